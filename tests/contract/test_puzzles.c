// SPDX-License-Identifier: MIT
// Tests positions in which a good player knows what to do (tests/puzzles): `hard` solves nine of ten in each
// game, and no heuristic or searching opponent gives a command that is certainly a blunder. Prints the
// puzzles missed. --long: `hard` thinks as long as at the table; else a part of that.
#include "../support/program.h"

#include "ai/greedy.h"
#include "ai/mind.h"
#include "ai/search_opponents.h"
#include "cli/files.h"
#include "data/pack_cache.h"
#include "data/puzzle.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIMULATIONS 10000 // of hard, in short
#define SOLVED_LEAST 90   // in a hundred
#define SEEDS 4           // with which those are asked that think little

static PackCache shelf;
static Mind *mind;
static bool in_full;

static int choose_in_short(const Decision *decision) {
    return search_opponent_hard(decision, SIMULATIONS);
}

static const Opponent hard_in_short = {.name = "hard", .thinks = true, .choose = choose_in_short};

static void setup(void) {
    const char *cards = getenv("STARDECK_CARDS");
    shelf = (PackCache){.games = games, .folder = cards != NULL ? cards : "cards"};
    mind = malloc(sizeof *mind);
    ck_assert_ptr_nonnull(mind);
}

static void teardown(void) {
    free(mind);
    pack_cache_finish(&shelf);
}

typedef struct Score {
    int asked, solved, blunders;
} Score;

static PuzzleAnswer ask(const Opponent *who, uint64_t seed, const Puzzle *puzzle) {
    Match *match = puzzle_match(puzzle);
    Rng rng = opponent_rng_at(seed, match_to_act(match), match_log_count(match));
    Command command;
    ck_assert(mind_decide(mind, who, NULL, match, &rng, NULL, NULL, &command));
    const PuzzleAnswer answer = puzzle_answer(puzzle, &command);
    if (answer != PUZZLE_SOLVED) {
        Text text = {0};
        puzzle_explain(puzzle, who->name, &command, &text);
        printf("%s: %s\n", puzzle_name(puzzle), text_string(&text));
        text_finish(&text);
    }
    return answer;
}

static void ask_file(const Opponent *who, uint64_t seed, const char *path, Score *score) {
    const ScenarioPacks packs = pack_cache_source(&shelf);
    Problems problems = {0};
    Puzzle *puzzle = puzzle_load(path, &packs, &problems);
    ck_assert_msg(puzzle != NULL, "%s: %s", path, problems.item[0].message);
    const PuzzleAnswer answer = ask(who, seed, puzzle);
    score->asked++;
    score->solved += answer == PUZZLE_SOLVED;
    score->blunders += answer == PUZZLE_BLUNDERED;
    puzzle_destroy(puzzle);
}

static Score ask_all(const Opponent *who, uint64_t seed, const char *game) {
    const char *tests = getenv("STARDECK_TESTS");
    Files files = {0};
    Text folder = {0}, problem = {0};
    Score score = {0};
    text_printf(&folder, "%s/puzzles/%s", tests != NULL ? tests : "tests", game);
    static const char *const endings[] = {".json", NULL};
    ck_assert_msg(files_add(&files, text_string(&folder), endings, &problem), "%s", text_string(&problem));
    for (int i = 0; i < files.count; i++)
        ask_file(who, seed, files.path[i], &score);
    printf("%s: %s solves %d of %d, %d blunders\n", game, who->name, score.solved, score.asked,
           score.blunders);
    files_finish(&files);
    text_finish(&folder);
    text_finish(&problem);
    return score;
}

static const char *const played[] = {"tactics", "alpha_strike", "deck_building", "star_empires"};
static const int puzzles_least[] = {30, 10, 10, 33};
#define PLAYED (int)(sizeof played / sizeof played[0])

START_TEST(hard_solves_nine_of_ten) {
    const Score score = ask_all(in_full ? &hard_opponent : &hard_in_short, 1, played[_i]);
    ck_assert_int_ge(score.asked, puzzles_least[_i]);
    ck_assert_int_ge(score.solved * 100, score.asked * SOLVED_LEAST);
    ck_assert_int_eq(score.blunders, 0);
}
END_TEST

START_TEST(nobody_blunders) {
    static const Opponent *const levels[] = {&greedy_opponent, &easy_opponent, &normal_opponent};
    for (int i = 0; i < 3; i++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++)
            ck_assert_int_eq(ask_all(levels[i], seed, played[_i]).blunders, 0);
}
END_TEST

int test_puzzles(void) {
    in_full = program_argc > 1 && strcmp(program_argv[1], "--long") == 0;
    Suite *suite = suite_create("puzzles");
    TCase *tcase = tcase_create("puzzles");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_set_timeout(tcase, 800);
    tcase_add_loop_test(tcase, hard_solves_nine_of_ten, 0, PLAYED);
    tcase_add_loop_test(tcase, nobody_blunders, 0, PLAYED);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// SPDX-License-Identifier: MIT
// stardeck puzzles: one line per solved puzzle; for a missed one also what the opponent would do and what a
// good player would; totals at the end.
#include "ai/mind.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/tally.h"
#include "data/puzzle.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct PuzzleOptions {
    const char *cards;
    const char *who;
    uint64_t seed;
    bool json;
    const Opponent *opponent; // the opponent being tested
    Mind *mind;
} PuzzleOptions;

static const Option options[] = {
    {.name = "who",
     .kind = OPTION_TEXT,
     .value = "WHO",
     .help = "the opponent that is asked, as in simulate --players (else hard)",
     .offset = offsetof(PuzzleOptions, who)},
    {.name = "seed",
     .kind = OPTION_NUMBER,
     .value = "N",
     .max = UINT64_MAX,
     .help = "another seed for its random numbers",
     .offset = offsetof(PuzzleOptions, seed)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(PuzzleOptions, cards)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print the results as one JSON document",
     .offset = offsetof(PuzzleOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck puzzles",
    .arguments = "FILE…",
    .summary =
        "Asks a computer opponent what it would do in the positions of puzzle files, and compares with "
        "what a\n"
        "good player would accept. Of a folder, every .json file in it and below is asked. Exit status: "
        "0 all\n"
        "are solved, 1 one is missed, 2 one could not be read or is faulty.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = INT16_MAX,
};

static void tell(Tally *tally, const char *path, const char *name, bool solved, const char *lines) {
    if (tally->json != NULL) {
        json_begin_object(tally->json, NULL);
        json_string(tally->json, "file", path);
        json_string(tally->json, "name", name);
        json_bool(tally->json, "solved", solved);
        tally_json_lines(tally->json, "faults", lines);
        json_end_object(tally->json);
    } else if (solved) {
        printf("ok %s (%s)\n", name, path);
    } else {
        tally_print_failed(path, lines);
    }
    tally->passed += solved;
    tally->failed += !solved;
}

// False if the opponent can't play this game.
static bool decide(const PuzzleOptions *given, const Puzzle *puzzle, Command *command) {
    Match *match = puzzle_match(puzzle);
    Rng rng = opponent_rng_at(given->seed, match_to_act(match), match_log_count(match));
    return opponent_can_play(given->opponent, match_catalog(match)->game) &&
           mind_decide(given->mind, given->opponent, NULL, match, &rng, NULL, NULL, command);
}

static void ask(Tally *tally, const char *path, const Puzzle *puzzle) {
    const PuzzleOptions *given = tally->own;
    Text lines = {0};
    Command command;
    bool solved = false;
    if (!decide(given, puzzle, &command)) {
        text_printf(&lines, "%s does not play this game\n", given->who);
    } else {
        solved = puzzle_answer(puzzle, &command) == PUZZLE_SOLVED;
        if (!solved)
            puzzle_explain(puzzle, given->who, &command, &lines);
    }
    tell(tally, path, puzzle_name(puzzle), solved, text_string(&lines));
    text_finish(&lines);
}

static void ask_file(Tally *tally, const char *path) {
    const ScenarioPacks packs = packs_for_scenarios(&tally->packs);
    Problems problems = {0};
    Puzzle *puzzle = puzzle_load(path, &packs, &problems);
    if (puzzle == NULL) {
        say_problems(&problems);
        tally->faulty++;
        tell(tally, path, NULL, false, "the file is faulty, nobody was asked\n");
    } else {
        ask(tally, path, puzzle);
    }
    puzzle_destroy(puzzle);
}

static int unknown_opponent(const char *who) {
    const char *names[OPPONENTS_MAX + 1] = {NULL};
    for (size_t i = 0; opponents[i] != NULL && i < OPPONENTS_MAX; i++)
        names[i] = opponents[i]->name;
    Text message = {0};
    text_printf(&message, "there is no opponent '%s'; allowed: ", who);
    say_list(&message, names);
    say_nearest(&message, who, names);
    say_error(EXIT_USAGE, "%s", text_string(&message));
    text_finish(&message);
    return EXIT_USAGE;
}

int puzzles_command(int argc, char **argv) {
    PuzzleOptions given = {.who = "hard", .seed = 1};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    given.opponent = opponent_find(given.who);
    if (given.opponent == NULL)
        return unknown_opponent(given.who);
    given.mind = malloc(sizeof *given.mind);
    if (given.mind == NULL)
        return say_error(EXIT_USAGE, "out of memory");
    const TallyTask task = {.key = "puzzles", .endings = tally_json_files, .file = ask_file, .own = &given};
    status = tally_run(&task, given.cards, given.json, arguments.item, arguments.count);
    free(given.mind);
    return status;
}

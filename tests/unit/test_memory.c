// SPDX-License-Identifier: MIT
// Tests running out of memory at the n-th allocation, for n = 1, 2, 3 …, once or from then on: reading cards,
// words, scenarios, settings and saved games, dealing, playing and saving. Each request is then refused with
// a sentence or carried out; nothing is lost, leaked or half done.
#include "app/stage/ui_words.h"
#include "data/pack.h"
#include "failing.h"
#include "play/session.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS 24
#define ALLOCATIONS_MAX 20000
#define EVERY_ONE_TO 800

typedef void (*Attempt)(void); // one try; it checks itself that it was all or nothing

// As ck_assert, which allocates itself even when all is well.
static void expect(bool holds, const char *what) {
    if (holds)
        return;
    failing_stop();
    ck_abort_msg("%s", what);
}

// Tries with the first allocation failing, the second, … until a try needs no more of them.
static void run_out(Attempt attempt) {
    for (int mode = FAIL_ONCE; mode <= FAIL_ALWAYS; mode++) {
        long n = 1;
        failing_start(n, (FailingMode)mode);
        for (attempt(); failing_stop() && n < ALLOCATIONS_MAX; attempt()) {
            n += 1 + n / EVERY_ONE_TO; // reading words takes thousands, one like the other
            failing_start(n, (FailingMode)mode);
        }
        ck_assert_int_gt(n, 1);
        ck_assert_int_lt(n, ALLOCATIONS_MAX);
    }
}

static const char *folder_of(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

// ---- reading ----

static Problems problems;

static void load_pack(void) {
    Catalog catalog;
    char folder[600];
    problems = (Problems){0};
    snprintf(folder, sizeof folder, "%s/tactics", folder_of("STARDECK_CARDS", "cards"));
    const bool good = pack_load(&catalog, played_catalog.game, folder, &problems);
    expect(good == (problems.count == 0), "what is refused is explained");
    expect(good || catalog.rules == NULL, "no half pack");
    pack_finish(&catalog);
}

static void load_words(void) {
    problems = (Problems){0};
    Layers layers = {0};
    char folder[600];
    snprintf(folder, sizeof folder, "%s/tactics", folder_of("STARDECK_CARDS", "cards"));
    Layers assets = {0};
    Words *words = layers_add(&layers, folder) && layers_add(&assets, folder_of("STARDECK_ASSETS", "assets"))
                       ? ui_words_load(&assets, &layers, &played_catalog, "de", &problems)
                       : NULL;
    expect(words == NULL || problems.count == 0, "no half language");
    words_destroy(words);
    layers_finish(&layers);
    layers_finish(&assets);
}

static char scenario_path[700];

static void run_scenario(void) {
    Text out = {0};
    problems = (Problems){0};
    Scenario *scenario = scenario_load(scenario_path, &played_packs, &problems);
    expect(scenario != NULL || problems.count > 0, "what is refused is explained");
    if (scenario != NULL && !scenario_run(scenario, &out))
        expect(out.length > 0 || out.failed, "what differs is explained");
    scenario_destroy(scenario);
    text_finish(&out);
}

static char save_path[128];
static uint64_t saved_hash;

static void load_save(void) {
    Text out = {0};
    problems = (Problems){0};
    Save *save = save_load(save_path, &played_packs, SAVE_SAME_RULES, &problems);
    expect(save != NULL || problems.count > 0, "what is refused is explained");
    if (save != NULL) {
        SaveReplay replay = save_replay(save, &out);
        if (replay.outcome == SAVE_GOOD)
            expect(match_hash(replay.match) == saved_hash, "a good game is the whole game");
        else
            expect(replay.outcome == SAVE_NO_MEMORY, "only memory is wrong");
        match_destroy(replay.match);
    }
    save_destroy(save);
    text_finish(&out);
}

// ---- playing ----

static void step(Match *match, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    const int count = match_legal(match, legal, COMMANDS_MAX);
    const Command command = legal[rng_below(rng, (uint32_t)count)];
    expect(match_submit(match, match_to_act(match), &command, NULL) == VERDICT_OK,
           "what is legal is carried out");
}

static void play(void) {
    Text problem = {0};
    Rng rng;
    rng_seed(&rng, 3);
    Match *match = match_create(&played_catalog, &played_table[0], NULL, &problem);
    expect(match != NULL || problem.length > 0 || problem.failed, "what is refused is explained");
    for (int i = 0; match != NULL && i < COMMANDS; i++)
        step(match, &rng);
    if (match != NULL)
        expect(match_log_complete(match) == (match_log_count(match) == COMMANDS),
               "the log knows what it lacks");
    match_destroy(match);
    text_finish(&problem);
}

static void sit_down(void) {
    Text problem = {0};
    const SessionOptions options = {.setup = played_table[0], .who = {NULL, opponents[0]}};
    Session *session = session_create(&played_catalog, &options, &problem);
    expect(session != NULL || problem.length > 0 || problem.failed, "what is refused is explained");
    for (int i = 0; session != NULL && i < COMMANDS; i++) {
        const Command *legal;
        if (session_stage(session) == SESSION_SHOWING || session_stage(session) == SESSION_SCORING)
            session_finish_showing(session);
        else if (session_legal(session, &legal) > 0)
            expect(session_submit(session, legal) == VERDICT_OK, "what is legal is carried out");
    }
    session_destroy(session);
    text_finish(&problem);
}

// ---- saving ----

// The file that is left must be the beginning of the game, as far as anything says so.
static void check_journal(const char *path, const Match *match, bool complete) {
    problems = (Problems){0};
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    if (complete)
        ck_assert_msg(save != NULL && save->command_count == COMMANDS, "%s", played_said(&problems));
    for (int i = 0; save != NULL && i < save->command_count; i++)
        ck_assert_uint_eq(save->command[i].hash, match_log(match, i)->hash);
    save_destroy(save);
}

// True: the n-th allocation was reached.
static bool journal(const Match *match, const SaveHeader *header, long n, FailingMode mode) {
    Text problem = {0};
    const char *path = played_path("b.jsonl");
    bool complete = false;
    remove(path);
    failing_start(n, mode);
    SaveWriter *writer = save_create(path, header, SAVE_NO_SYNC, &problem);
    for (int i = 0; writer != NULL && i < match_log_count(match); i++) {
        const LogEntry *entry = match_log(match, i);
        complete = save_command(writer, entry->seat, &entry->command, entry->hash, &problem);
    }
    complete = save_close(writer, &problem) && complete;
    const bool reached = failing_stop();
    check_journal(path, match, complete);
    text_finish(&problem);
    return reached;
}

START_TEST(saving) {
    Match *dealt = played_game(&played_table[0], 0), *match = played_game(&played_table[0], COMMANDS);
    const SaveHeader header = save_header(dealt, "1.2.3");
    for (int mode = FAIL_ONCE; mode <= FAIL_ALWAYS; mode++)
        for (long n = 1; journal(match, &header, n, (FailingMode)mode); n++)
            ck_assert_int_lt(n, ALLOCATIONS_MAX);
    match_destroy(dealt);
    match_destroy(match);
}
END_TEST

START_TEST(reading_cards) {
    run_out(load_pack);
}
END_TEST

START_TEST(reading_words) {
    run_out(load_words);
}
END_TEST

START_TEST(scenarios) {
    snprintf(scenario_path, sizeof scenario_path, "%s/../tests/scenarios/tactics/example-a.json",
             folder_of("STARDECK_CARDS", "cards"));
    run_out(run_scenario);
}
END_TEST

START_TEST(reading_saved_games) {
    Match *match = played_game(&played_table[0], COMMANDS);
    snprintf(save_path, sizeof save_path, "%s", played_path("a.jsonl"));
    played_save(match, save_path);
    saved_hash = match_hash(match);
    run_out(load_save);
    match_destroy(match);
}
END_TEST

START_TEST(playing) {
    run_out(play);
}
END_TEST

START_TEST(an_evening) {
    run_out(sit_down);
}
END_TEST

int test_memory(void) {
    failing_open();
    Suite *suite = suite_create("memory");
    TCase *tests = tcase_create("memory");
    tcase_set_timeout(tests, 0); // meson has one
    tcase_add_checked_fixture(tests, played_start, played_stop);
    tcase_add_test(tests, reading_cards);
    tcase_add_test(tests, reading_words);
    tcase_add_test(tests, scenarios);
    tcase_add_test(tests, reading_saved_games);
    tcase_add_test(tests, playing);
    tcase_add_test(tests, an_evening);
    tcase_add_test(tests, saving);
    suite_add_tcase(suite, tests);
    return played_run(suite);
}

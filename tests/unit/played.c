// SPDX-License-Identifier: MIT
#include "played.h"

#include "../contract/tested.h"
#include "cli/players.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEXT_MAX (1024 * 1024)

Catalog played_catalog;
char played_folder[64];
SetupOptions played_table[PLAYED_TABLES_MAX];
int played_table_count;

static const Catalog *find_pack(void *context, const char *game, Text *problem) {
    (void)context;
    if (strcmp(game, game_id(played_catalog.game)) == 0)
        return &played_catalog;
    text_printf(problem, "there is no game \"%s\"", game);
    return NULL;
}

const ScenarioPacks played_packs = {.find = find_pack};

// "--players a:random,b:random --variant alliances --short", "--options brittle": a line of tables.txt.
static void read_table(char *line) {
    const char *variant = NULL, *flags[3] = {NULL};
    int flag_count = 0;
    Players players = {.setup = {.seats = 0}};
    Text problem = {0};
    char *rest = NULL;
    for (char *word = strtok_r(line, " \n", &rest); word != NULL; word = strtok_r(NULL, " \n", &rest)) {
        if (strcmp(word, "--short") == 0)
            flags[flag_count++] = "short";
        else if (strcmp(word, "--top-secret") == 0)
            flags[flag_count++] = "top_secret";
        else if (strcmp(word, "--options") == 0)
            flags[flag_count++] = strtok_r(NULL, " \n", &rest);
        else if (strcmp(word, "--variant") == 0)
            variant = strtok_r(NULL, " \n", &rest);
        else if (strcmp(word, "--players") == 0)
            ck_assert(
                players_parse(strtok_r(NULL, " \n", &rest), &played_catalog, false, &players, &problem));
    }
    const bool good = players_options(&players, &played_catalog,
                                      &(GivenOptions){.variant = variant, .flags = flags}, &problem);
    ck_assert_msg(good, "%s", text_string(&problem));
    ck_assert_int_lt(played_table_count, PLAYED_TABLES_MAX);
    played_table[played_table_count++] = players.setup;
    text_finish(&problem);
}

static void read_tables(void) {
    char line[512];
    FILE *file = fopen(tested_path(tested_game()->tables), "r");
    ck_assert_ptr_nonnull(file);
    played_table_count = 0;
    while (fgets(line, sizeof line, file) != NULL)
        if (line[0] == '-')
            read_table(line);
    fclose(file);
    ck_assert_int_ge(played_table_count, 6);
}

void played_start(void) {
    static Problems problems;
    ck_assert_msg(tested_load(&played_catalog, &problems), "%s", played_said(&problems));
    memcpy(played_folder, "/tmp/stardeck-test-XXXXXX", sizeof "/tmp/stardeck-test-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(played_folder));
    read_tables();
}

void played_stop(void) {
    static const char *const names[] = {"a.jsonl", "b.jsonl", "in/a.jsonl", "in"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        remove(played_path(names[i]));
    rmdir(played_folder);
    pack_finish(&played_catalog);
}

const char *played_path(const char *name) {
    static char path[128];
    snprintf(path, sizeof path, "%s/%s", played_folder, name);
    return path;
}

bool played_step(Match *match, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    const Seat seat = match_to_act(match);
    if (seat == SEAT_NONE)
        return false;
    const int count = match_legal(match, legal, COMMANDS_MAX);
    const Command *command = tested_choice(played_catalog.game, legal, count, rng);
    // A game of evenly chosen commands is mostly passes, as there are many ways to pass.
    for (int i = 0; i < 20 && command->count > 0; i++)
        command = tested_choice(played_catalog.game, legal, count, rng);
    ck_assert_uint_eq(match_submit(match, seat, command, NULL), VERDICT_OK);
    return true;
}

Match *played_game(const SetupOptions *options, int commands) {
    Text problem = {0};
    Rng rng;
    rng_seed(&rng, options->seed + 5);
    Match *match = match_create(&played_catalog, options, NULL, &problem);
    ck_assert_msg(match != NULL, "%s", text_string(&problem));
    for (int i = 0; i < commands && played_step(match, &rng); i++)
        ;
    text_finish(&problem);
    return match;
}

#define STEPS_MAX 40000

static void carry_out_any(Session *session, Rng *chance) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    const Command command = legal[rng_below(chance, (uint32_t)count)];
    ck_assert_uint_eq(session_submit(session, &command), VERDICT_OK);
}

static void session_step(Session *session, Rng *chance, PlayedWatch *asked, PlayedWatch *shown) {
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        session_take_seat(session);
        break;
    case SESSION_DECIDING:
        asked(session);
        carry_out_any(session, chance);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        break;
    default:
        shown(session);
        session_finish_showing(session);
        break;
    }
}

void played_session(const SetupOptions *setup, uint64_t seed, PlayedWatch *asked, PlayedWatch *shown) {
    SessionOptions options = {.setup = *setup};
    Text problem = {0};
    Rng chance;
    options.setup.seed = seed;
    Session *session = session_create(&played_catalog, &options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    session_set_preferences(session, false, true);
    rng_seed(&chance, seed);
    for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++)
        session_step(session, &chance, asked, shown);
    ck_assert_int_eq(session_stage(session), SESSION_OVER);
    session_destroy(session);
    text_finish(&problem);
}

void played_save(const Match *match, const char *path) {
    played_save_as(match, path, SAVE_FORMAT);
}

void played_save_as(const Match *match, const char *path, int format) {
    static const char *const names[SEATS_MAX] = {"Ann", "Bob", "", "Zoë \"Z\"", "Émile", ""};
    Text problem = {0};
    Match *again = match_create(&played_catalog, match_options(match), NULL, &problem);
    ck_assert_ptr_nonnull(again);
    SaveHeader header = save_header(again, "1.2.3");
    header.format = format;
    header.hash = save_hash(&header, again);
    for (Seat seat = 0; seat < header.setup.seats; seat++) {
        text_copy(header.who[seat], sizeof header.who[seat], seat == 1 ? "random" : "human");
        text_copy(header.name[seat], sizeof header.name[seat], names[seat]);
    }
    text_copy(header.started, sizeof header.started, "2026-01-31T20:15");
    remove(path);
    SaveWriter *writer = save_create(path, &header, SAVE_NO_SYNC, &problem);
    for (int i = 0; i < match_log_count(match); i++) {
        const LogEntry *entry = match_log(match, i);
        match_submit(again, entry->seat, &entry->command, NULL);
        ck_assert(save_command(writer, entry->seat, &entry->command, save_hash(&header, again), &problem));
        if ((i + 1) % SAVE_SNAPSHOT_EVERY == 0)
            ck_assert(save_snapshot(writer, again, &problem));
    }
    if (match_to_act(match) == SEAT_NONE)
        ck_assert(save_game_over(writer, &problem));
    ck_assert(save_close(writer, &problem));
    ck_assert_str_eq(text_string(&problem), "");
    match_destroy(again);
    text_finish(&problem);
}

char *played_text(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return NULL;
    char *text = calloc(1, TEXT_MAX);
    ck_assert_ptr_nonnull(text);
    *length = fread(text, 1, TEXT_MAX - 1, file);
    fclose(file);
    return text;
}

const char *played_said(const Problems *list) {
    static char text[PROBLEMS_MAX * (PROBLEM_MESSAGE_MAX + PROBLEM_FILE_MAX)];
    Text out = {0};
    for (int i = 0; i < list->count; i++) {
        if (i > 0)
            text_add(&out, "\n");
        problem_print(&list->item[i], &out);
    }
    text_copy(text, sizeof text, text_string(&out));
    text_finish(&out);
    return text;
}

int played_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

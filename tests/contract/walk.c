// SPDX-License-Identifier: MIT
#include "walk.h"

#include "engine/game.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EVENTS_MOST 600

Catalog walk_catalog;
static Event event_store[2][EVENTS_MOST];
static uint8_t state_store[2][EVENTS_MOST * STATE_MAX];

// ---- cards

static void pack_folder(Text *folder) {
    const char *cards = getenv("STARDECK_CARDS");
    text_printf(folder, "%s/%s", cards != NULL ? cards : "cards", tested_game()->game->id);
}

static void load(const Text *folder) {
    static Problems problems;
    problems = (Problems){0};
    const bool good = pack_load(&walk_catalog, tested_game()->game, text_string(folder), &problems);
    ck_assert_msg(good, "%s: %s", text_string(folder), problems.item[0].message);
}

void walk_load(void) {
    Text folder = {0};
    pack_folder(&folder);
    load(&folder);
    text_finish(&folder);
}

static void read_file(const Text *path, Text *out) {
    char part[4096];
    FILE *file = fopen(text_string(path), "rb");
    ck_assert_msg(file != NULL, "%s", text_string(path));
    for (size_t count; (count = fread(part, 1, sizeof part, file)) > 0;)
        text_add_bytes(out, part, count);
    fclose(file);
}

// The deck with its cards shuffled, as a JSON text to be freed.
static char *shuffled_deck(const char *deck, uint64_t order) {
    cJSON *root = cJSON_Parse(deck), *cards = cJSON_GetObjectItemCaseSensitive(root, "cards");
    Rng rng;
    rng_seed(&rng, order);
    ck_assert(cJSON_IsArray(cards));
    for (int left = cJSON_GetArraySize(cards); left > 0; left--)
        cJSON_AddItemToArray(cards, cJSON_DetachItemFromArray(cards, (int)rng_below(&rng, (uint32_t)left)));
    char *text = cJSON_PrintUnformatted(root);
    cJSON_Delete(root);
    return text;
}

// A copy of one file of the pack in `to`; the deck's in another order.
static void copy_file(const char *name, const char *to, uint64_t order) {
    Text from = {0}, path = {0}, text = {0};
    pack_folder(&from);
    text_printf(&from, "/%s", name);
    text_printf(&path, "%s/%s", to, name);
    read_file(&from, &text);
    char *deck = strcmp(name, "deck.json") == 0 ? shuffled_deck(text_string(&text), order) : NULL;
    FILE *file = fopen(text_string(&path), "wb");
    ck_assert(file != NULL && fputs(deck != NULL ? deck : text_string(&text), file) >= 0);
    ck_assert_int_eq(fclose(file), 0);
    free(deck);
    text_finish(&from);
    text_finish(&path);
    text_finish(&text);
}

void walk_load_in_order(uint64_t order) {
    if (order == 0) {
        walk_load();
        return;
    }
    const Game *game = tested_game()->game;
    Text folder = {0};
    const char *place = getenv("TMPDIR");
    text_printf(&folder, "%s/stardeck-order-XXXXXX", place != NULL ? place : "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(folder.data));
    for (int i = 0; i < game->pack_file_count; i++)
        copy_file(game->pack_files[i].name, text_string(&folder), order);
    load(&folder);
    for (int i = 0; i < game->pack_file_count; i++) {
        Text path = {0};
        text_printf(&path, "%s/%s", text_string(&folder), game->pack_files[i].name);
        unlink(text_string(&path));
        text_finish(&path);
    }
    ck_assert_int_eq(rmdir(text_string(&folder)), 0);
    text_finish(&folder);
}

void walk_unload(void) {
    pack_finish(&walk_catalog);
}

// ---- games

int walk_tables(void) {
    return tested_game()->table_count;
}

static void read_position(Position *position, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    const Game *game = walk_catalog.game;
    position->seat = game->to_act(walk_catalog.rules, position->state);
    position->legal = legal;
    position->count = game->legal(walk_catalog.rules, position->state, legal, COMMANDS_MAX);
    if (position->count > COMMANDS_MAX)
        position->count = COMMANDS_MAX;
    if (position->seat != SEAT_NONE)
        position->command = *tested_choice(game, legal, position->count, rng);
}

void walk(int table, uint64_t seed, WalkLook look) {
    SetupOptions options = tested_game()->table[table];
    const Game *game = walk_catalog.game;
    static Position position;
    Rng rng;
    options.seed = seed * 1000 + (uint64_t)table;
    rng_seed(&position.rules_rng, options.seed);
    rng_seed(&rng, options.seed + 1);
    game->setup(walk_catalog.rules, &options, &position.rules_rng, position.state, NULL);
    for (read_position(&position, &rng); position.seat != SEAT_NONE; read_position(&position, &rng)) {
        look(&position, &rng);
        ck_assert_int_eq(game->apply(walk_catalog.rules, position.state, position.seat, &position.command,
                                     &position.rules_rng, NULL),
                         VERDICT_OK);
    }
    look(&position, &rng);
}

void walk_step(const Position *position, void *state, EventList *events) {
    Rng rules_rng = position->rules_rng;
    ck_assert_int_eq(walk_catalog.game->apply(walk_catalog.rules, state, position->seat, &position->command,
                                              &rules_rng, events),
                     VERDICT_OK);
}

void walk_view(const void *state, Seat viewer, void *view) {
    walk_catalog.game->view(walk_catalog.rules, state, viewer, view);
}

EventList walk_events(int which) {
    return (EventList){.item = event_store[which],
                       .capacity = EVENTS_MOST,
                       .states = state_store[which],
                       .state_bytes = walk_catalog.game->state_bytes};
}

const void *walk_event_state(int which, int event) {
    return state_store[which] + (size_t)event * walk_catalog.game->state_bytes;
}

int walk_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

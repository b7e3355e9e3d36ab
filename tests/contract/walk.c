// SPDX-License-Identifier: MIT
#include "walk.h"

#include <stdlib.h>
#include <string.h>

#define EVENTS_MOST 600

Catalog walk_catalog;
static Event event_store[2][EVENTS_MOST];
static uint8_t state_store[2][EVENTS_MOST * STATE_MAX];

void walk_load(void) {
    static Problems problems;
    ck_assert_msg(tested_load(&walk_catalog, &problems), "%s", problems.item[0].message);
}

void walk_unload(void) {
    pack_finish(&walk_catalog);
}

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
        position->command = legal[rng_below(rng, (uint32_t)position->count)];
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

// SPDX-License-Identifier: MIT
#include "walk.h"

#include "data/pack.h"
#include "games/tactics/views.h"

#include <stdlib.h>

Catalog walk_catalog;

const SetupOptions walk_table[WALK_TABLES] = {
    {.seats = 2, .faction = {0, 3}, .first = SEAT_NONE},
    {.seats = 2, .faction = {2, 3}, .flags = FLAG_SHORT | FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 3, .faction = {0, 3, 2}, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .flags = FLAG_TOP_SECRET, .first = SEAT_NONE},
    {.seats = 4, .faction = {0, 3, 1, 2}, .variant = VARIANT_ALLIANCES, .first = SEAT_NONE},
    {.seats = 4, .faction = {1, 2, 0, 3}, .variant = VARIANT_BLIND_TRUST, .first = SEAT_NONE},
};

void walk_load(void) {
    Problems problems = {0};
    Text folder = {0};
    const char *cards = getenv("STARDECK_CARDS");
    text_printf(&folder, "%s/tactics", cards != NULL ? cards : "cards");
    ck_assert(pack_load(&walk_catalog, &tactics_game, text_string(&folder), &problems));
    text_finish(&folder);
}

void walk_unload(void) {
    pack_finish(&walk_catalog);
}

static void read_position(Position *position, Rng *rng) {
    static Command legal[COMMANDS_MAX];
    position->seat = tactics_game.to_act(walk_catalog.rules, &position->state);
    position->legal = legal;
    position->count = legal_commands(walk_catalog.rules, &position->state, legal, COMMANDS_MAX);
    if (position->count > COMMANDS_MAX)
        position->count = COMMANDS_MAX;
    if (position->seat != SEAT_NONE)
        position->command = legal[rng_below(rng, (uint32_t)position->count)];
}

void walk(int table, uint64_t seed, WalkLook look) {
    SetupOptions options = walk_table[table];
    Position position;
    Rng rng;
    options.seed = seed * 1000 + (uint64_t)table;
    rng_seed(&position.rules_rng, options.seed);
    rng_seed(&rng, options.seed + 1);
    tactics_game.setup(walk_catalog.rules, &options, &position.rules_rng, &position.state, NULL);
    for (read_position(&position, &rng); position.seat != SEAT_NONE; read_position(&position, &rng)) {
        look(&position, &rng);
        ck_assert_int_eq(tactics_game.apply(walk_catalog.rules, &position.state, position.seat,
                                            &position.command, &position.rules_rng, NULL),
                         VERDICT_OK);
    }
    look(&position, &rng);
}

void walk_step(const Position *position, TacticsState *state, EventList *events) {
    Rng rules_rng = position->rules_rng;
    ck_assert_int_eq(
        tactics_game.apply(walk_catalog.rules, state, position->seat, &position->command, &rules_rng, events),
        VERDICT_OK);
}

void walk_view(const TacticsState *state, Seat viewer, void *view) {
    tactics_view(walk_catalog.rules, state, viewer, view);
}

int walk_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

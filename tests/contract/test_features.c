// SPDX-License-Identifier: MIT
// Tests how a game describes positions for nets (Game.features): every number is written, the same each time,
// names are unique, and turns begin where the game says (Game.turns_on), each once.
#include "engine/game.h"
#include "engine/match.h"
#include "walk.h"

#include <string.h>

#define GAMES 4 // at each table
#define GUARD 0x5A5A

static int described, begun; // positions; turns
static uint16_t last_turn;
static alignas(8) uint8_t earlier[STATE_MAX]; // the beginning of the turn before

static void check_numbers(const uint8_t *state, Seat seat) {
    int16_t out[FEATURES_MAX + 1], again[FEATURES_MAX];
    int names = 0;
    while (walk_catalog.game->feature_names[names] != NULL)
        names++;
    for (int i = 0; i <= FEATURES_MAX; i++)
        out[i] = GUARD;
    memset(again, 0, sizeof again);
    walk_catalog.game->features(walk_catalog.rules, state, seat, out);
    walk_catalog.game->features(walk_catalog.rules, state, seat, again);
    ck_assert_mem_eq(out, again, sizeof again);
    ck_assert_int_eq(out[FEATURES_MAX], GUARD);
    for (int i = names; i < FEATURES_MAX; i++)
        ck_assert_int_eq(out[i], 0);
}

static void look(const Position *position, Rng *rng) {
    const Game *game = walk_catalog.game;
    (void)rng;
    for (Seat seat = 0; seat < game->seats_min; seat++)
        check_numbers(position->state, seat);
    described++;
    if (position->seat == SEAT_NONE ||
        !game->turns_on(walk_catalog.rules, position->state, position->state, 0))
        return;
    const uint16_t turn = game->turns(position->state);
    if (turn == last_turn)
        return; // the first of several decisions at the beginning of a turn
    if (last_turn > 0) {
        ck_assert_int_gt(turn, last_turn);
        ck_assert(game->turns_on(walk_catalog.rules, earlier, position->state, turn - last_turn));
        ck_assert(!game->turns_on(walk_catalog.rules, earlier, position->state, turn - last_turn + 1));
    }
    memcpy(earlier, position->state, game->state_bytes);
    last_turn = turn;
    begun++;
}

START_TEST(positions_are_described) {
    if (walk_catalog.game->feature_names == NULL)
        return;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        last_turn = 0;
        walk(_i, seed, look);
    }
    ck_assert_int_gt(described, 100);
    ck_assert_int_gt(begun, 10);
}
END_TEST

START_TEST(names_are_unique) {
    const char *const *names = walk_catalog.game->feature_names;
    int count = 0;
    for (; names != NULL && names[count] != NULL; count++)
        for (int i = 0; i < count; i++)
            ck_assert_str_ne(names[i], names[count]);
    ck_assert_int_le(count, FEATURES_MAX);
}
END_TEST

int test_features(void) {
    Suite *suite = suite_create("features");
    TCase *tests = tcase_create("features");
    tcase_add_unchecked_fixture(tests, walk_load, walk_unload);
    tcase_add_loop_test(tests, positions_are_described, 0, walk_tables());
    tcase_add_test(tests, names_are_unique);
    suite_add_tcase(suite, tests);
    return walk_run(suite);
}

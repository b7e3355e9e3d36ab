// SPDX-License-Identifier: MIT
// Tests the state check that all other tests rely on: in positions of random games, a card or target that is
// missing, duplicated, or where it can't be is found each time.
#include "walk.h"

#include "games/tactics/state.h"
#include "games/tactics/views.h"

#include <string.h>

static bool is_in_order(const TacticsState *state) {
    Text problem = {0};
    const bool good = tactics_check(walk_catalog.rules, state, &problem);
    ck_assert(good == (problem.length == 0));
    text_finish(&problem);
    return good;
}

static int tried;

static void expect_found(const TacticsState *state, const char *what) {
    if (is_in_order(state))
        ck_abort_msg("%s is not found", what);
    tried++;
}

// Each pile of the seat without its top, with it twice, and with a card of nobody's.
static void spoil_pile(const TacticsState *state, size_t offset, Seat seat) {
    TacticsState spoilt = *state;
    Pile *pile = (Pile *)(void *)((uint8_t *)&spoilt + offset) + seat;
    if (pile->count == 0)
        return;
    const uint8_t top = pile->card[pile->count - 1];
    pile->count--;
    expect_found(&spoilt, "a missing card");
    pile->card[pile->count++] = (uint8_t)((top + 1) % DECK_MAX);
    expect_found(&spoilt, "another card in its place");
    pile->card[pile->count - 1] = DECK_MAX;
    expect_found(&spoilt, "a card of no deck");
    pile->card[pile->count - 1] = top;
    if (pile->count == DECK_MAX)
        return;
    pile->card[pile->count++] = top;
    expect_found(&spoilt, "a card that is there twice");
}

static void spoil_table(const TacticsState *state) {
    TacticsState spoilt = *state;
    if (state->row_start[ROWS] == 0)
        return;
    for (uint8_t row = 0; row < ROWS; row++)
        if (row_count(state, row) > 0) {
            tactics_take(&spoilt, row, 0);
            expect_found(&spoilt, "a card that has left the table");
            spoilt = *state;
            spoilt.table[spoilt.row_start[row]].copy = copy_of(state->seats, 0);
            expect_found(&spoilt, "a card of a seat that does not play");
            spoilt = *state;
        }
}

static void spoil_targets(const TacticsState *state) {
    TacticsState spoilt = *state;
    if (state->target_count > 0) {
        spoilt.targets[0] = state->targets[state->target_count - 1];
        if (state->target_count > 1)
            expect_found(&spoilt, "a target that is there twice");
        spoilt = *state;
    }
    if (state->won_count > 0 && !(state->flags & FLAG_SHORT)) {
        spoilt.won_count--;
        expect_found(&spoilt, "a conquered target that is gone");
    }
}

static void look(const Position *position, Rng *rng) {
    const TacticsState *state = (const TacticsState *)(const void *)position->state;
    ck_assert(is_in_order(state));
    if (rng_below(rng, 8) != 0)
        return;
    for (Seat seat = 0; seat < state->seats; seat++) {
        spoil_pile(state, offsetof(TacticsState, hand), seat);
        spoil_pile(state, offsetof(TacticsState, draw), seat);
        spoil_pile(state, offsetof(TacticsState, discard), seat);
    }
    spoil_table(state);
    spoil_targets(state);
}

START_TEST(what_is_out_of_order_is_found) {
    tried = 0;
    walk(_i, 1, look);
    ck_assert_int_gt(tried, 100);
}
END_TEST

int test_check(void) {
    Suite *suite = suite_create("check");
    TCase *tcase = tcase_create("positions");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_loop_test(tcase, what_is_out_of_order_is_found, 0, walk_tables());
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

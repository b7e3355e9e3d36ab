// SPDX-License-Identifier: MIT
// Tests the worth a game gives to commands (Game.weigh), and the opponent that uses it: exactly one answer
// for each command, the same for the same view; the best is chosen, among equals each sometimes; and nobody
// gives up.
#include "ai/greedy.h"
#include "engine/game.h"
#include "engine/match.h"
#include "walk.h"

#include <string.h>

#define GAMES 6 // at each table
#define GUARD ((int32_t)0x5A5A5A5A)

static int weighed, ties, seconds; // positions; of those with several best; in which not the first was chosen

static void ask(const void *view, const Position *position, int32_t *worth) {
    for (int i = 0; i <= position->count; i++)
        worth[i] = GUARD;
    walk_catalog.game->weigh(walk_catalog.rules, view, position->legal, position->count, worth);
    ck_assert_int_eq(worth[position->count], GUARD);
}

static void look(const Position *position, Rng *rng) {
    static int32_t worth[COMMANDS_MAX + 1], again[COMMANDS_MAX + 1];
    static View view;
    if (position->seat == SEAT_NONE)
        return;
    view.game = walk_catalog.game;
    view.viewer = position->seat;
    walk_view(position->state, position->seat, view.bytes);
    ask(view.bytes, position, worth);
    ask(view.bytes, position, again);
    ck_assert_mem_eq(worth, again, (size_t)position->count * sizeof worth[0]);
    int32_t best = worth[0];
    for (int i = 1; i < position->count; i++)
        best = worth[i] > best ? worth[i] : best;
    int equal = 0, first = -1;
    for (int i = 0; i < position->count; i++) {
        equal += worth[i] == best;
        first = first < 0 && worth[i] == best ? i : first;
    }
    const Decision decision = {.view = &view,
                               .rules = walk_catalog.rules,
                               .legal = position->legal,
                               .count = position->count,
                               .rng = rng};
    const int chosen = greedy_opponent.choose(&decision);
    ck_assert_int_eq(worth[chosen], best);
    ck_assert(!walk_catalog.game->verbs[position->legal[chosen].verb].resigns);
    weighed++;
    ties += equal > 1;
    seconds += chosen != first;
}

START_TEST(the_best_is_chosen) {
    if (walk_catalog.game->weigh == NULL) {
        ck_assert(!opponent_can_play(&greedy_opponent, walk_catalog.game));
        return;
    }
    ck_assert_ptr_eq(opponent_for("greedy", walk_catalog.game), &greedy_opponent);
    for (int table = 0; table < walk_tables(); table++)
        for (uint64_t seed = 1; seed <= GAMES; seed++)
            walk(table, seed, look);
    ck_assert_int_gt(weighed, 1000);
    ck_assert_int_gt(ties, 20);
    ck_assert_int_gt(seconds, 5);
}
END_TEST

int test_weigh(void) {
    Suite *suite = suite_create("weigh");
    TCase *test_case = tcase_create("greedy");
    tcase_add_unchecked_fixture(test_case, walk_load, walk_unload);
    tcase_set_timeout(test_case, 120);
    tcase_add_test(test_case, the_best_is_chosen);
    suite_add_tcase(suite, test_case);
    return walk_run(suite);
}

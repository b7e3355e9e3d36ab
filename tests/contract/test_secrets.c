// SPDX-License-Identifier: MIT
// Tests that nobody can peek: in random positions of every table, everything a viewer can't know is replaced
// by something else that fits. The viewer's view and legal commands must stay the same to the byte, and so
// must what the viewer sees of commands' effects. For every game; each says what is hidden (tested.h).
#include "engine/game.h"
#include "walk.h"

#include <string.h>

typedef struct State {
    alignas(8) uint8_t bytes[STATE_MAX];
} State;

typedef struct ViewBytes {
    alignas(8) uint8_t bytes[VIEW_MAX];
} ViewBytes;

static void copy_state(State *to, const void *from) {
    memcpy(to->bytes, from, walk_catalog.game->state_bytes);
}

static void assert_same_views(const void *a, const void *b, Seat viewer) {
    static ViewBytes views[2];
    walk_view(a, viewer, views[0].bytes);
    walk_view(b, viewer, views[1].bytes);
    ck_assert_mem_eq(views[0].bytes, views[1].bytes, walk_catalog.game->view_bytes);
}

static int changed;

static void compare(const Position *position, Seat viewer, Rng *rng) {
    static Command commands[2][COMMANDS_MAX];
    static State other;
    const Game *game = walk_catalog.game;
    copy_state(&other, position->state);
    tested_game()->scramble(other.bytes, viewer, NULL, rng);
    changed += memcmp(other.bytes, position->state, game->state_bytes) != 0;
    assert_same_views(position->state, other.bytes, viewer);
    if (viewer != position->seat)
        return;
    const int count = game->legal(walk_catalog.rules, position->state, commands[0], COMMANDS_MAX);
    ck_assert_int_eq(count, game->legal(walk_catalog.rules, other.bytes, commands[1], COMMANDS_MAX));
    ck_assert_mem_eq(commands[0], commands[1],
                     (size_t)(count < COMMANDS_MAX ? count : COMMANDS_MAX) * sizeof(Command));
}

static int seats_at(int table) {
    return tested_game()->table[table].seats;
}

static int table_now;

static void look(const Position *position, Rng *rng) {
    for (Seat viewer = 0; viewer < seats_at(table_now); viewer++)
        compare(position, viewer, rng);
    compare(position, SEAT_NONE, rng);
}

// ---- what a command causes

static int compared;

// May the viewer know the card that `event` names to it? By the views before and after it (which have a test
// of their own), or because the rules open it in that very moment.
static void check_told(const void *before, const void *after, Seat viewer, const Event *event) {
    static ViewBytes views[2];
    if (event->card == NONE || tested_game()->opens(event, viewer))
        return;
    walk_view(before, viewer, views[0].bytes);
    walk_view(after, viewer, views[1].bytes);
    ck_assert_msg(tested_game()->in_sight(views[0].bytes, event) ||
                      tested_game()->in_sight(views[1].bytes, event),
                  "event %d names a hidden card", event->kind);
}

static void check_events(const Position *position, const EventList lists[2], Seat viewer) {
    ck_assert_int_eq(lists[0].count, lists[1].count);
    for (int i = 0; i < lists[0].count; i++) {
        const Event events[2] = {event_for(&lists[0].item[i], viewer), event_for(&lists[1].item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        assert_same_views(walk_event_state(0, i), walk_event_state(1, i), viewer);
        check_told(i > 0 ? walk_event_state(0, i - 1) : position->state, walk_event_state(0, i), viewer,
                   &events[0]);
    }
    compared += lists[0].count;
}

static void compare_events(const Position *position, Seat viewer, Rng *rng) {
    static State states[2];
    TestedKeep keep = {{0}};
    if (!tested_game()->keep(&walk_catalog, position->state, &position->command, viewer, &position->rules_rng,
                             &keep))
        return;
    EventList lists[2] = {walk_events(0), walk_events(1)};
    for (int k = 0; k < 2; k++) {
        copy_state(&states[k], position->state);
        if (k == 1)
            tested_game()->scramble(states[k].bytes, viewer, &keep, rng);
        walk_step(position, states[k].bytes, &lists[k]);
    }
    check_events(position, lists, viewer);
}

static void look_at_events(const Position *position, Rng *rng) {
    for (Seat viewer = 0; viewer < seats_at(table_now) && position->seat != SEAT_NONE; viewer++)
        compare_events(position, viewer, rng);
    if (position->seat != SEAT_NONE)
        compare_events(position, SEAT_NONE, rng);
}

START_TEST(views_depend_on_nothing_hidden) {
    changed = 0;
    table_now = _i;
    for (int seed = 0; seed < 12 * tested_game()->games; seed++)
        walk(_i, (uint64_t)seed, look);
    ck_assert_int_gt(changed, 1000);
}
END_TEST

START_TEST(events_tell_nothing_hidden) {
    compared = 0;
    table_now = _i;
    for (int seed = 0; seed < 4 * tested_game()->games; seed++)
        walk(_i, 20 + (uint64_t)seed, look_at_events);
    ck_assert_int_gt(compared, 1000);
}
END_TEST

int test_secrets(void) {
    Suite *suite = suite_create("secrets");
    TCase *tcase = tcase_create("views");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_loop_test(tcase, views_depend_on_nothing_hidden, 0, walk_tables());
    tcase_add_loop_test(tcase, events_tell_nothing_hidden, 0, walk_tables());
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

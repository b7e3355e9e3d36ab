// SPDX-License-Identifier: MIT
// Nobody can peek: in random positions of every variant and number of seats, everything a viewer can't know
// is replaced by something else that fits, and the viewer's view and legal commands must stay the same to the
// byte (rules §9).
#include "scramble.h"
#include "walk.h"

#include <string.h>

static void compare(const TacticsState *state, Seat viewer, Rng *rng) {
    static TacticsView views[2];
    static Command commands[2][COMMANDS_MAX];
    TacticsState other = *state;
    scramble(&other, viewer, NULL, rng);
    walk_view(state, viewer, &views[0]);
    walk_view(&other, viewer, &views[1]);
    ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    if (viewer != walk_catalog.game->to_act(walk_catalog.rules, state))
        return;
    const int count = legal_commands(walk_catalog.rules, state, commands[0], COMMANDS_MAX);
    ck_assert_int_eq(count, legal_commands(walk_catalog.rules, &other, commands[1], COMMANDS_MAX));
    ck_assert_mem_eq(commands[0], commands[1],
                     (size_t)(count < COMMANDS_MAX ? count : COMMANDS_MAX) * sizeof(Command));
}

static void look(const Position *position, Rng *rng) {
    for (Seat viewer = 0; viewer < position->state.seats; viewer++)
        compare(&position->state, viewer, rng);
    compare(&position->state, SEAT_NONE, rng);
}

// ---- what a command causes

// May the viewer know the card that `event` names to it? By the views before and after it (which have a test
// of their own), or because the rules open it in that very moment.
static bool may_be_told(const TacticsView *before, const TacticsView *after, Seat viewer,
                        const Event *event) {
    const uint8_t opened[] = {EVENT_OFFER_OPEN, EVENT_SHIELD, EVENT_SHIELD_OFF, EVENT_SHIELD_BACK};
    Keep seen = {{0}};
    const Event nothing = {.card = NONE};
    if (event->card == NONE || event->owner == SEAT_NONE || event->owner == viewer ||
        memchr(opened, event->kind, sizeof opened) != NULL)
        return true;
    scramble_mark_seen(&seen, before, &nothing);
    scramble_mark_seen(&seen, after, &nothing);
    return seen[event->owner][event->card] || after->drawn == event->card;
}

static void check_told(const TacticsView *before, const TacticsView *after, Seat viewer, const Event *event) {
    ck_assert_msg(may_be_told(before, after, viewer, event), "event %d names a hidden card", event->kind);
}

static int compared;

static void compare_events(const Position *position, Seat viewer, Rng *rng) {
    static TacticsView views[2];
    Keep keep = {{0}};
    if (!scramble_keep(&walk_catalog, &position->state, &position->command, viewer, &position->rules_rng,
                       check_told, &keep))
        return;
    EventList lists[2] = {scramble_events(0), scramble_events(1)};
    for (int k = 0; k < 2; k++) {
        TacticsState state = position->state;
        if (k == 1)
            scramble(&state, viewer, &keep, rng);
        walk_step(position, &state, &lists[k]);
    }
    ck_assert_int_eq(lists[0].count, lists[1].count);
    for (int i = 0; i < lists[0].count; i++) {
        const Event events[2] = {event_for(&lists[0].item[i], viewer), event_for(&lists[1].item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            walk_view(scramble_state(k, i), viewer, &views[k]);
        ck_assert_mem_eq(&views[0], &views[1], sizeof views[0]);
    }
    compared += lists[0].count;
}

static void look_at_events(const Position *position, Rng *rng) {
    for (Seat viewer = 0; viewer < position->state.seats && position->seat != SEAT_NONE; viewer++)
        compare_events(position, viewer, rng);
    if (position->seat != SEAT_NONE)
        compare_events(position, SEAT_NONE, rng);
}

START_TEST(views_depend_on_nothing_hidden) {
    for (uint64_t seed = 0; seed < 12; seed++)
        walk(_i, seed, look);
}
END_TEST

START_TEST(events_tell_nothing_hidden) {
    compared = 0;
    for (uint64_t seed = 20; seed < 24; seed++)
        walk(_i, seed, look_at_events);
    ck_assert_int_gt(compared, 1000);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("secrets");
    TCase *tcase = tcase_create("views");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_loop_test(tcase, views_depend_on_nothing_hidden, 0, WALK_TABLES);
    tcase_add_loop_test(tcase, events_tell_nothing_hidden, 0, WALK_TABLES);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

// SPDX-License-Identifier: MIT
// What is said to tell nothing does tell nothing: where a command may be taken back, all that it brings about
// was to be foreseen. Everything that the viewer can't know is replaced by something else that fits, the same
// command is carried out, and each event and each view after it must be the same to the byte. So whoever
// takes it back has learned nothing by it.
#include "scramble.h"
#include "walk.h"

#include <string.h>

static int free_by_verb[VERB_ACK + 1], free_removals, openly;

static EventList carry_out(int which, const Position *position, const TacticsState *from) {
    EventList events = scramble_events(which);
    TacticsState state = *from;
    walk_step(position, &state, &events);
    ck_assert_int_eq(events.dropped, 0);
    return events;
}

static bool tells_nothing(const EventList *events, Seat viewer) {
    for (int i = 0; i < events->count; i++)
        if (walk_catalog.game->tells(&events->item[i], viewer) != TELLS_NOTHING)
            return false;
    return true;
}

static void compare(const EventList *a, const EventList *b, Seat viewer) {
    static TacticsView views[2];
    ck_assert_int_eq(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        const Event events[2] = {event_for(&a->item[i], viewer), event_for(&b->item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            walk_view(scramble_state(k, i), viewer, &views[k]);
        ck_assert_msg(memcmp(&views[0], &views[1], sizeof views[0]) == 0,
                      "event %d of kind %d tells something", i, events[0].kind);
    }
}

// The command's own cards are the same in both; they too must have been in sight.
static void check_named(const TacticsState *state, const EventList *events, Seat viewer) {
    static TacticsView view;
    const Event nothing = {.card = NONE, .owner = SEAT_NONE};
    Keep seen = {{0}};
    walk_view(state, viewer, &view);
    scramble_mark_seen(&seen, &view, &nothing);
    for (int i = 0; i < events->count; i++) {
        const Event event = event_for(&events->item[i], viewer);
        if (event.card != NONE && event.owner < TACTICS_SEATS)
            ck_assert_msg(seen[event.owner][event.card] || view.drawn == event.card ||
                              view.drawn_with == event.card,
                          "event %d of kind %d names a card that was not in sight", i, event.kind);
    }
}

static void count_free(const Command *command, const EventList *events, Seat viewer) {
    free_by_verb[command->verb]++;
    openly += viewer == SEAT_NONE;
    for (int i = 0; i < events->count; i++)
        free_removals += events->item[i].kind == EVENT_REMOVE;
}

static void check(const Position *position, Seat viewer, Rng *rng) {
    const EventList events = carry_out(0, position, &position->state);
    if (!tells_nothing(&events, viewer))
        return;
    count_free(&position->command, &events, viewer);
    check_named(&position->state, &events, viewer);
    for (int again = 0; again < 3; again++) {
        TacticsState other = position->state;
        Keep keep = {{0}};
        scramble_keep_own(&position->state, position->seat, &position->command, &keep);
        scramble(&other, viewer, &keep, rng);
        rng_shuffle(rng, other.targets, other.target_count); // none of them is dealt
        const EventList others = carry_out(1, position, &other);
        compare(&events, &others, viewer);
    }
}

static void look(const Position *position, Rng *rng) {
    if (position->seat == SEAT_NONE)
        return;
    check(position, position->seat, rng);
    check(position, SEAT_NONE, rng);
}

START_TEST(what_can_be_taken_back_has_told_nothing) {
    for (int table = 0; table < WALK_TABLES; table++)
        for (uint64_t seed = 0; seed < 12; seed++)
            walk(table, seed, look);
    ck_assert_int_gt(free_by_verb[VERB_PASS], 0);
    ck_assert_int_gt(free_by_verb[VERB_PICK], 0);
    ck_assert_int_gt(free_by_verb[VERB_MOVE], 0);
    ck_assert_int_gt(free_removals, 0);
    ck_assert_int_gt(openly, 0);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("tells");
    TCase *tcase = tcase_create("games");
    tcase_add_unchecked_fixture(tcase, walk_load, walk_unload);
    tcase_add_test(tcase, what_can_be_taken_back_has_told_nothing);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

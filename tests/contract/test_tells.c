// SPDX-License-Identifier: MIT
// What is said to tell nothing does tell nothing: where a command may be taken back, all that it brings about
// was to be foreseen. Everything that the viewer can't know is replaced by something else that fits, the same
// command is carried out, and each event and each view after it must be the same to the byte. So whoever
// takes it back has learned nothing by it. Of every game.
#include "walk.h"

#include <string.h>

typedef struct Bytes {
    alignas(8) uint8_t bytes[VIEW_MAX];
} Bytes;
_Static_assert(VIEW_MAX >= STATE_MAX, "bytes of a state or a view");

static int free_by_verb[32], free_events, openly;

static EventList carry_out(int which, const Position *position, const void *from) {
    static Bytes state;
    EventList events = walk_events(which);
    memcpy(state.bytes, from, walk_catalog.game->state_bytes);
    walk_step(position, state.bytes, &events);
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
    static Bytes views[2];
    ck_assert_int_eq(a->count, b->count);
    for (int i = 0; i < a->count; i++) {
        const Event events[2] = {event_for(&a->item[i], viewer), event_for(&b->item[i], viewer)};
        ck_assert_mem_eq(&events[0], &events[1], sizeof events[0]);
        for (int k = 0; k < 2; k++)
            walk_view(walk_event_state(k, i), viewer, views[k].bytes);
        ck_assert_msg(memcmp(views[0].bytes, views[1].bytes, walk_catalog.game->view_bytes) == 0,
                      "event %d of kind %d tells something", i, events[0].kind);
    }
}

// The command's own cards are the same in both; they too must have been in sight.
static void check_named(const Position *position, const EventList *events, Seat viewer) {
    static Bytes view;
    walk_view(position->state, viewer, view.bytes);
    for (int i = 0; i < events->count; i++) {
        const Event event = event_for(&events->item[i], viewer);
        ck_assert_msg(event.card == NONE || tested_game()->in_sight(view.bytes, &event),
                      "event %d of kind %d names a card that was not in sight", i, event.kind);
    }
}

static void count_free(const Command *command, const EventList *events, Seat viewer) {
    free_by_verb[command->verb]++;
    openly += viewer == SEAT_NONE;
    for (int i = 0; i < events->count; i++)
        free_events += events->item[i].kind == tested_game()->free_event;
}

static void check(const Position *position, Seat viewer, Rng *rng) {
    static Bytes other;
    const TestedGame *game = tested_game();
    const EventList events = carry_out(0, position, position->state);
    if (!tells_nothing(&events, viewer))
        return;
    count_free(&position->command, &events, viewer);
    check_named(position, &events, viewer);
    for (int again = 0; again < 3; again++) {
        TestedKeep keep = {{0}};
        memcpy(other.bytes, position->state, walk_catalog.game->state_bytes);
        game->keep_own(position->state, position->seat, &position->command, &keep);
        game->scramble(other.bytes, viewer, &keep, rng);
        if (game->scramble_rest != NULL) // none of it is dealt
            game->scramble_rest(other.bytes, rng);
        const EventList others = carry_out(1, position, other.bytes);
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
    for (int table = 0; table < walk_tables(); table++)
        for (int seed = 0; seed < 12 * tested_game()->games; seed++)
            walk(table, (uint64_t)seed, look);
    for (int verb = 0; verb < 32; verb++)
        ck_assert_msg(!(tested_game()->free_verbs >> verb & 1) || free_by_verb[verb] > 0,
                      "verb %d could never be taken back", verb);
    ck_assert_int_gt(free_events, 0);
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

// SPDX-License-Identifier: MIT
// What is said to tell nothing does tell nothing: where a command may be taken back, all that it brings about
// was to be foreseen. Everything that the viewer can't know is replaced by something else that fits, the same
// command is carried out, and each event and each view after it must be the same to the byte. So whoever
// takes it back has learned nothing by it.
#include "engine/match.h"
#include "scramble.h"
#include "walk.h"

#include <string.h>

#define ORDERS 24 // of the deck: in one alone some ways through the rules may never be taken

static int free_by_verb[VERB_ACK + 1], free_removals, free_shields, openly;

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

// Shields that have been handed over with a card and wait to be laid on it: no view shows them any more, but
// their owner chose them.
static void mark_waiting_shields(Keep *seen, const TacticsState *state, Seat viewer) {
    for (int i = 0; i < state->depth; i++) {
        const Frame *frame = &state->stack[i];
        if (frame->kind == FRAME_SHIELD && copy_seat(frame->copy) == viewer)
            (*seen)[viewer][frame->a] = 1;
    }
}

// The command's own cards are the same in both; they too must have been in sight.
static void check_named(const TacticsState *state, const EventList *events, Seat viewer) {
    static TacticsView view;
    const Event nothing = {.card = NONE, .owner = SEAT_NONE};
    Keep seen = {{0}};
    walk_view(state, viewer, &view);
    scramble_mark_seen(&seen, &view, &nothing);
    mark_waiting_shields(&seen, state, viewer);
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
    free_shields += command->verb == VERB_ACK && events->count > 0 && events->item[0].kind == EVENT_SHIELD;
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

// Blind Trust has the rarest ways.
static uint64_t games(int table, uint64_t order) {
    return order == 0 || walk_table[table].variant == VARIANT_BLIND_TRUST ? 12 : 3;
}

START_TEST(what_can_be_taken_back_has_told_nothing) {
    for (uint64_t order = 0; order < ORDERS; order++) {
        walk_load_in_order(order);
        for (int table = 0; table < WALK_TABLES; table++)
            for (uint64_t seed = 0; seed < games(table, order); seed++)
                walk(table, seed, look);
        walk_unload();
    }
    ck_assert_int_gt(free_by_verb[VERB_PASS], 0);
    ck_assert_int_gt(free_by_verb[VERB_PICK], 0);
    ck_assert_int_gt(free_by_verb[VERB_MOVE], 0);
    ck_assert_int_gt(free_removals, 0);
    ck_assert_int_gt(free_shields, 0);
    ck_assert_int_gt(openly, 0);
}
END_TEST

// In play some of these always come with others that tell something; with other cards they need not.
START_TEST(what_shows_hidden_cards_is_news_by_itself) {
    const Event hands = {.kind = EVENT_SHOW_HAND, .seat = 1, .owner = 0, .card = NONE};
    ck_assert_int_eq(tactics_game.tells(&hands, 1), TELLS_HAND);
    ck_assert_int_eq(tactics_game.tells(&hands, 0), TELLS_NOTHING); // the hand's owner knows it
    const uint8_t looking[] = {DO_SUMMON, DO_DRAW_AND_PLAY};
    for (size_t i = 0; i < sizeof looking; i++) {
        const Event effect = {.kind = EVENT_EFFECT, .seat = 1, .amount = looking[i]};
        for (Seat viewer = 0; viewer < SEATS_MAX; viewer++)
            ck_assert_int_eq(tactics_game.tells(&effect, viewer), TELLS_REVEAL);
    }
}
END_TEST

// What did not fit into the list may have been anything.
START_TEST(what_was_not_listed_is_news) {
    Text problem = {0};
    SetupOptions options = walk_table[0];
    walk_load();
    Match *match = match_create(&walk_catalog, &options, NULL, &problem);
    ck_assert_ptr_nonnull(match);
    const Event event = {.kind = EVENT_PASS, .seat = 0, .card = NONE};
    EventList list = {.item = &(Event){0}, .capacity = 1};
    events_add(&list, &event, NULL);
    ck_assert_int_eq(match_tells(match, &list, 0), TELLS_NOTHING);
    events_add(&list, &event, NULL);
    ck_assert_int_eq(match_tells(match, &list, 0), TELLS_REVEAL);
    match_destroy(match);
    walk_unload();
    text_finish(&problem);
}
END_TEST

int main(void) {
    Suite *suite = suite_create("tells");
    TCase *tcase = tcase_create("games");
    tcase_add_test(tcase, what_can_be_taken_back_has_told_nothing);
    tcase_add_test(tcase, what_was_not_listed_is_news);
    tcase_add_test(tcase, what_shows_hidden_cards_is_news_by_itself);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

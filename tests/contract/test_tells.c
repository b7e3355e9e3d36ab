// SPDX-License-Identifier: MIT
// What is said to tell nothing does tell nothing: where a command may be taken back, all that it brings about
// was to be foreseen. Everything that the viewer can't know is replaced by something else that fits - hidden
// cards, dice, lots -, the same command is carried out, and each event and each view after
// it must be the same to the byte. So whoever takes it back has learned nothing by it. Of every game.
#include "engine/game.h"
#include "games/tactics/rules.h"
#include "games/tactics/tactics.h"
#include "games/tactics/view.h"
#include "walk.h"

#include <string.h>

typedef struct Bytes {
    alignas(8) uint8_t bytes[VIEW_MAX];
} Bytes;
_Static_assert(VIEW_MAX >= STATE_MAX, "bytes of a state or a view");

#define ORDERS 24 // of the deck: in one alone some ways through the rules may never be taken

static int free_by_verb[32], openly;
static uint64_t free_events;
static bool met_besides;

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
        if (walk_catalog.game->reveals(&events->item[i], viewer) != REVEAL_NOTHING)
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
        ck_assert_msg(
            event.card == NONE || tested_game()->in_sight(view.bytes, &event) ||
                (tested_game()->waits != NULL && tested_game()->waits(position->state, viewer, &event)),
            "event %d of kind %d names a card that was not in sight", i, event.kind);
    }
}

static void count_free(const Command *command, const EventList *events, Seat viewer) {
    free_by_verb[command->verb]++;
    openly += viewer == SEAT_NONE;
    for (int i = 0; i < events->count; i++)
        free_events |= UINT64_C(1) << events->item[i].kind;
    met_besides |= tested_game()->free_besides == NULL || tested_game()->free_besides(command, events);
}

// Luck: with other dice, lots and shuffles the same must come of it.
static void check_luck(const Position *position, const EventList *events, Seat viewer, Rng *rng) {
    static Position otherwise;
    otherwise = *position;
    for (int again = 0; again < 2; again++) {
        rng_seed(&otherwise.rules_rng, rng_below(rng, UINT32_MAX));
        const EventList others = carry_out(1, &otherwise, position->state);
        compare(events, &others, viewer);
    }
}

static void check(const Position *position, Seat viewer, Rng *rng) {
    static Bytes other;
    const TestedGame *game = tested_game();
    const EventList events = carry_out(0, position, position->state);
    if (!tells_nothing(&events, viewer))
        return;
    count_free(&position->command, &events, viewer);
    check_named(position, &events, viewer);
    check_luck(position, &events, viewer, rng);
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

// The table with the rarest ways is played more often.
static uint64_t games_at(int table, uint64_t order) {
    return (uint64_t)tested_game()->games * (order == 0 || table == tested_game()->rare_table ? 12 : 3);
}

START_TEST(what_can_be_taken_back_has_told_nothing) {
    const TestedGame *game = tested_game();
    for (uint64_t order = 0; order < ORDERS; order++) {
        walk_load_in_order(order);
        for (int table = 0; table < walk_tables(); table++)
            for (uint64_t seed = 0; seed < games_at(table, order); seed++)
                walk(table, seed, look);
        walk_unload();
    }
    for (int verb = 0; verb < 32; verb++)
        ck_assert_msg(!(game->free_verbs >> verb & 1) || free_by_verb[verb] > 0,
                      "verb %d could never be taken back", verb);
    for (int kind = 0; kind < 64; kind++)
        ck_assert_msg(((game->free_events & ~free_events) >> kind & 1) == 0,
                      "event %d could never be taken back", kind);
    ck_assert(met_besides);
    ck_assert_int_gt(openly, 0);
}
END_TEST

// In play some of these always come with others that tell something; with other cards they need not.
START_TEST(what_shows_hidden_cards_is_news_by_itself) {
    const Event hands = {.kind = EVENT_SHOW_HAND, .seat = 1, .owner = 0, .card = NONE};
    ck_assert_int_eq(tactics_game.reveals(&hands, 1), REVEAL_HAND);
    ck_assert_int_eq(tactics_game.reveals(&hands, 0), REVEAL_NOTHING); // the hand's owner knows it
    const uint8_t looking[] = {DO_SUMMON, DO_DRAW_AND_PLAY};
    for (size_t i = 0; i < sizeof looking; i++) {
        const Event effect = {.kind = EVENT_EFFECT, .seat = 1, .amount = looking[i]};
        for (Seat viewer = 0; viewer < SEATS_MAX; viewer++)
            ck_assert_int_eq(tactics_game.reveals(&effect, viewer), REVEAL_HIDDEN);
    }
}
END_TEST

// One that tells seat 0 nothing.
static Event quiet_event(void) {
    Event event = {.kind = 0, .seat = 0, .owner = SEAT_NONE, .card = NONE};
    while (tested_game()->game->reveals(&event, 0) != REVEAL_NOTHING)
        event.kind++;
    return event;
}

// What did not fit into the list may have been anything.
START_TEST(what_was_not_listed_is_news) {
    Text problem = {0};
    SetupOptions options = tested_game()->table[0];
    walk_load();
    Match *match = match_create(&walk_catalog, &options, NULL, &problem);
    ck_assert_ptr_nonnull(match);
    const Event event = quiet_event();
    EventList list = {.item = &(Event){0}, .capacity = 1};
    events_add(&list, &event, NULL);
    ck_assert_int_eq(match_reveals(match, &list, 0), REVEAL_NOTHING);
    events_add(&list, &event, NULL);
    ck_assert_int_eq(match_reveals(match, &list, 0), REVEAL_HIDDEN);
    match_destroy(match);
    walk_unload();
    text_finish(&problem);
}
END_TEST

int test_tells(void) {
    Suite *suite = suite_create("tells");
    TCase *tcase = tcase_create("games");
    tcase_add_test(tcase, what_can_be_taken_back_has_told_nothing);
    tcase_add_test(tcase, what_was_not_listed_is_news);
    if (tested_game() == &tested_tactics)
        tcase_add_test(tcase, what_shows_hidden_cards_is_news_by_itself);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

// SPDX-License-Identifier: MIT
// Tests who may know what (rules §9), by a second implementation: a model that follows random games of every
// variant and names for each event who may know its card, and for each view what it must contain.
// test_secrets asks whether hidden cards make a difference; this test asks whether the right seats see what
// is shown, also in the middle of a command.
#include "scramble.h"
#include "walk.h"

#include <string.h>

#define ORDERS 4 // of the deck
#define GAMES 5  // at each table

// What a Spy showed the viewer of a seat's hand, and is still there: [viewer][seat][card].
static bool shown[TACTICS_SEATS][TACTICS_SEATS][DECK_MAX];

// Of the pass that is being carried out: cards it has put away of which the others learn nothing.
static Seat passing;
static uint8_t put_away;

// That all of it was met at all.
static struct {
    int hidden_discards, draws, keeps, offers, declined, handed_shields, shown_hands, down_cards,
        secret_targets, nothing_up;
} met;

// As ck_assert, which notes down where it is each time: too slow for millions of questions.
#define must_msg(holds, ...)                                                                                 \
    do {                                                                                                     \
        if (!(holds))                                                                                        \
            ck_abort_msg(__VA_ARGS__);                                                                       \
    } while (false)
#define must(holds) must_msg(holds, "not so: %s", #holds)

// ---- the model

static bool is_one_of(const Pile *pile, uint8_t card) {
    return memchr(pile->card, card, pile->count) != NULL;
}

static void forget_what_left(const TacticsState *s) {
    for (Seat viewer = 0; viewer < TACTICS_SEATS; viewer++)
        for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
            for (uint8_t card = 0; card < DECK_MAX; card++)
                shown[viewer][seat][card] &= is_one_of(&s->hand[seat], card);
}

static bool is_last_of_pass(const Position *position) {
    return position->command.verb != VERB_PASS || put_away + 1 == position->command.count;
}

static void follow(const Position *position, const Event *event, const TacticsState *after) {
    forget_what_left(after);
    if (event->kind == EVENT_SHOW_HAND) {
        must(event->owner != event->seat && !are_friends(after, event->owner, event->seat));
        for (uint8_t i = 0; i < after->hand[event->owner].count; i++)
            shown[event->seat][event->owner][after->hand[event->owner].card[i]] = true;
    }
    if (passing == SEAT_NONE)
        return;
    const bool ends = event->kind != EVENT_DISCARD || is_last_of_pass(position);
    put_away = ends ? 0 : (uint8_t)(put_away + 1);
    passing = ends ? SEAT_NONE : passing;
    met.hidden_discards += !ends;
}

// The seats that may know the event's card.
static uint8_t who_may_know(const Position *position, const Event *event, const TacticsState *after) {
    if (event->card == NONE)
        return SEEN_BY_ALL;
    switch (event->kind) {
    case EVENT_DRAW:
    case EVENT_KEEP:
    case EVENT_OFFER:
        return SEEN_BY(event->seat);
    case EVENT_HAND_OVER:
        return (uint8_t)(SEEN_BY(event->seat) |
                         SEEN_BY((event->seat + 2) % TACTICS_SEATS)); // teams alternate
    case EVENT_DISCARD:
        return passing == SEAT_NONE || is_last_of_pass(position) ? SEEN_BY_ALL : SEEN_BY(event->seat);
    case EVENT_PLACE:
    case EVENT_MOVE:
        return row_card(after, event->to_row, event->to_at)->up ? SEEN_BY_ALL : 0;
    default:
        return SEEN_BY_ALL;
    }
}

// ---- events

static void count_event(const Event *event) {
    met.draws += event->kind == EVENT_DRAW;
    met.keeps += event->kind == EVENT_KEEP;
    met.offers += event->kind == EVENT_OFFER && event->card != NONE;
    met.declined += event->kind == EVENT_OFFER && event->card == NONE;
}

static void check_event(const Event *event, uint8_t knowing, Seat viewer) {
    const Event told = event_for(event, viewer);
    const bool may = knowing == SEEN_BY_ALL || (viewer != SEAT_NONE && (knowing & SEEN_BY(viewer)) != 0);
    Event expected = *event;
    expected.card = may ? event->card : NONE;
    expected.seen_by = may ? SEEN_BY_ALL : 0; // never who else
    must_msg(memcmp(&told, &expected, sizeof told) == 0,
             "event of kind %d: seat %d is told card %d, not %d, seen by %d", event->kind, viewer, told.card,
             expected.card, told.seen_by);
}

// ---- views

static void check_hand(const TacticsState *s, Seat viewer, Seat seat, const ViewSeat *out) {
    uint8_t expected[DECK_MAX], count = 0;
    for (uint8_t card = 0; card < DECK_MAX && viewer != SEAT_NONE; card++)
        if (shown[viewer][seat][card])
            expected[count++] = card;
    met.shown_hands += count > 0 && viewer != seat;
    memset(&expected[count], CARD_HIDDEN, (size_t)(DECK_MAX - count));
    if (viewer == seat)
        memcpy(expected, s->hand[seat].card, s->hand[seat].count);
    must(out->hand_count == s->hand[seat].count);
    must_msg(memcmp(out->hand, expected, out->hand_count) == 0, "seat %d sees another hand of %d", viewer,
             seat);
}

static void check_discard(const TacticsState *s, Seat viewer, Seat seat, const ViewSeat *out) {
    const Pile *pile = &s->discard[seat];
    const int covered = seat == passing && viewer != seat ? put_away : 0;
    const uint8_t top = pile->count > covered ? pile->card[pile->count - 1 - covered] : NONE;
    must(out->discard_count == pile->count);
    must_msg(out->discard_top == top, "seat %d sees card %d on the pile of %d, not %d", viewer,
             out->discard_top, seat, top);
}

static void check_won(const ViewSeat *out, bool secret) {
    for (int i = 0; i < out->won_count; i++)
        must(secret == (out->won[i] == CARD_HIDDEN));
    if (!secret)
        return;
    met.secret_targets += out->won_count;
    must((out->points | out->points_values | out->points_bonus | out->points_planets) == 0);
    must(out->planets == 0);
    must(out->winner == 0);
}

static void check_row(const TacticsState *s, uint8_t row, const ViewRow *out) {
    bool any_up = false;
    for (uint8_t at = 0; at < row_count(s, row) && at < LANE_MAX; at++) {
        const TableCard *card = row_card(s, row, at);
        const ViewCard *seen = &out->card[at];
        any_up |= card->up != 0;
        met.down_cards += !card->up;
        must(seen->card == (card->up ? copy_card(card->copy) : CARD_HIDDEN));
        must(seen->owner == (copy_seat(card->copy)));
        if (!card->up)
            must((seen->power | seen->power_blocked | seen->effect_blocked) == 0);
    }
    if (any_up)
        return;
    met.nothing_up += out->count > 0;
    must(out->leader == SEAT_NONE);
    for (Seat seat = 0; seat < s->seats; seat++)
        must(out->eighths[seat] == 0);
}

// Cards on their way: drawn, or handed over.
static void check_drawn(const TacticsState *s, Seat viewer, const TacticsView *view) {
    const Frame *top = tactics_state_top(s);
    uint8_t drawn = NONE, with = NONE;
    if (top != NULL && top->kind == FRAME_PUT)
        drawn = viewer == top->seat ? top->a : CARD_HIDDEN;
    if (top != NULL && top->kind == FRAME_HANDED) {
        const bool may = viewer == top->seat || viewer == top->c;
        drawn = may ? top->a : CARD_HIDDEN;
        with = may ? top->b : NONE;
        met.handed_shields += !may && top->b != NONE;
    }
    must(view->drawn == drawn);
    must(view->drawn_with == with);
}

static void check_asking(const TacticsState *s, const TacticsView *view) {
    const Frame *top = tactics_state_top(s);
    if (view->source_card != NONE) {
        must(view->source_row < ROWS);
        const TableCard *source = row_card(s, view->source_row, view->source_at);
        must_msg(source->up && copy_card(source->copy) == view->source_card, "card %d asks, which lies down",
                 view->source_card);
    }
    const bool talks = top != NULL && top->kind == FRAME_NEGOTIATION;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (!talks)
            must(view->seat[seat].offered == 0);
        else if ((top->a & SEEN_BY(seat)) != 0) // declining is an answer too
            must(view->seat[seat].offered == (s->laid[seat] != OFFER_PENDING));
}

static void check_view(const TacticsState *s, Seat viewer) {
    static TacticsView view;
    const bool secret = (s->flags & FLAG_TOP_SECRET) != 0 && s->phase != PHASE_GAME_OVER;
    walk_view(s, viewer, &view);
    must(view.viewer == viewer);
    for (Seat seat = 0; seat < s->seats; seat++) {
        check_hand(s, viewer, seat, &view.seat[seat]);
        check_discard(s, viewer, seat, &view.seat[seat]);
        check_won(&view.seat[seat], secret);
    }
    for (uint8_t row = 0; row < ROWS; row++) {
        check_row(s, row, &view.row[row]);
        // Until the next round is under way they lie in everybody's sight.
        if (secret && s->phase != PHASE_SCORING)
            must(view.scored_target[row] == NONE);
    }
    check_drawn(s, viewer, &view);
    check_asking(s, &view);
}

static void check_views(const TacticsState *s) {
    for (Seat viewer = 0; viewer < s->seats; viewer++)
        check_view(s, viewer);
    check_view(s, SEAT_NONE);
}

// ---- games

static void look(const Position *position, Rng *rng) {
    (void)rng;
    check_views((const TacticsState *)(const void *)position->state);
    if (position->seat == SEAT_NONE)
        return;
    EventList events = scramble_events(0);
    TacticsState state = *(const TacticsState *)(const void *)position->state;
    walk_step(position, &state, &events);
    ck_assert_int_eq(events.dropped, 0);
    put_away = 0;
    passing = position->command.verb == VERB_PASS && position->command.count > 0 ? position->seat : SEAT_NONE;
    for (int i = 0; i < events.count; i++) {
        const Event *event = &events.item[i];
        const TacticsState *after = scramble_state(0, i);
        const uint8_t knowing = who_may_know(position, event, after);
        for (Seat viewer = 0; viewer < after->seats; viewer++)
            check_event(event, knowing, viewer);
        check_event(event, knowing, SEAT_NONE);
        count_event(event);
        follow(position, event, after);
        check_views(after);
    }
    passing = SEAT_NONE;
}

START_TEST(everybody_is_told_what_is_theirs_to_know) {
    memset(&met, 0, sizeof met);
    for (uint64_t order = 0; order < ORDERS; order++) {
        walk_load_in_order(order);
        for (int table = 0; table < walk_tables(); table++)
            for (uint64_t seed = 0; seed < GAMES; seed++) {
                memset(shown, 0, sizeof shown);
                passing = SEAT_NONE;
                walk(table, seed, look);
            }
        walk_unload();
    }
    ck_assert_int_gt(met.hidden_discards, 100);
    ck_assert_int_gt(met.draws, 1000);
    ck_assert_int_gt(met.keeps, 0);
    ck_assert_int_gt(met.offers, 0);
    ck_assert_int_gt(met.declined, 0);
    ck_assert_int_gt(met.handed_shields, 0);
    ck_assert_int_gt(met.shown_hands, 0);
    ck_assert_int_gt(met.down_cards, 0);
    ck_assert_int_gt(met.secret_targets, 0);
    ck_assert_int_gt(met.nothing_up, 0);
}
END_TEST

int test_knowledge(void) {
    Suite *suite = suite_create("knowledge");
    TCase *tcase = tcase_create("games");
    tcase_add_test(tcase, everybody_is_told_what_is_theirs_to_know);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return walk_run(suite);
}

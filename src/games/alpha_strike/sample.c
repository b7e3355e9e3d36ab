// SPDX-License-Identifier: MIT
// Game.standpoint and Game.sample: what a seat knows, and random states consistent with it. Hidden are the
// other hands and the deck; all played cards are public, so there is nothing to remember.
#include "engine/hidden_card.h"
#include "games/alpha_strike/state.h"
#include "games/alpha_strike/views.h"

#include <string.h>

static void copy_ship(const ShipState *from, bool own, ShipState *to) {
    to->ship = from->ship;
    to->alive = from->alive;
    memcpy(to->power, from->power, sizeof to->power);
    to->hull = from->hull;
    to->place = from->place;
    to->craft = from->craft;
    to->hand.count = from->hand.count;
    if (own)
        to->hand = from->hand;
}

static void count_cards(const Cards *cards, uint8_t count[DESIGNS_MAX]) {
    for (uint8_t i = 0; i < cards->count; i++)
        count[cards->card[i]]++;
}

// The hidden cards as a set are known to everybody: those that are nowhere in sight.
static void find_unknown(const StrikeState *s, Seat viewer, Cards *unknown) {
    uint8_t count[DESIGNS_MAX] = {0};
    count_cards(&s->deck, count);
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != viewer)
            count_cards(&s->seat[seat].hand, count);
    for (uint8_t card = 0; card < DESIGNS_MAX; card++)
        for (; count[card] > 0; count[card]--)
            cards_add(unknown, card);
}

void strike_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook, void *out) {
    const StrikeState *s = state;
    StrikeStandpoint *standpoint = out;
    StrikeState *known = &standpoint->known;
    (void)rules, (void)notebook;
    memset(standpoint, 0, sizeof *standpoint);
    standpoint->viewer = viewer;
    known->seats = s->seats;
    known->phase = s->phase;
    known->first = s->first;
    known->active = s->active;
    known->round = s->round;
    memcpy(known->turn, s->turn, sizeof known->turn);
    known->played = s->played;
    known->ships_out = s->ships_out;
    known->by_the_book = s->by_the_book;
    memcpy(known->loss, s->loss, sizeof known->loss);
    for (Seat seat = 0; seat < s->seats; seat++)
        copy_ship(&s->seat[seat], seat == viewer, &known->seat[seat]);
    known->deck.count = s->deck.count;
    known->discard = s->discard;
    known->stack_count = s->stack_count;
    memcpy(known->stack, s->stack, sizeof known->stack);
    find_unknown(s, viewer, &standpoint->unknown);
}

static void deal(Cards *from, Cards *to) {
    for (uint8_t i = 0; i < to->count; i++)
        to->card[i] = cards_pop(from);
}

void strike_sample(const void *rules, const void *given, Rng *rng, void *state) {
    const StrikeStandpoint *standpoint = given;
    StrikeState *s = state;
    Cards cards = standpoint->unknown;
    (void)rules;
    *s = standpoint->known;
    rng_shuffle(rng, cards.card, cards.count);
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != standpoint->viewer)
            deal(&cards, &s->seat[seat].hand);
    deal(&cards, &s->deck);
}

// The other seats' hands.
int strike_hidden(const void *view, const void *sample, HiddenCard *out, int capacity) {
    const StrikeView *v = view;
    const StrikeState *s = sample;
    int count = 0;
    for (Seat seat = 0; seat < v->seats; seat++)
        for (uint8_t i = 0; seat != v->viewer && i < v->seat[seat].hand_count && count < capacity; i++)
            out[count++] = (HiddenCard){.kind = HIDDEN_HAND,
                                        .seat = seat,
                                        .row = NONE,
                                        .at = NONE,
                                        .card = s->seat[seat].hand.card[i]};
    return count;
}

// SPDX-License-Identifier: MIT
// Hands, deck and discard pile, and what a card is used as: itself, or, for wild cards, what the race allows
// (rules §4.3).
#include "games/star_empires/flow.h"

static int left_of(const EmpiresState *s, Seat seat, uint8_t card, const uint8_t spent[KINDS_MAX]) {
    return s->seat[seat].hand[card] - (spent != NULL ? spent[card] : 0);
}

uint8_t empires_card_for(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t function,
                         const uint8_t spent[KINDS_MAX]) {
    const uint8_t card = (uint8_t)(function & ~CARD_MARKED);
    if (left_of(s, seat, card, spent) > 0)
        return card;
    if (!has_place(race_of(rules, s, seat)->specials, card))
        return NONE;
    for (uint8_t other = rules->as_race; other < rules->card_count; other++)
        if (card_can(&rules->card[other], WHEN_AS) && left_of(s, seat, other, spent) > 0)
            return other;
    return NONE;
}

uint8_t empires_function_with(const EmpiresRules *rules, const EmpiresState *s, Seat seat, When when, Op op) {
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (card_can(&rules->card[card], when) && card_effect(&rules->card[card], op) != NULL &&
            empires_card_for(rules, s, seat, card, NULL) != NONE)
            return card;
    return NONE;
}

uint8_t empires_hand_kinds(const EmpiresState *s, Seat seat) {
    uint8_t kinds = 0;
    for (int card = 0; card < KINDS_MAX; card++)
        kinds = (uint8_t)(kinds + (s->seat[seat].hand[card] > 0));
    return kinds;
}

// Moves a card from the hand to the top of the discard pile.
static void put_away(EmpiresState *s, Seat seat, uint8_t card) {
    s->seat[seat].hand[card]--;
    s->seat[seat].hand_size--;
    s->discard[s->discard_size++] = card;
}

void empires_discard(const Flow *flow, Seat seat, uint8_t card) {
    put_away(flow->s, seat, card);
    Event event = event_of(EVENT_DISCARDED, seat);
    event.card = card;
    empires_emit(flow, event);
}

void empires_spend(const Flow *flow, Seat seat, uint8_t function, Seat target, uint8_t place) {
    const uint8_t card = empires_card_for(flow->rules, flow->s, seat, function, NULL);
    put_away(flow->s, seat, card);
    Event event = event_of(EVENT_PLAYED, seat);
    event.card = card;
    event.to_at = function;
    event.owner = target;
    event.row = place;
    empires_emit(flow, event);
}

// Shuffles the discard pile into a new deck. Returns false if it is empty.
static bool shuffle(const Flow *flow) {
    EmpiresState *s = flow->s;
    if (s->discard_size == 0)
        return false;
    memcpy(s->deck, s->discard, s->discard_size);
    memset(s->discard, 0, s->discard_size);
    s->deck_size = s->discard_size;
    s->discard_size = 0;
    rng_shuffle_scripted(flow->rng, s->deck, s->deck_size);
    empires_emit_amount(flow, EVENT_SHUFFLED, SEAT_NONE, NONE, s->deck_size);
    return true;
}

void empires_draw(const Flow *flow, Seat seat, int count) {
    EmpiresState *s = flow->s;
    for (int i = 0; i < count; i++) {
        if (s->deck_size == 0 && !shuffle(flow))
            return;
        const uint8_t card = s->deck[--s->deck_size];
        s->deck[s->deck_size] = 0;
        s->seat[seat].hand[card]++;
        s->seat[seat].hand_size++;
        Event event = event_of(EVENT_DRAWN, seat);
        event.card = card;
        event.seen_by = SEEN_BY(seat);
        empires_emit(flow, event);
    }
}

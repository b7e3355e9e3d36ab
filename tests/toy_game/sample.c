// SPDX-License-Identifier: MIT
// What a seat knows and remembers, and determinizations of it. Hidden are the deck and the others' hands,
// except cards the seat gave them.
#include "state.h"

#include <string.h>

// Somebody's card has gone: one of those that were given, if it is one.
static void forget(WreckersNotebook *notebook, Seat seat, uint8_t card) {
    if (notebook->given[seat][card] > 0)
        notebook->given[seat][card]--;
}

// Between two others: it may be any.
static void forget_one(WreckersNotebook *notebook, Seat seat) {
    for (uint8_t card = 0; card < KINDS_MAX; card++)
        forget(notebook, seat, card);
}

void wreckers_remember(const void *rules, void *data, Seat viewer, const Event *told) {
    WreckersNotebook *notebook = data;
    (void)rules;
    switch ((WreckersEvent)told->kind) {
    case EVENT_PLAY:
    case EVENT_DUMP:
    case EVENT_EVADE:
        forget(notebook, told->seat, told->card);
        break;
    case EVENT_SPILL:
        if (told->amount == 0)
            forget(notebook, told->seat, told->card);
        break;
    case EVENT_GIVE:
        if (told->card == NONE) {
            forget_one(notebook, told->seat);
            break;
        }
        forget(notebook, told->seat, told->card);
        if (told->seat == viewer)
            notebook->given[told->row][told->card]++;
        break;
    default:
        break;
    }
}

static void add_unknown(WreckersStandpoint *out, uint8_t card, int count) {
    for (; count > 0; count--)
        out->unknown[out->unknown_count++] = card;
}

static int count_in_deck(const WreckersState *s, uint8_t card) {
    int count = 0;
    for (uint8_t i = 0; i < s->deck_count; i++)
        count += s->deck[i] == card;
    return count;
}

// Of another hand the cards that are remembered are known, of the rest how many there are.
static void hide_hand(const WreckersState *s, const WreckersNotebook *notebook, Seat seat,
                      WreckersStandpoint *out) {
    out->hidden[seat] = (uint8_t)cards_in(s->hand[seat]);
    for (uint8_t card = 0; card < KINDS_MAX; card++) {
        out->known.hand[seat][card] = notebook->given[seat][card];
        out->hidden[seat] = (uint8_t)(out->hidden[seat] - notebook->given[seat][card]);
    }
}

void wreckers_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                         void *standpoint) {
    const WreckersState *s = state;
    WreckersStandpoint *out = standpoint;
    (void)rules;
    memset(out, 0, sizeof *out);
    out->known = *s;
    memset(out->known.deck, 0, sizeof out->known.deck);
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != viewer && s->phase != PHASE_OVER)
            hide_hand(s, notebook, seat, out);
    for (uint8_t card = 0; card < KINDS_MAX; card++) {
        int count = count_in_deck(s, card);
        for (Seat seat = 0; seat < s->seats; seat++)
            count += s->hand[seat][card] - out->known.hand[seat][card];
        add_unknown(out, card, count);
    }
}

void wreckers_sample(const void *rules, const void *given, Rng *rng, void *state) {
    const WreckersStandpoint *standpoint = given;
    WreckersState *s = state;
    uint8_t cards[DECK_MAX], left = standpoint->unknown_count;
    (void)rules;
    *s = standpoint->known;
    memcpy(cards, standpoint->unknown, sizeof cards);
    rng_shuffle(rng, cards, left);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t i = 0; i < standpoint->hidden[seat]; i++)
            s->hand[seat][cards[--left]]++;
    for (uint8_t i = 0; i < s->deck_count; i++)
        s->deck[i] = cards[--left];
}

// The others' hands, with what is known of them.
int wreckers_hidden(const void *view, const void *sample, HiddenCard *out, int capacity) {
    const WreckersView *v = view;
    const WreckersState *s = sample;
    int count = 0;
    for (Seat seat = 0; seat < v->seats; seat++)
        for (uint8_t card = 0; card < KINDS_MAX && !v->seat[seat].hand_known; card++)
            for (uint8_t i = 0; i < s->hand[seat][card] && count < capacity; i++)
                out[count++] =
                    (HiddenCard){.kind = HIDDEN_HAND, .seat = seat, .row = NONE, .at = NONE, .card = card};
    return count;
}

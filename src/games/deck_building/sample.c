// SPDX-License-Identifier: MIT
// What a seat knows of a deck-building game, and states as it may believe them to be (Game.standpoint,
// Game.sample). Which cards are whose everybody has seen: hidden is only where they lie. So a standpoint is
// the state with the cards sorted within each lot of places that hide them, and a sample deals each lot anew.
#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"

// Places that hide cards from somebody among which it can't tell which lies where.
typedef struct Lot {
    uint8_t *place[CARDS_MAX];
    int count;
} Lot;

static void add_row(Lot *lot, BuildingState *s, uint8_t zone, int from, int count) {
    uint8_t *cards = s->card + zone_begin(s, zone) + from;
    for (int i = 0; i < count; i++)
        lot->place[lot->count++] = cards + i;
}

// So many cards on top of the deck does the seat know.
static int known_on_top(const BuildingRules *rules, const BuildingState *s, Seat seat, Seat viewer) {
    const Frame *frame = top_frame(s);
    const int known = s->seat[seat].top_known;
    if (seat != viewer || is_over(s) || frame == NULL || frame->ask != ASK_PEEK || frame->seat != viewer ||
        !rules->action[pair(frame->first)].own_deck)
        return known;
    return frame->more > known ? frame->more : known;
}

static void add_space(Lot *lot, const BuildingRules *rules, BuildingState *s, Seat viewer) {
    const Frame *frame = top_frame(s);
    int looked = 0;
    if (!is_over(s) && frame != NULL && frame->ask == ASK_PEEK && frame->seat == viewer &&
        !rules->action[pair(frame->first)].own_deck)
        looked = frame->more;
    const int below = s->size[ZONE_SPACE] - looked, known = s->bottom_known < below ? s->bottom_known : below;
    add_row(lot, s, ZONE_SPACE, known, below - known);
}

// The drafts of the others, those that they dropped, and those that nobody got.
static void add_drafts(Lot *lot, BuildingState *s, Seat viewer) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        if (seat == viewer)
            continue;
        add_row(lot, s, zone_of(ZONE_DRAFTS, seat), 0, s->size[zone_of(ZONE_DRAFTS, seat)]);
        if (s->seat[seat].dropped != NONE)
            lot->place[lot->count++] = &s->seat[seat].dropped;
    }
    add_row(lot, s, ZONE_UNDEALT, 0, s->size[ZONE_UNDEALT]);
}

// Lot number `number` of what the viewer can't know; false: there are no more.
static bool lot_of(const BuildingRules *rules, BuildingState *s, Seat viewer, int number, Lot *lot) {
    lot->count = 0;
    if (number < s->seats) {
        const Seat seat = (Seat)number;
        const uint8_t deck = zone_of(ZONE_DECK, seat), hand = zone_of(ZONE_HAND, seat);
        add_row(lot, s, deck, 0, s->size[deck] - known_on_top(rules, s, seat, viewer));
        if (seat != viewer)
            add_row(lot, s, hand, 0, s->size[hand]);
        return true;
    }
    switch (number - s->seats) {
    case 0:
        add_space(lot, rules, s, viewer);
        return true;
    case 1:
        add_row(lot, s, ZONE_STARBASE, 0, s->size[ZONE_STARBASE]);
        return true;
    case 2:
        add_row(lot, s, ZONE_INFECTIONS, 0, s->size[ZONE_INFECTIONS]);
        return true;
    case 3:
        add_drafts(lot, s, viewer);
        return true;
    default:
        return false;
    }
}

static void sort(const Lot *lot) {
    uint16_t count[256] = {0};
    int at = 0;
    for (int i = 0; i < lot->count; i++)
        count[*lot->place[i]]++;
    for (int card = 0; card < 256; card++)
        for (; count[card] > 0; count[card]--)
            *lot->place[at++] = (uint8_t)card;
}

void building_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook, void *out) {
    BuildingStandpoint *standpoint = out;
    Lot lot;
    (void)notebook;
    memset(standpoint, 0, sizeof *standpoint);
    standpoint->known = *(const BuildingState *)state;
    standpoint->viewer = viewer;
    for (int i = 0; lot_of(rules, &standpoint->known, viewer, i, &lot); i++)
        sort(&lot);
}

void building_sample(const void *rules, const void *given, Rng *rng, void *state) {
    const BuildingStandpoint *standpoint = given;
    BuildingState *s = state;
    Lot lot;
    uint8_t cards[CARDS_MAX];
    *s = standpoint->known;
    for (int i = 0; lot_of(rules, s, standpoint->viewer, i, &lot); i++) {
        for (int k = 0; k < lot.count; k++)
            cards[k] = *lot.place[k];
        rng_shuffle(rng, cards, (uint32_t)lot.count);
        for (int k = 0; k < lot.count; k++)
            *lot.place[k] = cards[k];
    }
}

// The others' hands.
int building_hidden(const void *view, const void *sample, HiddenCard *out, int capacity) {
    const BuildingView *v = view;
    const BuildingState *s = sample;
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++) {
        const uint8_t hand = zone_of(ZONE_HAND, seat);
        for (int i = 0; seat != v->viewer && i < s->size[hand] && count < capacity; i++)
            out[count++] = (HiddenCard){
                .kind = HIDDEN_HAND, .seat = seat, .row = NONE, .at = NONE, .card = zone_cards(s, hand)[i]};
    }
    return count;
}

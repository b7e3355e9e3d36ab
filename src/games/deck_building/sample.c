// SPDX-License-Identifier: MIT
// Game.remember, Game.standpoint and Game.sample: what a seat knows and remembers, and random states
// consistent with it. Everybody has seen which cards belong to whom; hidden is only where they are. So a
// standpoint is the state with the cards sorted within each lot of indistinguishable places, and a sample
// shuffles each lot.
#include "engine/hidden_card.h"
#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"

// ---- what a seat remembers

static void one_more(uint8_t *count) {
    if (*count < UINT8_MAX)
        (*count)++;
}

static void one_less(uint8_t *count) {
    if (*count > 0)
        (*count)--;
}

// A card from the top went to the bottom. A seat that did not choose it no longer knows which cards are
// where.
static void note_bottomed(BuildingNotebook *notebook, bool mine, bool own) {
    KnownEnds *ends = own ? &notebook->own : &notebook->space;
    if (mine) {
        one_less(&ends->top);
        one_more(&ends->bottom);
    } else if (!own) {
        *ends = (KnownEnds){0, 0};
    }
}

static void note_own(BuildingNotebook *notebook, const Event *told) {
    switch ((BuildingEvent)told->kind) {
    case EVENT_SHUFFLED:
        notebook->own = (KnownEnds){0, 0};
        break;
    case EVENT_DRAWN:
        one_less(&notebook->own.top);
        break;
    case EVENT_GAINED:
    case EVENT_RECOVERED:
        if (told->to_row == TO_DECK_TOP)
            one_more(&notebook->own.top);
        break;
    case EVENT_PEEKED: {
        KnownEnds *ends = told->row == 1 ? &notebook->own : &notebook->space;
        ends->top = told->at >= ends->top ? (uint8_t)(told->at + 1) : ends->top;
        break;
    }
    default:
        break;
    }
}

void building_remember(const void *rules, void *data, Seat viewer, const Event *told) {
    BuildingNotebook *notebook = data;
    (void)rules;
    switch ((BuildingEvent)told->kind) {
    case EVENT_FLIPPED:
    case EVENT_SKIPPED:
        one_less(&notebook->space.top);
        break;
    case EVENT_DISPLACED:
        one_more(&notebook->space.bottom);
        break;
    case EVENT_FAILED:
        if (told->row == 0)
            one_more(&notebook->space.bottom);
        break;
    case EVENT_BATTLE_OVER:
        if (told->seat == SEAT_NONE)
            one_more(&notebook->space.bottom);
        break;
    case EVENT_BOTTOMED:
        note_bottomed(notebook, told->seat == viewer, told->row == 1);
        break;
    default:
        if (told->seat == viewer)
            note_own(notebook, told);
        break;
    }
}

// ---- hidden cards

// A set of places holding hidden cards that the seat cannot tell apart.
typedef struct Lot {
    uint8_t *place[CARDS_MAX];
    int count;
} Lot;

static void add_row(Lot *lot, BuildingState *s, uint8_t zone, int from, int count) {
    uint8_t *cards = s->card + zone_begin(s, zone) + from;
    for (int i = 0; i < count; i++)
        lot->place[lot->count++] = cards + i;
}

// Adds a deck without its known ends.
static void add_between(Lot *lot, BuildingState *s, uint8_t zone, int top, int bottom) {
    const int between = s->size[zone] - top - bottom;
    if (between > 0)
        add_row(lot, s, zone, bottom, between);
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

static void add_deck(Lot *lot, const BuildingRules *rules, BuildingState *s, Seat seat,
                     const BuildingStandpoint *of) {
    const uint8_t deck = zone_of(ZONE_DECK, seat), hand = zone_of(ZONE_HAND, seat);
    const int known = s->seat[seat].top_known;
    if (seat == of->viewer) {
        const int seen = larger(building_peek_count(rules, s, seat, true), of->notes.own.top);
        add_between(lot, s, deck, larger(known, seen), of->notes.own.bottom);
    } else {
        add_between(lot, s, deck, known, 0);
        add_row(lot, s, hand, 0, s->size[hand]);
    }
}

static void add_space(Lot *lot, const BuildingRules *rules, BuildingState *s, const BuildingStandpoint *of) {
    const int top = larger(building_peek_count(rules, s, of->viewer, false), of->notes.space.top);
    add_between(lot, s, ZONE_SPACE, top, larger(s->bottom_known, of->notes.space.bottom));
}

// Adds the other seats' drafts, those they dropped, and those not dealt.
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

// Collects lot `number` of what the standpoint's seat cannot know, as pointers into `s`. Returns false if
// there are no more.
static bool lot_of(const BuildingRules *rules, const BuildingStandpoint *of, BuildingState *s, int number,
                   Lot *lot) {
    lot->count = 0;
    if (number < s->seats) {
        add_deck(lot, rules, s, (Seat)number, of);
        return true;
    }
    switch (number - s->seats) {
    case 0:
        add_space(lot, rules, s, of);
        return true;
    case 1:
        add_row(lot, s, ZONE_STARBASE, 0, s->size[ZONE_STARBASE]);
        return true;
    case 2:
        add_row(lot, s, ZONE_INFECTIONS, 0, s->size[ZONE_INFECTIONS]);
        return true;
    case 3:
        add_drafts(lot, s, of->viewer);
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
    memset(standpoint, 0, sizeof *standpoint);
    standpoint->known = *(const BuildingState *)state;
    standpoint->notes = *(const BuildingNotebook *)notebook;
    standpoint->viewer = viewer;
    for (int i = 0; lot_of(rules, standpoint, &standpoint->known, i, &lot); i++)
        sort(&lot);
}

void building_sample(const void *rules, const void *given, Rng *rng, void *state) {
    const BuildingStandpoint *standpoint = given;
    BuildingState *s = state;
    Lot lot;
    uint8_t cards[CARDS_MAX];
    *s = standpoint->known;
    for (int i = 0; lot_of(rules, standpoint, s, i, &lot); i++) {
        for (int k = 0; k < lot.count; k++)
            cards[k] = *lot.place[k];
        rng_shuffle(rng, cards, (uint32_t)lot.count);
        for (int k = 0; k < lot.count; k++)
            *lot.place[k] = cards[k];
    }
}

// The other seats' hands.
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

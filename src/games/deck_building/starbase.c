// SPDX-License-Identifier: MIT
// The starbase: search area and piles, gaining and trashing (rules §5).
#include "games/deck_building/flow.h"

// ---- the search area

// Takes the top card of the starbase deck, which is refilled from its discard pile if empty; NONE if no card
// is left.
static uint8_t turn_up(const Flow *flow) {
    BuildingState *s = flow->s;
    if (s->size[ZONE_STARBASE] == 0 && s->size[ZONE_STARBASE_DISCARD] > 0) {
        while (s->size[ZONE_STARBASE_DISCARD] > 0)
            building_put_card_below(
                s, ZONE_STARBASE,
                building_take_card(s, ZONE_STARBASE_DISCARD, s->size[ZONE_STARBASE_DISCARD] - 1));
        building_shuffle(flow, ZONE_STARBASE);
    }
    return s->size[ZONE_STARBASE] > 0 ? building_take_card(s, ZONE_STARBASE, s->size[ZONE_STARBASE] - 1)
                                      : NONE;
}

static bool refreshes(const Flow *flow, uint8_t card) {
    return card != NONE && (flow->rules->card[card].triggers >> ON_REVEAL & 1) != 0;
}

static void put_away(const Flow *flow, uint8_t card, uint8_t slot) {
    building_put_card(flow->s, ZONE_STARBASE_DISCARD, card);
    building_emit_card(flow, EVENT_PUT_AWAY, SEAT_NONE, card, slot);
}

#define ASIDE_MAX 16

// Takes the next card that does not refresh; those that do are set aside.
static uint8_t turn_up_past(const Flow *flow, uint8_t aside[ASIDE_MAX], int *count) {
    uint8_t card = turn_up(flow);
    while (refreshes(flow, card) && *count < ASIDE_MAX) {
        aside[(*count)++] = card;
        building_emit_card(flow, EVENT_REFRESHED, SEAT_NONE, card, NONE);
        card = turn_up(flow);
    }
    return card;
}

// Puts all search cards away and replaces them. Further refresh cards that turn up are only replaced.
static void refresh(const Flow *flow, uint8_t by) {
    BuildingState *s = flow->s;
    uint8_t aside[ASIDE_MAX] = {by};
    int count = 1;
    building_emit_card(flow, EVENT_REFRESHED, SEAT_NONE, by, NONE);
    for (uint8_t slot = 0; slot < flow->rules->slots; slot++)
        if (s->search[slot] != NONE) {
            put_away(flow, s->search[slot], slot);
            s->search[slot] = NONE;
        }
    for (uint8_t slot = 0; slot < flow->rules->slots; slot++) {
        s->search[slot] = turn_up_past(flow, aside, &count);
        if (s->search[slot] != NONE)
            building_emit_card(flow, EVENT_REFILLED, SEAT_NONE, s->search[slot], slot);
    }
    for (int i = 0; i < count; i++)
        put_away(flow, aside[i], NONE);
}

void building_refill(const Flow *flow, uint8_t slot, Seat seeker) {
    BuildingState *s = flow->s;
    const uint8_t card = turn_up(flow);
    s->search[slot] = NONE;
    if (refreshes(flow, card)) {
        refresh(flow, card);
        return;
    }
    s->search[slot] = card;
    if (card != NONE)
        building_emit_card(flow, EVENT_REFILLED, seeker, card, slot);
}

// ---- gaining

static void gain(const Flow *flow, Seat seat, uint8_t card, uint8_t slot, GainTo to, bool bought) {
    BuildingState *s = flow->s;
    static const uint8_t zones[] = {
        [TO_DISCARD] = ZONE_DISCARD, [TO_HAND] = ZONE_HAND, [TO_DECK_TOP] = ZONE_DECK};
    building_put_card(s, zone_of(zones[to], seat), card);
    if (to == TO_DECK_TOP)
        s->seat[seat].top_known++;
    Event event = event_of(EVENT_GAINED, seat);
    event.card = card;
    event.at = slot;
    event.to_row = (uint8_t)to;
    event.spare = bought;
    building_emit(flow, event);
}

void building_gain_slot(const Flow *flow, Seat seat, uint8_t slot, GainTo to, bool bought) {
    const uint8_t card = flow->s->search[slot];
    flow->s->search[slot] = NONE;
    gain(flow, seat, card, slot, to, bought);
    building_refill(flow, slot, SEAT_NONE);
}

void building_gain_pile(const Flow *flow, Seat seat, uint8_t pile, GainTo to, bool bought) {
    flow->s->pile[pile]--;
    gain(flow, seat, flow->rules->pile[pile], NONE, to, bought);
}

int building_offer_of(const BuildingRules *rules, const BuildingState *s, uint8_t card) {
    const uint8_t pile = rules->card[card].pile;
    if (pile != NONE && s->pile[pile] > 0)
        return SLOTS_MAX + pile;
    for (uint8_t slot = 0; slot < rules->slots; slot++)
        if (s->search[slot] == card)
            return slot;
    return -1;
}

// ---- trashing and infections

static TrashedTo trashed_to(const CardDef *def) {
    if (def->kind == KIND_INFECTION)
        return TRASHED_INFECTIONS;
    if (def->pile != NONE)
        return TRASHED_PILE;
    return def->set == SET_STARTER || !is_deckable(def) ? TRASHED_OUT : TRASHED_STARBASE;
}

void building_trash(const Flow *flow, Seat seat, uint8_t card, Area area, int at) {
    BuildingState *s = flow->s;
    const TrashedTo to = trashed_to(&flow->rules->card[card]);
    if (to == TRASHED_OUT)
        building_put_card(s, ZONE_REMOVED, card);
    else if (to == TRASHED_PILE)
        s->pile[flow->rules->card[card].pile]++;
    else if (to == TRASHED_INFECTIONS)
        building_put_card_below(s, ZONE_INFECTIONS, card);
    else
        building_put_card(s, ZONE_STARBASE_DISCARD, card);
    Event event = event_of(EVENT_TRASHED, seat);
    event.card = card;
    event.row = (uint8_t)area;
    event.at = (uint8_t)at;
    event.to_row = (uint8_t)to;
    building_emit(flow, event);
}

void building_infect(const Flow *flow, Seat seat, int count) {
    BuildingState *s = flow->s;
    for (; count > 0 && s->size[ZONE_INFECTIONS] > 0; count--) {
        const uint8_t card = building_take_card(s, ZONE_INFECTIONS, s->size[ZONE_INFECTIONS] - 1);
        building_put_card(s, zone_of(ZONE_DISCARD, seat), card);
        building_emit_card(flow, EVENT_INFECTED, seat, card, NONE);
    }
}

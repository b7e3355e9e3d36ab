// SPDX-License-Identifier: MIT
// Moves cards between zones, and emits events.
#include "games/deck_building/flow.h"

// ---- events

void building_emit(const Flow *flow, Event event) {
    if (event.card != NONE)
        event.owner = event.seat;
    events_add(flow->events, &event, flow->s);
}

void building_emit_card(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t card, int at) {
    Event event = event_of(kind, seat);
    event.card = card;
    event.at = (uint8_t)at;
    building_emit(flow, event);
}

void building_emit_amount(const Flow *flow, BuildingEvent kind, Seat seat, uint8_t row, int amount) {
    Event event = event_of(kind, seat);
    event.row = row;
    event.amount = (int16_t)amount;
    building_emit(flow, event);
}

// ---- moving cards

static int all_cards(const BuildingState *s) {
    return zone_begin(s, ZONES);
}

static int marked_cards(const BuildingState *s) {
    return zone_begin(s, ZONES_MARKED);
}

static void make_room(uint8_t *bytes, int place, int count, uint8_t value) {
    memmove(bytes + place + 1, bytes + place, (size_t)(count - place));
    bytes[place] = value;
}

static void close_up(uint8_t *bytes, int place, int count) {
    memmove(bytes + place, bytes + place + 1, (size_t)(count - place - 1));
    bytes[count - 1] = 0;
}

static void put_at(BuildingState *s, uint8_t zone, int at, uint8_t card) {
    const int place = zone_begin(s, zone) + at;
    make_room(s->card, place, all_cards(s), card);
    if (zone < ZONES_MARKED) {
        make_room(s->used, place, marked_cards(s), 0);
        make_room(s->holder, place, marked_cards(s), NONE);
    }
    s->size[zone]++;
}

void building_put_card(BuildingState *s, uint8_t zone, uint8_t card) {
    put_at(s, zone, s->size[zone], card);
}

void building_put_card_below(BuildingState *s, uint8_t zone, uint8_t card) {
    put_at(s, zone, 0, card);
}

uint8_t building_take_card(BuildingState *s, uint8_t zone, int at) {
    const int place = zone_begin(s, zone) + at;
    const uint8_t card = s->card[place];
    close_up(s->card, place, all_cards(s));
    if (zone < ZONES_MARKED) {
        close_up(s->used, place, marked_cards(s));
        close_up(s->holder, place, marked_cards(s));
    }
    s->size[zone]--;
    return card;
}

// Adjusts frames that refer to cards of this bridge. A card that has left has no further effects; its index
// now belongs to the next card.
static void adjust_frames(BuildingState *s, Seat seat, int at) {
    for (int i = 0; i < s->frame_count; i++) {
        Frame *frame = &s->frame[i];
        if (frame->seat != seat || frame->zone != ZONE_BRIDGE)
            continue;
        if (frame->at > at) {
            frame->at--;
        } else if (frame->at == at && frame->kind == FRAME_TRIGGERS) {
            frame->effect = 0;
            frame->ask = ASK_NOTHING;
        } else if (frame->at == at) {
            frame->zone = frame->at = NONE;
        }
    }
}

uint8_t building_leave_bridge(const Flow *flow, Seat seat, int at) {
    BuildingState *s = flow->s;
    const uint8_t bridge = zone_of(ZONE_BRIDGE, seat);
    const uint8_t card = building_take_card(s, bridge, at);
    uint8_t *holder = s->holder + zone_begin(s, bridge);
    for (int i = 0; i < s->size[bridge]; i++)
        if (holder[i] != NONE && holder[i] >= at)
            holder[i] = holder[i] == at ? NONE : (uint8_t)(holder[i] - 1);
    adjust_frames(s, seat, at);
    const int earned = flow->rules->card[card].stat[STAT_XP], bonus = bonus_of(&s->seat[seat], STAT_XP);
    if (earned > 0 && bonus + earned <= INT8_MAX)
        s->seat[seat].bonus[STAT_XP] = (uint8_t)(bonus + earned);
    return card;
}

// ---- decks

void building_shuffle(const Flow *flow, uint8_t zone) {
    BuildingState *s = flow->s;
    const bool own = zone >= ZONE_DECK && zone < ZONE_DECK + BUILDING_SEATS;
    rng_shuffle_scripted(flow->rng, s->card + zone_begin(s, zone), s->size[zone]);
    if (own)
        s->seat[zone - ZONE_DECK].top_known = 0;
    building_emit_amount(flow, EVENT_SHUFFLED, own ? (Seat)(zone - ZONE_DECK) : SEAT_NONE, own ? 0 : 1,
                         s->size[zone]);
}

static void draw_one(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    const uint8_t deck = zone_of(ZONE_DECK, seat);
    const uint8_t card = building_take_card(s, deck, s->size[deck] - 1);
    if (s->seat[seat].top_known > 0)
        s->seat[seat].top_known--;
    building_put_card(s, zone_of(ZONE_HAND, seat), card);
    Event event = event_of(EVENT_DRAWN, seat);
    event.card = card;
    event.seen_by = SEEN_BY(seat);
    building_emit(flow, event);
}

void building_draw_from_deck(const Flow *flow, Seat seat, int count) {
    BuildingState *s = flow->s;
    const uint8_t deck = zone_of(ZONE_DECK, seat), discard = zone_of(ZONE_DISCARD, seat);
    for (; count > 0 && s->size[deck] + s->size[discard] > 0; count--) {
        if (s->size[deck] == 0) {
            while (s->size[discard] > 0)
                building_put_card_below(s, deck, building_take_card(s, discard, s->size[discard] - 1));
            building_shuffle(flow, deck);
        }
        draw_one(flow, seat);
    }
}

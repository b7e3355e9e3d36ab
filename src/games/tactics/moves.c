// SPDX-License-Identifier: MIT
// Moves cards between zones, with their events.
#include "games/tactics/block.h"
#include "games/tactics/flow.h"

#include <assert.h>
#include <string.h>

void tactics_emit_event(Flow *flow, const Event *event) {
    if (flow->events != NULL)
        events_add(flow->events, event, flow->s);
}

void tactics_emit_unchecked(Flow *flow, TacticsEvent kind, Seat seat, int amount) {
    Event event = event_of(kind, seat);
    event.amount = (int16_t)amount;
    tactics_emit_event(flow, &event);
}

void tactics_emit_card_unchecked(Flow *flow, TacticsEvent kind, Seat seat, uint8_t copy, uint8_t seen_by,
                                 uint8_t row, uint8_t at) {
    Event event = event_of(kind, seat);
    event.card = copy_card(copy);
    event.owner = copy_seat(copy);
    event.seen_by = seen_by;
    event.row = row;
    event.at = at;
    tactics_emit_event(flow, &event);
}

bool tactics_can_draw(const TacticsState *s, Seat seat) {
    return s->draw[seat].count > 0 || s->discard[seat].count > 0;
}

uint8_t tactics_draw_card(Flow *flow, Seat seat) {
    Pile *draw = &flow->s->draw[seat], *discard = &flow->s->discard[seat];
    if (draw->count == 0) {
        if (discard->count == 0)
            return NONE;
        *draw = *discard;
        memset(discard, 0, sizeof *discard);
        rng_shuffle(flow->rng, draw->card, draw->count);
        tactics_emit(flow, EVENT_SHUFFLE, seat, draw->count);
    }
    const uint8_t card = draw->card[--draw->count];
    draw->card[draw->count] = 0;
    return card;
}

void tactics_draw_up(Flow *flow, Seat seat) {
    Pile *hand = &flow->s->hand[seat];
    while (hand->count < flow->rules->hand_size) {
        const uint8_t card = tactics_draw_card(flow, seat);
        if (card == NONE)
            return;
        tactics_pile_push(hand, card);
        tactics_emit_card(flow, EVENT_DRAW, seat, copy_of(seat, card), SEEN_BY(seat), NONE, NONE);
    }
}

void tactics_draw_up_all(Flow *flow, Seat first) {
    for (uint8_t i = 0; i < flow->s->seats; i++)
        tactics_draw_up(flow, (Seat)((first + i) % flow->s->seats));
}

void tactics_discard_from_hand(Flow *flow, Seat seat, uint8_t card, uint8_t seen_by) {
    tactics_hand_remove(flow->s, seat, card);
    tactics_pile_push(&flow->s->discard[seat], card);
    tactics_emit_card(flow, EVENT_DISCARD, seat, copy_of(seat, card), seen_by, NONE, NONE);
}

static void emit_place(Flow *flow, TacticsEvent kind, Seat by, uint8_t copy, uint8_t row, uint8_t at,
                       bool up) {
    if (flow->events == NULL)
        return;
    Event event = event_of(kind, by);
    event.card = copy_card(copy);
    event.owner = copy_seat(copy);
    event.seen_by = up ? SEEN_BY_ALL : 0; // not even its owner may look at a face-down card (rules §9)
    event.to_row = row;
    event.to_at = at;
    event.amount = up;
    tactics_emit_event(flow, &event);
}

// A card with [turn_up] that has just arrived turns face up what its effect applies to, unless it is blocked
// there (rules §6.5). A downward blocker turned up this way is held by it from now on (rules §4.1).
static void act_on_arrival(Flow *flow, uint8_t row, uint8_t at) {
    TacticsState *s = flow->s;
    const uint8_t copy = row_card(s, row, at)->copy;
    const CardDef *def = &flow->rules->card[copy_card(copy)];
    for (uint8_t i = 0; i < def->effect_count; i++) {
        if (def->effect[i].verb != DO_TURN_UP || tactics_effect_is_blocked(flow->rules, s, row, at))
            continue;
        for (uint8_t other = 0; other < row_count(s, row); other++) {
            TableCard *card = &s->table[s->row_start[row] + other];
            if (card->up || card->shield != NONE ||
                !tactics_filter_fits(s, row, at, &def->effect[i].which, other))
                continue;
            card->up = 1;
            flow->goes_on = false;
            if (flow->rules->card[copy_card(card->copy)].block_down != NONE)
                card->holder = copy;
            tactics_emit_card(flow, EVENT_TURN_UP, copy_seat(copy), card->copy, SEEN_BY_ALL, row, other);
        }
    }
}

void tactics_put_up(Flow *flow, Seat by, TacticsEvent kind, uint8_t copy, uint8_t row, uint8_t at) {
    tactics_insert(flow->s, row, at, (TableCard){.copy = copy, .up = 1, .shield = NONE, .holder = NONE});
    flow->goes_on = false;
    emit_place(flow, kind, by, copy, row, at, true);
    tactics_flow_note_ending(flow);
    act_on_arrival(flow, row, at);
}

void tactics_put_card(Flow *flow, Seat by, uint8_t copy, uint8_t row, uint8_t at) {
    TacticsState *s = flow->s;
    const unsigned trait = flow->rules->trait[copy];
    const uint8_t bottom = row_count(s, row);
    if (trait & TRAIT_PLAYED_UP) {
        tactics_put_up(flow, by, EVENT_PLACE, copy, row, trait & TRAIT_ANYWHERE ? at : bottom);
        return;
    }
    tactics_insert(s, row, bottom, (TableCard){.copy = copy, .up = 0, .shield = NONE, .holder = NONE});
    emit_place(flow, EVENT_PLACE, by, copy, row, bottom, false);
    flow->goes_on = bottom + 1 < flow->rules->row_full; // the row was open, and a face-down card closes none
    tactics_flow_note_ending(flow);
    if (bottom == 0)
        return;
    flow->revealed = (uint8_t)(s->row_start[row] + bottom - 1);
    tactics_flow_push(flow, (Frame){.kind = FRAME_REVEAL, .copy = s->table[flow->revealed].copy, .seat = by});
}

void tactics_move_card(Flow *flow, Seat by, uint8_t row, uint8_t at, uint8_t to_row, uint8_t to_at) {
    const TableCard card = tactics_take(flow->s, row, at);
    tactics_insert(flow->s, to_row, to_at, card);
    flow->goes_on = false;
    if (flow->events != NULL) {
        Event event = event_of(EVENT_MOVE, by);
        event.card = copy_card(card.copy);
        event.owner = copy_seat(card.copy);
        event.seen_by = card.up ? SEEN_BY_ALL : 0;
        event.row = row;
        event.at = at;
        event.to_row = to_row;
        event.to_at = to_at;
        tactics_emit_event(flow, &event);
    }
    if (card.up)
        act_on_arrival(flow, to_row, to_at);
}

void tactics_shield_off(Flow *flow, uint8_t row, uint8_t at) {
    TableCard *card = &flow->s->table[flow->s->row_start[row] + at];
    const uint8_t shield = card->shield;
    if (shield == NONE)
        return;
    const Seat owner = copy_seat(card->copy);
    card->shield = NONE;
    tactics_pile_push(&flow->s->discard[owner], shield);
    tactics_emit_card(flow, EVENT_SHIELD_OFF, owner, copy_of(owner, shield), SEEN_BY_ALL, row, at);
}

void tactics_remove_card(Flow *flow, uint8_t row, uint8_t at, TacticsEvent kind) {
    TacticsState *s = flow->s;
    tactics_shield_off(flow, row, at);
    const TableCard card = tactics_take(s, row, at);
    const Seat owner = copy_seat(card.copy);
    flow->goes_on = false;
    tactics_pile_push(&s->discard[owner], copy_card(card.copy));
    if (flow->events == NULL)
        return;
    Event event = event_of(kind, owner);
    event.card = copy_card(card.copy);
    event.owner = owner;
    event.row = row;
    event.at = at;
    event.amount = card.up;
    tactics_emit_event(flow, &event);
}

void tactics_take_target(Flow *flow, Seat seat, uint8_t row) {
    TacticsState *s = flow->s;
    assert(s->target[row] != NONE && s->won_count < TARGETS_MAX);
    s->won[s->won_count] = s->target[row];
    s->won_by[s->won_count] = tactics_pile_of(s, seat);
    s->won_count++;
    s->target[row] = NONE;
    flow->goes_on = false;
}

// SPDX-License-Identifier: MIT
// Emits events, and sets what is asked next.
#include "games/star_empires/flow.h"

void empires_emit(const Flow *flow, Event event) {
    events_add(flow->events, &event, flow->s);
}

void empires_emit_at(const Flow *flow, EmpiresEvent kind, Seat seat, int place) {
    empires_emit_amount(flow, kind, seat, place, 0);
}

void empires_emit_amount(const Flow *flow, EmpiresEvent kind, Seat seat, int place, int amount) {
    if (flow->events == NULL)
        return;
    Event event = event_of(kind, seat);
    event.row = (uint8_t)place;
    event.amount = (int16_t)amount;
    empires_emit(flow, event);
}

void empires_ask(const Flow *flow, AskKind kind, Seat seat, uint8_t place) {
    flow->s->ask = (uint8_t)kind;
    flow->s->asked = seat;
    flow->s->place = place;
}

void empires_enter(const Flow *flow, PhaseKind phase) {
    flow->s->phase = (uint8_t)phase;
    flow->s->cursor = 0;
    flow->s->met = 0;
    empires_emit_at(flow, EVENT_PHASE, flow->s->active, (int)phase);
}

// SPDX-License-Identifier: MIT
// Each seat has one copy of a card, so name and owner say which items of the history are about it; while it
// is face down, none is.
#include "app/tables/tactics/card_past.h"
#include "games/tactics/view.h"

static CardOrigin origin_of(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_REVEAL:
        return ORIGIN_REVEALED;
    case EVENT_TURN_UP:
        return ORIGIN_TURNED_UP;
    case EVENT_PLACE:
        return event->amount == 1 ? ORIGIN_PLAYED : ORIGIN_UNKNOWN;
    case EVENT_SUMMON:
        return ORIGIN_SUMMONED;
    default:
        return ORIGIN_UNKNOWN;
    }
}

static Seat seat_of(const GameLogItem *item, CardOrigin origin) {
    if (origin == ORIGIN_PLAYED || origin == ORIGIN_SUMMONED)
        return item->event.seat;
    return item->phase == PHASE_REVEAL ? SEAT_NONE : item->turn;
}

CardPast tactics_card_past(const GameLog *log, int items, uint8_t card, Seat owner) {
    CardPast past = {.seat = SEAT_NONE, .moved = SEAT_NONE};
    for (int i = items - 1; i >= 0 && past.origin == ORIGIN_UNKNOWN; i--) {
        const GameLogItem *item = game_log_item(log, i);
        if (item->event.card != card || item->event.owner != owner || item->event.kind == EVENT_ROW_WON)
            continue;
        past.fizzled |= item->event.kind == EVENT_FIZZLE;
        if (item->event.kind == EVENT_MOVE && past.moved == SEAT_NONE)
            past.moved = item->turn;
        past.origin = origin_of(&item->event);
        if (past.origin != ORIGIN_UNKNOWN)
            past.seat = seat_of(item, past.origin);
    }
    return past;
}

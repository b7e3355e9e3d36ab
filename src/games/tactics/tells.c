// SPDX-License-Identifier: MIT
#include "games/tactics/view.h"
#include "games/tactics/views.h"

// Whoever lays a card down knew it before; a card that is turned up, or a row that is scored, nobody could
// know.
Tells tactics_tells(const Event *event, Seat viewer) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_DRAW:
    case EVENT_KEEP:
        return event->seat == viewer ? TELLS_DRAW : TELLS_NOTHING;
    case EVENT_SHOW_HAND:
        return event->seat == viewer ? TELLS_HAND : TELLS_NOTHING;
    case EVENT_TURN:
    case EVENT_SHUFFLE:
    case EVENT_DISCARD:
    case EVENT_PASS:
    case EVENT_HAND_OVER:
    case EVENT_PLACE:
    case EVENT_SHIELD:
    case EVENT_SHIELD_BACK:
    case EVENT_MOVE:
    case EVENT_OFFER:
    case EVENT_ASK:
        return TELLS_NOTHING;
    default:
        return TELLS_REVEAL;
    }
}

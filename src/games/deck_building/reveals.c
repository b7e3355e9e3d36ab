// SPDX-License-Identifier: MIT
// Game.tells: which events reveal new information.
#include "games/deck_building/rules.h"
#include "games/deck_building/views.h"

// A seat knows what it does with its own cards. Revealed, drawn and random cards are news to everybody, and
// so are the decisions of others. The rest could be worked out from the open table.
RevealKind building_reveals(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    switch ((BuildingEvent)event->kind) {
    case EVENT_DRAWN:
        return REVEAL_DRAW;
    case EVENT_SHUFFLED:
    case EVENT_REFILLED:
    case EVENT_REFRESHED:
    case EVENT_FLIPPED:
    case EVENT_SKIPPED:
    case EVENT_INFECTED:
    case EVENT_OVER:
        return REVEAL_HIDDEN;
    case EVENT_CHOICE: // whether there is a choice may depend on a hand
        return own || event->row < ASK_OPPONENT ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_DISCARDED:
        return own && event->amount2 == 0 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_PEEKED:
    case EVENT_DROPPED:
    case EVENT_PLAYED:
    case EVENT_ACTIVATED:
    case EVENT_BOUGHT:
    case EVENT_GAINED:
    case EVENT_SEARCHED:
    case EVENT_DISPLACED:
    case EVENT_COMPLETED:
    case EVENT_AWARDED:
    case EVENT_PASSED:
    case EVENT_AIMED:
    case EVENT_TRASHED:
    case EVENT_RECOVERED:
    case EVENT_BOTTOMED:
    case EVENT_PHASE:
    case EVENT_CONCEDED:
        return own && event->kind != EVENT_PEEKED ? REVEAL_NOTHING : REVEAL_HIDDEN;
    default:
        return REVEAL_NOTHING;
    }
}

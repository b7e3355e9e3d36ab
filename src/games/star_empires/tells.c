// SPDX-License-Identifier: MIT
// What of an event is news, kind by kind.
#include "games/star_empires/views.h"

// Whoever acts knew what it does with its own cards and units at the open table; dice, lots, what is drawn
// and what another decides nobody knew, and where another's group leaves, what it left behind shows itself.
// That somebody is asked follows from what lies open.
Tells empires_tells(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_DRAWN:
        return TELLS_DRAW;
    case EVENT_SHOWN_HAND:
    case EVENT_SHOWN_STACK:
    case EVENT_TAKEN:
        return TELLS_HAND;
    case EVENT_SHUFFLED:
    case EVENT_EXPLORED:
    case EVENT_ROLLED:
    case EVENT_FORCES:
    case EVENT_ASSIMILATED:
    case EVENT_ATTACKS:
    case EVENT_FIGHTS:
    case EVENT_NO_ANSWER:
    case EVENT_OVER:
        return TELLS_REVEAL;
    case EVENT_PHASE:
    case EVENT_TURN:
    case EVENT_REVOLT:
    case EVENT_RAIDED:
    case EVENT_STOLEN:
    case EVENT_CENSUS:
    case EVENT_CONTROLS:
    case EVENT_REVENUE:
    case EVENT_UPKEEP:
        return TELLS_NOTHING;
    case EVENT_CHOICE: // whether there is a choice may depend on a hand
        return own || event->to_row != ASK_SABOTAGE ? TELLS_NOTHING : TELLS_REVEAL;
    default:
        return own ? TELLS_NOTHING : TELLS_REVEAL;
    }
}

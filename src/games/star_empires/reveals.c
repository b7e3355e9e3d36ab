// SPDX-License-Identifier: MIT
// Game.tells: which events reveal new information.
#include "games/star_empires/views.h"

// A seat knows what it does with its own cards and units on the open table. Dice, random choices, drawn cards
// and the decisions of others are news; so is the unit that becomes visible where another seat's group has
// left. Who is asked follows from public information.
RevealKind empires_reveals(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_DRAWN:
        return REVEAL_DRAW;
    case EVENT_SHOWN_HAND:
    case EVENT_SHOWN_STACK:
    case EVENT_TAKEN:
        return REVEAL_HAND;
    case EVENT_SHUFFLED:
    case EVENT_EXPLORED:
    case EVENT_ROLLED:
    case EVENT_FORCES:
    case EVENT_ASSIMILATED:
    case EVENT_ATTACKS:
    case EVENT_FIGHTS:
    case EVENT_NO_ANSWER:
    case EVENT_OVER:
        return REVEAL_HIDDEN;
    case EVENT_PHASE:
    case EVENT_TURN:
    case EVENT_REVOLT:
    case EVENT_RAIDED:
    case EVENT_STOLEN:
    case EVENT_CENSUS:
    case EVENT_CONTROLS:
    case EVENT_REVENUE:
    case EVENT_UPKEEP:
        return REVEAL_NOTHING;
    case EVENT_CHOICE: // whether there is a choice may depend on a hand
        return own || event->to_row != ASK_SABOTAGE ? REVEAL_NOTHING : REVEAL_HIDDEN;
    default:
        return own ? REVEAL_NOTHING : REVEAL_HIDDEN;
    }
}

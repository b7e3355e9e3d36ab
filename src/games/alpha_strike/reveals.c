// SPDX-License-Identifier: MIT
// Game.tells: which events reveal new information.
#include "games/alpha_strike/views.h"

#include "games/alpha_strike/rules.h"

// A player knows the card played beforehand, and its effects on the open table could be worked out. Only
// cards from another hand or the deck are news.
RevealKind strike_reveals(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    switch ((StrikeEvent)event->kind) {
    case EVENT_DRAW:
        return own ? REVEAL_DRAW : REVEAL_NOTHING;
    case EVENT_LOSE_CARD:
        return own || event->at == 1 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_DISCARD:
    case EVENT_PLAY:
    case EVENT_LAUNCH:
    case EVENT_PASS:
    case EVENT_ATTACK:
    case EVENT_DEFEND:
    case EVENT_TAKE:
    case EVENT_NO_COUNTER:
    case EVENT_CONCEDE:
        return own ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_ROLL:
    case EVENT_FIRST:
    case EVENT_OVER:
        return REVEAL_HIDDEN;
    default:
        return REVEAL_NOTHING;
    }
}

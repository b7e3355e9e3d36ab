// SPDX-License-Identifier: MIT
// Game.reveals: which events reveal new information.
#include "games/alpha_strike/views.h"

#include "games/alpha_strike/rules.h"

#define REVEALS(event, key, own, others, ...) [event] = {REVEAL_##others, REVEAL_##own},
static const RevealKind reveals[EVENT_COUNT][2] = {STRIKE_EVENT_LIST(REVEALS)};

// A player knows the card played beforehand, and its effects on the open table could be worked out. Only
// cards from another hand or the deck are news.
RevealKind strike_reveals(const Event *event, Seat viewer) {
    if (event->kind == EVENT_LOSE_CARD && event->at == 1)
        return REVEAL_NOTHING; // it was in play
    return reveals[event->kind][event->seat == viewer];
}

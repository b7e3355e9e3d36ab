// SPDX-License-Identifier: MIT
// Game.reveals: which events reveal new information.
#include "games/deck_building/rules.h"
#include "games/deck_building/views.h"

#define REVEALS(event, key, own, others, ...) [event] = {REVEAL_##others, REVEAL_##own},
static const RevealKind reveals[EVENT_COUNT][2] = {BUILDING_EVENT_LIST(REVEALS)};

// A seat knows what it does with its own cards. Revealed, drawn and random cards are news to everybody, and
// so are the decisions of others. The rest could be worked out from the open table.
RevealKind building_reveals(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    if (event->kind == EVENT_CHOICE && event->row >= ASK_OPPONENT && !own)
        return REVEAL_HIDDEN; // whether there is a choice may depend on a hand
    if (event->kind == EVENT_DISCARDED && event->amount2 != 0)
        return REVEAL_HIDDEN; // at random
    return reveals[event->kind][own];
}

// SPDX-License-Identifier: MIT
// Game.reveals: which events reveal new information.
#include "games/star_empires/views.h"

#define REVEALS(event, key, own, others, ...) [event] = {REVEAL_##others, REVEAL_##own},
static const RevealKind reveals[EVENT_COUNT][2] = {EMPIRES_EVENT_LIST(REVEALS)};

// A seat knows what it does with its own cards and units on the open table. Dice, random choices, drawn cards
// and the decisions of others are news; so is the unit that becomes visible where another seat's group has
// left. Who is asked follows from public information.
RevealKind empires_reveals(const Event *event, Seat viewer) {
    if (event->kind == EVENT_CHOICE && event->to_row == ASK_SABOTAGE && event->seat != viewer)
        return REVEAL_HIDDEN; // whether there is a choice may depend on a hand
    return reveals[event->kind][event->seat == viewer];
}

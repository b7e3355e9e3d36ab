// SPDX-License-Identifier: MIT
// What one seat may know of a game of Star Empires (rules §7): the only thing that drawing, sound, log, recap
// and computer opponents get. It is the table as that seat sees it, and numbers computed from all of it.
// Contains nothing that depends on hidden cards or units.
#ifndef STARDECK_GAMES_STAR_EMPIRES_VIEW_H
#define STARDECK_GAMES_STAR_EMPIRES_VIEW_H

#include "engine/limits.h"
#include "games/star_empires/board.h"

typedef struct EmpiresView {
    // Hands of others are empty but for their size, the deck is but for its size; of stacks (and a group on
    // its way) that do not show themselves there are the strongest unit and starbases, the rest is counted in
    // `hidden`.
    EmpiresBoard table;
    uint8_t hidden[STACKS_MAX]; // units of each stack that are not seen
    uint8_t hidden_group;       // … of the group on its way
    Seat viewer;
    Seat to_act; // SEAT_NONE when over
    uint8_t asks;
    uint8_t winner[EMPIRES_SEATS];
    uint8_t systems[EMPIRES_SEATS], units[EMPIRES_SEATS];
    int16_t revenue[EMPIRES_SEATS];
} EmpiresView;

_Static_assert(sizeof(EmpiresView) <= VIEW_MAX, "views fit everybody's buffers");

// What a seat knows, as Game.standpoint gives it: what it sees. Nothing that is hidden is remembered.
typedef EmpiresView EmpiresStandpoint;

_Static_assert(sizeof(EmpiresStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");

#endif

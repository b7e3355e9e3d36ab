// SPDX-License-Identifier: MIT
// What one seat may know of a game of Star Empires (rules §7): the board as that seat sees it, and totals
// computed from the true state that are public. Drawing, sound, log, recap and computer opponents see only
// this. Nothing in it depends on hidden cards or units.
#ifndef STARDECK_GAMES_STAR_EMPIRES_VIEW_H
#define STARDECK_GAMES_STAR_EMPIRES_VIEW_H

#include "engine/limits.h"
#include "games/star_empires/board.h"

typedef struct EmpiresView {
    // Other seats' hands and the deck are empty except for their sizes. Stacks (and a group on its way) that
    // are not public contain only their strongest unit and starbases; the rest is counted in `hidden`.
    EmpiresBoard table;
    uint8_t hidden[STACKS_MAX]; // hidden units of each stack
    uint8_t hidden_group;       // hidden units of the group on its way
    Seat viewer;
    Seat to_act;                   // SEAT_NONE when the game is over
    uint8_t asks;                  // AskKind
    uint8_t winner[EMPIRES_SEATS]; // 1: has won; set when the game is over
    uint8_t systems[EMPIRES_SEATS], units[EMPIRES_SEATS];
    int16_t revenue[EMPIRES_SEATS];
} EmpiresView;

_Static_assert(sizeof(EmpiresView) <= VIEW_MAX, "views fit everybody's buffers");

// What a seat knows (Game.standpoint) is what it sees; nothing hidden needs to be remembered.
typedef EmpiresView EmpiresStandpoint;

_Static_assert(sizeof(EmpiresStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");

#endif

// SPDX-License-Identifier: MIT
// The state of the deck-building game: the board as it is; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_STATE_H
#define STARDECK_GAMES_DECK_BUILDING_STATE_H

#include "games/deck_building/board.h"

typedef BuildingBoard BuildingState;

// What a seat knows, as Game.standpoint gives it: the state with hidden cards sorted within the places among
// which they may lie.
typedef struct BuildingStandpoint {
    BuildingState known;
    Seat viewer;
} BuildingStandpoint;

_Static_assert(sizeof(BuildingStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");

#endif

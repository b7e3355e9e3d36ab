// SPDX-License-Identifier: MIT
// The true state of the deck-building game; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_STATE_H
#define STARDECK_GAMES_DECK_BUILDING_STATE_H

#include "engine/limits.h"
#include "games/deck_building/board.h"

typedef BuildingBoard BuildingState;

// What a seat remembers beyond its view (Game.remember): how many cards at either end of its own deck and of
// the space deck it has looked at or seen being put there. Which cards these are is in the state.
typedef struct KnownEnds {
    uint8_t top, bottom;
} KnownEnds;

typedef struct BuildingNotebook {
    KnownEnds own, space;
} BuildingNotebook;

// What a seat knows (Game.standpoint): the state, with hidden cards sorted within each set of places that are
// indistinguishable to the seat.
typedef struct BuildingStandpoint {
    BuildingState known;
    BuildingNotebook notes;
    Seat viewer;
} BuildingStandpoint;

_Static_assert(sizeof(BuildingStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");
_Static_assert(sizeof(BuildingNotebook) <= NOTEBOOK_MAX, "notebooks fit everybody's buffers");

#endif

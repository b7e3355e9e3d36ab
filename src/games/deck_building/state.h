// SPDX-License-Identifier: MIT
// The state of the deck-building game: the board as it is; private to this folder.
#ifndef STARDECK_GAMES_DECK_BUILDING_STATE_H
#define STARDECK_GAMES_DECK_BUILDING_STATE_H

#include "engine/limits.h"
#include "games/deck_building/board.h"

typedef BuildingBoard BuildingState;

// What a seat remembers (Game.remember) though no view shows it: so many cards at either end of its own deck
// and of the space deck it has looked at, or has seen going there. Which ones those are the state says.
typedef struct KnownEnds {
    uint8_t top, bottom;
} KnownEnds;

typedef struct BuildingNotebook {
    KnownEnds own, space;
} BuildingNotebook;

// What a seat knows, as Game.standpoint gives it: the state with hidden cards sorted within the places among
// which they may lie.
typedef struct BuildingStandpoint {
    BuildingState known;
    BuildingNotebook notes;
    Seat viewer;
} BuildingStandpoint;

_Static_assert(sizeof(BuildingStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");
_Static_assert(sizeof(BuildingNotebook) <= NOTEBOOK_MAX, "notebooks fit everybody's buffers");

#endif

// SPDX-License-Identifier: MIT
// What one seat may know of a deck-building game (rules §11): the only thing that drawing, sound, log, recap
// and computer opponents get. It is the table as that seat sees it, with CARD_HIDDEN wherever a card does not
// show itself, and numbers computed from it. Contains nothing that depends on hidden cards.
#ifndef STARDECK_GAMES_DECK_BUILDING_VIEW_H
#define STARDECK_GAMES_DECK_BUILDING_VIEW_H

#include "engine/limits.h"
#include "games/deck_building/board.h"

typedef struct BuildingView {
    BuildingBoard table; // of the others: hands, drafts and what they dropped, hidden; of all: decks
    Seat viewer;
    Seat to_act;                  // SEAT_NONE when over
    uint8_t asks;                 // AskKind
    uint8_t asks_about;           // card that asks; NONE
    uint8_t options;              // branches of ASK_CHOOSE
    uint8_t pile_card[PILES_MAX]; // what lies in each pile
    uint8_t winner[BUILDING_SEATS];
    int16_t points[BUILDING_SEATS], stat[BUILDING_SEATS][STATS], xp_left[BUILDING_SEATS];
} BuildingView;

_Static_assert(sizeof(BuildingView) <= VIEW_MAX, "views fit everybody's buffers");

#endif

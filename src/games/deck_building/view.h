// SPDX-License-Identifier: MIT
// What one seat may know of a deck-building game (rules §11): the board with CARD_HIDDEN for cards it may not
// see, and values computed from it. Drawing, sound, log, recap and computer opponents see only this. Nothing
// in it depends on hidden cards.
#ifndef STARDECK_GAMES_DECK_BUILDING_VIEW_H
#define STARDECK_GAMES_DECK_BUILDING_VIEW_H

#include "engine/limits.h"
#include "games/deck_building/board.h"
#include "games/deck_building/rules.h"

typedef struct BuildingView {
    BuildingBoard table; // hidden: all decks, and the other seats' hands, drafts and dropped drafts
    Seat viewer;
    Seat to_act;                    // SEAT_NONE when the game is over
    uint8_t asks;                   // AskKind
    uint8_t asks_about;             // the card that asks; NONE
    uint8_t options;                // number of branches of ASK_CHOOSE
    uint8_t pile_card[PILES_MAX];   // the card of each pile
    uint8_t winner[BUILDING_SEATS]; // 1: has won; set when the game is over
    uint8_t in_deck[DESIGNS_MAX];   // number of each card in the viewer's deck: which, but not in which order
    int16_t points[BUILDING_SEATS];
    int16_t stat[BUILDING_SEATS][STATS], xp_left[BUILDING_SEATS]; // now; xp_left: experience not spent yet
} BuildingView;

// In weigh.c: the card on sale that the viewer can pay for and that computers think most of; NONE: none.
// `weak` (out): they think less of it than of the viewer's cards on average, so that it would thin the deck.
uint8_t building_best_purchase(const BuildingRules *rules, const BuildingView *view, bool *weak);

_Static_assert(sizeof(BuildingView) <= VIEW_MAX, "views fit everybody's buffers");

#endif

// SPDX-License-Identifier: MIT
// From what was clicked, dropped and typed to a command: everything is looked up in the list of legal
// commands, by patterns in which some fields may be anything. No rule of the game is known here.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_CHOOSE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_CHOOSE_H

#include "app/kit/choose.h"
#include "games/deck_building/view.h"

// What is picked.
typedef enum PickKind {
    PICK_NONE,
    PICK_HAND,  // card, at
    PICK_SLOT,  // at
    PICK_PILE,  // card, at
    PICK_SPACE, // the space deck
    PICK_MISSION,
    PICK_DRAFT,  // at
    PICK_XP,     // amount: so much damage is to be repaired
    PICK_EFFECTS // of the card at place `at` of the bridge, which has several
} PickKind;

typedef struct BuildingChoice {
    uint8_t pick; // PickKind
    uint8_t card, at, amount;
} BuildingChoice;

// Where something may be put.
typedef enum PlaceKind {
    PLACE_BRIDGE,
    PLACE_HOLDER,  // a character of the bridge, by its place
    PLACE_DISCARD, // the buy zone; in the trash phase what is trashed goes there
    PLACE_SEARCH,
    PLACE_SPACE,
    PLACE_POINTS,
    PLACE_DAMAGE,
    PLACES
} PlaceKind;

void building_choice_clear(BuildingChoice *choice);
// What picking at that region would pick; PICK_NONE: nothing. The most that can be repaired now; NONE:
// nothing.
BuildingChoice building_choice_at(const App *app, const Hit *hit);
uint8_t building_most_repair(const App *app);
// What is picked, put there: how many commands it may mean, and the first one. `at`: of PLACE_HOLDER.
int building_at_place(const App *app, const CardTable *table, PlaceKind place, uint8_t at, Command *out);
// All that this could be picked for now.
int building_uses(const App *app, const CardTable *table, const BuildingChoice *choice, Command *out);
// Playing a card of the hand would begin the action phase first.
bool building_would_begin(const App *app, const CardTable *table, uint8_t card);

#endif

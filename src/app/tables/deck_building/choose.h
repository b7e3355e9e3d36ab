// SPDX-License-Identifier: MIT
// Turns clicks, drops and keys into a command. Every command is looked up in the list of legal commands, by
// patterns in which fields may be left open. No rules here.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_CHOOSE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_CHOOSE_H

#include "app/kit/choose.h"
#include "games/deck_building/view.h"

// What is selected; the comments name the fields of BuildingChoice that are set.
typedef enum PickKind {
    PICK_NONE,
    PICK_HAND,  // card, at
    PICK_SLOT,  // at
    PICK_PILE,  // card, at
    PICK_SPACE, // the space deck
    PICK_MISSION,
    PICK_DRAFT,  // at
    PICK_XP,     // amount: how much damage to repair
    PICK_EFFECTS // at: a card of the bridge that has several effects
} PickKind;

typedef struct BuildingChoice {
    uint8_t pick; // PickKind
    uint8_t card, at, amount;
} BuildingChoice;

// Drop targets.
typedef enum PlaceKind {
    PLACE_BRIDGE,
    PLACE_HOLDER,  // a character on the bridge, by its index there
    PLACE_DISCARD, // the buy zone; in the trash phase, where cards are trashed
    PLACE_SEARCH,
    PLACE_SPACE,
    PLACE_POINTS,
    PLACE_DAMAGE,
    PLACES
} PlaceKind;

void building_choice_clear(BuildingChoice *choice);
// What selecting the region would select; PICK_NONE: nothing. And the most damage that can be repaired now;
// NONE: none.
BuildingChoice building_choice_at(const App *app, const Hit *hit);
uint8_t building_most_repair(const App *app);
// The commands the selection can mean at that place: returns how many, and the first one in `out`. `at`: only
// for PLACE_HOLDER.
int building_at_place(const App *app, const CardTable *table, PlaceKind place, uint8_t at, Command *out);
// Everything the choice could be used for now; returns how many commands, and the first one in `out`.
int building_uses(const App *app, const CardTable *table, const BuildingChoice *choice, Command *out);
// True if playing this hand card would first begin the action phase.
bool building_would_begin(const App *app, const CardTable *table, uint8_t card);
// True if exploring would first begin it.
bool building_would_explore(const App *app, const CardTable *table);

#endif

// SPDX-License-Identifier: MIT
// A battle of the deck-building game on an off-screen table (laid_table.h), for tests: begun, passed, and
// come to its shots. Curtains between people are lifted on the way; nobody may be called without a card to
// play.
#ifndef STARDECK_TESTS_BUILDING_BATTLE_H
#define STARDECK_TESTS_BUILDING_BATTLE_H

#include "app/tables/deck_building/table.h"

#define STEPS_MOST 400

extern int battle_curtains;    // since the beginning
extern unsigned battle_lifted; // one bit for each seat at whose curtain somebody has sat down

void battle_begin(void);                   // the first seat turns up a battle
void battle_explore(void);                 // though a mission could be completed instead
void battle_to_shots(void);                // everybody passes, until somebody has to choose whom to shoot at
Seat battle_target(int at);                // whom it can be, from left to right
void battle_sit_down(void);                // whoever is called
void battle_submit(uint8_t verb);          // the first legal command with this verb, which there must be
const Command *battle_legal(uint8_t verb); // NULL: none

#endif

// SPDX-License-Identifier: MIT
// Reads the current battle's progress and losses from the history. Nothing counts as an outcome before its
// event has been shown.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_HISTORY_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_HISTORY_H

#include "app/tables/star_empires/table.h"

typedef struct BattleHistory {
    bool begun;                         // the battle was declared; if not, the rest is empty
    const Event *rolled, *forces, *won; // NULL: not yet. Owned by the session's log
    // By side, starbases included, without units that came back.
    uint8_t fallen[SIDES][UNITS_MAX];
    uint8_t joined[SIDES][UNITS_MAX]; // units of the other side that changed sides
    bool retreated[SIDES];
    uint8_t to[SIDES];                         // … the place where they have gone
    uint8_t spent[SIDES];                      // cards used in it …
    uint8_t card[SIDES][BATTLE_CARDS_MAX];     // … which
    uint8_t function[SIDES][BATTLE_CARDS_MAX]; // … and as what
    const Event *peace, *called_off;           // the card by which there is no battle; NULL: there is none
} BattleHistory;

// Fills `told` for the battle of the shown view.
void empires_read_battle_history(const App *app, const CardTable *table, BattleHistory *told);
// The same for a battle that has landed: the history up to what is told.
void empires_read_told_battle(const App *app, const CardTable *table, const BattleState *battle,
                              BattleHistory *told);

#endif

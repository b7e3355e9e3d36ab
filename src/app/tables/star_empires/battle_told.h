// SPDX-License-Identifier: MIT
// What the history tells of the battle that is on, and of no other one: how far it has come, and which units
// have fallen in it. Nothing is an outcome before its event has been told.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TOLD_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TOLD_H

#include "app/tables/star_empires/table.h"

typedef struct BattleTold {
    bool begun;                         // it was declared; else nothing of the rest is set
    const Event *rolled, *forces, *won; // NULL: not told yet
    // By side, starbases included; what came back is not among them.
    uint8_t fallen[SIDES][UNITS_MAX];
    uint8_t joined[SIDES][UNITS_MAX]; // units of the other side that have come over
    bool retreated[SIDES];
} BattleTold;

void empires_battle_told(const App *app, const CardTable *table, BattleTold *told);

#endif

// SPDX-License-Identifier: MIT
// How a battle stands: who shoots when at whom, what is left of them, who would win. From what lies open
// alone: what somebody will still play is not foreseen.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_H
#define STARDECK_APP_TABLES_DECK_BUILDING_BATTLE_H

#include "games/deck_building/view.h"

// A shot that was fired.
typedef struct FiredShot {
    Seat from, at;
    uint8_t attack, absorbed, damage, before;
} FiredShot;

// Those of the battle that is shown, in their order.
typedef struct BattleShots {
    uint8_t card; // it is about; NONE: none is shown
    FiredShot shot[BUILDING_SEATS];
    uint8_t count;
    bool over;
    Seat winner;
} BattleShots;

// A row of the outlook: a battler, in the order of the shots.
typedef struct OutlookRow {
    Seat seat, target; // SEAT_NONE: it does not shoot
    bool likely;       // … at the likeliest: it has not been named yet
    bool fired, down;  // the target is down afterwards
    bool fallen;       // it is down before its turn
    uint8_t speed, attack, absorbed, before, damage, defense; // damage of the target before and after
} OutlookRow;

typedef struct BattleOutlook {
    uint8_t rows;
    OutlookRow row[BUILDING_SEATS];
    uint8_t columns;
    int16_t value[ORDER_MAX][BUILDING_SEATS];
    bool still[ORDER_MAX][BUILDING_SEATS]; // is the seat still in the comparison at this column?
    uint8_t decides;                       // the column that decides; NONE: none does
    Seat winner;                           // SEAT_NONE: nobody would win
} BattleOutlook;

void building_look_ahead(const BuildingRules *rules, const BuildingBoard *board, uint8_t card,
                         const BattleShots *shots, BattleOutlook *out);

#endif

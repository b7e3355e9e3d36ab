// SPDX-License-Identifier: MIT
// The units of a battle's side as tiles: which, in what order, and where. Used for drawing and for regions.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H

#include "app/tables/star_empires/battle_status.h"

#define BATTLE_TILES 60 // more than any seat has units

typedef struct BattleTile {
    uint8_t unit;
    bool lost;
} BattleTile;

// Units still there, strongest first, then those lost. Returns how many.
int empires_battle_tiles(const App *app, const CardTable *table, const BattleStack *stack,
                         BattleTile out[BATTLE_TILES]);
// The same for any units: all of them lost, or none.
int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]);
// Tile `at` of `count` in `area`: narrower, then in two rows, the more there are.
GfxRect empires_battle_tile_rect(const CardTable *table, GfxRect area, int at, int count);

#endif

// SPDX-License-Identifier: MIT
// The units of a battle's side as tiles: which there are, in their order, and where each lies. Drawing and
// regions go by the same ones.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H

#include "app/tables/star_empires/battle_seen.h"

#define BATTLE_TILES 60 // more than a seat can have units

typedef struct BattleTile {
    uint8_t unit;
    bool lost;
} BattleTile;

// Those that stand there, the strongest first, then those that have fallen. Returns how many.
int empires_battle_tiles(const App *app, const CardTable *table, const BattleStack *stack,
                         BattleTile out[BATTLE_TILES]);
// The same of any units, `lost` all of them or none.
int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]);
// Tile `at` of `count` in `area`: narrower where there are many, in two rows where there are more.
GfxRect empires_battle_tile_rect(const CardTable *table, GfxRect area, int at, int count);

#endif

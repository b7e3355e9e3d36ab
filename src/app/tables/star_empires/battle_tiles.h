// SPDX-License-Identifier: MIT
// What lies beside a battle's stage and on it: units as tiles, and where each side's cards are. Used for
// drawing and for regions.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_TILES_H

#include "app/tables/star_empires/battle_status.h"

#define BATTLE_TILES UNITS_MAX

typedef struct BattleTile {
    uint8_t unit, count;
    bool lost;
} BattleTile;

// These units, strongest first, a tile for each kind: all of them lost, or none. Returns how many tiles.
int empires_battle_tiles_of(const App *app, const CardTable *table, const BattleStack *stack,
                            const uint8_t unit[UNITS_MAX], bool lost, BattleTile out[BATTLE_TILES]);
// Tile `at` of `count` in `area`, in as many rows as make them largest.
GfxRect empires_battle_tile_rect(const CardTable *table, GfxRect area, int at, int count);

// What a side's cards lie on: as wide as they are, in the stage's corner, once they are turned up.
GfxRect empires_cards_pane(const CardTable *table, const BattleStatus *battle, int side);
// The place of card `at` of that side.
GfxRect empires_card_slot(const CardTable *table, const BattleStatus *battle, int side, int at);
// What a side's force is made of: its lines together, of one height each.
GfxRect empires_parts_box(const App *app, const CardTable *table, const BattleStatus *battle, int side);

#endif

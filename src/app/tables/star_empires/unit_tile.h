// SPDX-License-Identifier: MIT
// A unit as a tile: its silhouette in the colours of who has it, its force, its name.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_UNIT_TILE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_UNIT_TILE_H

#include "app/tables/star_empires/looks.h"

typedef struct UnitTile {
    uint8_t unit; // NONE: it is not seen, with `unseen`
    int palette;
    uint8_t race; // whose force it has
    int force;    // -1: that of the race
    bool lit;     // in the group, or pointed at
    bool dim;     // stays behind
    bool lost;    // would be lost, or is
    bool unseen;
} UnitTile;

void empires_unit_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, const UnitTile *tile);
// A colony, shipyard or terraforming likewise.
void empires_mark_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, Mark mark, int palette,
                            bool lit);

#endif

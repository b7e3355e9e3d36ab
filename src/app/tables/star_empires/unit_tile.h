// SPDX-License-Identifier: MIT
// A unit as a tile: silhouette in its owner's colours, force, name.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_UNIT_TILE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_UNIT_TILE_H

#include "app/tables/star_empires/looks.h"

typedef struct UnitTile {
    uint8_t unit; // NONE: unknown, with `unseen`
    int palette;
    uint8_t race; // whose force applies
    int force;    // -1: the race's
    bool lit;     // in the group, or pointed at
    bool dim;     // stays behind
    bool lost;    // lost, or would be
    bool unseen;
} UnitTile;

void empires_unit_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, const UnitTile *tile);
// The same for a colony, shipyard or terraforming.
void empires_mark_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, Mark mark, int palette,
                            bool lit);

#endif

// SPDX-License-Identifier: MIT
// A unit as a tile: its painting, or a silhouette in its owner's colours; force, name.
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
    bool nameless; // its name stands beside it
} UnitTile;

// A race's unit alone, as it is painted, in a square. False: there is no such painting, or it cannot be read;
// its sign stands for it.
bool empires_unit_painting_draw(App *app, const EmpiresLooks *looks, uint8_t race, uint8_t unit, float x,
                                float y, float size);
void empires_unit_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, const UnitTile *tile);
// The same for a colony, shipyard or terraforming.
void empires_mark_tile_draw(App *app, const EmpiresLooks *looks, GfxRect rect, Mark mark, int palette,
                            bool lit);

#endif

// SPDX-License-Identifier: MIT
// The picture in the centre of a territory: a painted world, a spiral, mist, a star.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H

#include "app/stage/context.h"

// Draws it around (x, y), `size` pixels across. `territory`: an id; the same id always shows the same world.
// `kind`: a PlaceKind.
void empires_sector_draw(App *app, const char *territory, uint8_t kind, float x, float y, float size);

// What it shows there, as a word: "terra", "nebula", "space". Static.
const char *empires_sector_world(const char *territory, uint8_t kind);

#endif

// SPDX-License-Identifier: MIT
// What is to be seen in the middle of a territory: a painted world, a spiral, mist, a star.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_SECTOR_ART_H

#include "app/stage/context.h"

// `territory`: the same id shows the same world everywhere. `kind` a PlaceKind; `size` pixels across, round
// (x, y).
void empires_sector_draw(App *app, const char *territory, uint8_t kind, float x, float y, float size);

#endif

// SPDX-License-Identifier: MIT
// Draws the parts of a map that never change: lanes, and what is in the centre of each territory.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H

#include "app/stage/context.h"
#include "app/tables/star_empires/map.h"

void empires_lanes_draw(App *app, const Chart *chart, const MapView *map);
// A question mark around (x, y), for an unexplored system.
void empires_unknown_draw(App *app, const MapView *map, float x, float y);
// A world, a spiral, mist, a star, or a dot for empty space.
void empires_middle_draw(App *app, const EmpiresRules *rules, const Chart *chart, const MapView *map,
                         uint8_t at);

#endif

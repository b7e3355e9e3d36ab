// SPDX-License-Identifier: MIT
// What a laid map shows whatever happens on it: the lanes, and what is in the middle of each territory.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H

#include "app/stage/context.h"
#include "app/tables/star_empires/map.h"

void empires_lanes_draw(App *app, const Chart *chart, const MapView *map);
// A question mark around (x, y), where a system has not been explored.
void empires_unknown_draw(App *app, const MapView *map, float x, float y);
// A world, a spiral, mist, a star, or only a dot: empty space.
void empires_middle_draw(App *app, const EmpiresRules *rules, const Chart *chart, const MapView *map,
                         uint8_t at);

#endif

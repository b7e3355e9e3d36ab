// SPDX-License-Identifier: MIT
// Draws the parts of a map that look the same at the table, in examples of the rules and in the gallery:
// cells, lanes, and what is in the centre of each territory.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MAP_ART_H

#include "app/stage/context.h"
#include "app/tables/star_empires/map.h"
#include "games/star_empires/board.h"
#include "gfx/palette.h"

// The cell in its owner's colours (NULL: nobody's). `line`: width of its border in window pixels; 0: none.
void empires_cell_draw(App *app, const MapCell *cell, const FactionColors *owner, float line);
void empires_lanes_draw(App *app, const Chart *chart, const MapView *map);
// Dots from one centre to the other, `gap` apart, in window pixels.
void empires_dots_draw(App *app, const MapCell *from, const MapCell *to, float gap, float radius,
                       Color color);
// Draws what is in the centre of a territory: a world, a spiral, mist, a star, or a dot for empty space.
// `found` below 1: the system is unexplored (0) or just being explored: a question mark fades as the world
// appears. `is`: the board that says how wealthy worlds look; NULL: none does.
void empires_middle_draw(App *app, const EmpiresRules *rules, const Chart *chart, const MapView *map,
                         const EmpiresBoard *is, uint8_t at, float found);

#endif

// SPDX-License-Identifier: MIT
// The map as it lies in its part of the window: each territory a cell around its middle, and the lanes
// between them. Pure geometry, in window pixels; nothing here draws or knows who
// holds what.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MAP_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MAP_H

#include "games/star_empires/rules.h"
#include "gfx/gfx.h"

#define CELL_POINTS 44 // corners of a cell, at most
#define ZOOM_MOST 1.8F
#define ZOOM_STEP 1.15F

// What of the map is seen: how much nearer, and by how much its middle is moved (window pixels).
typedef struct MapLook {
    float zoom, x, y;
} MapLook;

// The territory nearer to this place than to any other, within a circle.
typedef struct MapCell {
    float x, y;                    // its middle
    float points[2 * CELL_POINTS]; // relative to that, convex
    int count;
} MapCell;

typedef struct MapView {
    GfxRect area;  // the part of the window that it is seen in
    float radius;  // of a cell, at most
    float unit;    // window pixels per logical one on the map: with `zoom` in it
    uint8_t count; // of cells, in map order
    MapCell cell[PLACES_MAX];
} MapView;

// Lays the chart's map into `area` so that all of it can be seen, `radius` for its cells without zoom, `unit`
// pixels per logical one. `look` NULL: as it is to begin with.
void empires_map_lay(MapView *map, const EmpiresRules *rules, const Chart *chart, GfxRect area, float radius,
                     float unit, const MapLook *look);
// Keeps what is seen within the map, and the zoom within its bounds.
void empires_map_keep(MapLook *look, GfxRect area);
// The same after the zoom was changed to `zoom`, with the point (x, y) where it was.
void empires_map_zoom(MapLook *look, GfxRect area, float zoom, float x, float y);
// What stands in the middle of a territory of that PlaceKind: how wide, and how far above the middle.
float empires_planet_size(const MapView *map, uint8_t kind);
float empires_planet_up(const MapView *map, uint8_t kind);
// The rectangle round a cell.
GfxRect empires_map_cell_box(const MapCell *cell);

#endif

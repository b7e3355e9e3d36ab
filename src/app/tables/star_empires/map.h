// SPDX-License-Identifier: MIT
// The map on screen: each territory a cell around its centre, and lanes between them. Pure geometry in window
// pixels; draws nothing, and does not know who owns what.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_MAP_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_MAP_H

#include "games/star_empires/rules.h"
#include "gfx/gfx.h"

#define CELL_POINTS 44 // most corners of a cell
#define ZOOM_MOST 1.8F
#define ZOOM_STEP 1.15F

// The visible part of the map: its magnification, and the offset of its centre (window pixels).
typedef struct MapLook {
    float zoom, x, y;
} MapLook;

// A cell: the points nearer to this territory than to any other, within a circle.
typedef struct MapCell {
    float x, y;                    // its centre
    float points[2 * CELL_POINTS]; // corners relative to that, convex
    int count;
    float token_x, token_y; // centre of its first token (empires_place_tokens)
} MapCell;

typedef struct MapView {
    GfxRect area;  // the part of the window it is seen in
    float radius;  // of a cell, at most
    float unit;    // window pixels per logical pixel of the map, including `zoom`
    uint8_t count; // number of cells, in map order
    bool low;      // there is little room: tokens are smaller
    MapCell cell[PLACES_MAX];
} MapView;

// Fits the chart's whole map into `area`. `radius`: of its cells without zoom. `unit`: window pixels per
// logical pixel. `look` may be NULL: not zoomed.
void empires_map_lay(MapView *map, const EmpiresRules *rules, const Chart *chart, GfxRect area, float radius,
                     float unit, const MapLook *look);
// Limits the zoom, and keeps the view within the map.
void empires_map_keep(MapLook *look, GfxRect area);
// Sets the zoom and keeps the point (x, y) where it is.
void empires_map_zoom(MapLook *look, GfxRect area, float zoom, float x, float y);
// What is drawn in the centre of a territory of that PlaceKind: its width, and its height above the centre.
float empires_planet_size(const MapView *map, uint8_t kind);
float empires_planet_up(const MapView *map, uint8_t kind);
// The bounding box of a cell.
GfxRect empires_map_cell_box(const MapCell *cell);

#endif

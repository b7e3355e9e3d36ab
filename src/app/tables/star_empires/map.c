// SPDX-License-Identifier: MIT
// Places the territories: the map's own coordinates stretched into the area, and each cell a circle cut off
// halfway to its neighbours.
#include "app/tables/star_empires/map.h"

#include <math.h>

#define CIRCLE 28        // corners of a full circle
#define GAP 3.0F         // logical: between a cell and the line halfway
#define SPACE_PART 0.92F // fraction of the radius: empty space

// ---- cells

// Cuts off the part of the cell beyond the line through (mx, my) with the unit normal (nx, ny).
static void cut(MapCell *cell, float mx, float my, float nx, float ny) {
    float kept[2 * CELL_POINTS];
    int count = 0;
    for (int i = 0; i < cell->count; i++) {
        const float *a = cell->points + 2 * i, *b = cell->points + 2 * ((i + 1) % cell->count);
        const float da = (a[0] - mx) * nx + (a[1] - my) * ny, db = (b[0] - mx) * nx + (b[1] - my) * ny;
        if (da <= 0 && count < CELL_POINTS) {
            kept[2 * count] = a[0];
            kept[2 * count++ + 1] = a[1];
        }
        if ((da < 0) != (db < 0) && count < CELL_POINTS) {
            const float t = da / (da - db);
            kept[2 * count] = a[0] + (b[0] - a[0]) * t;
            kept[2 * count++ + 1] = a[1] + (b[1] - a[1]) * t;
        }
    }
    for (int i = 0; i < 2 * count; i++)
        cell->points[i] = kept[i];
    cell->count = count;
}

static void make_cell(MapView *map, const Chart *chart, int at) {
    MapCell *cell = &map->cell[at];
    const float r = chart->kind[at] == PLACE_SPACE ? map->radius * SPACE_PART : map->radius;
    cell->count = CIRCLE;
    for (int i = 0; i < CIRCLE; i++) {
        const float angle = (float)i / CIRCLE * 6.2831853F;
        cell->points[2 * i] = r * cosf(angle);
        cell->points[2 * i + 1] = r * sinf(angle);
    }
    for (int i = 0; i < map->count; i++) {
        const float dx = map->cell[i].x - cell->x, dy = map->cell[i].y - cell->y, away = hypotf(dx, dy);
        if (i == at || away < 1 || away > 2 * map->radius)
            continue;
        const float half = away / 2 - GAP * map->unit;
        cut(cell, dx / away * half, dy / away * half, dx / away, dy / away);
    }
}

// ---- the whole

static const PlaceDef *place_def(const EmpiresRules *rules, const Chart *chart, int at) {
    return &rules->map[chart->map].place[at];
}

void empires_map_lay(MapView *map, const EmpiresRules *rules, const Chart *chart, GfxRect area, float radius,
                     float unit, const MapLook *look) {
    float x0 = 1e9F, y0 = 1e9F, x1 = -1e9F, y1 = -1e9F;
    const MapLook plain = {.zoom = 1};
    const MapLook *at = look != NULL ? look : &plain;
    *map =
        (MapView){.area = area, .radius = radius * at->zoom, .unit = unit * at->zoom, .count = chart->places};
    for (int i = 0; i < map->count; i++) {
        const PlaceDef *def = place_def(rules, chart, i);
        x0 = fminf(x0, def->x), x1 = fmaxf(x1, def->x);
        y0 = fminf(y0, def->y), y1 = fmaxf(y1, def->y);
    }
    const float edge = radius + 2 * unit, middle_x = area.x + area.w / 2, middle_y = area.y + area.h / 2;
    const float sx = (area.w - 2 * edge) / fmaxf(x1 - x0, 1), sy = (area.h - 2 * edge) / fmaxf(y1 - y0, 1);
    for (int i = 0; i < map->count; i++) {
        const PlaceDef *def = place_def(rules, chart, i);
        const float x = area.x + edge + ((float)def->x - x0) * sx,
                    y = area.y + edge + ((float)def->y - y0) * sy;
        map->cell[i].x = roundf(middle_x + (x - middle_x) * at->zoom + at->x);
        map->cell[i].y = roundf(middle_y + (y - middle_y) * at->zoom + at->y);
    }
    for (int i = 0; i < map->count; i++)
        make_cell(map, chart, i);
}

void empires_map_keep(MapLook *look, GfxRect area) {
    look->zoom = fmaxf(1, fminf(look->zoom, ZOOM_MOST));
    const float most_x = area.w * (look->zoom - 1) / 2, most_y = area.h * (look->zoom - 1) / 2;
    look->x = fmaxf(-most_x, fminf(look->x, most_x));
    look->y = fmaxf(-most_y, fminf(look->y, most_y));
}

void empires_map_zoom(MapLook *look, GfxRect area, float zoom, float x, float y) {
    const float before = fmaxf(look->zoom, 1), then = fmaxf(1, fminf(zoom, ZOOM_MOST));
    const float dx = x - area.x - area.w / 2 - look->x, dy = y - area.y - area.h / 2 - look->y;
    look->x -= dx * (then / before - 1);
    look->y -= dy * (then / before - 1);
    look->zoom = then;
    empires_map_keep(look, area);
}

GfxRect empires_map_cell_box(const MapCell *cell) {
    float x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    for (int i = 0; i < cell->count; i++) {
        x0 = fminf(x0, cell->points[2 * i]), x1 = fmaxf(x1, cell->points[2 * i]);
        y0 = fminf(y0, cell->points[2 * i + 1]), y1 = fmaxf(y1, cell->points[2 * i + 1]);
    }
    return gfx_rect(floorf(cell->x + x0), floorf(cell->y + y0), ceilf(x1 - x0), ceilf(y1 - y0));
}

float empires_planet_size(const MapView *map, uint8_t kind) {
    const float planet = fminf(map->radius * 0.7F, 46 * map->unit);
    switch ((PlaceKind)kind) {
    case PLACE_HOME:
        return roundf(planet * 1.22F);
    case PLACE_SYSTEM:
        return roundf(planet);
    case PLACE_WORMHOLE:
        return roundf(planet * 1.7F);
    case PLACE_NEBULA:
        return roundf(planet * 2.1F);
    case PLACE_SUPERNOVA:
        return roundf(planet * 4.1F);
    default:
        return roundf(6 * map->unit);
    }
}

float empires_planet_up(const MapView *map, uint8_t kind) {
    return roundf((kind == PLACE_HOME ? 20.0F : kind == PLACE_SYSTEM ? 17.0F : 0) * map->unit);
}

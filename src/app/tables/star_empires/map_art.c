// SPDX-License-Identifier: MIT
// Draws cells, lanes from centre to centre, and worlds on top.
#include "app/tables/star_empires/map_art.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/sector_art.h"
#include "gfx/shape.h"

#include <math.h>

void empires_cell_draw(App *app, const MapCell *cell, const FactionColors *owner, float line) {
    const bool held = owner != NULL;
    const GfxPaint fill = paint_solid(color_alpha(held ? owner->main : 0xFF7F9CC8u, held ? 0.24F : 0.12F));
    const GfxStroke stroke = {.width = line,
                              .color = color_alpha(held ? owner->main : 0xFF7C9CD0u, held ? 0.75F : 0.5F)};
    gfx_polygon(app->gfx, cell->x, cell->y, cell->points, cell->count, &fill);
    if (line > 0)
        gfx_outline(app->gfx, cell->x, cell->y, cell->points, cell->count, &stroke);
}

void empires_lanes_draw(App *app, const Chart *chart, const MapView *map) {
    const float width = fmaxf(1, 2.5F * map->unit);
    for (int a = 0; a < map->count; a++)
        for (int b = a + 1; b < map->count; b++)
            if (has_place(chart->near[a], b))
                gfx_line(app->gfx, map->cell[a].x, map->cell[a].y, map->cell[b].x, map->cell[b].y, width,
                         0x967FA0D2u);
}

void empires_dots_draw(App *app, const MapCell *from, const MapCell *to, float gap, float radius,
                       Color color) {
    const float dx = to->x - from->x, dy = to->y - from->y, all = hypotf(dx, dy);
    const GfxPaint fill = paint_solid(color);
    for (float at = gap; at < all; at += gap)
        gfx_circle(app->gfx, roundf(from->x + dx * at / all), roundf(from->y + dy * at / all), radius, &fill);
}

// For an unexplored system.
static void draw_unknown(App *app, const MapView *map, float x, float y) {
    const float r = roundf(20 * map->unit);
    const GfxPaint ground = paint_solid(0xE60A111Fu);
    gfx_circle(app->gfx, x, y, r, &ground);
    gfx_dashed(app->gfx, gfx_rect(x - r, y - r, 2 * r, 2 * r), r, fmaxf(1, 2 * map->unit), 6 * map->unit,
               5 * map->unit, 0xFF7F9CC8u);
    icon_at(app, "glyphs/unseen.svg", roundf(x - r * 0.45F), roundf(y - r * 0.45F), roundf(r * 0.9F),
            0xFFA9BEDDu);
}

void empires_middle_draw(App *app, const EmpiresRules *rules, const Chart *chart, const MapView *map,
                         const EmpiresBoard *is, uint8_t at, float found) {
    const uint8_t kind = chart->kind[at];
    const float x = map->cell[at].x, y = map->cell[at].y - empires_planet_up(map, kind);
    const GfxPaint dot = paint_solid(0xFFC9D9F2u);
    if (found < 1) {
        gfx_opacity_push(app->gfx, 1 - found);
        draw_unknown(app, map, x, y);
        gfx_opacity_pop(app->gfx);
    }
    if (found <= 0)
        return;
    gfx_opacity_push(app->gfx, found);
    if (kind == PLACE_SPACE)
        gfx_circle(app->gfx, x, y, fmaxf(2, 4 * map->unit), &dot);
    else
        empires_sector_draw(app,
                            &(Sector){.territory = rules->territory[chart->territory[at]].id,
                                      .kind = kind,
                                      .wealth = empires_wealth(is, at),
                                      .race = empires_home_race(rules, is, at)},
                            x, y, empires_planet_size(map, kind));
    gfx_opacity_pop(app->gfx);
}

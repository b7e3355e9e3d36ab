// SPDX-License-Identifier: MIT
// The clock and the drawing of the way from the map to a battle.
#include "app/tables/star_empires/battle_zoom.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/draw_battle.h"
#include "gfx/ease.h"

#include <math.h>

#define APPEARS 0.3F // share of the time in which the sky becomes opaque

static StageZoom *zoom_of(CardTable *table) {
    return &own(table)->motion.zoom;
}

bool empires_zoom_runs(const CardTable *table) {
    return own(table)->motion.zoom.from > 0;
}

void empires_zoom_to_battle(App *app, CardTable *table, uint8_t place) {
    const float speed = table->timeline.speed;
    if (speed <= 0 || place >= own(table)->layout.map.count)
        return;
    *zoom_of(table) = (StageZoom){.from = app->now > 0 ? app->now : 1, .ms = ZOOM_MS / speed, .place = place};
    app_request_update(app);
}

void empires_zoom_end(App *app, CardTable *table) {
    if (!empires_zoom_runs(table))
        return;
    zoom_of(table)->from = 0;
    gfx_damage_all(app->gfx);
}

void empires_zoom_follow(App *app, CardTable *table) {
    StageZoom *zoom = zoom_of(table);
    if (zoom->from == 0)
        return;
    zoom->part = fminf(1, (float)(app->now - zoom->from) / zoom->ms);
    if (zoom->part >= 1 || !empires_shows_battle(table))
        empires_zoom_end(app, table);
    else
        gfx_damage(app->gfx, own(table)->layout.battle.stage);
}

static float between(float from, float to, float part) {
    return roundf(from + (to - from) * part);
}

// The box that the sky has grown to.
static GfxRect grown(const CardTable *table, float part) {
    const GfxRect stage = own(table)->layout.battle.stage,
                  cell = empires_map_cell_box(&own(table)->layout.map.cell[own(table)->motion.zoom.place]);
    const float x = between(cell.x, stage.x, part), y = between(cell.y, stage.y, part);
    return gfx_rect(x, y, between(cell.x + cell.w, stage.x + stage.w, part) - x,
                    between(cell.y + cell.h, stage.y + stage.h, part) - y);
}

void empires_draw_zoom(App *app, const CardTable *table) {
    const StageZoom *zoom = &own(table)->motion.zoom;
    empires_draw_steps(app, table);
    empires_draw_map(app, table);
    if (table->timeline.reduced) {
        gfx_opacity_push(app->gfx, zoom->part);
        empires_draw_battle(app, table);
        gfx_opacity_pop(app->gfx);
        return;
    }
    const GfxRect box = grown(table, ease_in_out_cubic(zoom->part));
    const GfxPaint edge = paint_solid(COLOR_ICE);
    BattleStatus battle;
    empires_read_battle(app, table, &battle);
    gfx_opacity_push(app->gfx, fminf(1, zoom->part / APPEARS));
    empires_draw_battle_ground(app, table, &battle, box);
    gfx_frame(app->gfx, box, lpx(table, 14), fmaxf(1, lpx(table, 1.5F)), &edge);
    gfx_opacity_pop(app->gfx);
}

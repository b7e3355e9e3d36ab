// SPDX-License-Identifier: MIT
// The way from the map to a battle and back (battle_zoom.h), as it is seen.
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/draw_battle.h"
#include "gfx/ease.h"

#include <math.h>

#define APPEARS 0.3F // share of the time in which the sky becomes opaque

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

// The sky in that box, with the colours of who fights.
static void draw_sky(App *app, const CardTable *table, GfxRect box, float opacity) {
    const StageZoom *zoom = &own(table)->motion.zoom;
    int palette[SIDES] = {zoom->palette[0], zoom->palette[1]};
    BattleStatus battle;
    if (!zoom->back) {
        empires_read_battle(app, table, &battle);
        for (int side = 0; side < SIDES; side++)
            palette[side] = battle.stack[side].palette;
    }
    gfx_opacity_push(app->gfx, opacity);
    empires_draw_battle_ground(app, table, zoom->place, palette, box);
    if (!table->timeline.reduced) {
        const GfxPaint edge = paint_solid(COLOR_ICE);
        gfx_frame(app->gfx, box, lpx(table, 14), fmaxf(1, lpx(table, 1.5F)), &edge);
    }
    gfx_opacity_pop(app->gfx);
}

void empires_draw_zoom(App *app, const CardTable *table) {
    const StageZoom *zoom = &own(table)->motion.zoom;
    const float there = zoom->back ? 1 - zoom->part : zoom->part; // how much of the stage
    empires_draw_steps(app, table);
    empires_draw_map(app, table);
    if (zoom->back)
        empires_draw_path(app, table);
    if (!table->timeline.reduced) {
        draw_sky(app, table, grown(table, ease_in_out_cubic(there)), fminf(1, there / APPEARS));
    } else if (zoom->back) {
        draw_sky(app, table, own(table)->layout.battle.stage, there);
    } else {
        gfx_opacity_push(app->gfx, there);
        empires_draw_battle(app, table);
        gfx_opacity_pop(app->gfx);
    }
}

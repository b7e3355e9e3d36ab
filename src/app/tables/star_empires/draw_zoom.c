// SPDX-License-Identifier: MIT
// The way from the map to a battle (battle_zoom.h), as it is seen.
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

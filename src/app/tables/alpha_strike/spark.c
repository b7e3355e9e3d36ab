// SPDX-License-Identifier: MIT
// The spark of the power allocation: it is on the own ship, and is dragged to the track to raise.
#include "app/kit/draw.h"
#include "app/tables/alpha_strike/table.h"

#include <math.h>

// On the ship's picture, beside the tracks it is dragged to; where there is none, at the right end of the
// hint, which is short and below steps and title.
static GfxRect spark_rect(const CardTable *table) {
    const TableLayout *layout = &table->layout;
    const GfxRect art = own(table)->layout.panel[table->front].art;
    if (art.w > 0) {
        const float side = roundf(fminf(lpx(table, 46), fminf(art.w, art.h) * 0.6F));
        return gfx_rect(roundf(art.x + (art.w - side) / 2), roundf(art.y + (art.h - side) / 2), side, side);
    }
    const float size = roundf(lpx(table, layout->large ? 27 : layout->compact ? 30 : 36));
    const float middle = lpx(table, layout->large ? 47 : layout->compact ? 69 : 75);
    return gfx_rect(layout->title.x + layout->title.w - size, roundf(layout->title.y + middle - size / 2),
                    size, size);
}

static bool is_there(const App *app, const CardTable *table) {
    return !table->showing && app->session != NULL && table_deciding(app) &&
           !session_asked_openly(app->session) && seen(table)->phase == PHASE_ALLOCATE;
}

float strike_spark_room(const App *app, const CardTable *table) {
    const bool beside = own(table)->layout.panel[table->front].art.w > 0;
    return is_there(app, table) && !beside ? spark_rect(table).w + lpx(table, 8) : 0;
}

void strike_add_spark(App *app, const CardTable *table) {
    if (!is_there(app, table))
        return;
    Hit *hit = hits_add(&app->hits, spark_rect(table), "spark");
    hit->tag = (HitTag){.kind = TAG_SPARK};
    hit->no_focus = true;
}

void strike_draw_spark_at(App *app, GfxRect rect) {
    const float sign = roundf(rect.w * 0.56F);
    const GfxPaint fill = paint_down(0xFF2B4E86u, 0xFF14284Bu);
    gfx_glow(app->gfx, rect, rect.w / 2, app_px(app, 12), color_alpha(COLOR_ICE, 0.55F));
    gfx_panel(app->gfx, rect, rect.w / 2, &fill, fmaxf(app_px(app, 2), 1), COLOR_ICE);
    icon_at(app, "icons/phosphor/power.svg", roundf(rect.x + (rect.w - sign) / 2),
            roundf(rect.y + (rect.h - sign) / 2), sign, COLOR_WHITE);
}

void strike_draw_spark(App *app, const CardTable *table) {
    if (is_there(app, table) && !own(table)->choice.spark && table->overlay == OVERLAY_NONE)
        strike_draw_spark_at(app, spark_rect(table));
}

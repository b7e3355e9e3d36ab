// SPDX-License-Identifier: MIT
// Draws the phases of a turn in the left rail: done, current, to come.
#include "app/tables/star_empires/draw.h"

#include <math.h>

static const char *const signs[PHASES_SHOWN] = {"icons/phosphor/cards.svg",      "glyphs/type-action.svg",
                                                "glyphs/stat-explore.svg",       "glyphs/enigma.svg",
                                                "glyphs/stat-diplomacy.svg",     "glyphs/stat-weapon.svg",
                                                "glyphs/stat-credits.svg",       "glyphs/shipyard.svg",
                                                "icons/phosphor/arrow-down.svg", "icons/phosphor/flag.svg"};

// A click can skip to this phase (regions.c).
static bool is_ahead(const App *app, int step) {
    return hits_tagged(&app->hits, TAG_STEP, SEAT_NONE, (uint8_t)step) != NULL;
}

static void draw_step(App *app, const CardTable *table, GfxRect row, int step, int now) {
    const bool on = step == now, done = step < now;
    const float sign = lpx(table, table->layout.large ? 14 : 17),
                edge = lpx(table, table->layout.large ? 8 : 12);
    const Color color = on ? 0xFF071022u : done ? COLOR_TEXT_DIM : COLOR_TEXT;
    if (on) {
        const GfxPaint fill = paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
        gfx_round(app->gfx, row, lpx(table, 8), &fill);
    }
    icon_at(app, signs[step], roundf(row.x + edge), roundf(row.y + (row.h - sign) / 2), sign, color);
    const float left = row.x + edge + sign + lpx(table, table->layout.large ? 8 : 14);
    words_fit(app, gfx_rect(left, row.y, row.x + row.w - left - lpx(table, 26), row.h),
              on ? GFX_FONT_DISPLAY_BOLD : GFX_FONT_DISPLAY, 16, 12, color, GFX_LEFT,
              empires_phase_name(table->looks, (uint8_t)step));
    if (is_ahead(app, step))
        icon_at(app, "icons/phosphor/caret-right.svg", roundf(row.x + row.w - lpx(table, 24)),
                roundf(row.y + (row.h - lpx(table, 15)) / 2), lpx(table, 15), COLOR_ICE);
    if (done)
        icon_at(app, "icons/phosphor/check.svg", roundf(row.x + row.w - lpx(table, 24)),
                roundf(row.y + (row.h - lpx(table, 15)) / 2), lpx(table, 15), COLOR_TEXT_DIM);
}

void empires_draw_steps(App *app, const CardTable *table) {
    const EmpiresLayout *layout = &own(table)->layout;
    if (!gfx_is_visible(app->gfx, layout->steps))
        return;
    widget_panel(app, layout->steps, 14, COLOR_LINE);
    for (int i = 0; i < PHASES_SHOWN; i++)
        draw_step(app, table, layout->step[i], i, seen(table)->table.phase);
}

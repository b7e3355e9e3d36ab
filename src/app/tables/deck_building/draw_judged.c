// SPDX-License-Identifier: MIT
// Draws how an event that fails is judged: what it asks for, one after the other, and how far the bridge
// comes; only then is it said to have failed.
#include "app/tables/deck_building/won_moment.h"

#include "app/tables/deck_building/draw.h"
#include "gfx/ease.h"

#include <math.h>

#define JUDGE_FROM 0.22F  // share of the time until the verdict in which the first number begins to count
#define JUDGE_COUNTS 0.7F // of what each has: its number runs; then it is seen whether that is enough

static float part_of(float ms, float from, float lasts) {
    return fminf(1, fmaxf(0, (ms - from) / fmaxf(lasts, 1)));
}

// The number, counting up, of what is asked for; below it whether that is enough.
static void draw_need(App *app, const CardTable *table, const WonNeed *need, GfxRect box, float part) {
    const int has = need->least - need->missing,
              now = (int)lroundf((float)has * fminf(1, part / JUDGE_COUNTS));
    const bool told = part >= 1, met = need->missing == 0;
    const Color verdict = met ? COLOR_SHIELDS : COLOR_DAMAGE,
                line = told ? verdict : color_alpha(need->color, 0.7F);
    const GfxPaint fill = paint_solid(0xE0060A12u);
    const float sign = roundf(box.h * 0.42F), edge = lpx(table, 8), top = roundf(box.h * 0.6F);
    char text[48];
    gfx_panel(app->gfx, box, lpx(table, 8), &fill, fmaxf(1, lpx(table, told ? 2.5F : 1.5F)), line);
    if (need->sign != NULL)
        icon_at(app, need->sign, box.x + edge, roundf(box.y + (top - sign) / 2), sign, need->color);
    app_fill(app, text, sizeof text, "building.damage_of", NUM("number", now), NUM("most", need->least));
    words_fit(app, gfx_rect(box.x + edge + sign, box.y, box.w - 2 * edge - sign, top), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 20 : 28, 12, told ? verdict : COLOR_WHITE, GFX_CENTRE, text);
    if (!told)
        return;
    if (met)
        text_copy(text, sizeof text, app_word(app, "building.won.enough"));
    else
        app_fill(app, text, sizeof text, "building.won.short", NUM("number", need->missing));
    words_fit(app, gfx_rect(box.x + edge / 2, box.y + top - lpx(table, 3), box.w - edge, box.h - top),
              GFX_FONT_TEXT_MEDIUM, table->layout.large ? 13 : 17, 11, met ? COLOR_TEXT : 0xFFFFB49Cu,
              GFX_CENTRE, text);
}

void building_draw_needs(App *app, const CardTable *table, const WonMoment *won, GfxRect box, float ms) {
    const float gap = lpx(table, 8), from = won->judged_ms * JUDGE_FROM,
                each = (won->judged_ms - from) / (float)(won->needs > 0 ? won->needs : 1);
    const float w =
        roundf(fminf((box.w + gap) / (float)(won->needs > 3 ? won->needs : 3) - gap, lpx(table, 170)));
    for (int i = 0; i < won->needs; i++) {
        const float begins = from + each * (float)i, comes = part_of(ms, begins - 160, 160);
        if (comes <= 0)
            continue;
        gfx_opacity_push(app->gfx, comes);
        draw_need(app, table, &won->need[i],
                  gfx_rect(roundf(box.x + (float)i * (w + gap)),
                           roundf(box.y + (1 - ease_out_cubic(comes)) * lpx(table, 14)), w, roundf(box.h)),
                  part_of(ms, begins, each * 0.9F));
        gfx_opacity_pop(app->gfx);
    }
}

// SPDX-License-Identifier: MIT
// A short sign on the stage that a step of the own turn was passed by itself, as nothing could be done in it,
// or that the turn has ended: what follows begins beside it, and nobody waits for it.
#include "app/tables/alpha_strike/table.h"

#include "app/kit/draw.h"

#include <math.h>

#define SIGN_MS 1500.0F
#define SIGN_H 44.0F // logical
#define PAD 20.0F
#define ICON 22.0F
#define COMES 0.1F // of the time …
#define GOES 0.75F

static const char *const words[PHASE_COUNT] = {
    [PHASE_ACTION] = "do.action.over", [PHASE_COMBAT] = "do.combat.over", [PHASE_END] = "do.end.over"};

void strike_turn_sign_begin(CardTable *table, int phase) {
    StrikeTable *at = own(table);
    if (table->timeline.speed <= 0 || words[phase] == NULL)
        return;
    // The action was passed just now: one sign for both.
    const bool both = phase == PHASE_COMBAT && at->turn_sign > 0 && at->turn_sign < 1 &&
                      at->turn_sign_word == words[PHASE_ACTION];
    at->turn_sign_word = both ? "do.combat.neither" : words[phase];
    timeline_forget(&table->timeline, &at->turn_sign, sizeof at->turn_sign);
    at->turn_sign = 0.001F;
    timeline_add_ms(&table->timeline, &at->turn_sign, 1, MOTION_WAIT, 0, SIGN_MS);
}

static float opacity(const CardTable *table) {
    const float part = own(table)->turn_sign;
    if (part <= 0 || part >= 1)
        return 0;
    return fminf(1, fminf(part / COMES, (1 - part) / (1 - GOES)));
}

// At the lower end of the stage, beside the own ship's name.
static GfxRect sign_rect(App *app, const CardTable *table, const char *word) {
    const GfxRect stage = own(table)->layout.stage;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 20, COLOR_WHITE, GFX_LEFT);
    const float h = roundf(lpx(table, SIGN_H)),
                w = ceilf(gfx_text_width(app->gfx, &style, word) + lpx(table, 2 * PAD + ICON + 10));
    return gfx_rect(roundf(stage.x + (stage.w - w) / 2), roundf(stage.y + stage.h - h - lpx(table, 16)), w,
                    h);
}

void strike_turn_sign_damage(App *app, CardTable *table) {
    StrikeTable *at = own(table);
    const float now = opacity(table);
    if (now >= at->turn_sign_drawn && now <= at->turn_sign_drawn)
        return;
    at->turn_sign_drawn = now;
    gfx_damage(app->gfx, at->turn_sign_box); // where another one was
    at->turn_sign_box = gfx_inset(sign_rect(app, table, app_word(app, at->turn_sign_word)), -2);
    gfx_damage(app->gfx, at->turn_sign_box);
}

void strike_draw_turn_sign(App *app, const CardTable *table) {
    const float shown = opacity(table);
    if (shown <= 0)
        return;
    const char *word = app_word(app, own(table)->turn_sign_word);
    const GfxRect box = sign_rect(app, table, word);
    const int palette = seat_palette(app, table->front);
    const GfxPaint fill = paint_solid(0xF00A1220u);
    const float size = roundf(lpx(table, ICON)), left = box.x + lpx(table, PAD) + size + lpx(table, 10);
    gfx_opacity_push(app->gfx, shown);
    gfx_panel(app->gfx, box, box.h / 2, &fill, fmaxf(1, lpx(table, 2)), palette_faction(palette)->main);
    emblem_at(app, palette, box.x + lpx(table, PAD), roundf(box.y + (box.h - size) / 2), size,
              palette_faction(palette)->light);
    words_fit(app, gfx_rect(left, box.y, box.x + box.w - left - lpx(table, PAD) + 1, box.h),
              GFX_FONT_DISPLAY_BOLD, 20, 12, COLOR_WHITE, GFX_LEFT, word);
    gfx_opacity_pop(app->gfx);
}

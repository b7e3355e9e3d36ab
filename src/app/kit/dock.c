// SPDX-License-Identifier: MIT
// The front edge of a table: its background, and the plate that covers a hand which must not be seen.
#include "app/kit/draw.h"

#include <math.h>

#define ABOVE 40.0F // logical: how far cards and their glow may reach beyond it

bool draw_dock_ground(App *app, const CardTable *table) {
    const GfxRect dock = table->layout.dock;
    if (!gfx_is_visible(app->gfx, gfx_inset(dock, -lpx(table, ABOVE))))
        return false;
    const FactionColors *colors = palette_faction(seat_palette(app, table->front));
    GfxPaint fade = paint_down(0x00060A12u, 0xE6060A12u);
    fade = paint_add(paint_two(180, 0x00060A12u, 0xE6060A12u), 1, 0xE6060A12u);
    fade.at[1] = 0.12F;
    gfx_gradient(app->gfx, dock, &fade);
    const GfxPaint left = paint_right(color_alpha(colors->main, 0), color_alpha(colors->main, 0.67F));
    const GfxPaint right = paint_right(color_alpha(colors->main, 0.67F), color_alpha(colors->main, 0));
    gfx_gradient(app->gfx, gfx_rect(dock.x, dock.y, dock.w / 2, 1), &left);
    gfx_gradient(app->gfx, gfx_rect(dock.x + dock.w / 2, dock.y, dock.w / 2, 1), &right);
    return true;
}

void draw_hand_hidden(App *app, const CardTable *table) {
    if (table->view.viewer == table->front || session_is_watched(app->session))
        return;
    const GfxRect hand = table->layout.hand;
    const int palette = seat_palette(app, table->front);
    const bool turns = session_is_face_down(app->session);
    const bool asked = !table->showing && (session_asked_openly(app->session) || turns);
    const float h = lpx(table, asked ? 92 : 48);
    const GfxRect tag =
        gfx_rect(hand.x + hand.w / 2 - lpx(table, 210), hand.y + (hand.h - h) / 2, lpx(table, 420), h);
    const GfxPaint fill = paint_solid(0xF2080E19u);
    gfx_panel(app->gfx, tag, lpx(table, 12), &fill, fmaxf(1, lpx(table, asked ? 2 : 1)),
              asked ? palette_faction(palette)->main : COLOR_LINE_STRONG);
    const GfxRect below = gfx_rect(tag.x + lpx(table, 8), tag.y + tag.h - lpx(table, 46),
                                   tag.w - lpx(table, 16), lpx(table, 44));
    words_fit(app, below, GFX_FONT_DISPLAY, asked ? 16 : 18, 12, asked ? COLOR_TEXT : COLOR_HEADING,
              GFX_CENTRE, ui_word(app, turns ? UI_TABLE_TURN_UP : UI_TABLE_HAND_HIDDEN));
    if (!asked)
        return;
    char text[120];
    const float em = lpx(table, 34);
    if (turns)
        text_copy(text, sizeof text, seat_name(app, table->front));
    else
        ui_fill(app, text, sizeof text, UI_TABLE_ASKED_OPENLY, STR("name", seat_name(app, table->front)));
    emblem_at(app, palette, tag.x + lpx(table, 18), tag.y + lpx(table, 12), em,
              palette_faction(palette)->main);
    words_fit(
        app, gfx_rect(tag.x + lpx(table, 60), tag.y + lpx(table, 8), tag.w - lpx(table, 120), lpx(table, 42)),
        GFX_FONT_DISPLAY_BOLD, 24, 15, COLOR_WHITE, GFX_CENTRE, text);
}

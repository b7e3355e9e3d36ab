// SPDX-License-Identifier: MIT
// Drawing rows of numbers: plates with icon, number and name.
#include "app/kit/stat_strip.h"

#include "app/kit/draw.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GROUND 0xC0060B14u
#define NAME_LEAST 14.0F   // logical
#define NAME_TWO 12.0F     // on two lines …
#define TWO_LINES 2.2F     // … which need so much of their size
#define BREAKS " \xC2\xAD" // where a name may be broken

GfxRect stat_rect(const App *app, GfxRect box, int at, int count) {
    const float gap = roundf(app_px(app, STAT_GAP)),
                width = floorf((box.w - (float)(count - 1) * gap) / (float)SDL_max(count, 1));
    return gfx_rect(roundf(box.x + (float)at * (width + gap)), box.y, width, box.h);
}

static void number_text(char out[16], int number) {
    snprintf(out, 16, "%s%d", number < 0 ? "\xE2\x88\x92" : "", abs(number));
}

// Draws "6", or "6 > 4" with a forecast; returns the x coordinate of its end.
static float draw_number(App *app, const StatCell *stat, float left, GfxRect box, Color ink) {
    char text[16];
    const GfxStyle bold = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, ink, GFX_LEFT),
                   old = widget_style(app, GFX_FONT_DISPLAY_BOLD, 20,
                                      stat->white ? color_alpha(ink, 0.7F) : COLOR_TEXT_DIM, GFX_LEFT);
    if (stat->then != stat->now) {
        const float sign = roundf(app_px(app, 14));
        number_text(text, stat->now);
        left += gfx_text(app->gfx, &old, gfx_rect(left, box.y, 0, box.h), text);
        icon_at(app, "icons/phosphor/caret-right.svg", roundf(left), roundf(box.y + (box.h - sign) / 2), sign,
                stat->white              ? ink
                : stat->then < stat->now ? COLOR_MISSING
                                         : COLOR_POSITIVE);
        left += sign;
    }
    number_text(text, stat->then);
    return left + gfx_text(app->gfx, &bold, gfx_rect(left, box.y, 0, box.h), text);
}

static void draw_stat(App *app, GfxRect box, const StatCell *stat) {
    const Color ink = stat->white ? COLOR_BUTTON_INK : COLOR_WHITE;
    const GfxPaint ground =
        stat->white ? paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM) : paint_solid(GROUND);
    const float sign = roundf(box.h * 0.5F), inset = roundf(app_px(app, 12));
    gfx_panel(app->gfx, box, app_px(app, 10), &ground, fmaxf(app_px(app, 1.25F), 1),
              stat->white ? COLOR_WHITE : color_alpha(stat->color, 0.67F));
    icon_at(app, stat->sign, box.x + inset, roundf(box.y + (box.h - sign) / 2), sign,
            stat->white ? ink : stat->color);
    const float end = draw_number(app, stat, box.x + inset + sign + app_px(app, 8), box, ink),
                right = box.x + box.w - inset;
    const Color faint = stat->white ? ink : COLOR_TEXT_DIM;
    const GfxStyle one = widget_style(app, GFX_FONT_TEXT, NAME_LEAST, faint, GFX_RIGHT),
                   two = widget_style(app, GFX_FONT_TEXT, NAME_TWO, faint, GFX_RIGHT);
    const GfxRect room = {end + app_px(app, 6), box.y, right - end - app_px(app, 6), box.h};
    if (gfx_text_width(app->gfx, &one, stat->name) <= room.w)
        gfx_text(app->gfx, &one, gfx_rect(end, box.y, right - end, box.h), stat->name);
    else if (strpbrk(stat->name, BREAKS) != NULL && box.h >= TWO_LINES * fmaxf(two.size, NAME_TWO) &&
             gfx_text_name_width(app->gfx, &two, stat->name) <= room.w)
        gfx_text_name(app->gfx, &two, two.size, two.size, room, stat->name);
}

void draw_stats(App *app, GfxRect box, const StatCell *stats, int count) {
    for (int at = 0; at < count; at++)
        draw_stat(app, stat_rect(app, box, at, count), &stats[at]);
}

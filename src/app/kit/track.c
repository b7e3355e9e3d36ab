// SPDX-License-Identifier: MIT
// Drawing tracks: icon in a ring, step, cells, number.
#include "app/kit/track.h"

#include "app/kit/draw.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define LIT_ASIDE 5.0F // distance of the outline of a drop target
#define LIT_ABOVE 0.0F // outlines of adjacent tracks must not touch
#define STEP_W 34.0F   // logical
#define NUMBER_W 38.0F // of one number
#define BOTH_W 76.0F   // of "5 > 0"
#define CELL_GROUND 0xFF0A111Fu
#define RING_GROUND 0xFF060B14u

static int kept(const Track *track, int number) {
    return SDL_clamp(number, 0, SDL_min(track->most, TRACK_MOST));
}

static bool is_foretold(const Track *track) {
    return kept(track, track->then) != kept(track, track->now);
}

// The width of the numbers at the right.
static float number_width(const App *app, const Track *track) {
    return track->bare ? 0 : app_px(app, is_foretold(track) && !track->then_alone ? BOTH_W : NUMBER_W);
}

static float cells_left(const App *app, GfxRect box, const Track *track) {
    const float ring = track->sign != NULL ? box.h + app_px(app, 8) : 0;
    return box.x + ring + (track->steps || track->step != 0 ? app_px(app, STEP_W) : 0);
}

GfxRect track_cell(const App *app, GfxRect box, const Track *track, int cell) {
    const int most = SDL_clamp(track->most, 1, TRACK_MOST);
    const float left = cells_left(app, box, track), gap = fmaxf(roundf(app_px(app, 3)), 1);
    // The same with and without a forecast: cells must not move under the pointer.
    const float numbers = track->bare ? 0 : app_px(app, track->then_alone ? NUMBER_W : BOTH_W);
    const float right = box.x + box.w - numbers;
    const float width = fmaxf((right - left - (float)(most - 1) * gap) / (float)most, 2);
    const float inset = roundf(app_px(app, 4));
    return gfx_rect(roundf(left + (float)cell * (width + gap)), box.y + inset, floorf(width),
                    box.h - 2 * inset);
}

static void draw_cell(App *app, GfxRect cell, const Track *track, int at) {
    const int now = kept(track, track->now), then = kept(track, track->then);
    const float radius = app_px(app, 4), line = fmaxf(app_px(app, 1.5F), 1);
    const GfxPaint empty = paint_solid(CELL_GROUND), half = paint_solid(color_alpha(track->color, 0.4F));
    if (at < now && at < then) {
        const bool next = at >= SDL_min(now, then) - track->risk;
        const Color color = next ? COLOR_DAMAGE : track->color;
        const GfxPaint full = paint_down(color_mix(color, COLOR_WHITE, 0.35F), color);
        gfx_round(app->gfx, cell, radius, &full);
        if (next)
            gfx_hatch(app->gfx, gfx_inset(cell, 2 * line), app_px(app, 3), app_px(app, 8),
                      color_alpha(COLOR_SPACE, 0.55F));
        gfx_record_mark(app->gfx, "cell", next ? "next" : "full", cell, color, 0);
    } else if (at < now) {
        gfx_panel(app->gfx, cell, radius, &empty, line, track->color);
        gfx_hatch(app->gfx, gfx_inset(cell, line), app_px(app, 3), app_px(app, 6),
                  color_alpha(track->color, 0.6F));
        gfx_record_mark(app->gfx, "cell", "lost", cell, track->color, 0);
    } else if (at < then) {
        gfx_panel(app->gfx, cell, radius, &half, line, track->color);
        gfx_record_mark(app->gfx, "cell", "gained", cell, track->color, 0);
    } else {
        gfx_panel(app->gfx, cell, radius, &empty, 1, COLOR_LINE);
    }
}

static void draw_ring(App *app, GfxRect box, const Track *track) {
    const float radius = box.h / 2, sign = roundf(box.h * 0.5F);
    const GfxPaint ground = paint_solid(RING_GROUND);
    gfx_circle(app->gfx, box.x + radius, box.y + radius, radius, &ground);
    gfx_ring(app->gfx, box.x + radius, box.y + radius, radius, fmaxf(app_px(app, 1.5F), 1), track->color);
    icon_at(app, track->sign, roundf(box.x + radius - sign / 2), roundf(box.y + radius - sign / 2), sign,
            track->color);
}

// Numbers no higher than their row.
static float number_size(const App *app, GfxRect box, float usual) {
    return fminf(usual, box.h / app_px(app, 1) * 1.2F);
}

// "> 0": the sign shows that this is the forecast and not the present value, for which there is no room.
static void draw_foretold(App *app, GfxRect box, const Track *track) {
    const Color color = track->then < track->now ? COLOR_MISSING : COLOR_POSITIVE;
    const int then = kept(track, track->then);
    const float sign = roundf(app_px(app, 12)), number = app_px(app, then > 9 ? 26 : 15),
                right = box.x + box.w;
    number_at(app, gfx_rect(right - number, box.y, number, box.h), GFX_FONT_DISPLAY_BOLD,
              number_size(app, box, 22), color, GFX_RIGHT, then);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(right - number - sign),
            roundf(box.y + (box.h - sign) / 2), sign, color);
}

// "5", or "5 > 0" if it would change.
static void draw_numbers(App *app, GfxRect box, const Track *track) {
    const int then = kept(track, track->then);
    if (is_foretold(track) && track->then_alone) {
        draw_foretold(app, box, track);
        return;
    }
    const float wide = number_width(app, track), right = box.x + box.w;
    const float last = is_foretold(track) && !track->then_alone ? wide / 2 : wide;
    const bool told = track->tells && !is_foretold(track);
    number_at(app, gfx_rect(right - last, box.y, last, box.h), GFX_FONT_DISPLAY_BOLD,
              number_size(app, box, 24), COLOR_WHITE, GFX_RIGHT, told ? kept(track, track->told) : then);
    if (!is_foretold(track) || track->then_alone)
        return;
    const float sign = roundf(app_px(app, 14));
    number_at(app, gfx_rect(right - wide, box.y, wide / 2 - sign / 2, box.h), GFX_FONT_DISPLAY_BOLD,
              number_size(app, box, 20), COLOR_TEXT_DIM, GFX_RIGHT, kept(track, track->now));
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(right - wide / 2),
            roundf(box.y + (box.h - sign) / 2), sign, then < track->now ? COLOR_MISSING : COLOR_POSITIVE);
}

void draw_track(App *app, GfxRect box, const Track *track) {
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -app_px(app, 20))))
        return;
    if (track->lit) {
        const GfxPaint light = paint_solid(color_alpha(COLOR_ICE, 0.14F));
        const float aside = app_px(app, LIT_ASIDE), above = app_px(app, LIT_ABOVE);
        gfx_panel(app->gfx, gfx_rect(box.x - aside, box.y - above, box.w + 2 * aside, box.h + 2 * above),
                  app_px(app, 10), &light, app_px(app, 2), COLOR_ICE);
    }
    if (track->sign != NULL)
        draw_ring(app, box, track);
    if (track->step != 0) {
        char text[12];
        snprintf(text, sizeof text, "%+d", track->step);
        const bool much = track->step > 1;
        words_at(app, gfx_rect(box.x + box.h + app_px(app, 6), box.y, app_px(app, STEP_W - 4), box.h),
                 much ? GFX_FONT_DISPLAY_BOLD : GFX_FONT_DISPLAY, 15, much ? COLOR_WHITE : COLOR_TEXT_DIM,
                 GFX_CENTRE, text);
    }
    for (int at = 0; at < SDL_min(track->most, TRACK_MOST); at++)
        draw_cell(app, track_cell(app, box, track, at), track, at);
    if (!track->bare)
        draw_numbers(app, box, track);
}

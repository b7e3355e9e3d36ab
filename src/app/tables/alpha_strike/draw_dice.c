// SPDX-License-Identifier: MIT
// Draws the dice that decide who begins: each rolls over its ship, shows changing numbers, and stops.
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/stage.h"

#include <math.h>

#define FACES 10
#define SHOWN 9     // numbers shown before the last one
#define SIZE 96.0F  // logical
#define TURNS 1.25F // full turns while it rolls
#define PI_F 3.14159265F
#define CORNERS 6

// The number shown at this progress; from `part` 1 on the last one.
static int face(Seat seat, float part, int last) {
    const int step = (int)(part * SHOWN);
    return step >= SHOWN ? last : 1 + (last + 3 * seat + step * 7) % FACES;
}

// A ten-sided die seen from above: six corners and the facets between them.
static void draw_body(App *app, float x, float y, float radius, float turn, const FactionColors *colors) {
    float points[2 * CORNERS];
    for (int i = 0; i < CORNERS; i++) {
        const float angle = turn + (float)i * 2 * PI_F / CORNERS, r = i % 2 == 0 ? radius : radius * 0.9F;
        points[2 * i] = r * sinf(angle);
        points[2 * i + 1] = -r * cosf(angle);
    }
    const GfxPaint fill = paint_down(colors->dark, colors->deep);
    gfx_polygon(app->gfx, x, y, points, CORNERS, &fill);
    const float width = fmaxf(1, radius * 0.045F);
    for (int i = 0; i < CORNERS; i++) {
        const float *a = &points[2 * i], *b = &points[2 * ((i + 1) % CORNERS)];
        gfx_line(app->gfx, x + a[0], y + a[1], x + b[0], y + b[1], width, colors->light);
        gfx_line(app->gfx, x + a[0], y + a[1], x + a[0] * 0.62F, y + a[1] * 0.62F, width, colors->main);
    }
}

static void draw_die(App *app, const CardTable *table, Seat seat) {
    const StrikeTable *at = own(table);
    const GfxRect art = strike_ship_spot(table, seat, SPOT_WHOLE);
    const float part = fminf(at->roll[seat], 1), size = fminf(lpx(table, SIZE), art.h * 0.8F);
    const float x = roundf(art.x + art.w / 2), eased = 1 - (1 - part) * (1 - part);
    const float y = roundf(art.y + art.h / 2 - fabsf(sinf(eased * 2 * PI_F)) * (1 - part) * size * 0.5F);
    gfx_opacity_push(app->gfx, fminf(at->die_left[seat], 1));
    draw_body(app, x, y, size / 2, (eased - 1) * TURNS * 2 * PI_F, palette_faction(seat_palette(app, seat)));
    number_at(app, gfx_rect(x - size / 2, y - size / 2, size, size), GFX_FONT_DISPLAY_BOLD,
              size * 0.42F / gfx_layout(app->gfx).scale, COLOR_WHITE, GFX_CENTRE,
              face(seat, part, at->die[seat]));
    gfx_opacity_pop(app->gfx);
}

void strike_draw_dice(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (own(table)->die_left[seat] > 0)
            draw_die(app, table, seat);
}

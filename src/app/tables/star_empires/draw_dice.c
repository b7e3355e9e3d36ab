// SPDX-License-Identifier: MIT
// Draws dice over a territory: they roll, show changing numbers and stop; below them what is added and what
// was needed. Three dice show what an unknown system has.
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CORNERS 8
#define TURNS 0.75F // turns while a die rolls
#define CUT 0.3F    // fraction cut off at a corner
#define PI_F 3.14159265F

// A square with its corners cut off, rotated.
static void draw_body(App *app, float x, float y, float size, float turn, const FactionColors *colors) {
    static const float square[CORNERS][2] = {{-1 + CUT, -1}, {1 - CUT, -1}, {1, -1 + CUT}, {1, 1 - CUT},
                                             {1 - CUT, 1},   {-1 + CUT, 1}, {-1, 1 - CUT}, {-1, -1 + CUT}};
    float points[2 * CORNERS];
    for (int i = 0; i < CORNERS; i++) {
        points[2 * i] = size / 2 * (square[i][0] * cosf(turn) - square[i][1] * sinf(turn));
        points[2 * i + 1] = size / 2 * (square[i][0] * sinf(turn) + square[i][1] * cosf(turn));
    }
    const GfxPaint fill = paint_down(colors->dark, colors->deep);
    const GfxStroke edge = {.width = fmaxf(1, size * 0.05F), .color = colors->light};
    gfx_polygon(app->gfx, x, y, points, CORNERS, &fill);
    gfx_outline(app->gfx, x, y, points, CORNERS, &edge);
}

// The spots of a face, three rows of three, one bit each from the upper left.
static void draw_pips(App *app, float x, float y, float size, float turn, int face, Color color) {
    static const unsigned spots[] = {0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D};
    const GfxPaint fill = paint_solid(color);
    const float step = size * 0.26F, c = cosf(turn), s = sinf(turn);
    for (int i = 0; i < 9 && face >= 0 && face <= 6; i++) {
        const float dx = (float)(i % 3 - 1) * step, dy = (float)(i / 3 - 1) * step;
        if ((spots[face] >> i & 1) != 0)
            gfx_circle(app->gfx, roundf(x + dx * c - dy * s), roundf(y + dx * s + dy * c),
                       roundf(size * 0.09F), &fill);
    }
}

void empires_draw_die(App *app, float x, float y, float size, float turn, int face,
                      const FactionColors *colors) {
    draw_body(app, x, y, size, turn, colors);
    draw_pips(app, x, y, size, turn, face, COLOR_WHITE);
}

// What exploration has found: credits, a minor race with what it brings, an enigma or none.
static void draw_found(App *app, GfxRect box, int die, int face) {
    static const char *const signs[DICE_MOST] = {"glyphs/stat-credits.svg", "glyphs/minor.svg",
                                                 "glyphs/enigma.svg"};
    const float sign = roundf(box.h * 0.5F);
    char text[12];
    const Color color = face > 0 ? COLOR_WHITE : COLOR_TEXT_DIM;
    if (die == 2) {
        icon_at(app, signs[die], roundf(box.x + (box.w - sign) / 2), roundf(box.y + (box.h - sign) / 2), sign,
                face > 0 ? COLOR_DIPLOMACY : color);
        if (face == 0)
            gfx_line(app->gfx, box.x + box.w * 0.3F, box.y + box.h * 0.72F, box.x + box.w * 0.7F,
                     box.y + box.h * 0.28F, fmaxf(1, box.h * 0.05F), COLOR_TEXT);
        return;
    }
    const float small = roundf(box.h * 0.42F);
    snprintf(text, sizeof text, "%d", face);
    icon_at(app, signs[die], roundf(box.x + box.w * 0.1F), roundf(box.y + (box.h - small) / 2), small, color);
    words_at(app, gfx_rect(box.x + box.w * 0.48F, box.y, box.w * 0.46F, box.h), GFX_FONT_DISPLAY_BOLD,
             box.h / gfx_layout(app->gfx).scale * 0.52F, color, GFX_CENTRE, text);
}

static void draw_die(App *app, const CardTable *table, const DiceThrow *dice, int die) {
    const GfxRect box = empires_die_rect(table, die);
    const float part = fminf(dice->part, 1), eased = ease_out_cubic(part);
    const float hop = fabsf(sinf(eased * 2 * PI_F)) * (1 - part) * box.h * 0.4F;
    const GfxRect at = {box.x, roundf(box.y - hop), box.w, box.h};
    const float turn = (eased - 1) * TURNS * 2 * PI_F * (die % 2 == 0 ? 1 : -1);
    const FactionColors *colors = palette_faction(seat_palette(app, dice->seat));
    const int face = empires_die_face(dice, die);
    if (!dice->explores) {
        empires_draw_die(app, at.x + at.w / 2, at.y + at.h / 2, at.w, turn, face, colors);
        return;
    }
    draw_body(app, at.x + at.w / 2, at.y + at.h / 2, at.w, turn, colors);
    if (part >= 1)
        draw_found(app, at, die, face);
    else
        number_at(app, at, GFX_FONT_DISPLAY_BOLD, at.h / gfx_layout(app->gfx).scale * 0.56F, COLOR_WHITE,
                  GFX_CENTRE, face);
}

// "4 + 2 = 6, needed: 5, success"; only once the die has stopped.
static void draw_sum(App *app, const CardTable *table, const DiceThrow *dice) {
    const GfxRect line = empires_dice_line(table);
    const int sum = dice->die[0] + dice->more;
    const bool good = sum >= dice->needed;
    const GfxPaint fill = paint_solid(0xF0060B14u);
    char text[96];
    app_fill(app, text, sizeof text, dice->more > 0 ? "empires.roll.sum" : "empires.roll.plain",
             NUM("die", dice->die[0]), NUM("more", dice->more), NUM("sum", sum), NUM("needed", dice->needed));
    const size_t used = strlen(text);
    snprintf(text + used, sizeof text - used, " \xC2\xB7 %s",
             app_word(app, good ? "empires.roll.good" : "empires.roll.bad"));
    gfx_panel(app->gfx, line, line.h / 2, &fill, fmaxf(1, lpx(table, 1.5F)),
              good ? COLOR_POSITIVE : COLOR_DAMAGE);
    words_fit(app, gfx_inset(line, lpx(table, 8)), GFX_FONT_DISPLAY, 16, 11,
              good ? COLOR_POSITIVE : COLOR_DAMAGE, GFX_CENTRE, text);
}

void empires_draw_dice(App *app, const CardTable *table) {
    const DiceThrow *dice = &own(table)->motion.dice;
    if (dice->left <= 0 || empires_shows_battle(table))
        return;
    gfx_opacity_push(app->gfx, fminf(1, dice->left * 8));
    for (int die = 0; die < dice->count; die++)
        draw_die(app, table, dice, die);
    if (dice->needed > 0 && dice->part >= 1)
        draw_sum(app, table, dice);
    gfx_opacity_pop(app->gfx);
}

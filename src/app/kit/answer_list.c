// SPDX-License-Identifier: MIT
// Answer lists: rows with name and price above, effect and what is left below.
#include "app/kit/answer_list.h"

#include "app/kit/draw.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>

#define TALL 74.0F // logical heights of rows: of two lines, the least of them, of one line
#define TALL_LEAST 50.0F
#define SINGLE 44.0F
#define SINGLE_LEAST 40.0F
#define GAP 7.0F
#define CHIP_H 24.0F   // of a price
#define BEYOND_H 20.0F // of the lines that say how it goes on
#define GROUND 0xFF0A111Fu

// ---- where

static float height_for(const App *app, GfxRect box, int count, float most) {
    const float gap = roundf(app_px(app, GAP));
    return fminf(floorf((box.h + gap) / (float)SDL_max(count, 1) - gap), app_px(app, most));
}

AnswerLayout answer_layout(const App *app, GfxRect box, int count, int first) {
    AnswerLayout room = {.box = box, .count = count, .height = height_for(app, box, count, TALL)};
    const float gap = roundf(app_px(app, GAP));
    room.single = room.height < app_px(app, TALL_LEAST);
    if (room.single)
        room.height = height_for(app, box, count, SINGLE);
    room.shown = count;
    if (room.height < app_px(app, SINGLE_LEAST)) { // not all rows fit
        room.height = app_px(app, SINGLE_LEAST);
        const float rest = box.h - 2 * app_px(app, BEYOND_H) + gap;
        room.shown = SDL_clamp((int)(rest / (room.height + gap)), 1, count);
        room.beyond = app_px(app, BEYOND_H);
        room.box = gfx_rect(box.x, box.y + room.beyond, box.w, box.h - 2 * room.beyond);
    }
    room.step = room.height + gap;
    room.first = SDL_clamp(first, 0, count - room.shown);
    return room;
}

GfxRect answer_rect(const AnswerLayout *room, int at) {
    const int place = at - room->first;
    if (place < 0 || place >= room->shown)
        return gfx_rect(0, 0, 0, 0);
    return gfx_rect(room->box.x, roundf(room->box.y + (float)place * room->step), room->box.w, room->height);
}

int answer_first(const AnswerLayout *room, int at) {
    const int least = at - room->shown + 1, first = SDL_clamp(room->first, least, at);
    return SDL_clamp(first, 0, room->count - room->shown);
}

GfxRect answer_hidden_line(const AnswerLayout *room, bool up) {
    const GfxRect box = room->box;
    if (up ? room->first == 0 : room->first + room->shown >= room->count)
        return gfx_rect(0, 0, 0, 0);
    return gfx_rect(box.x, up ? box.y - room->beyond : box.y + box.h, box.w, room->beyond);
}

// ---- how it looks

static void draw_ground(App *app, GfxRect rect, bool lit) {
    const GfxPaint plain = paint_solid(GROUND), light = paint_down(0xFF2B3E5Cu, 0xFF1A2740u);
    const float radius = app_px(app, 11);
    if (lit)
        gfx_glow(app->gfx, rect, radius, app_px(app, 14), color_alpha(COLOR_ICE, 0.4F));
    gfx_panel(app->gfx, rect, radius, lit ? &light : &plain, fmaxf(app_px(app, lit ? 2 : 1), 1),
              lit ? COLOR_ICE : COLOR_LINE);
}

// Draws the price or word at the right of a line; returns its width plus a gap.
static float draw_aside(App *app, GfxRect line, const AnswerRow *row) {
    const float high = fminf(roundf(app_px(app, CHIP_H)), line.h), gap = app_px(app, 8);
    const GfxRect room = {line.x, roundf(line.y + (line.h - high) / 2), line.w, high};
    if (row->prices > 0)
        return chips_draw(app->gfx, row->price, row->prices, room, true) + gap;
    if (row->aside == NULL)
        return 0;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    return fminf(gfx_text(app->gfx, &style, gfx_rect(line.x + line.w / 2, line.y, line.w / 2, line.h),
                          row->aside),
                 line.w / 2) +
           gap;
}

static void draw_name(App *app, GfxRect line, float taken, const AnswerRow *row) {
    words_fit(app, gfx_rect(line.x, line.y, line.w - taken, line.h), GFX_FONT_DISPLAY, 17, 12, COLOR_WHITE,
              GFX_LEFT, row->name);
}

// Draws what is left, as chips ending at the right edge of the line; returns their width plus a gap.
static float draw_left(App *app, GfxRect line, const AnswerRow *row) {
    const float high = fminf(roundf(app_px(app, 27)), line.h);
    if (row->lefts == 0)
        return 0;
    return chips_draw(app->gfx, row->left, row->lefts,
                      gfx_rect(line.x, roundf(line.y + (line.h - high) / 2), line.w, high), true) +
           app_px(app, 8);
}

// The icon is left out if the text would not fit next to it.
static bool has_room_for_sign(App *app, float room, const char *text) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_TEXT, GFX_LEFT);
    return text == NULL || gfx_text_width(app->gfx, &least, text) <= room;
}

static void draw_does(App *app, GfxRect line, float taken, const AnswerRow *row) {
    const char *text = row->why != NULL ? row->why : row->does;
    const float wanted = roundf(app_px(app, 17)), gap = app_px(app, 6);
    const bool signs =
        row->sign != NULL && row->why == NULL && has_room_for_sign(app, line.w - taken - wanted - gap, text);
    const float sign = signs ? wanted : 0, x = line.x + (signs ? wanted + gap : 0);
    if (sign > 0)
        icon_at(app, row->sign, line.x, roundf(line.y + (line.h - sign) / 2), sign, COLOR_TEXT);
    if (text != NULL)
        words_fit(app, gfx_rect(x, line.y, line.x + line.w - taken - x, line.h), GFX_FONT_DISPLAY, 15, 12,
                  row->why != NULL ? COLOR_MISSING : COLOR_TEXT, GFX_LEFT, text);
}

// The name has priority: if both don't fit, the word or price at the right is left out.
static bool has_room_aside(App *app, GfxRect line, const AnswerRow *row) {
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 13, COLOR_WHITE, GFX_LEFT),
                   word = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT_DIM, GFX_RIGHT);
    const float aside = row->prices > 0 ? chips_width(app->gfx, row->price, row->prices, app_px(app, CHIP_H))
                        : row->aside != NULL ? gfx_text_width(app->gfx, &word, row->aside)
                                             : 0;
    return gfx_text_width(app->gfx, &name, row->name) + app_px(app, 8) + aside <= line.w;
}

static void draw_tall(App *app, GfxRect rect, const AnswerRow *row) {
    const float inset = app_px(app, 13), half = roundf((rect.h - app_px(app, 10)) / 2);
    const GfxRect upper = {rect.x + inset, rect.y + app_px(app, 4), rect.w - 2 * inset, half},
                  lower = {upper.x, upper.y + half, upper.w, half};
    draw_name(app, upper, has_room_aside(app, upper, row) ? draw_aside(app, upper, row) : 0, row);
    draw_does(app, lower, row->why != NULL ? 0 : draw_left(app, lower, row), row);
}

// Name, price and what is left side by side, without the effect; a long name displaces the price or the
// reason.
static void draw_single(App *app, GfxRect rect, const AnswerRow *row) {
    const float inset = app_px(app, 11);
    GfxRect line = {rect.x + inset, rect.y, rect.w - 2 * inset, rect.h};
    if (row->why != NULL) {
        const GfxStyle small = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_WHITE, GFX_LEFT);
        const bool both = gfx_text_width(app->gfx, &small, row->name) + app_px(app, 8) <= line.w / 2;
        const GfxRect rest = {line.x + line.w / 2, line.y, line.w / 2, line.h};
        draw_name(app, line, both ? line.w / 2 + app_px(app, 8) : 0, row);
        if (both)
            draw_does(app, rest, 0, row);
        return;
    }
    line.w -= draw_left(app, line, row);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 15, COLOR_WHITE, GFX_LEFT);
    const float name = gfx_text_width(app->gfx, &least, row->name),
                price = app_px(app, 8) +
                        chips_width(app->gfx, row->price, row->prices, roundf(app_px(app, CHIP_H)));
    if (row->prices > 0 && name + price <= line.w)
        line.w -= draw_aside(app, line, row);
    draw_name(app, line, 0, row);
}

void draw_answer(App *app, const AnswerLayout *room, int at, const AnswerRow *row, bool lit) {
    const GfxRect rect = answer_rect(room, at);
    if (rect.w <= 0 || !gfx_is_visible(app->gfx, gfx_inset(rect, -app_px(app, 24))))
        return;
    draw_ground(app, rect, lit && row->why == NULL);
    gfx_opacity_push(app->gfx, row->why != NULL ? 0.7F : 1);
    if (room->single)
        draw_single(app, rect, row);
    else
        draw_tall(app, rect, row);
    gfx_opacity_pop(app->gfx);
}

void draw_hidden_count(App *app, GfxRect line, bool up, int rows) {
    char text[12];
    snprintf(text, sizeof text, "+%d", rows);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 14, COLOR_TEXT, GFX_LEFT);
    const float sign = roundf(app_px(app, 14)), gap = app_px(app, 4),
                wide = sign + gap + gfx_text_width(app->gfx, &style, text),
                x = roundf(line.x + (line.w - wide) / 2), y = roundf(line.y + (line.h - sign) / 2);
    gfx_icon_color(app->gfx, up ? "icons/phosphor/caret-up.svg" : "icons/phosphor/caret-down.svg", x, y, sign,
                   COLOR_TEXT);
    gfx_text(app->gfx, &style, gfx_rect(x + sign + gap, line.y, line.x + line.w - x - sign - gap, line.h),
             text);
}

void draw_hidden_answers(App *app, const AnswerLayout *room) {
    const int below = room->count - room->first - room->shown;
    if (room->first > 0)
        draw_hidden_count(app, answer_hidden_line(room, true), true, room->first);
    if (below > 0)
        draw_hidden_count(app, answer_hidden_line(room, false), false, below);
}

// SPDX-License-Identifier: MIT
// The result's panels: one per line, with its total as far as counted, its parts, and below them what the
// game shows; and the remarkable facts side by side.
#include "app/screens/result_parts.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define TOTAL_SIZE 52.0F // font size of the total at the right of the header
#define TOTAL_W 118.0F   // its width, including the unit; wider if the number needs it
#define UNIT_SIZE 18.0F
#define UNIT_SIGN 24.0F
#define TOTAL_EDGE 12.0F // at the right edge
#define TOTAL_GAP 6.0F
#define TOTAL_PART 0.45F  // at most this fraction of the header; then the number shrinks
#define NAMES_H 72.0F     // of several names, one below the other
#define NARROW 360.0F     // width below which a panel puts less side by side
#define NARROW_SIZE 36.0F // font size of the total there, below the names
#define PART_EDGE 14.0F
#define FACT_GAP 16.0F
#define FACT_W_MOST 640.0F

static float small(const App *app) {
    return 13 * gfx_layout(app->gfx).scale;
}

// ---- the header

static bool is_narrow(float width) {
    return width < NARROW;
}

// One below the other; a single long name may use both lines.
static void draw_names(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width,
                       bool low) {
    const float scale = gfx_layout(app->gfx).scale, top = result_panels_y();
    const GfxStyle one = widget_style(app, GFX_FONT_DISPLAY_BOLD, 28, COLOR_WHITE, GFX_LEFT);
    if (line->seats < 2) {
        gfx_text_name(app->gfx, &one, roundf(20 * scale), roundf(20 * scale),
                      result_place(app, screen, x, top + 6, width, low ? 38 : 80),
                      seat_name(app, line->seat[0]));
        return;
    }
    const GfxStyle each = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_WHITE, GFX_LEFT);
    const float step = NAMES_H / (float)line->seats;
    for (int i = 0; i < line->seats; i++)
        gfx_text_fit(app->gfx, &each, small(app),
                     result_place(app, screen, x, top + 10 + step * (float)i, width, step),
                     seat_name(app, line->seat[i]));
}

// ---- the total

// Logical widths in the header, from the right: unit and number.
typedef struct Total {
    float unit, number, size, all;
    bool low; // below the names
} Total;

static float logical_width(App *app, GfxFont font, float size, const char *text) {
    const GfxStyle style = widget_style(app, font, size, COLOR_GOLD, GFX_LEFT);
    return ceilf(gfx_text_width(app->gfx, &style, text) / gfx_layout(app->gfx).scale);
}

// Based on the final total, so that nothing moves while counting.
static Total total_of(App *app, const ResultLine *line, float width) {
    char number[12];
    const bool low = is_narrow(width);
    Total total = {.unit = UNIT_SIGN, .size = low ? NARROW_SIZE : TOTAL_SIZE, .low = low};
    snprintf(number, sizeof number, "%d", line->total);
    if (game_unit_sign(app) == NULL)
        total.unit = logical_width(app, GFX_FONT_DISPLAY, UNIT_SIZE, game_unit(app));
    total.number = logical_width(app, GFX_FONT_DISPLAY_BOLD, total.size, number);
    const float beside = total.unit + TOTAL_GAP + TOTAL_EDGE, most = width * TOTAL_PART - beside;
    if (total.number > most) {
        total.size *= most / total.number;
        total.number = logical_width(app, GFX_FONT_DISPLAY_BOLD, total.size, number);
    }
    total.all = fmaxf(low ? 0 : TOTAL_W, total.number + beside);
    return total;
}

static void draw_total(App *app, const ResultScreen *screen, const ResultLine *line, const Total *at,
                       float right) {
    char number[12];
    const float top = result_panels_y() + (at->low ? 41 : 0), high = at->low ? 48 : 90;
    const float unit_x = right - TOTAL_EDGE - at->unit;
    snprintf(number, sizeof number, "%d", result_counted(screen, line));
    const GfxStyle total = widget_style(app, GFX_FONT_DISPLAY_BOLD, at->size, COLOR_GOLD, GFX_RIGHT);
    gfx_text(app->gfx, &total,
             result_place(app, screen, unit_x - TOTAL_GAP - at->number - 4, top, at->number + 4, high),
             number);
    const GfxStyle unit = widget_style(app, GFX_FONT_DISPLAY, UNIT_SIZE, COLOR_GOLD, GFX_LEFT);
    const GfxRect place = result_place(app, screen, unit_x, top + (at->low ? 8 : 34), at->unit + 1, 40);
    if (game_unit_sign(app) != NULL)
        gfx_icon_color(app->gfx, game_unit_sign(app), place.x, roundf(place.y + place.h * 0.2F),
                       roundf(place.h * 0.6F), COLOR_GOLD);
    else
        gfx_text(app->gfx, &unit, place, game_unit(app));
}

// The emblems of all members; returns where they end.
static float draw_signs(App *app, const ResultScreen *screen, const ResultLine *line, float x) {
    for (int i = 0; i < line->seats; i++, x += 60) {
        const FactionColors *own = palette_faction(seat_palette(app, line->seat[i]));
        const GfxPaint shine = paint_three(165, COLOR_WHITE, own->light, 0.4f, own->main);
        const GfxRect box = result_place(app, screen, x, result_panels_y() + 22, 48, 48);
        if (own->emblem != NULL)
            gfx_icon(app->gfx, own->emblem, box.x, box.y, box.w, &shine);
    }
    return x;
}

// The crown drops onto the header.
static void draw_crown(App *app, const ResultScreen *screen, float x, float y) {
    const float up = (1 - screen->crowned) * 70;
    const GfxRect box = result_place(app, screen, x, result_panels_y() + y - up, 30, 30);
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned * 2));
    gfx_icon_color(app->gfx, "glyphs/crown.svg", box.x, box.y, box.w, COLOR_GOLD);
    gfx_opacity_pop(app->gfx);
}

static void draw_header(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const GfxRect rect = result_place(app, screen, x, result_panels_y(), width, RESULT_HEADER_H);
    const GfxPaint fill = paint_right(colors->dark, color_mix(colors->dark, 0xFF0B1322u, 0.75f));
    gfx_round_corners(app->gfx, rect, gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6f));
    const Total total = total_of(app, line, width);
    const float left = draw_signs(app, screen, line, x + 20) - x, crown = line->wins ? 44 : 0;
    draw_names(app, screen, line, x + left + 6, width - left - (total.low ? 0 : total.all + crown) - 16,
               total.low);
    if (line->wins && screen->crowned > 0)
        draw_crown(app, screen, x + width - total.all - crown - 2, total.low ? 50 : 31);
    draw_total(app, screen, line, &total, x + width);
}

// ---- the parts

// How far a part has been counted, 0 to 1.
static float part_told(const ResultScreen *screen, int part) {
    return fmaxf(0, fminf(1, screen->told - (float)part));
}

static void draw_part(App *app, GfxRect box, const ResultPart *part, float told) {
    char number[12];
    const int points = (int)lroundf((float)part->points * told);
    const bool counting = told > 0 && told < 1;
    const GfxPaint fill = paint_solid(counting ? 0x402C8CFFu : 0x14FFFFFFu);
    gfx_panel(app->gfx, box, app_px(app, 9), &fill, fmaxf(1, app_px(app, 1)),
              counting ? COLOR_ICE : COLOR_LINE);
    snprintf(number, sizeof number, points < 0 ? "%d" : "+%d", points);
    const GfxStyle value = widget_style(app, GFX_FONT_DISPLAY_BOLD, 25,
                                        told <= 0           ? COLOR_TEXT_DIM
                                        : part->points == 0 ? COLOR_TEXT_DIM
                                                            : COLOR_HEADING,
                                        GFX_CENTRE);
    const float scale = gfx_layout(app->gfx).scale, edge = app_px(app, 4);
    gfx_text(app->gfx, &value, gfx_rect(box.x, box.y, box.w, 32 * scale), told <= 0 ? "–" : number);
    // In two lines if the panel is narrow.
    const GfxStyle name = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_TEXT, GFX_CENTRE);
    const bool one_line = gfx_text_width(app->gfx, &name, part->name) <= box.w - 2 * edge;
    const float top = box.y + (one_line ? 35 : 30) * scale;
    gfx_text_wrapped_fit(app->gfx, &name, 12 * scale, 16 * scale,
                         gfx_rect(box.x + edge, top, box.w - 2 * edge, box.y + box.h - top), part->name);
}

// One row per part: its name, and the number at its right.
static void draw_part_row(App *app, GfxRect box, const ResultPart *part, float told) {
    char number[12];
    const int points = (int)lroundf((float)part->points * told);
    const bool counting = told > 0 && told < 1;
    const float scale = gfx_layout(app->gfx).scale;
    snprintf(number, sizeof number, points < 0 ? "%d" : "+%d", points);
    const GfxStyle value = widget_style(app, GFX_FONT_DISPLAY_BOLD, 20,
                                        counting                         ? COLOR_ICE
                                        : told <= 0 || part->points == 0 ? COLOR_TEXT_DIM
                                                                         : COLOR_HEADING,
                                        GFX_RIGHT);
    gfx_text(app->gfx, &value, box, told <= 0 ? "–" : number);
    const float taken = gfx_text_width(app->gfx, &value, number) + 8 * scale;
    const GfxStyle name = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(app->gfx, &name, 12 * scale, gfx_rect(box.x, box.y, box.w - taken, box.h), part->name);
}

static void draw_part_at(App *app, const ResultScreen *screen, const ResultLine *line, int part, float x,
                         float y, float width) {
    const float count = (float)line->parts, told = part_told(screen, part);
    if (is_narrow(width)) {
        const float step = (RESULT_PART_H + 8) / count;
        draw_part_row(
            app,
            result_place(app, screen, x + PART_EDGE, y + 6 + step * (float)part, width - 2 * PART_EDGE, step),
            &line->part[part], told);
        return;
    }
    const float step = (width - 2 * PART_EDGE + 8) / count;
    draw_part(
        app,
        result_place(app, screen, x + PART_EDGE + step * (float)part, y + 12, step - 8, RESULT_PART_H - 8),
        &line->part[part], told);
}

// Below the header, side by side if there is room; below them what the game adds.
static void draw_parts(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    const GameScreens *game = game_screens(app);
    float y = result_panels_y() + RESULT_HEADER_H;
    for (int i = 0; i < line->parts; i++)
        draw_part_at(app, screen, line, i, x, y, width);
    y += line->parts > 0 ? RESULT_PART_H + 16 : 8;
    if (game->draw_result == NULL)
        return;
    const float top = result_place(app, screen, 0, 0, 1, 1).y / gfx_layout(app->gfx).scale;
    const float height = result_panel_height(app, screen, line) - (y - result_panels_y()) -
                         (result_captain_comment(app, line) != NULL ? RESULT_WORDS_H : 0);
    game->draw_result(app, screen->looks.looks, result_view(screen), line, screen->told,
                      gfx_rect(x, top + y, width, height));
}

// A captain comments once the winner is known.
static void draw_words(App *app, const ResultScreen *screen, const ResultLine *line, float x, float width) {
    char text[200];
    const char *words = result_captain_comment(app, line);
    if (words == NULL || screen->crowned <= 0)
        return;
    const float y = result_panels_y() + result_panel_height(app, screen, line) - RESULT_WORDS_H;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 17, COLOR_TEXT, GFX_CENTRE);
    gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
    gfx_text_name(app->gfx, &style, small(app), small(app),
                  result_place(app, screen, x + PART_EDGE, y - 4, width - 2 * PART_EDGE, RESULT_WORDS_H - 4),
                  ui_fill(app, text, sizeof text, UI_RESULT_WORDS, STR("words", words)));
    gfx_opacity_pop(app->gfx);
}

void draw_result_panel(App *app, const ResultScreen *screen, int index) {
    const ResultLine *line = &screen->line[index];
    const float x = result_panel_x(app, screen, index), width = result_panel_width(app, screen);
    const FactionColors *colors = palette_faction(seat_palette(app, line->seat[0]));
    const GfxRect box =
        result_place(app, screen, x, result_panels_y(), width, result_panel_height(app, screen, line));
    const bool shines = line->wins && screen->crowned > 0;
    gfx_opacity_push(app->gfx, screen->risen[index]);
    if (shines) {
        gfx_opacity_push(app->gfx, fminf(1, screen->crowned));
        gfx_glow(app->gfx, box, app_px(app, 16), app_px(app, 44), color_alpha(COLOR_GOLD, 0.5f));
        gfx_opacity_pop(app->gfx);
    }
    widget_panel(app, box, 16, shines ? COLOR_GOLD : color_alpha(colors->main, 0.5f));
    draw_header(app, screen, line, x, width);
    draw_parts(app, screen, line, x, width);
    draw_words(app, screen, line, x, width);
    gfx_opacity_pop(app->gfx);
}

// ---- remarkable facts

#define FACT_LINE 21.0F // logical; the text starts 34 below the upper edge

static void draw_fact(App *app, const ResultScreen *screen, const ResultFact *fact, float x, float y,
                      float width) {
    const GfxRect box = result_place(app, screen, x, y, width, RESULT_FACT_H);
    const FactionColors *colors =
        fact->seat != SEAT_NONE ? palette_faction(seat_palette(app, fact->seat)) : NULL;
    const Color color = colors != NULL ? colors->main : COLOR_ICE;
    widget_panel(app, box, 12, color_alpha(color, 0.45F));
    const char *sign = colors != NULL && colors->emblem != NULL ? colors->emblem : fact->icon;
    const GfxRect icon = result_place(app, screen, x + 16, y + (RESULT_FACT_H - 40) / 2, 40, 40);
    gfx_icon_color(app->gfx, sign, icon.x, icon.y, icon.w, colors != NULL ? colors->light : COLOR_ICE);
    const float left = x + 70, room = width - 84;
    GfxStyle value = widget_style(app, GFX_FONT_DISPLAY_BOLD, 34, COLOR_GOLD, GFX_RIGHT);
    float number = 0, high = RESULT_FACT_H - 12, beside = 0;
    if (fact->value[0] != 0) {
        number = gfx_text_width(app->gfx, &value, fact->value) / gfx_layout(app->gfx).scale + 10;
        beside = number;
    }
    // Next to a large number, or below it and the title.
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_TEXT, GFX_LEFT);
    const float lines_h = RESULT_FACT_H - 42, line = roundf(FACT_LINE * gfx_layout(app->gfx).scale);
    const GfxRect aside = result_place(app, screen, left, y + 34, room - number, lines_h);
    if (number > 0 && !gfx_text_wrapped_fits(app->gfx, &text, small(app), line, aside, fact->text)) {
        value = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_GOLD, GFX_RIGHT);
        high = 28;
        beside = 0;
    }
    if (number > 0)
        gfx_text(app->gfx, &value, result_place(app, screen, x + width - 16 - number, y + 6, number, high),
                 fact->value);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_fit(app->gfx, &title, small(app), result_place(app, screen, left, y + 8, room - number, 24),
                 fact->title);
    gfx_text_wrapped_fit(app->gfx, &text, small(app), line,
                         result_place(app, screen, left, y + 34, room - beside, lines_h), fact->text);
}

// As wide as the panels together, if there are enough facts.
void draw_result_facts(App *app, const ResultScreen *screen) {
    const float panels = (result_panel_width(app, screen) + RESULT_GAP) * (float)screen->count - RESULT_GAP;
    const float count = (float)(screen->facts > 0 ? screen->facts : 1);
    const float step = fminf((panels + FACT_GAP) / count, FACT_W_MOST);
    const float left = (gfx_layout(app->gfx).logical_w - step * count + FACT_GAP) / 2;
    gfx_opacity_push(app->gfx, screen->known);
    for (int i = 0; i < screen->facts; i++)
        draw_fact(app, screen, &screen->fact[i], left + step * (float)i, result_facts_y(app, screen),
                  step - FACT_GAP);
    gfx_opacity_pop(app->gfx);
}

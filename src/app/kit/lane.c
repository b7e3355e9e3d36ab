// SPDX-License-Identifier: MIT
// Drawing the answer lane: panel in two colours, slot, arrows, sum, equation, tabs.
#include "app/kit/lane.h"

#include "app/kit/draw.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define MINUS "\xE2\x88\x92"
#define EQUATION_HIGH 84.0F // logical height from which words are below the numbers
#define PLATE 0xCC060B14u
#define BETWEEN 0xE614101Eu // between the two colours
#define BEHIND 0xEB0A162Cu

// ---- panel, slot, arrow, tag

// A dark shade of a palette's colour, as a background for text.
static Color ground_of(int palette) {
    return color_alpha(color_mix(palette_faction(palette)->dark, COLOR_SPACE, 0.46F), 0.9F);
}

void draw_lane(App *app, GfxRect box, int from, int to) {
    const bool idle = from == PALETTE_NEUTRAL && to == PALETTE_NEUTRAL;
    GfxPaint fill = paint_three(100, ground_of(from), BETWEEN, 0.34F, BEHIND);
    fill.at[2] = 0.7F;
    fill = paint_add(fill, 1, ground_of(to));
    if (idle)
        fill = paint_down(COLOR_PANEL_TOP, COLOR_PANEL_BOTTOM);
    gfx_panel(app->gfx, box, app_px(app, 14), &fill, fmaxf(app_px(app, idle ? 1 : 1.5F), 1),
              idle ? COLOR_LINE : color_alpha(palette_faction(from)->main, 0.67F));
    gfx_record_mark(app->gfx, "lane", idle ? "idle" : "open", box, palette_faction(from)->main,
                    palette_faction(to)->main);
}

void draw_lane_slot(App *app, GfxRect box, const char *title, const char *hint, bool lit) {
    const float radius = app_px(app, 12), inset = app_px(app, 8);
    const GfxPaint ground = paint_down(lit ? 0x6B5A96EBu : 0x265A96EBu, lit ? 0x3D285096u : 0x14285096u);
    if (lit)
        gfx_glow(app->gfx, box, radius, app_px(app, 26), color_alpha(COLOR_ICE, 0.4F));
    gfx_round(app->gfx, box, radius, &ground);
    gfx_dashed(app->gfx, box, radius, fmaxf(app_px(app, 2.5F), 1), app_px(app, 10), app_px(app, 7),
               lit ? COLOR_ICE : color_alpha(COLOR_ICE, 0.6F));
    const GfxStyle bold = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_WHITE, GFX_CENTRE);
    if (title != NULL)
        gfx_text_name(app->gfx, &bold, app_px(app, 14), app_px(app, 13),
                      gfx_rect(box.x + inset / 2, box.y + app_px(app, 8), box.w - inset, app_px(app, 32)),
                      title);
    if (hint == NULL)
        return;
    GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 14, COLOR_ICE, GFX_CENTRE);
    gfx_text_wrapped_fit(
        app->gfx, &style, app_px(app, 12), widget_line(app, 19),
        gfx_rect(box.x + inset, box.y + app_px(app, 40), box.w - 2 * inset, box.h - app_px(app, 40) - inset),
        hint);
}

void draw_lane_arrow(App *app, float cx, float cy, Color color) {
    const float size = roundf(app_px(app, 34));
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(cx - size / 2), roundf(cy - size / 2), size, color);
}

float draw_lane_tag(App *app, GfxRect box, const char *sign, const char *word, Color color) {
    const float inset = roundf(app_px(app, 9)), wanted = sign != NULL ? roundf(box.h * 0.5F) : 0;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 15, COLOR_WHITE, GFX_LEFT);
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 12, COLOR_WHITE, GFX_LEFT);
    // Leave the icon out if the word would be cut otherwise.
    const bool room = gfx_text_width(app->gfx, &least, word) <= box.w - 2 * inset - wanted - app_px(app, 6);
    const float icon = room ? wanted : 0, gap = icon > 0 ? app_px(app, 6) : 0;
    const float text = fminf(gfx_text_width(app->gfx, &style, word), box.w - 2 * inset - icon - gap);
    const GfxRect plate = {box.x, box.y, ceilf(2 * inset + icon + gap + text), box.h};
    const GfxPaint ground = paint_solid(PLATE);
    gfx_panel(app->gfx, plate, app_px(app, 8), &ground, fmaxf(app_px(app, 1), 1), color_alpha(color, 0.67F));
    if (icon > 0)
        icon_at(app, sign, plate.x + inset, roundf(plate.y + (plate.h - icon) / 2), icon, color);
    words_fit(app, gfx_rect(plate.x + inset + icon + gap, plate.y, text + 1, plate.h), GFX_FONT_DISPLAY, 15,
              12, COLOR_WHITE, GFX_LEFT, word);
    return plate.w;
}

// ---- the sum

#define SUM_H 58.0F // logical: of the number, rule included
#define PART_H 32.0F
#define PART_LEAST 20.0F

GfxRect lane_sum_part(const App *app, GfxRect box, int at, int count) {
    const float sum = app_px(app, SUM_H);
    const float part =
        fmaxf(fminf(app_px(app, PART_H), (box.h - sum) / (float)SDL_max(count, 1)), app_px(app, PART_LEAST));
    return gfx_rect(box.x, roundf(box.y + part * (float)SDL_min(at, count)), box.w,
                    at < count ? floorf(part) : sum);
}

static void draw_part(App *app, GfxRect line, const LanePart *what, Color ink) {
    char number[16];
    const float wide = app_px(app, 40);
    snprintf(number, sizeof number, "%s%d",
             what->value < 0 ? MINUS
             : what->plus    ? "+"
                             : "",
             abs(what->value));
    // A name that is too long takes two lines.
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    gfx_text_name(app->gfx, &style, app_px(app, 12), app_px(app, 12),
                  gfx_rect(line.x, line.y, line.w - wide, line.h), what->name);
    words_at(app, gfx_rect(line.x + line.w - wide, line.y, wide, line.h), GFX_FONT_DISPLAY_BOLD, 21, ink,
             GFX_RIGHT, number);
}

float draw_lane_sum(App *app, GfxRect box, int palette, const LanePart *parts, int count, const char *name,
                    int sum) {
    const FactionColors *colors = palette_faction(palette);
    for (int i = 0; i < count; i++)
        draw_part(app, lane_sum_part(app, box, i, count), &parts[i],
                  parts[i].plus || parts[i].value < 0 ? colors->light : COLOR_WHITE);
    const GfxRect total = lane_sum_part(app, box, count, count);
    const float rule = fmaxf(roundf(app_px(app, 1)), 1), wide = app_px(app, 90);
    gfx_fill(app->gfx, gfx_rect(total.x, total.y + app_px(app, 3), total.w, rule),
             color_alpha(colors->main, 0.53F));
    const GfxRect line = {total.x, total.y + app_px(app, 6), total.w, total.h - app_px(app, 6)};
    words_fit(app, gfx_rect(line.x, line.y, line.w - wide, line.h), GFX_FONT_DISPLAY, 17, 13, COLOR_WHITE,
              GFX_LEFT, name);
    number_at(app, gfx_rect(line.x + line.w - wide, line.y, wide, line.h), GFX_FONT_DISPLAY_BOLD, 46,
              colors->light, GFX_RIGHT, sum);
    return total.y + total.h - box.y;
}

// ---- the equation

static const char *sign_of(const LaneTerm *term) {
    return term->sign[0] == '-' ? MINUS : term->sign;
}

static void draw_columns(App *app, GfxRect box, const LaneTerm *terms, int count) {
    const float sign = app_px(app, 30), tall = roundf(box.h * 0.68F),
                wide = fminf(app_px(app, 108), (box.w - sign * (float)(count - 1)) / (float)count);
    float x = box.x;
    for (int i = 0; i < count; i++) {
        if (i > 0 && terms[i].sign != NULL)
            words_at(app, gfx_rect(x, box.y, sign, tall), GFX_FONT_DISPLAY_BOLD, 30, COLOR_TEXT_DIM,
                     GFX_CENTRE, sign_of(&terms[i]));
        x += i > 0 ? sign : 0;
        number_at(app, gfx_rect(x, box.y, wide, tall), GFX_FONT_DISPLAY_BOLD, 44, terms[i].color, GFX_CENTRE,
                  terms[i].value);
        if (terms[i].word != NULL)
            words_fit(app, gfx_rect(x, box.y + tall, wide, box.h - tall), GFX_FONT_TEXT_MEDIUM, 14, 12,
                      COLOR_TEXT_DIM, GFX_CENTRE, terms[i].word);
        x += wide;
    }
}

static void draw_one_line(App *app, GfxRect box, const LaneTerm *terms, int count) {
    float x = box.x;
    for (int i = 0; i < count; i++) {
        char number[16];
        GfxStyle style = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_TEXT_DIM, GFX_LEFT);
        if (i > 0 && terms[i].sign != NULL)
            x += gfx_text(app->gfx, &style, gfx_rect(x, box.y, 0, box.h), sign_of(&terms[i])) +
                 app_px(app, 10);
        style.color = terms[i].color;
        snprintf(number, sizeof number, "%d", terms[i].value);
        x += gfx_text(app->gfx, &style, gfx_rect(x, box.y, 0, box.h), number) + app_px(app, 10);
    }
    if (count > 0 && terms[count - 1].word != NULL)
        words_fit(app, gfx_rect(x, box.y + app_px(app, 4), box.x + box.w - x, box.h), GFX_FONT_DISPLAY, 17,
                  13, COLOR_TEXT, GFX_LEFT, terms[count - 1].word);
}

void draw_lane_equation(App *app, GfxRect box, const LaneTerm *terms, int count) {
    if (box.h >= app_px(app, EQUATION_HIGH))
        draw_columns(app, box, terms, count);
    else
        draw_one_line(app, box, terms, count);
}

// ---- a change, tabs

float draw_lane_change(App *app, GfxRect box, const char *name, int now, int then, Color loss) {
    char number[16];
    const GfxStyle word = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_TEXT, GFX_LEFT),
                   old = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_TEXT_DIM, GFX_LEFT),
                   bold = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, then < now ? loss : COLOR_WHITE,
                                       GFX_LEFT);
    float x = box.x + gfx_text(app->gfx, &word, gfx_rect(box.x, box.y, 0, box.h), name) + app_px(app, 10);
    if (now != then) {
        const float sign = roundf(app_px(app, 16));
        snprintf(number, sizeof number, "%d", now);
        x += gfx_text(app->gfx, &old, gfx_rect(x, box.y, 0, box.h), number) + app_px(app, 3);
        icon_at(app, "icons/phosphor/caret-right.svg", roundf(x), roundf(box.y + (box.h - sign) / 2), sign,
                then < now ? loss : COLOR_POSITIVE);
        x += sign + app_px(app, 3);
    }
    snprintf(number, sizeof number, "%d", then);
    x += gfx_text(app->gfx, &bold, gfx_rect(x, box.y, 0, box.h), number);
    return x - box.x;
}

void draw_lane_tab(App *app, GfxRect box, const LaneTab *tab) {
    const FactionColors *colors = palette_faction(tab->palette);
    const GfxPaint ground = tab->lit ? paint_down(colors->dark, color_mix(colors->dark, colors->deep, 0.6F))
                                     : paint_solid(0xE00A111Fu);
    const float inset = app_px(app, 10), sign = roundf(box.h * 0.52F), number = app_px(app, 36);
    gfx_panel(app->gfx, box, app_px(app, 9), &ground, fmaxf(app_px(app, tab->lit ? 2 : 1), 1),
              tab->lit ? COLOR_ICE : color_alpha(colors->main, 0.67F));
    emblem_at(app, tab->palette, roundf(box.x + inset), roundf(box.y + (box.h - sign) / 2), sign,
              tab->lit ? COLOR_WHITE : colors->main);
    const float left = box.x + inset + sign + app_px(app, 8);
    words_fit(app, gfx_rect(left, box.y, box.x + box.w - number - inset - left, box.h), GFX_FONT_DISPLAY, 16,
              13, tab->lit ? COLOR_WHITE : COLOR_TEXT, GFX_LEFT, tab->name);
    number_at(app, gfx_rect(box.x + box.w - inset - number, box.y, number, box.h), GFX_FONT_DISPLAY_BOLD, 20,
              tab->lit ? colors->light : COLOR_TEXT, GFX_RIGHT, tab->value);
}

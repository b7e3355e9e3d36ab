// SPDX-License-Identifier: MIT
// Draws what a pack changes in three columns: key, before and after, file and line.
#include "app/screens/changes_parts.h"

#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>

#define HEAD_H 46.0f // logical pixels, all below
#define HEAD_GAP 16.0f
#define LINE_PAD 5.0f
#define TEXT_SIZE 17.0f
#define TEXT_LINE 25.0f
#define KEY_PART 0.24f
#define PLACE_PART 0.24f
#define INDENT 16.0f
#define GAP 20.0f
#define SIGN_W 32.0f // between before and after

typedef struct Columns {
    float key_x, key_w, before_x, before_w, sign_x, text_x, text_w, place_x, place_w;
} Columns;

static Columns columns_of(const App *app, float width) {
    const float indent = app_px(app, INDENT), gap = app_px(app, GAP), sign = app_px(app, SIGN_W);
    const float key = roundf(width * KEY_PART), place = roundf(width * PLACE_PART);
    const float half = fmaxf(floorf((width - key - place - gap - sign) / 2), 1);
    return (Columns){.key_x = indent,
                     .key_w = key - indent - gap,
                     .before_x = key,
                     .before_w = half - gap / 2,
                     .sign_x = key + half,
                     .text_x = key + half + sign,
                     .text_w = half,
                     .place_x = width - place,
                     .place_w = place - indent};
}

static GfxStyle text_style(const App *app, const ChangeLine *line) {
    const bool above = line->kind == CHANGE_LINE_OVERRIDDEN;
    const Color color = above                             ? COLOR_GOLD
                        : line->kind == CHANGE_LINE_FAULT ? COLOR_DAMAGE
                        : line->lost                      ? COLOR_TEXT_DIM
                                                          : COLOR_TEXT;
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, color, GFX_LEFT);
    style.strong = above ? COLOR_GOLD : line->lost ? COLOR_TEXT_DIM : COLOR_HEADING;
    return style;
}

static float wrapped(App *app, const GfxStyle *style, float width, const char *text) {
    return (float)gfx_text_lines(app->gfx, style, width, text != NULL ? text : "") *
           widget_line(app, TEXT_LINE) * gfx_text_scale(app->gfx);
}

static float height_of(App *app, const ChangeLine *line, const Columns *columns) {
    if (line->kind == CHANGE_LINE_HEAD)
        return app_px(app, HEAD_H);
    const GfxStyle style = text_style(app, line);
    if (line->kind == CHANGE_LINE_NOTE || line->kind == CHANGE_LINE_FAULT)
        return wrapped(app, &style, columns->place_x + columns->place_w - columns->key_x, line->text) +
               2 * app_px(app, LINE_PAD);
    const float text = fmaxf(wrapped(app, &style, columns->text_w, line->text),
                             wrapped(app, &style, columns->before_w, line->before));
    const float key = wrapped(app, &style, columns->key_w, line->key);
    return roundf(fmaxf(fmaxf(text, key), wrapped(app, &style, columns->place_w, line->place)) +
                  2 * app_px(app, LINE_PAD));
}

float change_list_layout(App *app, ChangeList *list, float width) {
    const Columns columns = columns_of(app, width);
    float y = 0;
    for (int i = 0; i < list->count; i++) {
        ChangeLine *line = &list->line[i];
        const bool apart = i > 0 && (line->kind == CHANGE_LINE_HEAD || line->kind == CHANGE_LINE_NOTE);
        y += apart ? app_px(app, HEAD_GAP) : 0;
        line->top = roundf(y);
        line->height = height_of(app, line, &columns);
        y += line->height;
    }
    return roundf(y + app_px(app, 24));
}

static void draw_head(App *app, const ChangeLine *line, GfxRect at) {
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 22, COLOR_HEADING, GFX_LEFT);
    const GfxStyle about = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxPaint fill = paint_solid(COLOR_RAISED);
    const float least = 12 * gfx_layout(app->gfx).scale, indent = app_px(app, INDENT);
    gfx_round(app->gfx, gfx_rect(at.x, at.y, at.w, at.h - app_px(app, 4)), app_px(app, 10), &fill);
    const GfxRect box = gfx_rect(at.x + indent, at.y, at.w * 0.6f, at.h - app_px(app, 4));
    const float used = gfx_text_fit(app->gfx, &name, least, box, line->key);
    const float x = box.x + used + app_px(app, 16);
    gfx_text_fit(app->gfx, &about, least,
                 gfx_rect(x, box.y + app_px(app, 2), at.x + at.w - indent - x, box.h), line->text);
}

static void draw_part(App *app, GfxStyle style, float x, float y, float width, const char *text) {
    if (text != NULL && text[0] != '\0')
        gfx_text_wrapped(app->gfx, &style, widget_line(app, TEXT_LINE), 0, gfx_rect(x, y, width, 0), text);
}

static void draw_line(App *app, const ChangeLine *line, const Columns *columns, GfxRect at) {
    const float y = at.y + app_px(app, LINE_PAD);
    const GfxStyle style = text_style(app, line);
    GfxStyle place = widget_style(app, GFX_FONT_TEXT, TEXT_SIZE, COLOR_TEXT_DIM, GFX_RIGHT);
    GfxStyle key = widget_style(app, GFX_FONT_TEXT_MEDIUM, TEXT_SIZE, COLOR_TEXT, GFX_LEFT);
    if (line->kind == CHANGE_LINE_NOTE || line->kind == CHANGE_LINE_FAULT) {
        draw_part(app, style, at.x + columns->key_x, y, columns->place_x + columns->place_w - columns->key_x,
                  line->text);
        return;
    }
    draw_part(app, key, at.x + columns->key_x, y, columns->key_w, line->key);
    if (line->before != NULL) {
        const float size = app_px(app, 18);
        draw_part(app, style, at.x + columns->before_x, y, columns->before_w, line->before);
        gfx_icon_color(app->gfx, "icons/phosphor/caret-right.svg", at.x + columns->sign_x,
                       y + roundf((widget_line(app, TEXT_LINE) - size) / 2), size, COLOR_TEXT_DIM);
    }
    draw_part(app, style, at.x + columns->text_x, y, columns->text_w, line->text);
    draw_part(app, place, at.x + columns->place_x, y, columns->place_w, line->place);
    gfx_fill(app->gfx, gfx_rect(at.x + columns->key_x, at.y + at.h - 1, at.w - columns->key_x, 1),
             COLOR_LINE);
}

void change_list_draw(App *app, const ChangeList *list, GfxRect at) {
    const Columns columns = columns_of(app, at.w);
    for (int i = 0; i < list->count; i++) {
        const ChangeLine *line = &list->line[i];
        const GfxRect place = gfx_rect(at.x, at.y + line->top, at.w, line->height);
        if (!gfx_is_visible(app->gfx, place))
            continue;
        if (line->kind == CHANGE_LINE_HEAD)
            draw_head(app, line, place);
        else
            draw_line(app, line, &columns, place);
    }
}

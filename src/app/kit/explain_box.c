// SPDX-License-Identifier: MIT
// The pop-up that explains a number. It appears when the pointer or the focus rests on the number, and
// disappears when it leaves; a click pins it. Unless pinned it does not react to the mouse, so that it is
// never in the way. There is none while a card is held or events are shown.
#include "app/kit/explain.h"

#include "app/kit/draw.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/signs.h"

#include <math.h>
#include <string.h>

#define BOX_W 380.0F
#define BOX_PAD 16.0F
#define BOX_TEXT 15.0F // size of its lines
#define HEAD_H 40.0F
#define HEAD_TEXT 18.0F
#define VALUE_TEXT 26.0F

// ---- which number

static bool is_asked(const CardTable *table, const HitTag *tag) {
    return tag->kind == TAG_ICON || table->game->numbers->is_number(tag);
}

static bool explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    memset(out, 0, sizeof *out);
    if (tag->kind != TAG_ICON)
        return table->game->numbers->explain(app, table, tag, out);
    sign_explain(app, tag, out);
    return true;
}

static HitTag number_at_hit(const CardTable *table, const Hit *hit) {
    return hit != NULL && is_asked(table, &hit->tag) ? hit->tag : (HitTag){.kind = TAG_NONE};
}

// The number at a region, or what else it explains while the pointer rests there.
static HitTag number_pointed_at(const CardTable *table, const Hit *hit) {
    const HitTag number = number_at_hit(table, hit);
    return hit != NULL && number.kind == TAG_NONE ? table->game->numbers->pointed(table, hit) : number;
}

// ---- when it is shown

static bool may_be_shown(const CardTable *table) {
    return !table->drag.on && !table->showing && table->overlay == OVERLAY_NONE;
}

bool explain_close(App *app, CardTable *table) {
    ExplainBox *box = &table->explain;
    const bool was_shown = box->shown;
    if (box->number.kind == TAG_NONE)
        return false;
    *box = (ExplainBox){.number = {.kind = TAG_NONE}};
    if (was_shown)
        app_request_layout(app);
    return was_shown;
}

void explain_hover(App *app, CardTable *table, const Gesture *gesture) {
    ExplainBox *box = &table->explain;
    if (box->pinned || strcmp(box->hit, gesture->id) == 0)
        return;
    explain_close(app, table);
    const HitTag number = number_pointed_at(table, gesture->hit);
    if (number.kind == TAG_NONE || !may_be_shown(table))
        return;
    box->number = number;
    box->due = app->now + (uint64_t)app->settings.hover_delay;
    text_copy(box->hit, sizeof box->hit, gesture->id);
    app_request_update(app);
}

bool explain_click(App *app, CardTable *table, const Gesture *gesture) {
    ExplainBox *box = &table->explain;
    const bool was_pinned = box->pinned, same = strcmp(box->hit, gesture->id) == 0;
    const HitTag number = number_at_hit(table, gesture->hit);
    if (was_pinned)
        explain_close(app, table);
    if (was_pinned && (same || gesture->id[0] == 0 || strcmp(gesture->id, "explain") == 0))
        return true;
    if (number.kind == TAG_ICON)
        explain_close(app, table); // the click presses the sign
    if (number.kind == TAG_NONE || number.kind == TAG_ICON || !may_be_shown(table))
        return false;
    *box = (ExplainBox){.number = number, .shown = true, .pinned = true};
    text_copy(box->hit, sizeof box->hit, gesture->id);
    app_request_layout(app);
    return true;
}

void explain_update(App *app, CardTable *table) {
    ExplainBox *box = &table->explain;
    if (box->number.kind == TAG_NONE)
        return;
    if (!may_be_shown(table)) {
        explain_close(app, table);
    } else if (!box->shown && box->due <= app->now) {
        box->shown = true;
        app_request_layout(app);
    } else if (!box->shown) {
        app_wake_at(app, box->due);
    }
}

// ---- where it lies and what it looks like

static float head_height(const App *app) {
    return app_px(app, HEAD_H);
}

static float foot_height(App *app, const Explanation *explanation, float w) {
    if (explanation->foot[0] == 0)
        return 0;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, BOX_TEXT - 1, COLOR_TEXT, GFX_LEFT);
    const float indent = explanation->crown ? app_px(app, 26) : 0;
    return (float)gfx_text_lines(app->gfx, &style, w - indent, explanation->foot) * app_px(app, 20) +
           app_px(app, 12);
}

// True for signs: only a heading, and a box just wide enough for it.
static bool is_heading(const Explanation *explanation) {
    return explanation->count == 0 && explanation->foot[0] == 0;
}

static float box_width(App *app, const CardTable *table, const Explanation *explanation) {
    if (!is_heading(explanation))
        return lpx(table, BOX_W);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, HEAD_TEXT, COLOR_HEADING, GFX_LEFT);
    const GfxStyle value = widget_style(app, GFX_FONT_DISPLAY_BOLD, HEAD_TEXT, COLOR_WHITE, GFX_RIGHT);
    return ceilf(gfx_text_width(app->gfx, &title, explanation->title) +
                 gfx_text_width(app->gfx, &value, explanation->value) + lpx(table, 2 * BOX_PAD + 24));
}

// Below the number, or above it if it does not fit there; never over it.
static GfxRect box_rect(App *app, const CardTable *table, const Explanation *explanation, GfxRect number) {
    const GfxRect window = table->layout.window;
    const float edge = lpx(table, 10), gap = lpx(table, 8), pad = lpx(table, BOX_PAD);
    const float w = fminf(box_width(app, table, explanation), window.w - 2 * edge);
    const float inner = w - 2 * pad;
    const float h = is_heading(explanation)
                        ? lpx(table, 30 + BOX_PAD)
                        : pad + head_height(app) +
                              explain_lines(app, explanation, 0, 0, inner, BOX_TEXT, false) +
                              foot_height(app, explanation, inner) + pad;
    const float x = fmaxf(edge, fminf(number.x, window.w - w - edge));
    float y = number.y + number.h + gap;
    if (y + h > window.h - edge && number.y - gap - h >= edge)
        y = number.y - gap - h;
    return gfx_rect(x, fmaxf(edge, fminf(y, window.h - h - edge)), w, h);
}

static bool find_box(App *app, const CardTable *table, Explanation *explanation, GfxRect *rect) {
    const Hit *hit = hits_find(&app->hits, table->explain.hit);
    if (!table->explain.shown || hit == NULL || !explain(app, table, &table->explain.number, explanation))
        return false;
    *rect = box_rect(app, table, explanation, hit->rect);
    return true;
}

// The region exists even when not pinned, for the trace; but then it is empty, so that nothing can hit it.
void explain_regions(App *app, CardTable *table) {
    Explanation explanation;
    GfxRect rect;
    if (!find_box(app, table, &explanation, &rect))
        return;
    if (!table->explain.pinned)
        rect.w = rect.h = 0;
    hits_add(&app->hits, rect, "explain")->no_focus = true;
}

static void draw_struck(App *app, const GfxStyle *style, GfxRect line, const char *text) {
    const float w = fminf(gfx_text_width(app->gfx, style, text), line.w);
    const float x = style->align == GFX_RIGHT ? line.x + line.w - w : line.x;
    gfx_fill(app->gfx, gfx_rect(x, roundf(line.y + line.h * 0.54F), w, fmaxf(1, app_px(app, 1.5F))),
             style->color);
}

static float draw_line(App *app, const ExplainLine *line, GfxRect at, float indent, float size, bool draw) {
    const float h = app_px(app, size * 1.65F), note_h = app_px(app, size * 1.3F),
                value_w = app_px(app, size * 5);
    const GfxRect text = gfx_rect(at.x + indent, at.y, at.w - indent - value_w, h);
    const Color ink = line->struck ? COLOR_TEXT_DIM : COLOR_TEXT;
    const GfxStyle note = widget_style(app, GFX_FONT_TEXT, fmaxf(size - 2, 12), COLOR_TEXT_DIM, GFX_LEFT);
    const GfxStyle words = widget_style(app, GFX_FONT_TEXT, size, ink, GFX_LEFT);
    const GfxStyle number = widget_style(app, GFX_FONT_DISPLAY_BOLD, size + 3,
                                         line->struck ? COLOR_TEXT_DIM : COLOR_HEADING, GFX_RIGHT);
    const float note_w = at.w - indent - app_px(app, size);
    if (draw && line->palette >= 0)
        emblem_at(app, line->palette, at.x, at.y + (h - app_px(app, size + 2)) / 2, app_px(app, size + 2),
                  palette_faction(line->palette)->main);
    if (draw) {
        gfx_text_fit(app->gfx, &words, app_px(app, size * 0.8F), text, line->text);
        gfx_text(app->gfx, &number, gfx_rect(at.x, at.y, at.w, h), line->value);
        if (line->struck)
            draw_struck(app, &words, text, line->text);
        if (line->struck)
            draw_struck(app, &number, gfx_rect(at.x, at.y, at.w, h), line->value);
    }
    if (line->note[0] == 0)
        return h;
    const float lines = (float)gfx_text_lines(app->gfx, &note, note_w, line->note);
    if (draw)
        gfx_text_wrapped(app->gfx, &note, note_h, 0, gfx_rect(text.x, at.y + h - app_px(app, 3), note_w, 0),
                         line->note);
    return h + lines * note_h;
}

float explain_lines(App *app, const Explanation *explanation, float x, float y, float w, float size,
                    bool draw) {
    float indent = 0, used = 0;
    for (int i = 0; i < explanation->count; i++)
        if (explanation->line[i].palette >= 0)
            indent = app_px(app, size * 1.8F);
    for (int i = 0; i < explanation->count; i++)
        used += draw_line(app, &explanation->line[i], gfx_rect(x, y + used, w, 0), indent, size, draw);
    return used;
}

static void draw_foot(App *app, const CardTable *table, const Explanation *explanation, GfxRect rect) {
    const float indent = explanation->crown ? lpx(table, 26) : 0;
    if (explanation->foot[0] == 0)
        return;
    if (explanation->crown)
        icon_at(app, "glyphs/crown.svg", rect.x, rect.y + lpx(table, 1), lpx(table, 17), COLOR_GOLD);
    paragraph(app, gfx_rect(rect.x + indent, rect.y, rect.w - indent, 0), GFX_FONT_TEXT, BOX_TEXT - 1, 20,
              COLOR_TEXT, explanation->foot);
}

static void draw_box(App *app, const CardTable *table, const Explanation *explanation, GfxRect rect) {
    const float pad = lpx(table, BOX_PAD), inner = rect.w - 2 * pad, x = rect.x + pad;
    const GfxPaint fill = paint_down(COLOR_RAISED, COLOR_INSET);
    float y = rect.y + (is_heading(explanation) ? pad / 2 : pad);
    gfx_shadow(app->gfx, rect, lpx(table, 12), lpx(table, 10), lpx(table, 36),
               color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, 1.5F)),
              table->explain.pinned ? COLOR_ICE : COLOR_LINE_STRONG);
    const GfxRect head = gfx_rect(x, y, inner, lpx(table, 30));
    const GfxStyle value = widget_style(
        app, GFX_FONT_DISPLAY_BOLD, is_heading(explanation) ? HEAD_TEXT : VALUE_TEXT, COLOR_WHITE, GFX_RIGHT);
    const float value_w = gfx_text(app->gfx, &value, head, explanation->value);
    words_fit(app, gfx_rect(head.x, head.y, head.w - value_w - lpx(table, 12), head.h), GFX_FONT_DISPLAY,
              HEAD_TEXT, 13, COLOR_HEADING, GFX_LEFT, explanation->title);
    y += head_height(app);
    if (explanation->count > 0)
        gfx_fill(app->gfx, gfx_rect(x, y - lpx(table, 6), inner, 1), COLOR_LINE);
    y += explain_lines(app, explanation, x, y, inner, BOX_TEXT, true);
    draw_foot(app, table, explanation, gfx_rect(x, y + lpx(table, 10), inner, 0));
}

// Frames a number that explains itself while it is hovered.
static void draw_asked(App *app, const CardTable *table) {
    const bool focused = app->input.focus_shown;
    const Hit *hit = hits_find(&app->hits, gesture_target(&app->input));
    if (hit == NULL || !may_be_shown(table) || !is_asked(table, &hit->tag) || hit->tag.kind == TAG_ICON)
        return;
    const GfxPaint line = paint_solid(COLOR_ICE);
    if (!focused) // the focus ring is drawn by the frame
        gfx_frame(app->gfx, hit->rect, lpx(table, 6), fmaxf(1, lpx(table, 1.5F)), &line);
}

void draw_explanation(App *app, const CardTable *table) {
    Explanation explanation;
    GfxRect rect;
    draw_asked(app, table);
    if (find_box(app, table, &explanation, &rect) &&
        gfx_is_visible(app->gfx, gfx_inset(rect, -lpx(table, 40))))
        draw_box(app, table, &explanation, rect);
}

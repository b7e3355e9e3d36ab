// SPDX-License-Identifier: MIT
// The bubble next to the pointer says why a dragged card is not accepted; it never overlaps the card. While
// the card is held over a place that refuses it, the bubble moves along. After the drop it stays until it has
// been read or something else is done.
#include "app/kit/draw.h"
#include "app/kit/scene.h"
#include "gfx/still.h"

#include <math.h>
#include <string.h>

#define WIDEST 320.0F // logical pixels
#define PAD 12.0F
#define AWAY 18.0F // from the pointer, or from the held card
#define SHORTEST_MS 2400
#define MS_PER_BYTE 55

// ---- when

void bubble_say(App *app, CardTable *table, float x, float y) {
    if (table->notice[0] == 0)
        return;
    const uint64_t ms = (uint64_t)strlen(table->notice) * MS_PER_BYTE;
    table->bubble = (RefusalBubble){.x = x, .y = y};
    table->bubble.until = app->now + (ms > SHORTEST_MS ? ms : SHORTEST_MS);
    text_copy(table->bubble.text, sizeof table->bubble.text, table->notice);
    app_wake_at(app, table->bubble.until);
}

void bubble_end(CardTable *table) {
    table->bubble.text[0] = 0;
}

// ---- where

static const char *text_of(const CardTable *table) {
    return table->drag.on && table->aimed ? table->notice : table->drag.on ? "" : table->bubble.text;
}

static GfxStyle style_of(App *app) {
    return widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_HEADING, GFX_LEFT);
}

// The rectangle to avoid: the held card, or the tip of the pointer.
static GfxRect avoided(const CardTable *table) {
    const float r = lpx(table, 6);
    if (!table->drag.on)
        return gfx_rect(table->bubble.x - r, table->bubble.y - r, 2 * r, 2 * r);
    return sprite_rect(&table->scene.sprite[table->drag.sprite]);
}

GfxRect bubble_rect(App *app, const CardTable *table) {
    const char *text = text_of(table);
    if (text[0] == 0 || table->overlay != OVERLAY_NONE)
        return gfx_rect(0, 0, 0, 0);
    const GfxStyle style = style_of(app);
    const GfxRect window = table->layout.window, off = avoided(table);
    const float pad = lpx(table, PAD), away = lpx(table, AWAY), line = widget_line(app, 21);
    const float widest = fminf(lpx(table, WIDEST), window.w - 2 * away) - 2 * pad;
    const float inner = fminf(ceilf(gfx_text_width(app->gfx, &style, text)) + 1, widest);
    const float w = inner + 2 * pad,
                h = (float)gfx_text_lines(app->gfx, &style, inner, text) * line + 2 * pad;
    float x = off.x + off.w + away, y = off.y + off.h / 2 - h / 2;
    if (x + w > window.w - away / 2)
        x = fminf(off.x, window.w) - away - w; // the window may have shrunk since the drop
    if (x < away / 2) {                        // no room on either side: above, else below
        x = fmaxf(away / 2, fminf(off.x, window.w - away / 2 - w));
        y = off.y - away - h >= 0 ? off.y - away - h : off.y + off.h + away;
    }
    return gfx_rect(roundf(x), roundf(fmaxf(away / 2, fminf(y, window.h - away / 2 - h))), w, h);
}

// ---- how

static GfxRect bounds_of(const CardTable *table, GfxRect rect) {
    return rect.w > 0 ? gfx_inset(rect, -lpx(table, 40)) : rect;
}

void bubble_update(App *app, CardTable *table) {
    RefusalBubble *bubble = &table->bubble;
    if (bubble->text[0] != 0 && bubble->until <= app->now)
        bubble_end(table);
    else if (bubble->text[0] != 0)
        app_wake_at(app, bubble->until);
    const GfxRect now = bounds_of(table, bubble_rect(app, table));
    if (memcmp(&now, &bubble->drawn, sizeof now) == 0)
        return;
    if (bubble->drawn.w > 0)
        gfx_damage_above(app->gfx, bubble->drawn);
    if (now.w > 0)
        gfx_damage_above(app->gfx, now);
    bubble->drawn = now;
}

void draw_bubble(App *app, const CardTable *table) {
    const GfxRect rect = bubble_rect(app, table);
    if (rect.w <= 0)
        return;
    const GfxStyle style = style_of(app);
    const float pad = lpx(table, PAD);
    const GfxPaint fill = paint_down(COLOR_RAISED, COLOR_INSET);
    gfx_shadow(app->gfx, rect, lpx(table, 12), lpx(table, 8), lpx(table, 28), color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, 2)), COLOR_MISSING);
    gfx_text_wrapped(app->gfx, &style, widget_line(app, 21), 0,
                     gfx_rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, 0), text_of(table));
}

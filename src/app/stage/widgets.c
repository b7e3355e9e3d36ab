// SPDX-License-Identifier: MIT
// Widgets are drawn from their hit: where it is, and whether it is hovered, focused or disabled.
#include "app/stage/widgets.h"

#include "app/stage/key_cap.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

#define BUTTON_RADIUS 12.0f
#define BUTTON_TEXT 20.0f
#define BUTTON_TEXT_LEAST 14.0f
#define UNDER_SIZE 0.68f // relative to the text above it
#define UNDER_AT 0.53f   // fraction of the button's height
#define CAP_TEXT 13.0f
#define LIST_ICON 28.0f
#define QUIET_FILL 0xA80C1424u
#define QUIET_HOVER 0xD01A2942u
#define QUIET_LINE 0x477896C3u

bool widget_hovered(const App *app, const char *hit_id) {
    return strcmp(app->input.hover, hit_id) == 0;
}

bool widget_focused(const App *app, const char *hit_id) {
    return app->input.focus_shown && strcmp(app->input.focus, hit_id) == 0;
}

GfxStyle widget_style(const App *app, GfxFont font, float size, Color color, GfxAlign align) {
    return gfx_style_aligned(font, size * gfx_layout(app->gfx).scale, color, align);
}

GfxRect widget_rect(const App *app, float x, float y, float w, float h) {
    return gfx_rect(app_px(app, x), app_px(app, y), app_px(app, w), app_px(app, h));
}

#define CANVAS_H 1080.0f
#define CANVAS_H_MOST 1240.0f
#define DETAILS_SCALE_LEAST 0.45f // of the interface, for widget_has_room_for_details
#define LINE_LEAST 15.0f          // pixels

float widget_y(const App *app, float y) {
    const float whole = gfx_layout(app->gfx).logical_h, used = fminf(whole, CANVAS_H_MOST);
    return (whole - used) / 2 + y * used / CANVAS_H;
}

bool widget_has_room_for_details(const App *app) {
    return gfx_layout(app->gfx).scale >= DETAILS_SCALE_LEAST;
}

float widget_line(const App *app, float logical) {
    return fmaxf(logical * gfx_layout(app->gfx).scale, LINE_LEAST);
}

void widget_panel(App *app, GfxRect rect, float radius, Color border) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP, COLOR_PANEL_BOTTOM);
    gfx_panel(app->gfx, rect, app_px(app, radius), &fill, fmaxf(1, app_px(app, 1)), border);
}

// ---- buttons
// ----------------------------------------------------------------------------------------------------

static void draw_primary(App *app, GfxRect rect, bool enabled, bool hovered) {
    const float radius = app_px(app, BUTTON_RADIUS);
    if (!enabled) {
        const GfxPaint fill = paint_solid(COLOR_HOVER);
        gfx_panel(app->gfx, rect, radius, &fill, 1, COLOR_LINE_STRONG);
        return;
    }
    gfx_shadow(app->gfx, rect, radius, app_px(app, 10), app_px(app, 34), color_alpha(COLOR_BLACK, 0.5f));
    const GfxPaint fill =
        hovered ? paint_solid(COLOR_WHITE) : paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
    gfx_round(app->gfx, rect, radius, &fill);
}

static void draw_dark(App *app, GfxRect rect, const Button *button, bool enabled, bool hovered) {
    const bool quiet = button->look == BUTTON_QUIET, lit = hovered && enabled;
    const GfxPaint fill = paint_solid(quiet        ? (lit ? QUIET_HOVER : QUIET_FILL)
                                      : button->on ? COLOR_LINE
                                      : lit        ? COLOR_HOVER
                                                   : COLOR_RAISED);
    const Color line = button->on || lit ? COLOR_ICE
                       : quiet           ? QUIET_LINE
                       : enabled         ? COLOR_LINE_STRONG
                                         : COLOR_LINE;
    const float width = fmaxf(1, app_px(app, button->on ? 2 : 1));
    gfx_panel(app->gfx, rect, app_px(app, BUTTON_RADIUS), &fill, width,
              lit && !button->on ? COLOR_LINE_STRONG : line);
}

static void draw_place(App *app, GfxRect rect) {
    gfx_dashed(app->gfx, rect, app_px(app, BUTTON_RADIUS), fmaxf(1, app_px(app, 1)), app_px(app, 5),
               app_px(app, 5), COLOR_LINE);
}

static Color ink_of(const Button *button, bool enabled) {
    if (!enabled)
        return COLOR_BUTTON_OFF_INK;
    if (button->look == BUTTON_PRIMARY)
        return COLOR_BUTTON_INK;
    return button->on ? COLOR_WHITE : COLOR_HEADING;
}

// What the key at its end leaves of a button that shows it in any case.
static GfxRect beside_key(App *app, GfxRect rect, const Button *button, Color ink) {
    const float cap = key_cap_width(app, button->key, CAP_TEXT), edge = app_px(app, 7);
    key_cap_draw(app, button->key, CAP_TEXT, rect.x + rect.w - edge, rect, ink);
    rect.w -= cap + edge;
    return rect;
}

static void draw_label(App *app, GfxRect rect, const Button *button, Color ink) {
    const bool keyed = button->keyed && button->key != ACTION_NONE;
    if (keyed)
        rect = beside_key(app, rect, button, ink);
    const float size = button->text_size > 0 ? button->text_size : BUTTON_TEXT;
    float icon = button->icon != NULL ? app_px(app, size * 1.1f) : 0;
    const float edge = app_px(app, button->left ? 22 : button->tight ? 3 : 12), gap = app_px(app, 14);
    const GfxFont font = button->look == BUTTON_PRIMARY ? GFX_FONT_DISPLAY_BOLD : GFX_FONT_DISPLAY;
    const GfxStyle style = widget_style(app, font, size, ink, GFX_LEFT);
    const GfxStyle least = widget_style(app, font, BUTTON_TEXT_LEAST, ink, GFX_LEFT);
    // The icon is dropped if it would truncate the text.
    if (icon > 0 && button->text != NULL && !button->left &&
        gfx_text_width(app->gfx, &least, button->text) > rect.w - 2 * edge - icon - gap)
        icon = 0;
    const float room = rect.w - 2 * edge - (icon > 0 ? icon + gap : 0);
    const float cap = button->key != ACTION_NONE ? key_cap_width(app, button->key, CAP_TEXT) : 0;
    const float text = button->text != NULL ? fminf(gfx_text_width(app->gfx, &style, button->text), room) : 0;
    // In a list all texts start at the same x whatever the icons' size; the icon is centred in its slot.
    const float slot = button->left ? app_px(app, LIST_ICON) : icon;
    float x = rect.x + edge;
    if (!button->left)
        x = rect.x + roundf((rect.w - text - icon - (icon > 0 && text > 0 ? gap : 0)) / 2);
    if (icon > 0)
        gfx_icon_color(app->gfx, button->icon, x + roundf((slot - icon) / 2),
                       rect.y + roundf((rect.h - icon) / 2), icon, ink);
    if (!keyed && button->key != ACTION_NONE && room - text > 2 * (cap + gap))
        key_cap_draw(app, button->key, CAP_TEXT, rect.x + rect.w - app_px(app, 12), rect, ink);
    if (button->text == NULL)
        return;
    GfxRect line = gfx_rect(x + (icon > 0 ? slot + gap : 0), rect.y, room, rect.h);
    const float smallest = BUTTON_TEXT_LEAST * gfx_layout(app->gfx).scale;
    if (button->under != NULL) {
        const GfxStyle small = widget_style(app, GFX_FONT_TEXT, size * UNDER_SIZE, ink, GFX_LEFT);
        line.h = roundf(rect.h * UNDER_AT);
        gfx_text_fit(app->gfx, &small, smallest,
                     gfx_rect(line.x, line.y + line.h, room, roundf(rect.h * 0.3f)), button->under);
        line.y += roundf(rect.h * 0.07f);
    }
    GfxStyle broken = style;
    broken.align = button->left ? GFX_LEFT : GFX_CENTRE;
    if (gfx_text_width(app->gfx, &least, button->text) > room) // two lines rather than an ellipsis
        gfx_text_name(app->gfx, &broken, smallest, smallest, line, button->text);
    else
        gfx_text_fit(app->gfx, &style, smallest, line, button->text);
}

void widget_button(App *app, const char *hit_id, const Button *button) {
    const Hit *hit = hits_find(&app->hits, hit_id);
    if (hit == NULL || !gfx_is_visible(app->gfx, gfx_inset(hit->rect, -app_px(app, 62))))
        return;
    const bool hovered = widget_hovered(app, hit_id);
    if (button->look == BUTTON_NOTE)
        draw_place(app, hit->rect);
    else if (button->look == BUTTON_PRIMARY)
        draw_primary(app, hit->rect, hit->enabled, hovered);
    else
        draw_dark(app, hit->rect, button, hit->enabled, hovered);
    draw_label(app, hit->rect, button, ink_of(button, hit->enabled));
}

#define RING_REACH 5.0F // how far the ring extends beyond what it surrounds, at most

// The visible part of the ring: where other cards cover a card they also cover its ring.
static GfxRect ring_seen(const App *app, const Hit *hit) {
    const GfxRect ring = hit_outline(hit), rect = hit->rect;
    const float reach = app_px(app, RING_REACH);
    GfxRect seen = gfx_inset(ring, -reach);
    if (hit->on_top)
        return seen;
    const float right = rect.x + rect.w, bottom = rect.y + rect.h;
    if (right < ring.x + ring.w - 1)
        seen.w = right - seen.x;
    if (bottom < ring.y + ring.h - 1)
        seen.h = bottom - seen.y;
    return seen;
}

void widget_focus(App *app) {
    const Hit *hit = app->input.focus_shown ? hits_find(&app->hits, app->input.focus) : NULL;
    if (hit == NULL)
        return;
    const GfxRect ring = hit_outline(hit);
    gfx_clip_push(app->gfx, ring_seen(app, hit));
    if (hit->window.w > 0)
        gfx_clip_push(app->gfx, gfx_inset(hit->window, -app_px(app, 1)));
    gfx_focus_ring(app->gfx, ring, fminf(app_px(app, BUTTON_RADIUS), fminf(ring.w, ring.h) / 2));
    if (hit->window.w > 0)
        gfx_clip_pop(app->gfx);
    gfx_clip_pop(app->gfx);
}

// SPDX-License-Identifier: MIT
// Draws lines and paragraphs from the top of a box that shrinks accordingly.
#include "app/kit/notes.h"

#define LEAST 14.0f // logical: size of a line that is too long
#define BUTTON_ROOM 60.0f

Notes notes_in(App *app, GfxRect panel) {
    const GfxRect rect = widget_rect(app, panel.x, panel.y, panel.w, panel.h);
    const float edge = app_px(app, NOTES_EDGE);
    return (Notes){app, gfx_rect(rect.x + edge, rect.y + edge * 0.75f, rect.w - 2 * edge, rect.h - edge)};
}

static void take(Notes *notes, float height) {
    notes->box.y += height;
    notes->box.h -= height;
}

void notes_line(Notes *notes, GfxFont font, float size, float height, Color color, const char *text) {
    const GfxStyle style = widget_style(notes->app, font, size, color, GFX_LEFT);
    const float h = app_px(notes->app, height);
    gfx_text_fit(notes->app->gfx, &style, LEAST * gfx_layout(notes->app->gfx).scale,
                 gfx_rect(notes->box.x, notes->box.y, notes->box.w, h), text);
    take(notes, h);
}

void notes_head(Notes *notes, const char *name, const char *below) {
    const float room = app_px(notes->app, BUTTON_ROOM);
    notes->box.w -= room;
    notes_line(notes, GFX_FONT_DISPLAY, 30, 40, COLOR_WHITE, name);
    if (below != NULL)
        notes_line(notes, GFX_FONT_TEXT_MEDIUM, 17, 28, COLOR_TEXT_DIM, below);
    notes->box.w += room;
}

void notes_text(Notes *notes, float size, float line, Color color, const char *text) {
    const GfxStyle style = widget_style(notes->app, GFX_FONT_TEXT, size, color, GFX_LEFT);
    take(notes, gfx_text_wrapped(notes->app->gfx, &style, widget_line(notes->app, line), 0,
                                 gfx_rect(notes->box.x, notes->box.y, notes->box.w, 0), text));
}

void notes_room(Notes *notes, float height) {
    take(notes, app_px(notes->app, height));
}

void notes_indent(Notes *notes, float width) {
    const float w = app_px(notes->app, width);
    notes->box.x += w;
    notes->box.w -= w;
}

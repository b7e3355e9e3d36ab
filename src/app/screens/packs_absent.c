// SPDX-License-Identifier: MIT
// The rows of packs that are not here any more: what needs them, and an offer to forget them.
#include "app/screens/packs_parts.h"

#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define TITLE_H 36.0f
#define LINE_H 24.0f
#define LINES 3 // at most
#define BUTTON_W 170.0f

static const char *line_of(const App *app, const AbsentPack *pack, int line, char text[400]) {
    if (line == 0)
        return ui_word(app, pack->on ? UI_PACKS_ABSENT_ON : UI_PACKS_ABSENT);
    if (line == 1 && pack->games > pack->stuck)
        return ui_fill(app, text, 400,
                       pack->games - pack->stuck > 1 ? UI_PACKS_ABSENT_KEPT : UI_PACKS_ABSENT_KEPT_ONE,
                       NUM("count", pack->games - pack->stuck));
    if (line == 2 && pack->stuck > 0)
        return ui_fill(app, text, 400, pack->stuck > 1 ? UI_PACKS_ABSENT_STUCK : UI_PACKS_ABSENT_STUCK_ONE,
                       NUM("count", pack->stuck));
    return NULL;
}

static GfxStyle style_of(const App *app, int line) {
    return widget_style(app, GFX_FONT_TEXT_MEDIUM, 17, line == 0 ? COLOR_GOLD : COLOR_TEXT, GFX_LEFT);
}

static GfxRect words_of(const App *app, GfxRect box) {
    const float edge = app_px(app, PACKS_EDGE);
    return gfx_rect(box.x + edge, box.y + edge, box.w - 3 * edge - app_px(app, BUTTON_W), box.h - 2 * edge);
}

float packs_absent_height(App *app, const PacksScreen *screen, int number) {
    const GfxRect page = screen->scroll.box;
    const float w = words_of(app, gfx_rect(0, 0, page.w - app_px(app, PACKS_BAR_W), page.h)).w;
    float height = app_px(app, TITLE_H);
    char text[400];
    for (int line = 0; line < LINES; line++) {
        const char *words = line_of(app, &screen->absent[number], line, text);
        const GfxStyle style = style_of(app, line);
        if (words != NULL)
            height += widget_line(app, LINE_H) * (float)gfx_text_lines(app->gfx, &style, w, words);
    }
    return roundf(fmaxf(height, app_px(app, PACKS_BUTTON_H)) + app_px(app, 2 * PACKS_EDGE));
}

void packs_lay_absent(App *app, const PacksScreen *screen, int number, GfxRect box) {
    const float edge = app_px(app, PACKS_EDGE), w = app_px(app, BUTTON_W);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "absent:%d:forget", number + 1);
    Hit *hit =
        scroll_hit(app, &screen->scroll,
                   gfx_rect(box.x + box.w - edge - w, box.y + edge, w, app_px(app, PACKS_BUTTON_H)), id);
    hit->enabled = app->session == NULL;
}

void packs_draw_absent(App *app, const PacksScreen *screen, int number, GfxRect box) {
    const AbsentPack *pack = &screen->absent[number];
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 24, COLOR_WHITE, GFX_LEFT);
    GfxRect words = words_of(app, box);
    char id[HIT_ID_MAX], text[400];
    widget_panel(app, box, 14, COLOR_GOLD);
    gfx_text_fit(app->gfx, &title, 16 * gfx_layout(app->gfx).scale,
                 gfx_rect(words.x, words.y - app_px(app, 4), words.w, app_px(app, 34)), pack->name);
    words.y += app_px(app, TITLE_H);
    for (int line = 0; line < LINES; line++) {
        const char *said = line_of(app, pack, line, text);
        const GfxStyle style = style_of(app, line);
        if (said != NULL)
            words.y += gfx_text_wrapped(app->gfx, &style, widget_line(app, LINE_H), 0,
                                        gfx_rect(words.x, words.y, words.w, 0), said);
    }
    snprintf(id, sizeof id, "absent:%d:forget", number + 1);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_PACKS_FORGET),
                            .icon = "icons/phosphor/trash.svg",
                            .text_size = 17,
                            .tight = true});
}

// SPDX-License-Identifier: MIT
// Draws a seat's credits, revenue and systems before and after an example of the rules, if they change.
#include "app/kit/draw.h"
#include "app/tables/star_empires/example.h"

#include <stdio.h>

#define NUMBER_W 112.0F // of a seat's numbers, each

static float logical(const App *app, const Example *example, float size) {
    return size * example->k / gfx_layout(app->gfx).scale;
}

static int credits_of(const EmpiresBoard *s, Seat seat) {
    return pair(s->seat[seat].credits);
}

bool empires_example_seat_changes(const Example *example, Seat seat) {
    const EmpiresView *before = example->before, *after = example->after;
    return credits_of(example->was, seat) != credits_of(example->is, seat) ||
           before->systems[seat] != after->systems[seat] || before->revenue[seat] != after->revenue[seat];
}

// At the right end, below the word: the old value in small, an arrow, the new one. Nothing if both are equal.
// Returns the right end of the room left.
static float draw_change(App *app, const Example *example, GfxRect box, const char *word, int was, int is) {
    const GfxStyle old = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 16 * example->k, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxStyle now = gfx_style_aligned(GFX_FONT_DISPLAY_BOLD, 19 * example->k, COLOR_WHITE, GFX_LEFT);
    const float top = roundf(box.y + box.h * 0.46F), h = roundf(box.h * 0.48F),
                sign = example_px(example, 13);
    float x = box.x + box.w - example_px(example, NUMBER_W);
    char text[12];
    if (was == is)
        return box.w;
    words_fit(app, gfx_rect(x, box.y + box.h * 0.08F, example_px(example, NUMBER_W - 8), box.h * 0.38F),
              GFX_FONT_TEXT, logical(app, example, 14), 11, COLOR_TEXT_DIM, GFX_LEFT, word);
    snprintf(text, sizeof text, "%d", was);
    x += gfx_text(app->gfx, &old, gfx_rect(x, top, 0, h), text) + example_px(example, 3);
    icon_at(app, "icons/phosphor/caret-right.svg", roundf(x), roundf(top + (h - sign) / 2), sign,
            is < was ? COLOR_MISSING : COLOR_POSITIVE);
    x += sign + example_px(example, 3);
    snprintf(text, sizeof text, "%d", is);
    gfx_text(app->gfx, &now, gfx_rect(x, top, 0, h), text);
    return box.w - example_px(example, NUMBER_W);
}

void empires_example_seat_draw(App *app, const Example *example, Seat seat, GfxRect box) {
    const int palette = empires_example_palette(app, example, seat);
    const GfxPaint fill = paint_solid(0xFF0B1322u);
    const float em = example_px(example, 26);
    GfxRect left = box;
    gfx_panel(app->gfx, box, example_px(example, 12), &fill, fmaxf(1, example_px(example, 1.5F)),
              palette_faction(palette)->main);
    emblem_at(app, palette, box.x + example_px(example, 12), roundf(box.y + (box.h - em) / 2), em,
              palette_faction(palette)->main);
    left.w = draw_change(app, example, left, app_word(app, "empires.systems"), example->before->systems[seat],
                         example->after->systems[seat]);
    left.w = draw_change(app, example, left, app_word(app, "empires.revenue"), example->before->revenue[seat],
                         example->after->revenue[seat]);
    left.w = draw_change(app, example, left, app_word(app, "empires.credits"), credits_of(example->was, seat),
                         credits_of(example->is, seat));
    words_fit(app, gfx_rect(box.x + example_px(example, 48), box.y, left.w - example_px(example, 56), box.h),
              GFX_FONT_DISPLAY, logical(app, example, 18), 11, COLOR_WHITE, GFX_LEFT,
              faction_name(app, example->is->seat[seat].race));
}

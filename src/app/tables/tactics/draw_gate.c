// SPDX-License-Identifier: MIT
// Draws the bar across a row that a card has closed, and how it closes.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/show.h"

#include <math.h>

static void draw_gate_word(App *app, const CardTable *table, float cx, float cy) {
    const char *word = ui_word(app, UI_TABLE_ROW_CLOSED);
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_HEADING, GFX_LEFT);
    const float icon = lpx(table, 18), w = gfx_text_width(app->gfx, &style, word) + icon + lpx(table, 34);
    const GfxRect pill = gfx_rect(roundf(cx - w / 2), roundf(cy - lpx(table, 17)), w, lpx(table, 34));
    const GfxPaint fill = paint_solid(0xFF080E19u);
    gfx_panel(app->gfx, pill, pill.h / 2, &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_LINE_STRONG);
    icon_at(app, "icons/phosphor/prohibit.svg", pill.x + lpx(table, 12), pill.y + (pill.h - icon) / 2, icon,
            COLOR_ICE);
    gfx_text(app->gfx, &style, gfx_rect(pill.x + lpx(table, 18) + icon, pill.y, w, pill.h), word);
}

// Below the last card.
GfxRect tactics_gate_place(const CardTable *table, int row) {
    const GfxRect cards = own(table)->layout.column[row].cards;
    const TableRowShape shape = tactics_row_shape(table, row);
    const float h = lpx(table, 26), gap = lpx(table, 14);
    const GfxRect last = tactics_row_card(&own(table)->layout, row, &shape,
                                          shape.count > 0 ? shape.count - 1 : 0, 0, own(table)->scroll[row]);
    const float y = roundf(fminf(last.y + last.h + gap, cards.y + cards.h - h - lpx(table, 4)));
    return gfx_rect(cards.x, y, cards.w, h);
}

// While it closes, two leaves as high as the row meet over the cards and fade: what lies there is locked in.
static void draw_leaves(App *app, const CardTable *table, GfxRect cards, float shut) {
    const float half = roundf(cards.w / 2 * fminf(1, shut * 1.25F)), edge = fmaxf(2, lpx(table, 3));
    const GfxRect leaves[2] = {gfx_rect(cards.x, cards.y, half, cards.h),
                               gfx_rect(cards.x + cards.w - half, cards.y, half, cards.h)};
    if (table->timeline.reduced || shut >= 1)
        return;
    gfx_opacity_push(app->gfx, fminf(1, 3 * (1 - shut)));
    for (int i = 0; i < 2; i++) {
        const float inner = i == 0 ? leaves[i].x + half - edge : leaves[i].x;
        gfx_clip_push(app->gfx, leaves[i]);
        gfx_fill(app->gfx, leaves[i], color_alpha(COLOR_SPACE, 0.5F));
        gfx_hatch(app->gfx, leaves[i], lpx(table, 10), lpx(table, 34), 0x30F6CF6Au);
        gfx_fill(app->gfx, gfx_rect(inner, cards.y, edge, cards.h), COLOR_GOLD);
        gfx_clip_pop(app->gfx);
    }
    gfx_opacity_pop(app->gfx);
}

// Closes from both sides.
void tactics_draw_gate(App *app, const CardTable *table, int row) {
    const float shut = own(table)->gate[row];
    const GfxRect cards = own(table)->layout.column[row].cards;
    if (shut <= 0)
        return;
    draw_leaves(app, table, cards, shut);
    const GfxRect place = tactics_gate_place(table, row);
    const float y = place.y, h = place.h, half = roundf(cards.w / 2 * shut);
    const GfxPaint fill = paint_down(0xF01A2437u, 0xF00C1322u);
    const GfxRect wings[2] = {gfx_rect(cards.x, y, half, h), gfx_rect(cards.x + cards.w - half, y, half, h)};
    for (int i = 0; i < 2; i++) {
        gfx_clip_push(app->gfx, wings[i]);
        // Painted whole and clipped, so that one picture is enough.
        const GfxRect whole =
            gfx_rect(i == 0 ? wings[0].x + half - cards.w / 2 : wings[1].x, y, cards.w / 2, h);
        gfx_gradient(app->gfx, whole, &fill);
        gfx_hatch(app->gfx, whole, lpx(table, 7), lpx(table, 20), 0x38F6CF6Au);
        gfx_clip_pop(app->gfx);
        gfx_fill(app->gfx, gfx_rect(wings[i].x, y, half, fmaxf(1, lpx(table, 1.5F))), COLOR_LINE_STRONG);
        gfx_fill(app->gfx,
                 gfx_rect(wings[i].x, y + h - fmaxf(1, lpx(table, 1.5F)), half, fmaxf(1, lpx(table, 1.5F))),
                 COLOR_LINE_STRONG);
    }
    if (shut < 0.9F)
        return;
    draw_gate_word(app, table, cards.x + cards.w / 2, y + h / 2);
}

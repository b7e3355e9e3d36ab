// SPDX-License-Identifier: MIT
// Drawing piles of cards, and hands as a line of backs.
#include "app/kit/pile.h"

#include "app/kit/draw.h"

#include <math.h>

void draw_empty_place(App *app, const CardTable *table, GfxRect place) {
    gfx_dashed(app->gfx, place, lpx(table, 7), fmaxf(1, lpx(table, 1.5F)), lpx(table, 6), lpx(table, 5),
               COLOR_LINE_STRONG);
}

void draw_pile(App *app, const CardTable *table, GfxRect pile, int palette, int count, const CardLook *top) {
    if (count == 0) {
        draw_empty_place(app, table, pile);
        if (top != NULL)
            return;
    } else if (top == NULL) {
        card_art_draw_pile(app->gfx, palette, count, pile.x, pile.y, pile.w);
    } else {
        const CardPlace place = card_place(CARD_PILE, pile.x, pile.y, pile.w);
        card_art_draw(app->gfx, top, &place);
    }
    card_art_draw_count(app->gfx, palette, count, pile.x + pile.w / 2, pile.y + pile.h);
}

void draw_pile_name(App *app, const CardTable *table, GfxRect pile, const char *name) {
    const float more = lpx(table, 14);
    words_fit(app, gfx_rect(pile.x - more, pile.y - lpx(table, 32), pile.w + 2 * more, lpx(table, 20)),
              GFX_FONT_TEXT_MEDIUM, 14, 11, COLOR_TEXT_DIM, GFX_CENTRE, name);
}

void draw_backs(App *app, const CardTable *table, GfxRect line, int palette, int count, float w, float gap) {
    const FactionColors *colors = palette_faction(palette);
    const float step = count > 1 ? fminf(w + gap, (line.w - w) / (float)(count - 1)) : 0;
    const GfxPaint fill = paint_solid(colors->dark);
    for (int i = 0; i < count; i++)
        gfx_panel(app->gfx, gfx_rect(roundf(line.x + (float)i * step), line.y, w, line.h), lpx(table, 3),
                  &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
}

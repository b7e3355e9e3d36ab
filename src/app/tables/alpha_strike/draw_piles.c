// SPDX-License-Identifier: MIT
// The combat deck and the open discard pile, both everybody's.
#include "app/tables/alpha_strike/draw.h"

#include <math.h>

static void draw_caption(App *app, const CardTable *table, GfxRect pile, const char *text) {
    const GfxRect piles = own(table)->layout.piles;
    const float half = piles.w / 2 - lpx(table, 8), middle = pile.x + pile.w / 2;
    words_fit(app, gfx_rect(middle - half / 2, piles.y + lpx(table, 6), half, lpx(table, 24)),
              GFX_FONT_TEXT_MEDIUM, 16, 11, COLOR_TEXT_DIM, GFX_CENTRE, text);
}

static void draw_empty(App *app, const CardTable *table, GfxRect pile) {
    gfx_dashed(app->gfx, pile, lpx(table, 6), fmaxf(1, lpx(table, 1.5F)), lpx(table, 5), lpx(table, 4),
               COLOR_LINE_STRONG);
}

void strike_draw_piles(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    const StrikeView *view = seen(table);
    const GfxRect deck = layout->deck, discard = layout->discard;
    if (!gfx_is_visible(app->gfx, layout->piles))
        return;
    widget_panel(app, layout->piles, 14, COLOR_LINE);
    draw_caption(app, table, deck, app_word(app, "strike.deck"));
    draw_caption(app, table, discard, app_word(app, "strike.discard"));
    if (view->deck_count > 0)
        card_art_draw_pile(app->gfx, PALETTE_NEUTRAL, view->deck_count, deck.x, deck.y, deck.w);
    else
        draw_empty(app, table, deck);
    card_art_draw_count(app->gfx, PALETTE_NEUTRAL, view->deck_count, deck.x + deck.w / 2, deck.y + deck.h);
    if (view->discard_count == 0) {
        draw_empty(app, table, discard);
        return;
    }
    const CardLook look =
        strike_card_look(table->looks, view->discard[view->discard_count - 1], PALETTE_NEUTRAL);
    CardPlace place = card_place(CARD_PILE, discard.x, discard.y, discard.w);
    place.height = discard.h;
    card_art_draw(app->gfx, &look, &place);
    card_art_draw_count(app->gfx, PALETTE_NEUTRAL, view->discard_count, discard.x + discard.w / 2,
                        discard.y + discard.h);
}

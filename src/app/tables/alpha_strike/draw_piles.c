// SPDX-License-Identifier: MIT
// Draws the shared combat deck and the shared discard pile.
#include "app/tables/alpha_strike/draw.h"

#include "app/kit/pile.h"

static void draw_caption(App *app, const CardTable *table, GfxRect pile, const char *text) {
    const GfxRect piles = own(table)->layout.piles;
    const float half = piles.w / 2 - lpx(table, 8), middle = pile.x + pile.w / 2;
    words_fit(app, gfx_rect(middle - half / 2, piles.y + lpx(table, 6), half, lpx(table, 24)),
              GFX_FONT_TEXT_MEDIUM, 16, 11, COLOR_TEXT_DIM, GFX_CENTRE, text);
}

void strike_draw_piles(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    const StrikeView *view = settled(table);
    if (!gfx_is_visible(app->gfx, layout->piles))
        return;
    widget_panel(app, layout->piles, 14, COLOR_LINE);
    draw_caption(app, table, layout->deck, app_word(app, "strike.deck"));
    draw_caption(app, table, layout->discard, app_word(app, "strike.discard"));
    draw_pile(app, table, layout->deck, PALETTE_NEUTRAL, seen(table)->deck_count, NULL);
    CardLook top = {.name = NULL};
    if (view->discard_count > 0)
        top = strike_card_look(table->looks, view->discard[view->discard_count - 1], PALETTE_NEUTRAL);
    draw_pile(app, table, layout->discard, PALETTE_NEUTRAL, view->discard_count, &top);
}

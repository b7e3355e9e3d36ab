// SPDX-License-Identifier: MIT
// The combat deck and the open discard pile.
#include "app/tables/alpha_strike/draw.h"

void strike_draw_piles(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    const StrikeView *view = seen(table);
    widget_panel(app, layout->piles, 14, COLOR_LINE);
    card_art_draw_pile(app->gfx, PALETTE_NEUTRAL, view->deck_count, layout->deck.x, layout->deck.y,
                       layout->deck.w);
}

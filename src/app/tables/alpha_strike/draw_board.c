// SPDX-License-Identifier: MIT
// The board of Alpha Strike: the other ships, the piles, the lane; and what stands in the top bar.
#include "app/tables/alpha_strike/draw.h"

#include <stdio.h>

void strike_top(const App *app, const CardTable *table, char above[64], char below[64]) {
    const StrikeView *view = seen(table);
    char round[16], phase[64];
    snprintf(round, sizeof round, "%u", view->round);
    if (view->round == 0)
        return;
    ui_format(app, above, 64, UI_TABLE_ROUND, "round", round, (char *)NULL);
    snprintf(phase, sizeof phase, "phase.%s", strike_phase_words[view->phase]);
    text_copy(below, 64, app_word(app, phase));
}

void strike_draw_board(App *app, const CardTable *table) {
    const StrikeLayout *layout = &own(table)->layout;
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        if (seat != table->front)
            draw_ship_panel(app, table, &layout->panel[seat]);
    strike_draw_lane(app, table);
    strike_draw_piles(app, table);
}

void strike_draw_card(App *app, const CardTable *table, const CardRef *card, const CardPlace *place) {
    if (place->mode == CARD_TILE && card->card != CARD_HIDDEN) {
        draw_craft_chip(app, table, card, gfx_rect(place->x, place->y, place->width, place->height),
                        place->opacity);
        return;
    }
    if (card->card == CARD_HIDDEN) {
        card_art_draw_back(app->gfx, PALETTE_NEUTRAL, strike_back_label(table->looks), place);
        return;
    }
    const CardLook look = strike_look(table->looks, app, card);
    card_art_draw(app->gfx, &look, place);
}

void strike_draw_flying(App *app, const CardTable *table) {
    (void)app, (void)table;
}

void strike_draw_numbers(App *app, const CardTable *table) {
    (void)app, (void)table;
}

void strike_draw_above(App *app, const CardTable *table) {
    (void)app, (void)table;
}

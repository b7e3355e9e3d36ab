// SPDX-License-Identifier: MIT
// Draws the front edge of the table: the own ship and the hand.
#include "app/tables/alpha_strike/draw.h"

#include "app/kit/hand_row.h"
#include "app/tables/alpha_strike/why.h"

// Cards that can't be used now, or would change nothing, are dimmed.
HandCard strike_hand_card(const App *app, const CardTable *table, int at) {
    const StrikeChoice *choice = &own(table)->choice;
    const uint8_t card = table_card_at(table, ZONE_HAND, at)->card;
    const bool picked = choice->card != NONE && choice->card == card && choice->at == at;
    const bool asked = !table->showing && table_deciding(app) && card != CARD_HIDDEN,
               playable = asked && strike_is_playable(app, table, card) && !strike_is_idle(app, table, card);
    return (HandCard){
        .raised = picked, .lit = picked || playable, .dull = asked && !playable, .above = picked};
}

static void draw_hand(App *app, const CardTable *table) {
    draw_hand_row(app, table, NULL);
}

void strike_draw_dock(App *app, const CardTable *table) {
    if (!draw_dock_ground(app, table))
        return;
    strike_draw_ship_panel(app, table, &own(table)->layout.panel[table->front]);
    draw_hand(app, table);
}

// SPDX-License-Identifier: MIT
// The combat lane: the card that attacks, its sum, the place for the answer and what is left of the ship;
// while nobody attacks, the cards of the last events.
#include "app/tables/alpha_strike/draw.h"

void strike_recall(CardTable *table) {
    (void)table;
}

void strike_draw_lane(App *app, const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    const CombatLane *lane = &own(table)->layout.lane;
    widget_panel(app, lane->box, 14, COLOR_LINE);
    if (attack == NULL)
        return;
    const CardLook look = strike_card_look(table->looks, attack->card, seat_palette(app, attack->attacker));
    CardPlace place = card_place(CARD_HAND, lane->card.x, lane->card.y, lane->card.w);
    place.height = lane->card.h;
    card_art_draw(app->gfx, &look, &place);
}

// SPDX-License-Identifier: MIT
// Which cards of the deck-building game an event and the view after it will show.
#include "app/kit/prepare.h"

#include "app/tables/deck_building/table.h"

static void compose(Preparing *work, uint8_t card, Seat owner, CardMode mode, float width, float height) {
    if (card >= building_looks_rules(work->table->looks)->card_count)
        return;
    const int palette = owner < work->table->layout.seats ? seat_palette(work->app, owner) : PALETTE_NEUTRAL;
    const CardLook look = building_card_look(work->table->looks, card, palette);
    prepare_face(work, &look, mode, width, height);
}

static void compose_hand(Preparing *work) {
    const BuildingLayout *layout = &own(work->table)->layout;
    CardRef cards[ZONE_CARDS];
    const int count = building_cards(work->table, work->view, AT_HAND, cards);
    for (int i = 0; i < count; i++)
        compose(work, cards[i].card, cards[i].owner, layout->hand_text ? CARD_HAND : CARD_TABLE,
                layout->hand_w, work->table->layout.hand.h);
}

void building_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    const BuildingLayout *layout = &own(table)->layout;
    Preparing work = {app, table, after, most};
    if (event->kind == EVENT_PLAYED)
        compose(&work, event->card, event->seat, CARD_TABLE, layout->crew_w, layout->crew.h);
    compose_hand(&work);
}

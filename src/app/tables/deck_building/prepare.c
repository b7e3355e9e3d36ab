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

void building_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    const BuildingLayout *layout = &own(table)->layout;
    Preparing work = {app, table, after, most};
    if (event->kind == EVENT_PLAYED)
        compose(&work, event->card, event->seat, CARD_TABLE, layout->crew_w, layout->crew.h);
    prepare_hand(&work);
}

// SPDX-License-Identifier: MIT
// Names the cards of the deck-building game that an event and the view after it will show, so that their
// pictures are ready.
#include "app/kit/precompose.h"

#include "app/tables/deck_building/table.h"

void building_compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    const BuildingLayout *layout = &own(table)->layout;
    Precomposing work = {app, table, after, most};
    if (event->kind == EVENT_PLAYED)
        precompose_card(&work, event->card, event->seat, CARD_TABLE, layout->crew_w, layout->crew.h);
    precompose_hand(&work);
}

// SPDX-License-Identifier: MIT
// The closer look at a card or a ship: all that everybody may know of it.
#include "app/kit/draw.h"
#include "app/tables/alpha_strike/table.h"

void strike_inspect_boxes(const CardTable *table, InspectBoxes *at) {
    (void)table, (void)at;
}

void strike_inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    if (table_thing_card(table, table->inspect) == NONE)
        return;
    const CardLook look = table_thing_look(app, table, table->inspect);
    words_fit(app, part(app, at->facts, 32, 24, 460, 44), GFX_FONT_DISPLAY, 24, 16, COLOR_WHITE, GFX_LEFT,
              look.name);
}

void strike_inspect_regions(App *app, CardTable *table, const InspectBoxes *at) {
    (void)app, (void)table, (void)at;
}

bool strike_inspect_back(CardTable *table) {
    (void)table;
    return false;
}

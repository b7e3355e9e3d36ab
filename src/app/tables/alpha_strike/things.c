// SPDX-License-Identifier: MIT
// What can be looked at closely besides cards: ships and attacks.
#include "app/tables/alpha_strike/table.h"

TableThing strike_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app, (void)table;
    if (hit->tag.kind == TAG_SHIP)
        return (TableThing){.kind = THING_SHIP, .owner = hit->tag.seat};
    return (TableThing){.kind = THING_NONE};
}

TableThing strike_thing_at(const CardTable *table, float x, float y) {
    (void)table, (void)x, (void)y;
    return (TableThing){.kind = THING_NONE};
}

TableThing strike_held(const CardTable *table) {
    const uint8_t card = strike_choice_card(&own(table)->choice);
    return card != NONE ? thing_card(card, table->front) : (TableThing){.kind = THING_NONE};
}

bool strike_shows_large(const CardTable *table, const TableThing *thing) {
    return table_thing_card(table, *thing) != NONE;
}

bool strike_is_there(const CardTable *table, const TableThing *thing) {
    (void)table, (void)thing;
    return true;
}

float strike_popup_centre(const CardTable *table, const TableThing *thing, float beside_panel) {
    (void)thing, (void)beside_panel;
    return table->layout.board.x + table->layout.board.w / 2;
}

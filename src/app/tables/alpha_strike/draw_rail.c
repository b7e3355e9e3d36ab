// SPDX-License-Identifier: MIT
// The right rail: every possible answer with its outcome; what is said below a large card; a ship.
#include "app/tables/alpha_strike/draw.h"

bool draw_answers(App *app, const CardTable *table) {
    (void)app, (void)table;
    return false;
}

void strike_draw_facts(App *app, const CardTable *table, GfxRect rail, float y, const TableThing *thing) {
    (void)app, (void)table, (void)rail, (void)y, (void)thing;
}

void strike_draw_thing(App *app, const CardTable *table, const TableThing *thing) {
    (void)app, (void)table, (void)thing;
}

// SPDX-License-Identifier: MIT
// The front edge of the table: the own ship and the hand.
#include "app/tables/alpha_strike/draw.h"

void strike_draw_dock(App *app, const CardTable *table) {
    draw_ship_panel(app, table, &own(table)->layout.panel[table->front]);
    if (table->recap && table->showing)
        draw_recap(app, table);
    else
        draw_zone(app, table, ZONE_HAND, -1);
}

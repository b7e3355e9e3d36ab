// SPDX-License-Identifier: MIT
// Why something can't be done now, with the rule and its numbers.
#include "app/tables/alpha_strike/table.h"

bool strike_is_playable(const App *app, const CardTable *table, uint8_t card) {
    (void)table;
    for (int i = 0; i < table_legal(app).count; i++)
        if (table_legal(app).item[i].card == card)
            return true;
    return false;
}

bool strike_is_usable_craft(const App *app, const CardTable *table, uint8_t card) {
    return strike_is_playable(app, table, card);
}

void strike_refuse(App *app, CardTable *table, const Hit *hit) {
    (void)app, (void)table, (void)hit;
}

void strike_aim(App *app, CardTable *table, const Hit *hit) {
    (void)app, (void)table, (void)hit;
}

// SPDX-License-Identifier: MIT
// How each number of the table came about: the sum of an attack, shields, hull, what a meltdown takes.
#include "app/tables/alpha_strike/table.h"

bool strike_is_number(const HitTag *tag) {
    return tag->kind >= TAG_POWER_NUMBER && tag->kind <= TAG_MELTDOWN;
}

bool strike_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    (void)app, (void)table, (void)tag, (void)out;
    return false;
}

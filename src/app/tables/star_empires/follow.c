// SPDX-License-Identifier: MIT
// What the table of Star Empires does by itself: what follows a command, and the end of a turn in which
// nothing is left to be decided.
#include "app/tables/star_empires/table.h"

#include "app/kit/follow_up.h"

void empires_follow(App *app, CardTable *table) {
    table_follow_up(app, table);
}

// SPDX-License-Identifier: MIT
// What waits where the picked group would go: odds over all stacks that the other could have, dice of
// exploration, chances of diplomacy, who may answer. All of it from the view alone.
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/side.h"

void empires_draw_waits(App *app, const CardTable *table, float y) {
    (void)app, (void)table, (void)y;
}

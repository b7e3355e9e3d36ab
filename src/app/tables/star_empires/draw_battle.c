// SPDX-License-Identifier: MIT
// A battle in place of the map: two stacks face each other, with what each part of their force is.
#include "app/tables/star_empires/draw.h"

void empires_draw_battle(App *app, const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    widget_panel(app, room->head, 14, COLOR_LINE);
    widget_panel(app, room->side[0], 14, COLOR_LINE);
    widget_panel(app, room->side[1], 14, COLOR_LINE);
    widget_panel(app, room->middle, 14, COLOR_LINE);
}

// SPDX-License-Identifier: MIT
// Draws the board of the deck-building game, and writes the top bar.
#include "app/tables/deck_building/draw.h"

#include <stdio.h>
#include <string.h>

bool building_place_lit(const App *app, const CardTable *table, PlaceKind place, bool *hovered) {
    const Hit *hit = hits_tagged(&app->hits, TAG_PLACE, SEAT_NONE, (uint8_t)place);
    if (table->showing || hit == NULL || !hit->enabled)
        return false;
    *hovered = strcmp(table_target_id(app, table), hit->id) == 0;
    return true;
}

// "Round 9 · Battle", with who answers, or the goal, below.
void building_top(const App *app, const CardTable *table, char above[64], char below[64]) {
    const BuildingView *view = seen(table);
    char round[40];
    if (view->table.window == ASK_DRAFT || view->table.round == 0)
        text_copy(round, sizeof round, app_word(app, "phase.draft"));
    else
        ui_fill(app, round, sizeof round, UI_TABLE_ROUND, NUM("round", view->table.round));
    if (building_shows_battle(table))
        snprintf(above, 64, "%s \xC2\xB7 %s", round, app_word(app, "building.battle.name"));
    else
        text_copy(above, 64, round);
    app_fill(app, below, 64, "building.first_to", NUM("number", pair(view->table.goal)));
}

void building_draw_board(App *app, const CardTable *table) {
    if (building_shows_battle(table)) {
        building_draw_battle(app, table);
    } else {
        building_draw_strips(app, table);
        building_draw_market(app, table);
        building_draw_bridge(app, table);
        building_draw_space(app, table);
    }
    if (building_is_asked(app, table) && !building_shows_battle(table))
        building_draw_choice(app, table);
}

// SPDX-License-Identifier: MIT
// The clock of the way from the map to a battle, and back. draw_zoom.c draws it.
#include "app/tables/star_empires/battle_zoom.h"

#include "app/tables/star_empires/table.h"

#include <math.h>

static StageZoom *zoom_of(CardTable *table) {
    return &own(table)->motion.zoom;
}

bool empires_zoom_runs(const CardTable *table) {
    return own(table)->motion.zoom.from > 0;
}

void empires_zoom_to_battle(App *app, CardTable *table, uint8_t place) {
    const float speed = table->timeline.speed;
    if (speed <= 0 || place >= own(table)->layout.map.count)
        return;
    *zoom_of(table) = (StageZoom){.from = app->now > 0 ? app->now : 1, .ms = ZOOM_MS / speed, .place = place};
    app_request_update(app);
}

void empires_zoom_to_map(App *app, CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    if (!empires_shows_battle(table))
        return;
    empires_zoom_to_battle(app, table, battle->place);
    StageZoom *zoom = zoom_of(table);
    if (zoom->from == 0)
        return;
    zoom->back = true;
    zoom->ms *= ZOOM_BACK_MS / ZOOM_MS;
    for (int side = 0; side < SIDES; side++) {
        const bool minor = battle->kind == BATTLE_CONQUEST && side == SIDE_DEFENDER;
        zoom->palette[side] = minor ? PALETTE_NEUTRAL : seat_palette(app, battle->side[side]);
    }
}

void empires_zoom_end(App *app, CardTable *table) {
    if (!empires_zoom_runs(table))
        return;
    const bool back = zoom_of(table)->back;
    *zoom_of(table) = (StageZoom){.from = 0};
    if (back)
        empires_lay(app, table); // the history has its place again
    app_request_layout(app);
    gfx_damage_all(app->gfx);
}

void empires_zoom_follow(App *app, CardTable *table) {
    StageZoom *zoom = zoom_of(table);
    if (zoom->from == 0)
        return;
    zoom->part = fminf(1, (float)(app->now - zoom->from) / zoom->ms);
    if (zoom->part >= 1 || empires_shows_battle(table) == zoom->back)
        empires_zoom_end(app, table);
    else
        gfx_damage(app->gfx, own(table)->layout.battle.stage);
}

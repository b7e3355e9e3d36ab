// SPDX-License-Identifier: MIT
// Damage that comes of an event or a card: the panel of whose hull it is lights up red, and beside it stands
// in large letters what the hull has lost. Nobody waits for it.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/won_moment.h"

#include <string.h>

#define BLOW_MS 1100.0F
#define BLOW_SIZE 34.0F // of the letters, logical pixels
#define BLOW_REACH 60.0F

void building_blow(CardTable *table, Seat seat, int lost) {
    BuildingTable *at = own(table);
    if (seat >= BUILDING_SEATS || lost <= 0 || table->timeline.speed <= 0)
        return;
    timeline_forget(&table->timeline, &at->blow[seat], sizeof at->blow[seat]);
    at->blow[seat] = 0;
    at->blow_lost[seat] = (int16_t)lost;
    timeline_add_ms(&table->timeline, &at->blow[seat], 1, MOTION_BEAM, 0, BLOW_MS);
}

static GfxRect panel_of(const CardTable *table, Seat seat) {
    return seat == table->front ? table->layout.plate : own(table)->layout.strip[seat].box;
}

void building_blows_moved(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        if (memcmp(&at->blow[seat], &at->blow_drawn[seat], sizeof at->blow[seat]) == 0)
            continue;
        at->blow_drawn[seat] = at->blow[seat];
        gfx_damage(app->gfx, gfx_inset(panel_of(table, seat), -lpx(table, BLOW_REACH)));
    }
}

void building_draw_blows(App *app, const CardTable *table) {
    const GfxRect window = table->layout.window;
    const StageView all = {window, window.w / lpx(table, 1), window.h / lpx(table, 1)};
    for (Seat seat = 0; seat < table->layout.seats && !building_shows_battle(table); seat++) {
        const GfxRect panel = panel_of(table, seat);
        const float part = own(table)->blow[seat];
        const StageLoss loss = {.part = part,
                                .x = panel.x + panel.w / 2,
                                .y = panel.y + lpx(table, 40),
                                .size = BLOW_SIZE,
                                .lost = own(table)->blow_lost[seat],
                                .plate = true,
                                .sign = building_stat_sign(STAT_DAMAGE),
                                .color = COLOR_HULL_LOST};
        if (part >= 1 || panel.w <= 0)
            continue;
        if (!table->timeline.reduced)
            building_draw_struck(app, table, panel, part);
        stage_draw_loss(app, table, &all, &loss);
    }
}

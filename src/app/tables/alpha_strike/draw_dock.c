// SPDX-License-Identifier: MIT
// The front edge of the table: the own ship and the hand.
#include "app/tables/alpha_strike/draw.h"

#include <math.h>

// Only cards that can be used now are bright.
static bool is_asked(const App *app, const CardTable *table, const CardRef *card) {
    return !table->showing && table_deciding(app) && card->card != CARD_HIDDEN;
}

static void draw_slot(App *app, const CardTable *table, int at) {
    const Zone *zone = &table->scene.zone[ZONE_HAND];
    const Sprite *sprite = &table->scene.sprite[zone->sprite[at]];
    const bool picked = own(table)->choice.card != NONE && own(table)->choice.card == sprite->now.card &&
                        own(table)->choice.at == at;
    if (sprite->pose.fly >= 1) {
        if (table->drag.on && table->drag.sprite == zone->sprite[at])
            draw_hand_home(app, table, strike_hand_card(&own(table)->layout, at, zone->count));
        return;
    }
    const bool asked = is_asked(app, table, &sprite->now),
               playable = asked && strike_is_playable(app, table, sprite->now.card);
    Sprite drawn = *sprite;
    if (picked)
        drawn.pose.y -= lpx(table, 10);
    draw_sprite(app, table, &drawn, picked || playable);
    if (asked && !playable)
        draw_dimmed(app, gfx_rect(drawn.pose.x, drawn.pose.y, drawn.width, table->layout.hand.h),
                    lpx(table, 11));
}

static void draw_hand(App *app, const CardTable *table) {
    int last = -1; // a picked card lies above its neighbours
    for (int at = 0; at < table->scene.zone[ZONE_HAND].count; at++)
        if (own(table)->choice.card != NONE && own(table)->choice.at == at)
            last = at;
        else
            draw_slot(app, table, at);
    if (last >= 0)
        draw_slot(app, table, last);
    draw_hand_hidden(app, table);
}

void strike_draw_dock(App *app, const CardTable *table) {
    const GfxRect dock = table->layout.dock;
    if (!gfx_is_visible(app->gfx, gfx_inset(dock, -lpx(table, 40))))
        return;
    draw_dock_ground(app, table);
    strike_draw_ship_panel(app, table, &own(table)->layout.panel[table->front]);
    if (table->recap && table->showing)
        draw_recap(app, table);
    else
        draw_hand(app, table);
}

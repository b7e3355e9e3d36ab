// SPDX-License-Identifier: MIT
// Draws what moves across the map, above everything on it: fleets, credits, new buildings and units, and
// units just lost.
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/battle_kill.h"
#include "app/tables/star_empires/token.h"
#include "app/tables/star_empires/unit_tile.h"

#include <math.h>
#include <stdio.h>

static void draw_face(App *app, const CardTable *table, GfxRect rect, const TokenFace *face, bool lit) {
    const Token token = empires_token(app, table, face, lit);
    empires_draw_token(app, table, rect, &token);
}

// ---- units that are gone

static void draw_ghosts(App *app, const CardTable *table) {
    for (int i = 0; i < GHOSTS_MOST; i++) {
        const Ghost *ghost = &own(table)->motion.ghost[i];
        if (ghost->part >= 1 || empires_shows_battle(table))
            continue;
        gfx_opacity_push(app->gfx, 1 - ghost->part);
        draw_face(app, table, ghost->rect, &ghost->face, false);
        gfx_opacity_pop(app->gfx);
    }
}

// ---- what is built

static void draw_arrival(App *app, const CardTable *table) {
    const Arrival *arrival = &own(table)->motion.arrival;
    if (arrival->part >= 1 || empires_shows_battle(table))
        return;
    if (empires_draw_arrival_ship(app, table))
        return;
    // An unseen unit: fades in quickly and out slowly.
    const float unit = own(table)->layout.map.unit, w = roundf(unit * 60), h = roundf(unit * 68);
    const GfxRect way = empires_arrival_rect(table, arrival),
                  rect = gfx_rect(roundf(way.x + way.w / 2 - w / 2), roundf(way.y + way.h / 2 - h / 2), w, h);
    const int palette = seat_palette(app, arrival->seat);
    gfx_opacity_push(app->gfx, fminf(1, fminf(arrival->part * 6, (1 - arrival->part) * 2.5F)));
    empires_unit_tile_draw(app, table->looks, rect,
                           &(UnitTile){.unit = arrival->what,
                                       .palette = palette,
                                       .race = seen(table)->table.seat[arrival->seat].race,
                                       .force = -1,
                                       .unseen = arrival->what == NONE});
    gfx_opacity_pop(app->gfx);
}

// ---- credits

static void draw_coin(App *app, const CardTable *table, const CoinFlight *coin) {
    const GfxRect rect = empires_coin_rect(table, coin);
    const GfxPaint fill = paint_solid(0xF5060B14u);
    const float sign = roundf(rect.h * 0.66F), edge = roundf(rect.h * 0.2F);
    char text[12];
    const Color ink = coin->less ? COLOR_MISSING : COLOR_STOCK;
    snprintf(text, sizeof text, coin->less ? "\xE2\x88\x92%d" : coin->more ? "+%d" : "%d", coin->amount);
    gfx_opacity_push(app->gfx, fminf(1, fminf(coin->part * 8, (1 - coin->part) * 5)));
    gfx_glow(app->gfx, rect, rect.h / 2, lpx(table, 8), color_alpha(ink, 0.35F));
    gfx_panel(app->gfx, rect, rect.h / 2, &fill, fmaxf(1, lpx(table, 1.5F)), ink);
    icon_at(app, "glyphs/stat-credits.svg", rect.x + edge, roundf(rect.y + (rect.h - sign) / 2), sign, ink);
    words_fit(app, gfx_rect(rect.x + edge + sign, rect.y, rect.w - 2 * edge - sign, rect.h),
              GFX_FONT_DISPLAY_BOLD, 17, 11, COLOR_WHITE, GFX_CENTRE, text);
    gfx_opacity_pop(app->gfx);
}

static void draw_coins(App *app, const CardTable *table) {
    for (int i = 0; i < COINS_MOST; i++) {
        const CoinFlight *coin = &own(table)->motion.coin[i];
        if (coin->part > 0 && coin->part < 1)
            draw_coin(app, table, coin);
    }
}

void empires_draw_moving(App *app, const CardTable *table) {
    gfx_clip_push(app->gfx, own(table)->layout.map.area);
    draw_ghosts(app, table);
    empires_draw_flight(app, table);
    draw_arrival(app, table);
    if (!empires_shows_battle(table))
        empires_draw_moments(app, table);
    gfx_clip_pop(app->gfx);
    if (empires_shows_battle(table))
        empires_draw_moments(app, table);
    draw_coins(app, table);
    empires_draw_losses(app, table);
    empires_draw_dice(app, table);
}

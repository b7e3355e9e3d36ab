// SPDX-License-Identifier: MIT
// The panel of a ship: head, picture, tracks, hull, launched craft.
#include "app/tables/alpha_strike/draw.h"

#include "app/kit/track.h"

#include <math.h>

void draw_craft_chip(App *app, const CardTable *table, const CardRef *card, GfxRect rect, float opacity) {
    const FactionColors *colors = palette_faction(seat_palette(app, card->owner));
    const GfxPaint fill = paint_down(colors->dark, colors->deep);
    (void)opacity;
    gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, 1.5F)), colors->main);
    words_fit(app, gfx_inset(rect, lpx(table, 8)), GFX_FONT_DISPLAY, 16, 12, COLOR_WHITE, GFX_LEFT,
              strike_card_name(table->looks, card->card));
}

static void draw_one_track(App *app, const CardTable *table, const ShipPanel *panel, uint8_t track) {
    const ViewShip *ship = &seen(table)->seat[panel->seat];
    const StrikeForecast *then = &own(table)->forecast;
    const bool hull = track == TRACKS;
    const int now =
        (int)lroundf(hull ? own(table)->hull[panel->seat] : own(table)->power[panel->seat][track]);
    const int to = then->kind == FORECAST_NONE ? now
                   : hull                      ? then->hull[panel->seat]
                                               : then->power[panel->seat][track];
    draw_track(app, hull ? panel->hull : panel->track[track],
               &(Track){.sign = strike_track_sign(track),
                        .color = hull && to <= 3 ? COLOR_DAMAGE : strike_track_color(track),
                        .now = now,
                        .then = to,
                        .most = hull ? ship->hull_max : strike_rules(app)->track_max,
                        .step = hull ? 0 : ship->increment[track],
                        .steps = true});
}

void draw_ship_panel(App *app, const CardTable *table, const ShipPanel *panel) {
    draw_seat_panel(app, table, panel->box, panel->seat);
    words_fit(app, gfx_inset(panel->head, lpx(table, 10)), GFX_FONT_DISPLAY, 19, 12, COLOR_HEADING, GFX_LEFT,
              seat_name(app, panel->seat));
    for (uint8_t track = 0; track <= TRACKS; track++)
        draw_one_track(app, table, panel, track);
    draw_zone(app, table, panel->seat, -1);
}

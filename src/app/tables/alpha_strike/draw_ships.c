// SPDX-License-Identifier: MIT
// Draws a ship's panel: head, picture, tracks, hull, launched craft; with the forecast for a command being
// aimed.
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/pile.h"
#include "app/kit/scene.h"
#include "app/kit/seat_head.h"
#include "app/kit/track.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define OUT_W 190.0F     // logical: as wide as the word needs
#define FALLEN 0.45F     // opacity of a destroyed ship, whose tracks and craft are gone
#define FALLEN_HEAD 0.7F // … of its name
#define LOW_HULL 3       // hull at and below which the ship is shown in danger

static const ViewShip *ship_of(const CardTable *table, const ShipPanel *panel) {
    return &shown(table)->seat[panel->seat];
}

// ---- head

// On one line: how many cards, and their backs.
static void draw_hand_of(App *app, const CardTable *table, const ShipPanel *panel) {
    const int palette = seat_palette(app, panel->seat), count = settled(table)->seat[panel->seat].hand_count;
    const GfxRect area = panel->backs;
    const bool large = table->layout.large;
    const float words = area.w * 0.42F, h = fminf(area.h, lpx(table, large ? 18 : 24));
    char text[64];
    snprintf(text, sizeof text, "%s %d", app_word(app, "strike.hand"), count);
    words_fit(app, gfx_rect(area.x, area.y, words, area.h), GFX_FONT_TEXT_MEDIUM, large ? 14 : 16, 12,
              COLOR_TEXT_DIM, GFX_LEFT, text);
    draw_backs(app, table, gfx_rect(area.x + words, roundf(area.y + (area.h - h) / 2), area.w - words, h),
               palette, count, lpx(table, large ? 13 : 17), lpx(table, 4));
}

// As the history tells it; what an attack would leave of it shows in its bar.
static void draw_number(App *app, const CardTable *table, const ShipPanel *panel) {
    const FactionColors *colors = palette_faction(seat_palette(app, panel->seat));
    const GfxRect area = panel->number;
    const int hull = ship_of(table, panel)->hull;
    const bool large = table->layout.large;
    const float sign = roundf(lpx(table, large ? 15 : 20));
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY_BOLD, large ? 26 : 34,
                     hull <= LOW_HULL && hull > 0 ? COLOR_MISSING : COLOR_WHITE, GFX_RIGHT);
    char text[16];
    snprintf(text, sizeof text, "%d", hull);
    const float left = area.x + area.w - gfx_text_width(app->gfx, &style, text) - sign - lpx(table, 8);
    gfx_text(app->gfx, &style, area, text);
    icon_at(app, strike_track_sign(TRACKS), roundf(left), roundf(area.y + (area.h - sign) / 2), sign,
            colors->light);
}

static void draw_head(App *app, const CardTable *table, const ShipPanel *panel) {
    draw_seat_head(app, table, panel->head, panel->seat, panel->number.x - lpx(table, 8));
    draw_number(app, table, panel);
}

static bool is_aimed_at(const CardTable *table, Seat seat) {
    const StrikeForecast *then = &own(table)->forecast;
    return then->kind == FORECAST_ATTACK && then->target == seat;
}

// ---- tracks

// Highlighted if power can be put there now.
static bool is_lit(const App *app, const CardTable *table, const ShipPanel *panel, uint8_t track) {
    const Hit *hit = hits_tagged(&app->hits, TAG_TRACK, panel->seat, track);
    if (table->showing || hit == NULL || !hit->enabled || track == TRACKS)
        return false;
    return hit->is_drop_target || widget_hovered(app, hit->id);
}

static void draw_one_track(App *app, const CardTable *table, const ShipPanel *panel, uint8_t track) {
    const ViewShip *ship = ship_of(table, panel);
    const StrikeForecast *then = &own(table)->forecast;
    const bool hull = track == TRACKS;
    const int now =
        (int)lroundf(hull ? own(table)->hull[panel->seat] : own(table)->power[panel->seat][track]);
    const int to = then->kind == FORECAST_NONE ? now
                   : hull                      ? then->hull[panel->seat]
                                               : then->power[panel->seat][track];
    draw_track(app, hull ? panel->hull : panel->track[track],
               &(Track){.sign = strike_track_sign(track),
                        .color = hull && to <= LOW_HULL ? COLOR_DAMAGE : strike_track_color(track),
                        .now = now,
                        .then = to,
                        .most = hull ? ship->hull_max : strike_rules(app)->track_max,
                        .step = hull ? 0 : ship->increment[track],
                        .steps = true,
                        .then_alone = true,
                        .tells = true, // what the history and the large numbers say at this moment
                        .told = hull ? ship->hull : ship->power[track],
                        .risk = hull ? strike_next_melt(app, shown(table)) : 0,
                        .lit = !hull && is_lit(app, table, panel, track)});
}

// ---- craft

// The selected craft is highlighted.
static int lit_craft(const CardTable *table, Seat seat) {
    const uint8_t craft = own(table)->choice.craft;
    for (int at = 0; at < table->scene.zone[seat].count && craft != NONE && seat == table->front; at++)
        if (table_card_at(table, seat, at)->card == craft)
            return at;
    return -1;
}

// Beside the only chip of the own ship: whether it can be used now.
static void draw_note(App *app, const CardTable *table, const ShipPanel *panel, int count) {
    if (panel->seat != table->front || count != 1 || table->showing || !table_deciding(app))
        return;
    const uint8_t card = table_card_at(table, panel->seat, 0)->card;
    const GfxRect chip = strike_craft_place(&own(table)->layout, panel, 0, count);
    const float left = chip.x + chip.w + lpx(table, 14);
    if (strike_is_usable_craft(app, table, card))
        words_fit(
            app, gfx_rect(left, chip.y, panel->craft.x + panel->craft.w - left, chip.h), GFX_FONT_TEXT_MEDIUM,
            15, 12, COLOR_TEXT_DIM, GFX_LEFT,
            app_word(app, seen(table)->phase == PHASE_RESPOND ? "strike.can_answer" : "strike.can_strike"));
}

// The craft that the forecast would destroy.
static void draw_lost_craft(App *app, const CardTable *table, Seat seat) {
    const StrikeForecast *then = &own(table)->forecast;
    if (then->kind == FORECAST_NONE || then->craft == NONE || then->target != seat)
        return;
    for (int at = 0; at < table->scene.zone[seat].count; at++) {
        const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, seat, at)];
        if (sprite->now.card != then->craft)
            continue;
        const CardPlace place = sprite_place(sprite);
        card_art_draw_loss(app->gfx, &place);
        return;
    }
}

static void draw_craft(App *app, const CardTable *table, const ShipPanel *panel) {
    const int count = table->scene.zone[panel->seat].count;
    if (panel->duel)
        words_fit(app, panel->note, GFX_FONT_TEXT_MEDIUM, 16, 13, COLOR_TEXT_DIM, GFX_LEFT,
                  app_word(app, count > 0 ? "strike.launched" : "strike.no_craft"));
    else if (count == 0)
        words_fit(app, panel->note, GFX_FONT_TEXT_MEDIUM, 15, 12, COLOR_TEXT_DIM, GFX_LEFT,
                  app_word(app, "strike.no_craft"));
    if (panel->duel && count < 2)
        gfx_dashed(app->gfx, strike_craft_place(&own(table)->layout, panel, count, 2), lpx(table, 10),
                   fmaxf(1, lpx(table, 1.5F)), lpx(table, 6), lpx(table, 5), COLOR_LINE_STRONG);
    if (own(table)->fallen[panel->seat] <= 0)
        draw_zone(app, table, panel->seat, lit_craft(table, panel->seat));
    draw_lost_craft(app, table, panel->seat);
    draw_note(app, table, panel, count);
}

// ---- the whole

// A drop target: a light blue frame, brighter under the pointer.
static void draw_place(App *app, const CardTable *table, const ShipPanel *panel) {
    const Hit *hit = hits_tagged(&app->hits, TAG_SHIP, panel->seat, 0);
    if (table->showing || hit == NULL || !hit->is_drop_target || !hit->enabled)
        return;
    draw_drop_target(app, table, panel->box, 14, is_aimed_at(table, panel->seat));
}

// The words for a destroyed ship, where its tracks were.
static void draw_out(App *app, const CardTable *table, const ShipPanel *panel) {
    const float h = lpx(table, 34), edge = lpx(table, 14);
    const float left = panel->art.w > 0 ? panel->track[0].x : panel->box.x + edge; // beside its picture
    const GfxRect tag = gfx_rect(left, panel->head.y + panel->head.h + edge,
                                 fminf(lpx(table, OUT_W), panel->box.x + panel->box.w - edge - left), h);
    const GfxPaint fill = paint_solid(0xE6080E19u);
    gfx_panel(app->gfx, tag, lpx(table, 9), &fill, 1, COLOR_LINE_STRONG);
    words_fit(app, tag, GFX_FONT_DISPLAY_BOLD, 20, 13, COLOR_HEADING, GFX_CENTRE,
              app_word(app, "strike.out"));
}

static void draw_systems(App *app, const CardTable *table, const ShipPanel *panel) {
    for (uint8_t track = 0; track <= TRACKS; track++)
        draw_one_track(app, table, panel, track);
    if (panel->line.h > 0)
        gfx_fill(app->gfx, panel->line, COLOR_LINE);
    if (panel->backs.w > 0)
        draw_hand_of(app, table, panel);
    draw_craft(app, table, panel);
}

void strike_draw_ship_panel(App *app, const CardTable *table, const ShipPanel *panel) {
    const float fallen = own(table)->fallen[panel->seat];
    if (!gfx_is_visible(app->gfx, gfx_inset(panel->box, -lpx(table, 30))))
        return;
    draw_seat_panel(app, table, panel->box, panel->seat);
    gfx_opacity_push(app->gfx, 1 - (1 - FALLEN_HEAD) * fallen);
    draw_head(app, table, panel);
    gfx_opacity_pop(app->gfx);
    gfx_opacity_push(app->gfx, 1 - (1 - FALLEN) * fallen);
    if (panel->art.w > 0)
        strike_draw_portrait(app, table, panel->seat, panel->art);
    gfx_opacity_pop(app->gfx);
    if (fallen < 1) {
        gfx_opacity_push(app->gfx, 1 - fallen);
        draw_systems(app, table, panel);
        gfx_opacity_pop(app->gfx);
    }
    if (fallen > 0) // its craft stay until they are put away
        draw_zone(app, table, panel->seat, -1);
    draw_place(app, table, panel);
    if (fallen >= 0.5F)
        draw_out(app, table, panel);
}

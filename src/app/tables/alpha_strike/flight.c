// SPDX-License-Identifier: MIT
// Starts, finds and draws craft that are under way. Where they are follows from their progress and from where
// the ships stand, so nothing has to be moved when the window changes.
#include "app/tables/alpha_strike/flight.h"

#include "app/tables/alpha_strike/stage.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>
#include <string.h>

#define PI_F 3.14159265F
#define AWAY_MS 620.0F // after its strike it flies on
#define BACK_MS 900.0F // … or back
#define FIRES 0.52F    // of the way to its target, from where it fires
#define BOLT_MS 70.0F  // from one shot to the next
#define WING 2         // others that fly with it
#define ENGINE 0xFFFF9A4Au
#define BOLT 0xFFFFD27Au

// ---- starting

void strike_flight_begin(CardTable *table, const StrikeFlight *flight) {
    StrikeFlight *free = NULL;
    for (int i = 0; i < FLIGHTS; i++)
        if (!own(table)->flight[i].on || own(table)->flight[i].run >= 1)
            free = &own(table)->flight[i];
    if (free == NULL || flight->against >= seen(table)->seats)
        return;
    timeline_forget(&table->timeline, free, sizeof *free);
    *free = *flight;
    free->on = true;
    free->go = free->run = 0;
    timeline_add_ms(&table->timeline, &free->go, 1, MOTION_CONQUER, 0, SETS_OUT_MS);
}

StrikeFlight *strike_flight_waiting(CardTable *table, Seat seat, uint8_t station) {
    for (int i = 0; i < FLIGHTS; i++) {
        StrikeFlight *flight = &own(table)->flight[i];
        if (flight->on && flight->fate == FATE_WAITS && flight->seat == seat && flight->station == station)
            return flight;
    }
    return NULL;
}

void strike_flight_end(CardTable *table, StrikeFlight *flight, FlightFate fate, float hits_ms) {
    const float after[] = {[FATE_WAITS] = 0,
                           [FATE_PASSES] = AWAY_MS,
                           [FATE_RETURNS] = BACK_MS,
                           [FATE_FALLS] = BREAKS_MS,
                           [FATE_BREAKS] = BREAKS_MS};
    flight->fate = (uint8_t)fate;
    flight->hits_ms = hits_ms;
    flight->ms = hits_ms + after[fate];
    timeline_add_ms(&table->timeline, &flight->run, 1, MOTION_WAIT, 0, flight->ms);
}

void strike_flight_reset(CardTable *table) {
    StrikeTable *at = own(table);
    const StrikeView *view = seen(table);
    int count = 0;
    memset(at->flight, 0, sizeof at->flight);
    for (int i = 0; i < view->stack_count && count < FLIGHTS / 2; i++)
        if (view->stack[i].is_craft)
            at->flight[count++] = (StrikeFlight){.on = true,
                                                 .go = 1,
                                                 .card = view->stack[i].card,
                                                 .seat = view->stack[i].attacker,
                                                 .against = view->stack[i].target,
                                                 .station = SPOT_AHEAD,
                                                 .stays = view->stack[i].stays != 0};
}

bool strike_flight_away(const CardTable *table, Seat seat, uint8_t card) {
    for (int i = 0; i < FLIGHTS; i++) {
        const StrikeFlight *flight = &own(table)->flight[i];
        if (flight->on && flight->run < 1 && flight->stays && flight->seat == seat && flight->card == card)
            return true;
    }
    return false;
}

// ---- where it is

typedef struct Pose {
    float x, y, w, degrees; // window pixels
    bool left;              // it looks to the right
} Pose;

static Pose between(Pose a, Pose b, float bow_y, float t) {
    const float u = 1 - t;
    return (Pose){.x = a.x + (b.x - a.x) * t,
                  .y = a.y + (b.y - a.y) * t + bow_y * 4 * u * t,
                  .w = a.w + (b.w - a.w) * t,
                  .degrees = a.degrees + (b.degrees - a.degrees) * t,
                  .left = a.left};
}

static Pose pose_at(const CardTable *table, GfxRect spot, float units, float degrees, bool left) {
    return (Pose){spot.x + 0.5F, spot.y + 0.5F, strike_stage_px(table, units), degrees, left};
}

static Pose home_of(const CardTable *table, const StrikeFlight *flight) {
    const ShipStand stand = strike_craft_stand(table, flight->seat, flight->place);
    return (Pose){stand.x, stand.y, stand.w, stand.degrees, stand.left};
}

static Pose station_of(const CardTable *table, const StrikeFlight *flight) {
    const bool left = strike_craft_stand(table, flight->seat, 0).left;
    const float size = flight->station == SPOT_DECOY ? 150 : flight->station == SPOT_GUARD ? 116 : 104;
    return pose_at(table, strike_ship_spot(table, flight->seat, (ShipSpot)flight->station), size,
                   left ? -12.0F : -6.0F, left);
}

static Pose target_of(const CardTable *table, const StrikeFlight *flight) {
    const bool left = strike_craft_stand(table, flight->seat, 0).left;
    const GfxRect at = strike_ship_spot(table, flight->against, flight->at_decoy ? SPOT_DECOY : SPOT_SHIELD);
    return pose_at(table, at, left ? 56 : 96, left ? -8.0F : -14.0F, left);
}

// On its way back it looks the other way.
static Pose way_back(const CardTable *table, const StrikeFlight *flight, Pose from, float t) {
    Pose home = home_of(table, flight);
    const float bow = -strike_stage_px(table, 90);
    Pose pose = between(from, home, bow, ease_in_out_cubic(t));
    pose.left = t < 0.86F ? !home.left : home.left;
    return pose;
}

static Pose way_on(const CardTable *table, Pose from, float t) {
    const GfxRect stage = own(table)->layout.stage;
    Pose far = from;
    far.x = from.left ? stage.x + stage.w + from.w : stage.x - from.w;
    far.y = from.left ? stage.y - from.w * 0.4F : stage.y + stage.h * 0.9F;
    far.w = from.left ? from.w * 0.6F : from.w * 1.5F;
    return between(from, far, strike_stage_px(table, from.left ? 34 : -34), ease_in(t));
}

static Pose pose_of(const CardTable *table, const StrikeFlight *flight) {
    const Pose station = station_of(table, flight), target = target_of(table, flight);
    const float ms = flight->run * flight->ms, after = ms - flight->hits_ms;
    if (flight->run <= 0)
        return between(home_of(table, flight), station, -strike_stage_px(table, 26), flight->go);
    if (flight->fate == FATE_BREAKS)
        return station;
    const float most = flight->fate == FATE_FALLS ? 0.62F : 1;
    const float bow = -strike_stage_px(table, 46);
    if (after <= 0)
        return between(station, target, bow, most * ease_in_out_sine(ms / flight->hits_ms));
    const float t = fminf(1, after / (flight->ms - flight->hits_ms));
    if (flight->fate == FATE_FALLS)
        return between(station, target, bow, most);
    return flight->fate == FATE_RETURNS ? way_back(table, flight, target, t) : way_on(table, target, t);
}

// ---- drawing

static bool cutout_of(const App *app, const StrikeFlight *flight, const Pose *pose, char *file, size_t size,
                      ShipCutout *out) {
    if (!ship_cutout_find(app->pictures, strike_rules(app)->card[flight->card].id, pose->left ? "r" : "l",
                          file, size))
        return false;
    *out = (ShipCutout){.file = file,
                        .x = pose->x,
                        .y = pose->y,
                        .w = pose->w,
                        .degrees = pose->degrees,
                        .light = 1.1F,
                        .moves = true};
    return true;
}

// It fires from where it is near enough until it is there.
static void draw_bolts(App *app, const CardTable *table, const StrikeFlight *flight, const Pose *pose) {
    const float ms = flight->run * flight->ms, from = FIRES * flight->hits_ms;
    const GfxRect hull = flight->at_decoy ? strike_ship_spot(table, flight->against, SPOT_DECOY)
                                          : strike_ship_spot(table, flight->against, SPOT_HULL);
    if (flight->run <= 0 || flight->fate == FATE_BREAKS || flight->fate == FATE_FALLS || ms < from ||
        ms > flight->hits_ms + 2 * BOLT_MS)
        return;
    for (int gun = 0; gun < 2; gun++) {
        const float part = fmodf(ms - from + (float)gun * BOLT_MS / 2, BOLT_MS) / BOLT_MS;
        const float off = pose->w * (gun == 0 ? -0.12F : 0.12F), x0 = pose->x, y0 = pose->y + off;
        const float x1 = hull.x + off, y1 = hull.y + off * 0.5F, tail = fmaxf(0, part - 0.34F);
        gfx_light_streak(app->gfx, x0 + (x1 - x0) * tail, y0 + (y1 - y0) * tail, x0 + (x1 - x0) * part,
                         y0 + (y1 - y0) * part, fmaxf(2, strike_stage_px(table, 2.4F)), BOLT);
        if (part > 0.7F)
            gfx_light_burst(app->gfx, x1, y1, roundf(strike_stage_px(table, 13)), ENGINE, (uint32_t)gun);
    }
}

static void draw_engine(App *app, const Pose *pose) {
    const float side = pose->left ? -1.0F : 1.0F;
    gfx_opacity_push(app->gfx, 0.8F);
    gfx_light_glow(app->gfx, pose->x + side * 0.3F * pose->w, pose->y + 0.05F * pose->w,
                   roundf(pose->w * 0.3F), ENGINE);
    gfx_opacity_pop(app->gfx);
}

// The two halves are cut apart in the middle, and drift while they turn.
void strike_draw_breaking(App *app, const ShipCutout *craft, float part) {
    const float h = craft->w * SHIP_H * 1.2F, far = craft->w * 0.34F * ease_out_quad(part),
                fall = craft->w * 0.9F * part * part;
    for (int half = 0; half < 2; half++) {
        ShipCutout piece = *craft;
        const float side = half == 0 ? -1.0F : 1.0F;
        piece.x += side * far;
        piece.y += fall * (half == 0 ? 1.0F : 0.7F);
        piece.degrees += side * 34 * part;
        piece.light = craft->light * (1 - 0.6F * part);
        piece.moves = true;
        gfx_clip_push(app->gfx, half == 0 ? gfx_rect(piece.x - craft->w, piece.y - h, craft->w, 2 * h)
                                          : gfx_rect(piece.x, piece.y - h, craft->w, 2 * h));
        stage_draw_cutout(app, &piece, part < 0.6F ? 1 : fmaxf(0, 1 - (part - 0.6F) / 0.4F));
        gfx_clip_pop(app->gfx);
        gfx_opacity_push(app->gfx, fmaxf(0, 1 - part));
        gfx_light_fire(app->gfx, piece.x, piece.y, roundf(craft->w * (0.14F + 0.1F * part)),
                       3u + (uint32_t)half);
        gfx_opacity_pop(app->gfx);
    }
    gfx_opacity_push(app->gfx, fmaxf(0, 1 - part * 3));
    gfx_light_burst(app->gfx, craft->x, craft->y, roundf(craft->w * 0.7F), ENGINE, 5);
    gfx_opacity_pop(app->gfx);
}

// Others of the same wing, smaller and behind it.
static void draw_wing(App *app, const ShipCutout *leader, bool left) {
    static const float back[WING] = {0.62F, 0.5F}, aside[WING] = {-0.3F, 0.34F};
    for (int i = 0; i < WING; i++) {
        ShipCutout other = *leader;
        other.x += (left ? -back[i] : back[i]) * leader->w;
        other.y += aside[i] * leader->w;
        other.w *= 0.62F;
        stage_draw_cutout(app, &other, 1);
    }
}

static void draw_flight(App *app, const CardTable *table, const StrikeFlight *flight) {
    const Pose pose = pose_of(table, flight);
    const float ms = flight->run * flight->ms;
    const bool hit = flight->fate == FATE_FALLS || flight->fate == FATE_BREAKS;
    char file[96];
    ShipCutout craft;
    if (!cutout_of(app, flight, &pose, file, sizeof file, &craft))
        return;
    craft.moves = flight->go < 1 || flight->run > 0;
    if (hit && flight->run > 0 && ms > flight->hits_ms) {
        strike_draw_breaking(app, &craft, fminf(1, (ms - flight->hits_ms) / BREAKS_MS));
        return;
    }
    if (!flight->stays && flight->station != SPOT_DECOY)
        draw_wing(app, &craft, pose.left);
    stage_draw_cutout(app, &craft, 1);
    if (craft.moves)
        draw_engine(app, &pose);
    draw_bolts(app, table, flight, &pose);
}

void strike_draw_flights(App *app, const CardTable *table) {
    for (int i = 0; i < FLIGHTS; i++) {
        const StrikeFlight *flight = &own(table)->flight[i];
        if (flight->on && flight->run < 1 && flight->seat < seen(table)->seats &&
            flight->against < seen(table)->seats)
            draw_flight(app, table, flight);
    }
}

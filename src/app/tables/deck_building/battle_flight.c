// SPDX-License-Identifier: MIT
// Where flying puts the flagships of a battle. Distances are units of the stage (BATTLE_STAGE_W); ships move
// by whole pixels, so that one that keeps its size is copied instead of painted for each frame.
#include "app/tables/deck_building/battle_flight.h"

#include "gfx/ease.h"

#include <math.h>

#define PI_F 3.14159265F
#define DRIFT_X 5.0F
#define DRIFT_Y 3.2F
#define DRIFT_ROUND_MS 4300.0F // there and back
#define DRIFTS_MS 5200.0F      // after something has happened
#define DRIFT_BEGINS_MS 600.0F
#define DRIFT_ENDS_MS 1700.0F
#define COMES_FROM 560.0F // outside of its place
#define COMES_APART 0.34F // share of the whole time by which the last one comes later than the first
#define WAKE 1.7F         // widths of a ship that the light behind it is long, out of warp
#define PASS 0.3F         // of the stage's width that the winner flies …
#define PASS_RISES 20.0F  // … how far up, in units
#define PASS_GROWS 0.34F  // … and how much nearer it comes
#define FALLS_BACK 34.0F  // whoever has lost
#define FALLS_LOW 9.0F
#define LOST_LIGHT 0.5F

static float px(const CardTable *table, float units) {
    const StageView stage = building_stage(table);
    return stage_px(&stage, units);
}

// ---- its time

void building_flight_rest(CardTable *table) {
    BattleFlight *flight = &own(table)->flight;
    if (building_shows_battle(table))
        return; // it goes on beside whatever else has come to rest
    timeline_forget(&table->timeline, flight, sizeof *flight);
    *flight = (BattleFlight){.phase = flight->phase, .over = 1, .news = 1};
}

void building_flight_stir(CardTable *table) {
    BattleFlight *flight = &own(table)->flight;
    Timeline *timeline = &table->timeline;
    if (timeline->reduced || timeline->speed <= 0)
        return;
    timeline_forget(timeline, &flight->phase, sizeof flight->phase);
    timeline_forget(timeline, &flight->sway, sizeof flight->sway);
    flight->phase = fmodf(flight->phase, 20 * PI_F); // a whole number of both rounds
    timeline_add_ms(timeline, &flight->phase, flight->phase + 2 * PI_F * DRIFTS_MS / DRIFT_ROUND_MS,
                    MOTION_WAIT, 0, DRIFTS_MS);
    timeline_add_ms(timeline, &flight->sway, 1, MOTION_POWER, 0, DRIFT_BEGINS_MS);
    timeline_add_ms(timeline, &flight->sway, 0, MOTION_POWER, DRIFTS_MS - DRIFT_ENDS_MS, DRIFT_ENDS_MS);
}

void building_flight_end(CardTable *table) {
    BattleFlight *flight = &own(table)->flight;
    Timeline *timeline = &table->timeline;
    if (timeline->speed <= 0)
        return;
    timeline_forget(timeline, &flight->over, sizeof flight->over);
    timeline_forget(timeline, &flight->news, sizeof flight->news);
    flight->over = timeline->reduced ? 1 : 0;
    if (!timeline->reduced)
        timeline_add_ms(timeline, &flight->over, 1, MOTION_WAIT, 0, BATTLE_ENDS_MS);
    flight->news = 0;
    timeline_add_ms(timeline, &flight->news, 1, MOTION_BEAM, 0, BATTLE_NEWS_MS);
}

// ---- where that puts them

bool building_has_lost(const CardTable *table, Seat seat) {
    const BattleShots *shots = &own(table)->shots;
    return shots->over && shots->winner < BUILDING_SEATS && seat != shots->winner &&
           (seen(table)->table.battle.downed >> seat & 1) == 0;
}

static void come(const CardTable *table, Seat seat, float side, BattleStand *stand) {
    const int seats = seen(table)->table.seats, nth = (seat + seats - table->front) % seats;
    const float late = COMES_APART * (float)nth / (float)(seats > 1 ? seats - 1 : 1);
    const float came = fminf(1, fmaxf(0, (own(table)->motion.arrive - late) / (1 - COMES_APART))),
                away = 1 - ease_out_expo(came);
    stand->x -= side * roundf(px(table, COMES_FROM) * away);
    stand->opacity *= fmaxf(0, fminf(1, 1.4F - 1.4F * away));
    stand->streak = away > 0.01F ? away * WAKE * stand->w : 0;
    stand->moves |= came < 1;
}

// Forward and up, nearer, and back to its place.
static void fly_past(const CardTable *table, float side, float over, BattleStand *stand) {
    const StageView stage = building_stage(table);
    const float way = sinf(PI_F * ease_in_out(over));
    stand->x += side * roundf(stage.box.w * PASS * way);
    stand->y -= roundf(px(table, PASS_RISES) * way);
    stand->w *= 1 + PASS_GROWS * way;
    stand->streak = over < 0.55F ? stand->w * 1.3F * way : 0;
    stand->moves = true;
}

static void fall_back(const CardTable *table, float side, float over, BattleStand *stand) {
    const float part = ease_in_out(fminf(1, over * 1.3F));
    stand->x -= side * roundf(px(table, FALLS_BACK) * part);
    stand->y += roundf(px(table, FALLS_LOW) * part);
    stand->light *= 1 - (1 - LOST_LIGHT) * part;
    stand->moves |= part > 0 && part < 1; // its light changes
}

void building_flight_pose(const CardTable *table, Seat seat, BattleStand *stand) {
    const BattleFlight *flight = &own(table)->flight;
    const BattleShots *shots = &own(table)->shots;
    const float side = stand->right ? 1 : -1, sways = flight->sway * (1 - own(table)->motion.fallen[seat]);
    stand->x += roundf(px(table, DRIFT_X) * sways * sinf(flight->phase + 1.9F * (float)seat));
    stand->y += roundf(px(table, DRIFT_Y) * sways * sinf(0.7F * flight->phase + 2.6F * (float)seat));
    stand->x += side * roundf(px(table, BATTLE_SURGE) * own(table)->motion.surge[seat]);
    if (own(table)->motion.arrive < 1)
        come(table, seat, side, stand);
    if (building_has_lost(table, seat))
        fall_back(table, side, flight->over, stand);
    else if (shots->over && seat == shots->winner && flight->over < 1)
        fly_past(table, side, flight->over, stand);
}

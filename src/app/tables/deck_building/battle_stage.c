// SPDX-License-Identifier: MIT
// Where everything on the stage of a battle is now, and what has moved since it was drawn.
#include "app/tables/deck_building/battle_flight.h"

#include "app/art/ship_cutout.h"
#include "app/art/ship_wear.h"
#include "app/kit/draw.h"
#include "app/kit/shot.h"
#include "gfx/ease.h"
#include "gfx/record.h"

#include <math.h>
#include <string.h>

#define RECOIL 12.0F // units a ship is thrown back when it fires
#define PUSH 10.0F   // … and is pushed by a hit
#define SHAKE 5.0F
#define ASIDE_LIGHT 0.42F // of ships that have no part in a shot
#define WRECK_LIGHT 0.85F
#define AWAY_SMALL 0.4F // of a ship that makes way for a shot
#define AWAY_LOW 0.1F   // how far down its cards its middle is then
#define WRECK_SINKS 8.0F
#define WRECK_STAYS 0.75F // of the way that a ship makes for a shot: a wreck is flown over
#define MIGHT_MOST 12.0F  // points of the worst hit

StageView building_stage(const CardTable *table) {
    const GfxRect box = own(table)->layout.battle.stage;
    return (StageView){box, BATTLE_STAGE_W, box.w > 0 ? BATTLE_STAGE_W * box.h / box.w : 1};
}

float building_might(int points) {
    return fminf(1, fmaxf(0, (float)points / MIGHT_MOST));
}

static float px(const CardTable *table, float units) {
    const StageView stage = building_stage(table);
    return stage_px(&stage, units);
}

// ---- rest

static float downed(const CardTable *table, Seat seat) {
    return (seen(table)->table.battle.downed >> seat & 1) != 0;
}

void building_stage_rest(CardTable *table) {
    BattleMotion *motion = &own(table)->motion;
    timeline_forget(&table->timeline, motion, sizeof *motion);
    *motion = (BattleMotion){
        .arrive = 1, .told = 1, .mark = 1, .struck = 1, .shooter = SEAT_NONE, .victim = SEAT_NONE};
    for (Seat seat = 0; seat < BUILDING_SEATS; seat++) {
        motion->shake[seat] = motion->flash[seat] = motion->torn[seat] = 1;
        motion->hurt[seat][0].part = motion->hurt[seat][1].part = 1;
        motion->fallen[seat] = downed(table, seat);
        motion->breaks[seat] = 1;
    }
    motion->loss = (LossNews){.part = 1, .seat = SEAT_NONE, .how = {.by = SEAT_NONE, .card = NONE}};
    building_flight_rest(table);
}

void building_stage_follow(CardTable *table, float delay) {
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        timeline_follow(&table->timeline, &own(table)->motion.fallen[seat], downed(table, seat), MOTION_POWER,
                        delay);
}

void building_stage_moved(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    if (memcmp(&at->motion, &at->motion_drawn, sizeof at->motion) == 0 &&
        memcmp(&at->flight, &at->flight_drawn, sizeof at->flight) == 0)
        return;
    if (at->motion.loss.part < 1 || at->motion_drawn.loss.part < 1 || at->flight.news < 1 ||
        at->flight_drawn.news < 1)
        gfx_damage(app->gfx, building_loss_box(table));
    at->motion_drawn = at->motion;
    at->flight_drawn = at->flight;
    if (building_shows_battle(table))
        gfx_damage(app->gfx, at->layout.battle.stage);
}

// ---- what is told across it

GfxRect building_loss_box(const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    const float h = roundf(lpx(table, table->layout.large ? 66 : 92));
    return gfx_rect(room->stage.x, roundf(room->stage.y + room->stage.h + lpx(table, 3)), room->stage.w, h);
}

// ---- pictures

static GfxRect place_of(const CardTable *table, Seat seat);

// By the flagship's id. One of a pack without a picture is a freighter.
bool building_find_flagship(const App *app, const CardTable *table, Seat seat, const char *view, char *file,
                            size_t size) {
    const BuildingRules *rules = building_rules(app);
    const uint8_t ship = seen(table)->table.seat[seat].ship;
    return (ship < rules->ship_count &&
            ship_cutout_find(app->pictures, rules->ship[ship].id, view, file, size)) ||
           ship_cutout_find(app->pictures, "freighter", view, file, size);
}

static const char *const skies[] = {"sky-duel", "sky-rose", "sky-ice"};

const char *building_sky(const App *app, uint8_t card, char *file, size_t size) {
    return picture_store_find(app->pictures, "pictures/stage/",
                              skies[card % (sizeof skies / sizeof skies[0])], file, size)
               ? file
               : NULL;
}

static void find_muzzle(App *app, CardTable *table, Seat seat, bool right) {
    BuildingTable *at = own(table);
    float *muzzle = at->muzzle[seat][right];
    char file[96];
    if ((muzzle[0] != 0 && at->hull[seat][right].w > 0) ||
        !building_find_flagship(app, table, seat, right ? "r" : "l", file, sizeof file))
        return;
    ship_cutout_tip(app->pictures, file, right, &muzzle[0], &muzzle[1]);
    if (ship_cutout_bounds(app->pictures, file, &at->hull[seat][right]))
        gfx_damage(app->gfx, at->layout.battle.stage); // it stands elsewhere now
}

// The picture of a wreck that is to be seen, or may be soon, is there before it is needed.
static void ask_wreck(App *app, const CardTable *table, Seat seat) {
    const BattleMotion *motion = &own(table)->motion;
    char file[96];
    if ((motion->fallen[seat] > 0 || motion->breaks[seat] < 1 ||
         shown(table)->table.seat[seat].damage >= shown(table)->stat[seat][STAT_DEFENSE]) &&
        building_find_flagship(app, table, seat, "dead", file, sizeof file))
        ship_cutout_ask(app->pictures, file, building_stand(table, seat).w * WRECK_W);
}

void building_find_muzzles(App *app, CardTable *table) {
    if (!building_shows_battle(table) || gfx_is_dry(app->gfx))
        return;
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        for (int right = 0; right < 2; right++)
            find_muzzle(app, table, seat, right);
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        ask_wreck(app, table, seat);
}

// True once all its torn pieces are composed.
static bool prepare_pieces(App *app, ShipCutout ship) {
    bool ready = true;
    for (int piece = 0; piece < SHIP_PIECES && ready; piece++) {
        ship.wear = (uint8_t)(SHIP_TORN + piece);
        ready = ship_cutout_prepare(app->gfx, app->pictures, &ship);
    }
    return ready;
}

// How the target of a shot looks after it, as far as that is predicted.
static bool prepare_shot(App *app, const CardTable *table, const PredictedShot *shot) {
    char file[96];
    if (shot->target >= seen(table)->table.seats || shot->damage <= shot->before ||
        !building_find_flagship(app, table, shot->target,
                                building_looks_right(table, shot->target) ? "r" : "l", file, sizeof file))
        return true;
    ShipCutout ship = {.file = file, .w = place_of(table, shot->target).w};
    ship.wear = building_wear_of(shot->damage, shot->defense);
    if (timeline_running_in(&table->timeline, &own(table)->motion, sizeof own(table)->motion) > 0)
        return ship_cutout_keep(app->gfx, app->pictures, &ship);
    return ship_cutout_prepare(app->gfx, app->pictures, &ship) && (!shot->down || prepare_pieces(app, ship));
}

void building_prepare_damage(App *app, const CardTable *table) {
    const BattlePrediction *then = &own(table)->outlook;
    bool ready = true;
    if (!building_shows_battle(table) || gfx_is_dry(app->gfx) || table->timeline.speed <= 0)
        return;
    for (int i = 0; i < then->rows && ready; i++)
        if (!then->row[i].fired)
            ready = prepare_shot(app, table, &then->row[i]);
    if (!ready) // the next one
        app_request_update(app);
}

void building_prefetch_stage(App *app, const CardTable *table, uint8_t card) {
    const BattleRoom *room = &own(table)->layout.battle;
    char file[96];
    if (gfx_is_dry(app->gfx) || card >= building_rules(app)->card_count ||
        building_rules(app)->card[card].order_count == 0)
        return;
    if (building_sky(app, card, file, sizeof file) != NULL)
        picture_store_prefetch(app->pictures, file, (int)roundf(room->stage.w), (int)roundf(room->stage.h));
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if (building_find_flagship(app, table, seat, seat == table->front ? "r" : "l", file, sizeof file))
            ship_cutout_ask(app->pictures, file, room->ship[seat].w);
}

// ---- ships

bool building_is_left_of(const CardTable *table, Seat seat, Seat of) {
    const BattleRoom *room = &own(table)->layout.battle;
    return room->battler[seat].x < room->battler[of].x;
}

// The own flagship stands at the left and looks at the others, and they at it; who shoots turns to its
// target.
bool building_looks_right(const CardTable *table, Seat seat) {
    const BattleFacing facing = own(table)->facing[seat];
    return facing == FACES_REST ? seat == table->front : facing == FACES_RIGHT;
}

static bool takes_part(const CardTable *table, Seat seat) {
    const BattleMotion *motion = &own(table)->motion;
    return seat == motion->shooter || seat == motion->victim;
}

#define HULL_LEAST 0.3F // of the room for its hull: its least height, in widths

// Where its picture is at rest: its hull fits between plate and cards, and into its column, whatever reaches
// out of the picture.
static GfxRect place_of(const CardTable *table, Seat seat) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect ship = room->ship[seat], hull = own(table)->hull[seat][building_looks_right(table, seat)],
                  plate = room->plate[seat];
    if (hull.w <= 0)
        return ship;
    const float high = fmaxf(room->cards[seat].y - plate.y - plate.h, ship.w * HULL_LEAST);
    const float part = fminf(1, fminf(1 / hull.w, high / (hull.h * ship.w)));
    const float w = ship.w * part, h = ship.h * part;
    return gfx_rect(roundf(ship.x + ship.w / 2 - (hull.x + hull.w / 2) * w - w / 2),
                    roundf(ship.y + ship.h / 2 - (hull.y + hull.h / 2) * w - h / 2), roundf(w), roundf(h));
}

// While others shoot past it, over its place, it makes way: it goes down, smaller, out of the line.
static float makes_way(const CardTable *table, Seat seat) {
    const BattleMotion *motion = &own(table)->motion;
    const Seat from = motion->shooter, to = motion->victim;
    if (takes_part(table, seat) || from >= BUILDING_SEATS || to >= BUILDING_SEATS)
        return 0;
    return building_is_left_of(table, from, seat) == building_is_left_of(table, seat, to)
               ? ease_out_cubic(fminf(1, fmaxf(0, motion->fight)))
               : 0;
}

BattleStand building_stand(const CardTable *table, Seat seat) {
    const BattleMotion *motion = &own(table)->motion;
    const GfxRect ship = place_of(table, seat);
    const bool right = building_looks_right(table, seat);
    const float side = right ? 1 : -1;
    const float along =
        side * (-RECOIL * motion->draw_back[seat] - PUSH * motion->force[seat] * motion->push[seat]);
    const float shaken = motion->shake[seat] < 1
                             ? SHAKE * motion->force[seat] * shake_aside(motion->shake[seat]) / SHAKE_MOST
                             : 0;
    const float stays = 1 - WRECK_STAYS * motion->fallen[seat];
    const float aside = takes_part(table, seat) ? 0 : motion->fight * stays,
                way = makes_way(table, seat) * stays;
    const BattleRoom *room = &own(table)->layout.battle;
    const float low = room->cards[seat].y + AWAY_LOW * room->cards[seat].h - (ship.y + ship.h / 2);
    BattleStand stand = {
        .x = ship.x + ship.w / 2 + roundf(px(table, along + shaken)),
        .y = ship.y + ship.h / 2 +
             roundf(px(table, shaken * 0.4F + WRECK_SINKS * motion->fallen[seat]) + low * way),
        .w = ship.w * (1 - (1 - AWAY_SMALL) * way),
        .light = (1 - (1 - ASIDE_LIGHT) * aside) * (1 - (1 - WRECK_LIGHT) * motion->fallen[seat]),
        .opacity = 1,
        .right = right,
        .moves = motion->shake[seat] < 1 || motion->fight * (1 - motion->fight) > 0};
    building_flight_pose(table, seat, &stand);
    return stand;
}

// ---- spots

static GfxRect spot_at(const CardTable *table, Seat seat, float forward, float down) {
    const GfxRect ship = place_of(table, seat);
    const float side = building_looks_right(table, seat) ? 1 : -1;
    return stage_pixel(ship.x + ship.w / 2 + side * forward * ship.w, ship.y + ship.h / 2 + down * ship.h);
}

static GfxRect muzzle_of(const CardTable *table, Seat seat) {
    const GfxRect ship = place_of(table, seat);
    const bool right = building_looks_right(table, seat);
    const float *muzzle = own(table)->muzzle[seat][right];
    if (muzzle[0] == 0)
        return spot_at(table, seat, 0.4F, 0);
    return stage_pixel(ship.x + ship.w / 2 + muzzle[0] * ship.w, ship.y + ship.h / 2 + muzzle[1] * ship.h);
}

// On an ellipse around the ship, on the side of the other.
static GfxRect shield_of(const CardTable *table, Seat seat, Seat other) {
    const GfxRect ship = place_of(table, seat);
    const bool from_left = other < BUILDING_SEATS && building_is_left_of(table, other, seat);
    return stage_pixel(ship.x + ship.w * (from_left ? 0.1F : 0.9F), ship.y + ship.h * 0.5F);
}

GfxRect building_spot(const CardTable *table, Seat seat, BattleSpot spot, Seat other) {
    switch (spot) {
    case SPOT_MUZZLE:
        return muzzle_of(table, seat);
    case SPOT_SHIELD:
        return shield_of(table, seat, other);
    case SPOT_HULL:
        return spot_at(table, seat, 0.1F, 0.02F);
    default: {
        const GfxRect ship = place_of(table, seat);
        return gfx_rect(ship.x + ship.w * 0.14F, ship.y + ship.h * 0.2F, ship.w * 0.72F, ship.h * 0.6F);
    }
    }
}

// ---- cards

#define CARD_LEAST 0.36F // of its usual width; cards of less would overlap instead

// Many cards are narrower, so that none covers another's numbers as long as that is possible.
GfxRect building_battle_card_rect(const CardTable *table, Seat seat, int at, int count, float *seen_w) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect row = room->cards[seat];
    const float gap = lpx(table, 5), each = (row.w + gap) / (float)(count > 0 ? count : 1) - gap;
    const float w = floorf(fminf(room->card_w, fmaxf(each, room->card_w * CARD_LEAST)));
    const float step = count > 1 ? fminf(w + gap, (row.w - w) / (float)(count - 1)) : w;
    *seen_w = at + 1 < count ? fminf(w, step) : w;
    return gfx_rect(roundf(row.x + (float)at * step), row.y, w, row.h);
}

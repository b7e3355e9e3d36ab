// SPDX-License-Identifier: MIT
// Times, places and drawing of a unit that goes over. Everything follows from Join.part.
#include "app/tables/star_empires/battle_join.h"

#include "app/art/ship_cutout.h"
#include "app/kit/flare.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"
#include "gfx/ease.h"
#include "gfx/record.h"

#include <math.h>

#define WHOLE_AT 0.34F // shares of the time: the wreck is whole again …
#define TURNS_AT 0.30F // … turns about …
#define TURNED_AT 0.56F
#define FLIES_AT 0.44F // … and flies
#define BRIGHT 0.9F    // how much brighter in the light

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

static float between(float from, float to, float part) {
    return from + (to - from) * part;
}

// ---- which

int empires_joining(const CardTable *table) {
    const Join *join = &own(table)->motion.join;
    return join->part < 1 ? join->side : SIDES;
}

float empires_join_ms(const CardTable *table) {
    return own(table)->motion.join.ms;
}

// Its place among the ships of its kind that are there, or among those that are lost.
static int rank_of(const FleetShip ship[FLEET_MOST], int at) {
    int rank = 0;
    for (int i = 0; i < at; i++)
        rank += ship[i].unit == ship[at].unit && (ship[i].units == 0) == (ship[at].units == 0);
    return rank;
}

bool empires_is_joining(const CardTable *table, const BattleStatus *battle, int side,
                        const FleetShip ship[FLEET_MOST], int at) {
    const Join *join = &own(table)->motion.join;
    return empires_joining(table) == side && ship[at].unit == join->unit && ship[at].units == 1 &&
           rank_of(ship, at) == battle->stack[side].unit[join->unit] - 1;
}

bool empires_has_joined(const BattleStatus *battle, int side, const FleetShip ship[FLEET_MOST], int at) {
    return ship[at].units == 0 && rank_of(ship, at) < battle->told.joined[1 - side][ship[at].unit];
}

// ---- where

// Where the wreck lies that it was.
static bool find_wreck(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                       uint8_t unit, FleetSpot *out) {
    FleetShip ship[FLEET_MOST];
    const int count = empires_fleet_now(app, table, battle, 1 - side, ship),
              joined = battle->told.joined[side][unit];
    bool found = false;
    for (int i = 0; i < count; i++) {
        if (ship[i].unit != unit || ship[i].lost == 0)
            continue;
        if (!found || rank_of(ship, i) < joined)
            *out = ship[i].spot;
        found = true;
    }
    return found;
}

static FleetSpot spot_between(const FleetSpot *from, const FleetSpot *to, float part) {
    return (FleetSpot){between(from->x, to->x, part), between(from->y, to->y, part),
                       between(from->w, to->w, part), between(from->tag, to->tag, part)};
}

static const FleetSpot *spot_before(const FleetShip was[FLEET_MOST], int count,
                                    const FleetShip ship[FLEET_MOST], int at) {
    for (int i = 0; i < count; i++)
        if (was[i].unit == ship[at].unit && (was[i].units == 0) == (ship[at].units == 0) &&
            rank_of(was, i) == rank_of(ship, at))
            return &was[i].spot;
    return NULL;
}

void empires_join_make_room(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                            FleetShip ship[FLEET_MOST], int count) {
    const Join *join = &own(table)->motion.join;
    BattleStack before = battle->stack[side];
    FleetShip was[FLEET_MOST], will[FLEET_MOST];
    if (empires_joining(table) != side || before.unit[join->unit] == 0 || table->timeline.reduced)
        return;
    before.unit[join->unit]--;
    const int had = empires_battle_fleet(app, table, &before, NULL, was);
    const float part = ease_in_out(clamped((join->part - FLIES_AT) / (1 - FLIES_AT)));
    for (int i = 0; i < count; i++)
        will[i] = ship[i];
    for (int i = 0; i < count; i++) {
        const FleetSpot *from = spot_before(was, had, will, i);
        FleetSpot wreck;
        if (from == NULL && find_wreck(app, table, battle, side, join->unit, &wreck))
            from = &wreck;
        if (from != NULL)
            ship[i].spot = spot_between(from, &will[i].spot, part);
    }
}

// ---- it begins

void empires_join_begin(App *app, CardTable *table, int side, uint8_t unit) {
    EmpiresMotion *motion = &own(table)->motion;
    const float pace = empires_duration_factor(table);
    BattleStatus battle;
    FleetSpot wreck;
    empires_read_battle(app, table, &battle);
    const BattleStack *stack = &battle.stack[side];
    const bool first = sum_of(battle.told.joined[side]) <= 1; // the history is ahead of the view
    motion->join = (Join){.part = 1,
                          .side = (uint8_t)side,
                          .unit = unit,
                          .ms = pace < 1 ? JOIN_OTHERS_MS
                                : first  ? JOIN_MS
                                         : JOIN_NEXT_MS};
    empires_animate(table, &motion->join.part, 0, motion->join.ms);
    if (!find_wreck(app, table, &battle, side, unit, &wreck))
        return;
    const float half = empires_stage_px(table, wreck.w / 2);
    const GfxRect at = empires_stage_rect(table, wreck.x, wreck.y, 0, 0),
                  around = gfx_rect(at.x - half, at.y - half, 2 * half, 2 * half);
    const Color color = palette_faction(stack->palette)->light;
    FleetShip ship[FLEET_MOST];
    const int count = empires_battle_fleet(app, table, stack, NULL, ship);
    for (int i = 0; i < count; i++)
        if (ship[i].units > 0 && ship[i].post != POST_LEADER) { // the strongest draws it over
            flare_add(&table->scene.flares, &table->timeline,
                      &(Flare){.kind = FLARE_FIELD,
                               .color = color,
                               .from = flare_at_place(empires_ship_muzzle(app, table, &ship[i], side)),
                               .to = flare_at_place(around)},
                      0);
            break;
        }
    flare_add(&table->scene.flares, &table->timeline,
              &(Flare){.kind = FLARE_SHIELD,
                       .color = color,
                       .from = flare_at_place(around),
                       .to = flare_at_place(around)},
              motion->join.ms * TURNS_AT * pace);
}

// ---- drawing

static void draw_view(App *app, const CardTable *table, Seat seat, const char *view, ShipCutout *as,
                      uint8_t unit, float opacity) {
    char file[96];
    if (opacity <= 0 || !empires_ship_file(app, table, seat, unit, view, file, sizeof file))
        return;
    as->file = file;
    gfx_record_mark(app->gfx, "joins", file, gfx_rect(as->x, as->y, as->w, as->w), COLOR_WHITE, 0);
    gfx_opacity_push(app->gfx, opacity);
    ship_cutout_draw(app->gfx, app->pictures, as);
    gfx_opacity_pop(app->gfx);
}

void empires_draw_joining(App *app, const CardTable *table, const BattleStatus *battle, int side,
                          const FleetShip *ship) {
    static const char *const views[SIDES] = {[SIDE_ATTACKER] = "r", [SIDE_DEFENDER] = "l"};
    const Seat seat = battle->stack[side].seat, was = battle->stack[1 - side].seat;
    const float part = own(table)->motion.join.part, whole = clamped(part / WHOLE_AT),
                turned = clamped((part - TURNS_AT) / (TURNED_AT - TURNS_AT));
    const GfxRect box = empires_ship_box(app, table, ship);
    ShipCutout as = {.x = box.x + box.w / 2, .y = box.y + box.h / 2, .w = box.w, .moves = true};
    if (table->timeline.reduced) { // it is there
        as.light = 1;
        draw_view(app, table, seat, views[side], &as, ship->unit, part);
        return;
    }
    as.light = 1 + BRIGHT * sinf(3.1416F * clamped(part / (TURNED_AT + 0.2F)));
    draw_view(app, table, was, "dead", &as, ship->unit, 1 - whole);
    draw_view(app, table, was, views[1 - side], &as, ship->unit, whole * (1 - turned));
    draw_view(app, table, seat, views[side], &as, ship->unit, turned);
}

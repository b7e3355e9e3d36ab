// SPDX-License-Identifier: MIT
// Lists and places the units of a battle's side. Ships have places of their own as long as there is room;
// else one stands for all of its kind.
#include "app/tables/star_empires/battle_fleet.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/battle_join.h"
#include "games/star_empires/numbers.h"

#include <math.h>

#define SHIP_H (700.0F / 1100.0F) // height of a ship's picture by its width
#define SHIP_LEAST 0.52F          // width of the smallest class to that of the largest
#define MUZZLE 0.3F               // distance from its middle in widths
#define FACE_W 54.0F              // of a leader in a boat: its portrait above it
#define FACE_UP 66.0F
#define NAME_W 210.0F
#define NAME_H 22.0F

// ---- which

static FleetPost post_of(const EmpiresRules *rules, uint8_t unit) {
    return rules->unit[unit].kind == UNIT_BASE     ? POST_BASE
           : rules->unit[unit].kind == UNIT_LEADER ? POST_LEADER
                                                   : POST_SHIP;
}

static int there(const BattleStack *stack, const uint8_t *gone, uint8_t unit) {
    return stack->unit[unit] + (gone != NULL ? gone[unit] : 0);
}

// One ship for each unit, the lost ones last of their kind; or one for all of them.
static int add_kind(FleetShip out[FLEET_MOST], int count, int most, const FleetShip *all, bool together) {
    const int units = all->units, lost = all->lost;
    if (together && count < most)
        out[count++] = *all;
    for (int i = 0; i < units + lost && !together && count < most; i++) {
        out[count] = *all;
        out[count].units = i < units ? 1 : 0;
        out[count++].lost = i < units ? 0 : 1;
    }
    return count;
}

static int ships_of(const EmpiresRules *rules, const BattleStack *stack, const uint8_t *gone) {
    int ships = 0;
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        if (post_of(rules, unit) == POST_SHIP)
            ships += there(stack, gone, unit) + stack->lost[unit];
    return ships;
}

int empires_battle_fleet(const App *app, const CardTable *table, const BattleStack *stack,
                         const uint8_t gone[UNITS_MAX], FleetShip out[FLEET_MOST]) {
    const EmpiresRules *rules = empires_rules(app);
    if (stack->seat == SEAT_NONE)
        return 0;
    const RaceDef *race = race_of(rules, &seen(table)->table, stack->seat);
    const bool crowded = ships_of(rules, stack, gone) > FLEET_SHIPS;
    int ships = 0, count = 0;
    for (int post = POST_SHIP; post <= POST_LEADER; post++) {
        const int most = post == POST_SHIP ? FLEET_SHIPS : count + 1;
        for (int rank = 0; rank < rules->unit_count; rank++) {
            const uint8_t unit = race->strongest[rank];
            const FleetShip all = {.unit = unit,
                                   .units = (uint8_t)there(stack, gone, unit),
                                   .lost = stack->lost[unit],
                                   .post = (uint8_t)post};
            if ((int)post_of(rules, unit) == post && all.units + all.lost > 0)
                count = add_kind(out, count, most, &all, crowded || post != POST_SHIP);
        }
        if (post == POST_SHIP)
            ships = count;
    }
    if (count > 0 && out[0].post == POST_LEADER) // nothing else is there: it must be seen to fight
        out[0].post = POST_LONE;
    for (int i = 0; i < count; i++)
        out[i].spot = empires_fleet_spot((FleetPost)out[i].post, ships, i, stack->attacks);
    return count;
}

int empires_fleet_now(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                      FleetShip out[FLEET_MOST]) {
    const bool away = own(table)->motion.leave[side] < 1 || battle->told.retreated[side];
    const int count =
        empires_battle_fleet(app, table, &battle->stack[side], away ? own(table)->left[side] : NULL, out);
    empires_join_make_room(app, table, battle, side, out, count);
    return count;
}

bool empires_ship_is_away(const CardTable *table, const BattleStatus *battle, int side,
                          const FleetShip *ship) {
    return ship->units > 0 && battle->told.retreated[side] && own(table)->motion.leave[side] >= 1;
}

// As the units of the side are counted, strongest first, those that have been lost last.
int empires_ship_number(const App *app, const CardTable *table, const BattleStack *stack,
                        const FleetShip ship[FLEET_MOST], int at) {
    const RaceDef *race = race_of(empires_rules(app), &seen(table)->table, stack->seat);
    const bool lost = ship[at].units == 0;
    int number = 1, rank = 0;
    for (uint8_t unit = 0; lost && unit < UNITS_MAX; unit++)
        number += stack->unit[unit];
    for (; race->strongest[rank] != ship[at].unit; rank++)
        number += lost ? stack->lost[race->strongest[rank]] : stack->unit[race->strongest[rank]];
    for (int i = 0; i < at; i++)
        number += ship[i].unit == ship[at].unit && (ship[i].units == 0) == lost;
    return number;
}

// ---- where

#define LOST_SIZE 0.72F
#define LOST_BACK 0.32F // widths; each further one lies so much farther:
#define LOST_APART 0.2F
#define LOST_DOWN 0.13F

FleetShip empires_lost_of(const FleetShip *ship, int side, int nth) {
    const float out = side == SIDE_ATTACKER ? -1.0F : 1.0F;
    const int at = nth % LOST_BESIDE;
    FleetShip lost = *ship;
    lost.units = 0;
    lost.lost = 1;
    lost.spot.w *= LOST_SIZE;
    lost.spot.x += out * ship->spot.w * (LOST_BACK + LOST_APART * (float)at);
    lost.spot.y += ship->spot.w * LOST_DOWN * (at % 2 == 0 ? 1.0F : -0.8F);
    return lost;
}

float empires_fleet_width(const App *app, const FleetShip *ship) {
    const EmpiresRules *rules = empires_rules(app);
    int most = 1;
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        if (post_of(rules, unit) == POST_SHIP && rules->unit[unit].force > most)
            most = rules->unit[unit].force;
    const float share =
        ship->post == POST_SHIP ? fminf(1, (float)rules->unit[ship->unit].force / (float)most) : 1;
    return ship->spot.w * (SHIP_LEAST + (1 - SHIP_LEAST) * sqrtf(share));
}

bool empires_stands_for_side(const FleetShip *ship, int at) {
    return at == 0 && (ship->post == POST_LONE || ship->post == POST_BASE);
}

FleetShip empires_lone_face(const FleetShip *ship) {
    FleetShip face = *ship;
    face.post = POST_LEADER;
    face.spot.w = FACE_W;
    face.spot.y -= FACE_UP;
    return face;
}

StageView empires_stage(const CardTable *table) {
    return (StageView){own(table)->layout.battle.stage, BATTLE_STAGE_W, BATTLE_STAGE_H};
}

float empires_stage_px(const CardTable *table, float units) {
    const StageView stage = empires_stage(table);
    return stage_px(&stage, units);
}

GfxRect empires_stage_rect(const CardTable *table, float x, float y, float w, float h) {
    const StageView stage = empires_stage(table);
    return stage_rect(&stage, x, y, w, h);
}

GfxRect empires_ship_box(const App *app, const CardTable *table, const FleetShip *ship) {
    const float w = empires_fleet_width(app, ship), h = w * (ship->post == POST_LEADER ? 1 : SHIP_H);
    return empires_stage_rect(table, ship->spot.x - w / 2, ship->spot.y - h / 2, w, h);
}

GfxRect empires_spot_tag(const CardTable *table, const FleetSpot *spot) {
    const GfxRect tag = empires_stage_rect(table, spot->x - FLEET_TAG_W / 2,
                                           spot->y + spot->tag - FLEET_TAG_H / 2, FLEET_TAG_W, FLEET_TAG_H);
    return gfx_rect(roundf(tag.x), roundf(tag.y), roundf(tag.w), roundf(tag.h));
}

GfxRect empires_ship_tag(const CardTable *table, const FleetShip *ship) {
    return empires_spot_tag(table, &ship->spot);
}

GfxRect empires_ship_name(const CardTable *table, const FleetShip *ship) {
    const FleetSpot *spot = &ship->spot;
    return empires_stage_rect(table, spot->x - NAME_W / 2, spot->y + spot->tag + FLEET_TAG_H / 2 + 4, NAME_W,
                              NAME_H);
}

GfxRect empires_ship_whole(const CardTable *table, const FleetShip *ship) {
    const GfxRect tag = empires_ship_tag(table, ship);
    if (ship->post == POST_LEADER) {
        const float w = ship->spot.w;
        const GfxRect face = empires_stage_rect(table, ship->spot.x - w / 2, ship->spot.y - w / 2, w, w);
        return gfx_rect(roundf(face.x), roundf(face.y), roundf(face.w), tag.y + tag.h - roundf(face.y));
    }
    const GfxRect above = empires_stage_rect(table, ship->spot.x - FLEET_ASIDE, ship->spot.y - FLEET_ABOVE,
                                             2 * FLEET_ASIDE, FLEET_ABOVE);
    return gfx_rect(roundf(above.x), roundf(above.y), roundf(above.w), tag.y + tag.h - roundf(above.y));
}

GfxRect empires_ship_middle(const CardTable *table, const FleetShip *ship) {
    const GfxRect at = empires_stage_rect(table, ship->spot.x, ship->spot.y, 0, 0);
    return stage_pixel(at.x, at.y);
}

GfxRect empires_ship_muzzle(const App *app, const CardTable *table, const FleetShip *ship, int side) {
    const GfxRect box = empires_ship_box(app, table, ship), middle = empires_ship_middle(table, ship);
    const float forward = (side == SIDE_ATTACKER ? MUZZLE : -MUZZLE) * box.w;
    // those at the left look away from us: up; those at the right toward us: down
    return stage_pixel(middle.x + forward, middle.y + (side == SIDE_ATTACKER ? -0.06F : 0.05F) * box.w);
}

// ---- the fortress

bool empires_has_fortress(const BattleStack *stack) {
    return !stack->attacks && (stack->seat == SEAT_NONE || stack->garrison > 0);
}

static bool stands_alone(const BattleStack *stack) {
    return sum_of(stack->all) == 0;
}

FleetSpot empires_fortress_spot(const BattleStack *stack) {
    return stack->seat == SEAT_NONE ? empires_natives_spot() : empires_garrison_spot(stands_alone(stack));
}

GfxRect empires_fortress_box(const CardTable *table, const BattleStack *stack) {
    const FleetSpot spot = empires_fortress_spot(stack);
    const float h = spot.w * SHIP_H;
    return empires_stage_rect(table, spot.x - spot.w / 2, spot.y - h / 2, spot.w, h);
}

// The guns of the picture point to the upper left.
GfxRect empires_fortress_muzzle(const CardTable *table, const BattleStack *stack) {
    const GfxRect box = empires_fortress_box(table, stack);
    return stage_pixel(box.x + box.w * 0.04F, box.y + box.h * 0.2F);
}

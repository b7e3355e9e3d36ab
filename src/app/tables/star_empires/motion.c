// SPDX-License-Identifier: MIT
// Computes where everything that moves on the map is, and what must be redrawn for it.
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/token.h"
#include "gfx/ease.h"

#include <math.h>
#include <string.h>

#define FACES_SHOWN 8 // numbers a die shows before the last one
#define DIE_SIZE 46.0F
#define DIE_GAP 8.0F
#define LINE_H 30.0F
#define LINE_W 262.0F
#define RUN_UP 0.05F    // of its way, before a fleet jumps
#define SHIP_WIDE 1.45F // a fleet's first ship, in widths of a token

void empires_motion_clear(CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    timeline_forget(&table->timeline, motion, sizeof *motion);
    motion->fleet.part = motion->arrival.part = motion->dice.part = 1;
    motion->arrive = motion->reveal = motion->shake = motion->ruin = motion->clash = motion->decide =
        motion->held_up = motion->calm = motion->verdict = 1;
    motion->join.part = 1;
    motion->last = 1;
    for (int i = 0; i < FALLS_MOST; i++)
        motion->fall[i].part = 1;
    motion->leave[SIDE_ATTACKER] = motion->leave[SIDE_DEFENDER] = 1;
    motion->dice.left = 0;
    for (int i = 0; i < COINS_MOST; i++)
        motion->coin[i].part = 1;
    for (int i = 0; i < GHOSTS_MOST; i++)
        motion->ghost[i].part = 1;
    for (int i = 0; i < PLACES_MAX; i++)
        motion->sweep[i] = motion->found[i] = 1;
}

// ---- fleets

// A token of that size around the point where the territory's stacks are.
static GfxRect token_over(const CardTable *table, uint8_t place) {
    const MapView *map = &own(table)->layout.map;
    float x, y;
    empires_token_spot(table, place, &x, &y);
    const float h = empires_token_height(map), w = empires_token_width(h);
    return gfx_rect(x - w / 2, y - h / 2, w, h);
}

static bool is_gate(const CardTable *table, uint8_t from, uint8_t to) {
    const Chart *chart = chart_of(empires_looks_rules(table->looks), &seen(table)->table);
    return has_place(chart->is_wormhole, from) && has_place(chart->is_wormhole, to) &&
           !has_place(chart->near[from], to);
}

// How far along its way a fleet is; one that jumps hardly moves until it does.
static float way_of(const FleetFlight *fleet, float part) {
    if (!fleet->jumps)
        return ease_in_out_sine(part);
    const float run = fminf(1, part / JUMP_FROM),
                jump = fminf(1, fmaxf(0, (part - JUMP_FROM) / (JUMP_THERE - JUMP_FROM)));
    return RUN_UP * run * run + (1 - RUN_UP) * jump * jump * jump;
}

// The leg at `part` of the whole way, and how far along it.
static int leg_at(const FleetFlight *fleet, float part, float *along) {
    const float way = way_of(fleet, part) * (float)fleet->legs;
    const int leg = (int)fminf(way, (float)fleet->legs - 1);
    *along = way - (float)leg;
    return leg;
}

GfxRect empires_fleet_rect(const CardTable *table, float part, float *visible) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const uint8_t last = fleet->legs > 0 ? fleet->place[fleet->legs - 1] : fleet->from;
    *visible = 1;
    if (table->timeline.reduced || fleet->legs == 0) {
        *visible = part;
        return token_over(table, last);
    }
    float along;
    const int leg = leg_at(fleet, part, &along);
    const uint8_t from = leg == 0 ? fleet->from : fleet->place[leg - 1], to = fleet->place[leg];
    const GfxRect a = token_over(table, from), b = token_over(table, to);
    if (is_gate(table, from, to)) { // enters here and leaves there
        *visible = fabsf(1 - 2 * along);
        along = along < 0.5F ? 0 : 1;
    }
    return gfx_rect(roundf(a.x + (b.x - a.x) * along), roundf(a.y + (b.y - a.y) * along), a.w, a.h);
}

static float heading_of(const MapCell *from, const MapCell *to) {
    return atan2f(to->y - from->y, to->x - from->x);
}

FlightSpot empires_flight_spot(const CardTable *table, float part) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const MapView *map = &own(table)->layout.map;
    float along;
    if (fleet->legs == 0)
        return (FlightSpot){.seen = 0};
    const int leg = leg_at(fleet, part, &along);
    const uint8_t from = leg == 0 ? fleet->from : fleet->place[leg - 1], to = fleet->place[leg];
    const MapCell *a = &map->cell[from], *b = &map->cell[to];
    FlightSpot spot = {.heading = heading_of(a, b), .seen = 1};
    if (is_gate(table, from, to)) { // enters here and leaves there
        spot.seen = fabsf(1 - 2 * along);
        along = along < 0.5F ? 0 : 1;
    }
    spot.x = a->x + (b->x - a->x) * along;
    spot.y = a->y + (b->y - a->y) * along;
    return spot;
}

float empires_flight_width(const CardTable *table) {
    const MapView *map = &own(table)->layout.map;
    return roundf(SHIP_WIDE * empires_token_width(empires_token_height(map)));
}

// ---- credits and what is built

GfxRect empires_coin_rect(const CardTable *table, const CoinFlight *coin) {
    const float part = ease_in_out_cubic(coin->part), h = lpx(table, 26), w = lpx(table, 52);
    const float x0 = coin->from.x + coin->from.w / 2, y0 = coin->from.y + coin->from.h / 2;
    // To the icon before the number.
    const float x1 = coin->to.x + fminf(coin->to.w / 2, lpx(table, 60)), y1 = coin->to.y + coin->to.h / 2;
    return gfx_rect(roundf(x0 + (x1 - x0) * part - w / 2), roundf(y0 + (y1 - y0) * part - h / 2), w, h);
}

GfxRect empires_arrival_rect(const CardTable *table, const Arrival *arrival) {
    const float wide = empires_flight_width(table);
    float x, y;
    empires_token_spot(table, arrival->place, &x, &y);
    y -= wide * 0.4F; // above its token
    return gfx_rect(roundf(x - wide * 2), roundf(y - wide), roundf(wide * 4), roundf(wide * 2));
}

// ---- dice

bool empires_dice_in_battle(const CardTable *table) {
    const DiceThrow *dice = &own(table)->motion.dice;
    return empires_shows_battle(table) && !dice->explores && dice->count == 2;
}

int empires_die_face(const DiceThrow *dice, int die) {
    const int step = (int)(dice->part * FACES_SHOWN);
    if (step >= FACES_SHOWN || dice->part >= 1)
        return dice->die[die];
    return 1 + (dice->place * 5 + die * 3 + step * 5 + step / 2) % DIE;
}

// Above the territory's centre, but within the map.
static GfxRect dice_box(const CardTable *table) {
    const DiceThrow *dice = &own(table)->motion.dice;
    const MapView *map = &own(table)->layout.map;
    const float size = lpx(table, DIE_SIZE), gap = lpx(table, DIE_GAP);
    const float w = fmaxf((float)dice->count * (size + gap) - gap, lpx(table, LINE_W));
    const float h = size + gap + lpx(table, LINE_H);
    const MapCell *cell = &map->cell[dice->place < map->count ? dice->place : 0];
    const float edge = gap, right = map->area.x + map->area.w - w - edge,
                low = map->area.y + map->area.h - h - edge;
    return gfx_rect(roundf(fmaxf(map->area.x + edge, fminf(cell->x - w / 2, right))),
                    roundf(fmaxf(map->area.y + edge, fminf(cell->y - h - 14 * map->unit, low))), w, h);
}

GfxRect empires_die_rect(const CardTable *table, int die) {
    const DiceThrow *dice = &own(table)->motion.dice;
    const GfxRect box = dice_box(table);
    const float size = roundf(lpx(table, DIE_SIZE)), step = size + roundf(lpx(table, DIE_GAP));
    const float all = (float)dice->count * step - (step - size);
    return gfx_rect(roundf(box.x + (box.w - all) / 2 + (float)die * step), box.y, size, size);
}

GfxRect empires_dice_line(const CardTable *table) {
    const GfxRect box = dice_box(table);
    const float h = roundf(lpx(table, LINE_H));
    return gfx_rect(box.x, box.y + box.h - h, box.w, h);
}

// ---- what has moved

static void follow(App *app, MotionTrail *trail, float part, GfxRect now) {
    if (part == trail->part)
        return;
    if (trail->rect.w > 0)
        gfx_damage(app->gfx, trail->rect);
    gfx_damage(app->gfx, now);
    trail->part = part;
    trail->rect = now;
}

static GfxRect around(const CardTable *table, GfxRect rect, float logical) {
    return gfx_inset(rect, -lpx(table, logical));
}

// The whole path, along which its ships fly and their lights trail.
static GfxRect wake_box(const CardTable *table, float part) {
    const FleetFlight *fleet = &own(table)->motion.fleet;
    const MapView *map = &own(table)->layout.map;
    const float ship = empires_flight_width(table) * 1.5F;
    float visible, x0 = 1e9F, y0 = 1e9F, x1 = -1e9F, y1 = -1e9F;
    for (int i = 0; i <= fleet->legs; i++) {
        const GfxRect at = token_over(table, i == 0 ? fleet->from : fleet->place[i - 1]);
        const MapCell *cell = &map->cell[i == 0 ? fleet->from : fleet->place[i - 1]];
        x0 = fminf(fminf(x0, at.x), cell->x - ship), x1 = fmaxf(fmaxf(x1, at.x + at.w), cell->x + ship);
        y0 = fminf(fminf(y0, at.y), cell->y - ship), y1 = fmaxf(fmaxf(y1, at.y + at.h), cell->y + ship);
    }
    if (fleet->legs == 0)
        return empires_fleet_rect(table, part, &visible);
    return around(table, gfx_rect(x0, y0, x1 - x0, y1 - y0), 20);
}

static void follow_places(App *app, CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    const MapView *map = &own(table)->layout.map;
    for (int i = 0; i < map->count; i++) {
        // Icons beside the contents reach beyond the cell.
        const GfxRect box = gfx_inset(empires_map_cell_box(&map->cell[i]), -50 * map->unit);
        follow(app, &motion->sweep_trail[i], motion->sweep[i], box);
        follow(app, &motion->found_trail[i], motion->found[i], box);
    }
}

static void follow_dice(App *app, CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    const float now = motion->dice.part + motion->dice.left;
    const bool battle = empires_dice_in_battle(table);
    const GfxRect box = battle ? own(table)->layout.battle.dice : dice_box(table);
    follow(app, &motion->dice_trail, now, around(table, box, 40));
    if (battle && motion->dice.left > 0)
        gfx_damage(app->gfx, own(table)->layout.battle.stage);
}

// All that moves on the stage of a battle is drawn together.
static void follow_stage(App *app, CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    float now[11 + SIDES + FALLS_MOST] = {motion->arrive,
                                          motion->reveal,
                                          motion->shake,
                                          motion->ruin,
                                          motion->clash,
                                          motion->decide,
                                          empires_dice_in_battle(table) ? motion->dice.part : 1,
                                          motion->leave[SIDE_ATTACKER],
                                          motion->leave[SIDE_DEFENDER],
                                          motion->join.part,
                                          motion->held_up,
                                          motion->calm,
                                          motion->verdict};
    for (int i = 0; i < FALLS_MOST; i++)
        now[11 + SIDES + i] = motion->fall[i].part;
    if (memcmp(now, motion->stage_drawn, sizeof now) == 0)
        return;
    memcpy(motion->stage_drawn, now, sizeof now);
    gfx_damage(app->gfx, own(table)->layout.battle.stage);
}

void empires_motion_damage(App *app, CardTable *table) {
    EmpiresMotion *motion = &own(table)->motion;
    follow(app, &motion->fleet_trail, motion->fleet.part, wake_box(table, motion->fleet.part));
    for (int i = 0; i < COINS_MOST; i++)
        follow(app, &motion->coin_trail[i], motion->coin[i].part,
               around(table, empires_coin_rect(table, &motion->coin[i]), 14));
    follow(app, &motion->arrival_trail, motion->arrival.part,
           around(table, empires_arrival_rect(table, &motion->arrival), 20));
    for (int i = 0; i < GHOSTS_MOST; i++)
        follow(app, &motion->ghost_trail[i], motion->ghost[i].part, around(table, motion->ghost[i].rect, 24));
    follow_stage(app, table);
    follow_dice(app, table);
    follow_places(app, table);
}

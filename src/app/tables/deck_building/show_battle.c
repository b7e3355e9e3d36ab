// SPDX-License-Identifier: MIT
// Records a battle's shots while it lasts, and shows on its stage what happens: flagships come, fire, are hit
// and go down. Elsewhere the light effects of damage and infections.
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/kit/ship_breaking.h"
#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"

#include <math.h>
#include <string.h>

#define ARRIVE_MS 880.0F
#define RECOILS_MS 70.0F
#define FALLS_IN_MS 220.0F // who has shot goes back to its place
#define HURT_MS 1000.0F
#define SHIELD_FLARES_MS 520.0F
#define TORN_MS 640.0F
#define PULSES_MOST 2 // a shot of so few points is single pulses
#define PULSE_WIDTH 0.6F
#define TWO_FROM 6       // from so many points on a shot is two beams …
#define THREE_FROM 10    // … or three
#define BEAM_APART 26.0F // units, where they hit
#define BEAM_BEFORE_MS 40.0F
#define STRUCK_MS 620.0F
#define BLAST_BEFORE_MS 60.0F // a ship gives way to its wreck, the fireball is there

static void add_later(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, delay);
}

static void add(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to) {
    add_later(table, kind, color, from, to, 0);
}

// Where the seat is on the screen now.
static GfxRect place_of(const CardTable *table, Seat seat) {
    const BuildingLayout *layout = &own(table)->layout;
    if (seat >= layout->kit.seats)
        return layout->event;
    if (building_shows_battle(table))
        return building_spot(table, seat, SPOT_WHOLE, SEAT_NONE);
    return seat == table->front ? layout->kit.plate : layout->strip[seat].box;
}

static void remember_shot(CardTable *table, const Event *event) {
    BattleShots *shots = &own(table)->shots;
    const int damage = shown(table)->table.seat[event->to_row % BUILDING_SEATS].damage;
    if (shots->count == BUILDING_SEATS)
        return;
    shots->shot[shots->count++] = (FiredShot){.from = event->seat,
                                              .at = event->to_row,
                                              .attack = (uint8_t)event->amount,
                                              .absorbed = (uint8_t)event->amount2,
                                              .damage = (uint8_t)event->amount3,
                                              .before = (uint8_t)damage};
}

// ---- on the stage

static Color color_of(App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

// Runs from 0 to 1 after so long; 1 is over, and it stays there until then.
static void run(CardTable *table, float *part, float delay, float ms) {
    if (table->timeline.reduced)
        return;
    timeline_add_ms(&table->timeline, part, 0, MOTION_WAIT, delay, 1);
    timeline_add_ms(&table->timeline, part, 1, MOTION_WAIT, delay + 1, ms);
}

// Runs to 1 in `ms`, and back to 0 in `back`.
static void swing(CardTable *table, float *value, float delay, float ms, float stays, float back) {
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, value, sizeof *value);
    timeline_add_ms(&table->timeline, value, 1, MOTION_POWER, delay, ms);
    timeline_add_ms(&table->timeline, value, 0, MOTION_POWER, delay + ms + stays, back);
}

static void face(CardTable *table, Seat seat, Seat target) {
    own(table)->facing[seat] = building_is_left_of(table, seat, target) ? FACES_RIGHT : FACES_LEFT;
}

// A number where it hits; it stays long enough to be read in reduced motion too.
static void show_hurt(CardTable *table, Seat seat, Seat by, bool hull, int lost, float delay) {
    BattleHurt *hurt = &own(table)->motion.hurt[seat][hull];
    timeline_forget(&table->timeline, &hurt->part, sizeof hurt->part);
    *hurt = (BattleHurt){.part = 0, .lost = (int16_t)lost, .by = by};
    timeline_add_ms(&table->timeline, &hurt->part, 1, MOTION_BEAM, delay, HURT_MS);
}

static void hit_shields(CardTable *table, Seat seat, Seat by, int lost, float delay) {
    const GfxRect at = building_spot(table, seat, SPOT_SHIELD, by);
    run(table, &own(table)->motion.flash[seat], delay, SHIELD_FLARES_MS);
    add_later(table, FLARE_RING, COLOR_SHIELDS, at, at, delay);
    show_hurt(table, seat, by, false, lost, delay);
}

// What an earlier shot has taken is gone before the next one hits.
static void forget_hurts(CardTable *table) {
    for (int i = 0; i < 2 * BUILDING_SEATS; i++) {
        float *part = &own(table)->motion.hurt[i / 2][i % 2].part;
        timeline_forget(&table->timeline, part, sizeof *part);
        if (*part < 1)
            timeline_add_ms(&table->timeline, part, 1, MOTION_BEAM, 0, SHOT_CHARGE_MS);
    }
}

static void hit_hull(CardTable *table, Seat seat, Seat by, int lost, float delay) {
    const float might = building_might(lost);
    const GfxRect at = building_spot(table, seat, SPOT_HULL, SEAT_NONE);
    const Flare hit = {.kind = FLARE_HIT,
                       .color = COLOR_DAMAGE,
                       .from = flare_at_place(at),
                       .to = flare_at_place(at),
                       .width = 0.5F + 1.2F * might};
    own(table)->motion.force[seat] = 0.5F + 2 * might;
    run(table, &own(table)->motion.shake[seat], delay, SHAKE_MS);
    swing(table, &own(table)->motion.push[seat], delay, 110, 0, 300);
    flare_add(&table->scene.flares, &table->timeline, &hit, delay);
    show_hurt(table, seat, by, true, lost, delay);
}

static GfxRect lower(const CardTable *table, GfxRect spot, float units) {
    const StageView stage = building_stage(table);
    spot.y += stage_px(&stage, units);
    return spot;
}

// A few points are single pulses, more of them a beam, the wider the more it does, and many points several
// beams close together. The widest arrives last, at `lands`.
static void add_volley(CardTable *table, Color color, GfxRect from, GfxRect to, int points, float lands) {
    const bool pulses = points <= PULSES_MOST;
    const int beams = points >= THREE_FROM ? 3 : points >= TWO_FROM ? 2 : 1;
    for (int i = 0; i < beams; i++) {
        const float aside = i == 0 ? 0 : i == 1 ? BEAM_APART : -BEAM_APART;
        const Flare flare = {.kind = pulses ? FLARE_PULSE : FLARE_LASER,
                             .count = (uint8_t)(!pulses      ? 0
                                                : points > 1 ? points
                                                             : 1),
                             .color = color,
                             .from = flare_at_place(lower(table, from, aside * 0.2F)),
                             .to = flare_at_place(lower(table, to, aside)),
                             .width = (pulses ? PULSE_WIDTH : 0.5F + 1.1F * building_might(points)) *
                                      (i == 0 ? 1 : 0.6F)};
        const float flies = shot_hit_ms((FlareKind)flare.kind, flare.count);
        flare_add(&table->scene.flares, &table->timeline, &flare,
                  fmaxf(0, lands - flies - BEAM_BEFORE_MS * (float)i));
    }
}

// Who shoots comes forward, is thrown back when it fires, and goes back to its place; so does who has shot
// before.
static void come_forward(CardTable *table, Seat from, float might, const ShotTimes *times) {
    BattleMotion *motion = &own(table)->motion;
    for (Seat seat = 0; seat < BUILDING_SEATS; seat++)
        if (seat != from && motion->surge[seat] > 0) {
            timeline_forget(&table->timeline, &motion->surge[seat], sizeof motion->surge[seat]);
            timeline_add_ms(&table->timeline, &motion->surge[seat], 0, MOTION_POWER, 0, FALLS_IN_MS);
        }
    swing(table, &motion->surge[from], times->aims, SHOT_CHARGE_MS, times->all - times->fires - FALLS_IN_MS,
          FALLS_IN_MS);
    swing(table, &motion->draw_back[from], times->fires, RECOILS_MS, 0, 220 + 160 * might);
}

// Where its muzzle is when it fires.
static GfxRect firing_muzzle(const CardTable *table, Seat from, Seat to) {
    const StageView stage = building_stage(table);
    GfxRect muzzle = building_spot(table, from, SPOT_MUZZLE, to);
    if (!table->timeline.reduced)
        muzzle.x += (building_looks_right(table, from) ? 1 : -1) * stage_px(&stage, BATTLE_SURGE);
    return muzzle;
}

// In a battle of one's own it is said who fires at whom, and a mark closes on the target before light
// gathers.
static void tell_shot(CardTable *table, const ShotTimes *times) {
    BattleMotion *motion = &own(table)->motion;
    if (!building_fights(table) || table->timeline.speed <= 0)
        return;
    timeline_forget(&table->timeline, &motion->told, sizeof motion->told);
    motion->told = 0;
    timeline_add_ms(&table->timeline, &motion->told, 1, MOTION_BEAM, 0, times->all);
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, &motion->mark, sizeof motion->mark);
    motion->mark = 0;
    timeline_add_ms(&table->timeline, &motion->mark, 1, MOTION_WAIT, 0, times->fires);
}

// Light gathers at the muzzle, the beam flies, and shows where it hits what it takes: first of the shields,
// and through them of the hull.
static void show_shot(App *app, CardTable *table, const Event *event) {
    BattleMotion *motion = &own(table)->motion;
    const Seat from = event->seat, to = event->to_row;
    if (to >= seen(table)->table.seats)
        return;
    face(table, from, to);
    motion->shooter = from;
    motion->victim = to;
    const Color color = color_of(app, from);
    const GfxRect muzzle = firing_muzzle(table, from, to), hull = building_spot(table, to, SPOT_HULL, from),
                  shield = building_spot(table, to, SPOT_SHIELD, from);
    const bool shielded = event->amount2 > 0, hurt = event->amount3 > 0;
    const ShotTimes times = building_shot_times(table, event);
    forget_hurts(table);
    swing(table, &motion->fight, 0, SHOT_CHARGE_MS, times.all - SHOT_CHARGE_MS, 160);
    tell_shot(table, &times);
    come_forward(table, from, building_might(event->amount), &times);
    if (event->amount > PULSES_MOST)
        add_later(table, FLARE_CHARGE, color, muzzle, muzzle, times.aims);
    add_volley(table, color, muzzle, shielded ? shield : hull, event->amount, times.lands);
    if (shielded)
        hit_shields(table, to, from, event->amount2, times.lands);
    if (shielded && hurt) {
        add_volley(table, color, shield, hull, event->amount3, times.hull);
        run(table, &motion->torn[to], times.hull, TORN_MS);
    }
    if (hurt)
        hit_hull(table, to, from, event->amount3, times.hull);
    if (hurt && to == table->front && building_fights(table))
        run(table, &motion->struck, times.hull, STRUCK_MS);
}

// The last loss has been told when it is said who has won.
static void show_over(App *app, CardTable *table, const Event *event, GfxRect at) {
    LossNews *loss = &own(table)->motion.loss;
    timeline_forget(&table->timeline, &loss->part, sizeof loss->part);
    loss->part = 1;
    building_flight_end(table);
    if (event->seat != SEAT_NONE)
        add(table, FLARE_SIGNAL, color_of(app, event->seat), at, at);
}

// Of the last shot at it; 0: there was none.
static int last_attack(const CardTable *table, Seat at) {
    const BattleShots *shots = &own(table)->shots;
    for (int i = shots->count - 1; i >= 0; i--)
        if (shots->shot[i].at == at)
            return shots->shot[i].attack;
    return 0;
}

static void show_downed(CardTable *table, const Event *event) {
    BattleMotion *motion = &own(table)->motion;
    const GfxRect at = building_spot(table, event->seat, SPOT_WHOLE, SEAT_NONE);
    const float bursts = table->timeline.reduced ? 0 : SHIP_BURNS_MS;
    const Flare blast = {.kind = FLARE_BLAST,
                         .count = 1,
                         .color = COLOR_DAMAGE,
                         .from = flare_at_place(at),
                         .to = flare_at_place(at)};
    flare_add(&table->scene.flares, &table->timeline, &blast, bursts - BLAST_BEFORE_MS);
    if (building_fights(table)) { // everybody looks at it
        motion->shooter = SEAT_NONE;
        motion->victim = event->seat;
        swing(table, &motion->fight, 0, SHOT_CHARGE_MS, SHIP_BREAKS_MS - 2 * SHOT_CHARGE_MS, SHOT_CHARGE_MS);
    }
    motion->force[event->seat] = 2.5F;
    run(table, &motion->shake[event->seat], bursts, SHAKE_MS);
    run(table, &motion->breaks[event->seat], 0, SHIP_BREAKS_MS);
    timeline_add_ms(&table->timeline, &motion->fallen[event->seat], 1, MOTION_POWER, bursts, SHIP_WRECKED_MS);
    if (table->timeline.speed <= 0)
        return;
    timeline_forget(&table->timeline, &motion->loss.part, sizeof motion->loss.part);
    motion->loss =
        (LossNews){.part = 0,
                   .seat = event->seat,
                   .how = building_loss_cause(table, event->to_row, last_attack(table, event->seat))};
    timeline_add_ms(&table->timeline, &motion->loss.part, 1, MOTION_BEAM, 0, LOSS_NEWS_MS);
}

// The flagships come.
static void show_begin(CardTable *table) {
    memset(own(table)->facing, FACES_REST, sizeof own(table)->facing);
    building_stage_rest(table);
    run(table, &own(table)->motion.arrive, 0, ARRIVE_MS);
    if (!table->timeline.reduced && table->timeline.speed > 0)
        own(table)->motion.arrive = 0;
}

// A shot's damage shows when it has hit.
void building_landed(CardTable *table, const Event *event) {
    building_failed_costs(table, event);
    if (event->kind == EVENT_SHOT)
        remember_shot(table, event);
}

// Which battle it is, and how it ended.
static void follow_battle(CardTable *table, const Event *event) {
    BattleShots *shots = &own(table)->shots;
    if (shots->over && event->kind != EVENT_BATTLE_OVER)
        *shots = (BattleShots){.card = NONE}; // the result has been on screen long enough
    if (event->kind == EVENT_BATTLE)
        *shots = (BattleShots){.card = event->card, .winner = SEAT_NONE};
    if (event->kind != EVENT_BATTLE_OVER)
        return;
    shots->card = event->card;
    shots->over = true;
    shots->winner = event->seat;
}

// In a battle damage that comes of no shot hits the ship all the same.
static void show_damaged(CardTable *table, const Event *event, GfxRect at) {
    if (!building_shows_battle(table)) {
        add(table, FLARE_FLASH, COLOR_DAMAGE, at, at);
        building_blow(table, event->seat, event->amount - event->amount2);
        return;
    }
    own(table)->motion.shooter = SEAT_NONE;
    own(table)->motion.victim = event->seat;
    if (event->amount2 > 0)
        hit_shields(table, event->seat, SEAT_NONE, event->amount2, 0);
    if (event->amount > event->amount2)
        hit_hull(table, event->seat, SEAT_NONE, event->amount - event->amount2,
                 event->amount2 > 0 ? SHOT_THROUGH_MS : 0);
}

void building_show_battle(App *app, CardTable *table, const Event *event) {
    follow_battle(table, event);
    const GfxRect at = place_of(table, event->seat);
    switch ((BuildingEvent)event->kind) {
    case EVENT_FLIPPED:
        building_prefetch_stage(app, table, event->card);
        break;
    case EVENT_BATTLE:
        show_begin(table);
        break;
    case EVENT_AIMED:
        if (event->to_row < seen(table)->table.seats)
            face(table, event->seat, event->to_row);
        break;
    case EVENT_SHOT:
        show_shot(app, table, event);
        break;
    case EVENT_DOWNED:
        show_downed(table, event);
        break;
    case EVENT_BATTLE_OVER:
        show_over(app, table, event, at);
        break;
    case EVENT_DEFEATED:
        add(table, FLARE_BURST, COLOR_DAMAGE, at, at);
        break;
    case EVENT_DAMAGED:
        show_damaged(table, event, at);
        break;
    case EVENT_INFECTED:
        add(table, FLARE_GLOW, palette_faction(building_infection_palette(table->looks))->main, at, at);
        break;
    case EVENT_REPAIRED:
        add(table, FLARE_GLOW, COLOR_SHIELDS, at, at);
        break;
    default:
        break;
    }
    if (event->kind == EVENT_BATTLE || building_shows_battle(table))
        building_flight_stir(table);
}

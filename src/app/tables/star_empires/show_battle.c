// SPDX-License-Identifier: MIT
// Shows what happens on the stage of a battle: fleets come, cards turn up and their side fires, ships are
// shot down, jump away or change sides.
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/shot.h"
#include "app/tables/star_empires/battle_fleet.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "games/star_empires/numbers.h"

#include <string.h>

#define ARRIVE_MS 900.0F
#define LEAVE_MS 520.0F
#define FALLS_MS 420.0F
#define HURT_MS 1100.0F
#define SHOT_APART_MS 60.0F
#define HIT_AFTER_MS 90.0F // a beam has arrived

static Color color_of(App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

static void add_light(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, delay * empires_duration_factor(table));
}

// ---- both fleets

typedef struct Fleets {
    BattleStatus battle;
    FleetShip ship[SIDES][FLEET_MOST];
    int count[SIDES];
} Fleets;

static void read_fleets(const App *app, const CardTable *table, Fleets *fleets) {
    empires_read_battle(app, table, &fleets->battle);
    for (int side = 0; side < SIDES; side++)
        fleets->count[side] =
            empires_battle_fleet(app, table, &fleets->battle.stack[side], NULL, fleets->ship[side]);
}

static bool fires(const FleetShip *ship) {
    return ship->units > 0 && ship->post != POST_LEADER;
}

// The ground: what a garrison or a minor race fires from, and is hit at.
static GfxRect ground_spot(const CardTable *table, int side) {
    return empires_stage_rect(table, side == SIDE_ATTACKER ? 430 : 618, 292, 1, 1);
}

// The `nth` ship of a side that is there; the ground where it has none.
static GfxRect target_at(const CardTable *table, const Fleets *fleets, int side, int nth) {
    int there = 0;
    for (int i = 0; i < fleets->count[side]; i++)
        there += fires(&fleets->ship[side][i]);
    for (int i = 0, at = 0; i < fleets->count[side]; i++)
        if (fires(&fleets->ship[side][i]) && at++ == nth % there)
            return empires_ship_middle(table, &fleets->ship[side][i]);
    return ground_spot(table, side);
}

#define VOLLEY_MOST 4

// Each of its ships fires once, at most four; at `delay`.
static void fire_volley(App *app, CardTable *table, const Fleets *fleets, int side, float delay) {
    const BattleStack *stack = &fleets->battle.stack[side];
    const Color color = palette_faction(stack->palette)->main;
    int shots = 0;
    for (int i = 0; i < fleets->count[side] && shots < VOLLEY_MOST; i++)
        if (fires(&fleets->ship[side][i])) {
            const GfxRect to = target_at(table, fleets, 1 - side, shots);
            const float at = delay + SHOT_APART_MS * (float)shots++;
            add_light(table, FLARE_LASER, color,
                      empires_ship_muzzle(app, table, &fleets->ship[side][i], side), to, at);
            add_light(table, FLARE_HIT, color, to, to, at + HIT_AFTER_MS);
        }
    if (shots == 0) // a garrison or a minor race
        add_light(table, FLARE_LASER, color, ground_spot(table, side), target_at(table, fleets, 1 - side, 0),
                  delay);
}

// ---- events

static void begin(CardTable *table) {
    empires_animate(table, &own(table)->motion.arrive, 0, ARRIVE_MS);
}

// The last cards are laid: they turn up one by one, and each is a volley of its side.
static void show_cards(App *app, CardTable *table, const EmpiresView *after) {
    EmpiresMotion *motion = &own(table)->motion;
    const BattleState *battle = &after->table.battle;
    CardTurn turns[REVEAL_MOST];
    Fleets fleets;
    const int count = empires_card_turns(battle, turns);
    const float each = empires_card_ms(count);
    motion->ms = 0;
    if (count == 0 || table->recap)
        return;
    read_fleets(app, table, &fleets);
    for (int i = 0; i < count; i++)
        fire_volley(app, table, &fleets, turns[i].side, each * ((float)i + CARD_COUNTS_AT));
    empires_animate(table, &motion->reveal, 0, each * (float)count);
    motion->ms = each * (float)count * empires_duration_factor(table);
}

static void show_forces(App *app, CardTable *table, const Event *event) {
    Fleets fleets;
    read_fleets(app, table, &fleets);
    fire_volley(app, table, &fleets, event->amount > event->amount2 ? SIDE_ATTACKER : SIDE_DEFENDER, 0);
    empires_animate(table, &own(table)->motion.shake, 0, SHAKE_MS);
}

static int side_of(const BattleState *battle, Seat seat) {
    return battle->kind != BATTLE_CONQUEST && battle->side[SIDE_DEFENDER] == seat ? SIDE_DEFENDER
                                                                                  : SIDE_ATTACKER;
}

// The last ship of that kind that is still there; NULL: none is seen.
static const FleetShip *last_of(const Fleets *fleets, int side, uint8_t unit) {
    for (int i = fleets->count[side] - 1; i >= 0; i--)
        if (fleets->ship[side][i].unit == unit && fleets->ship[side][i].units > 0)
            return &fleets->ship[side][i];
    return NULL;
}

// It is shot down, and its force stands there.
static void show_lost(App *app, CardTable *table, const Event *event) {
    EmpiresMotion *motion = &own(table)->motion;
    const int side = side_of(&seen(table)->table.battle, event->seat);
    Fleets fleets;
    motion->fallen_side = (uint8_t)side;
    motion->fallen_unit = event->at;
    empires_animate(table, &motion->fallen, 0, FALLS_MS);
    read_fleets(app, table, &fleets);
    const FleetShip *ship = last_of(&fleets, side, event->at);
    if (ship == NULL)
        return;
    const GfxRect box = empires_ship_whole(table, ship), at = empires_ship_middle(table, ship);
    for (int i = 0, shots = 0; i < fleets.count[1 - side] && shots < 3; i++)
        if (fires(&fleets.ship[1 - side][i]))
            add_light(table, FLARE_LASER, palette_faction(fleets.battle.stack[1 - side].palette)->main,
                      empires_ship_muzzle(app, table, &fleets.ship[1 - side][i], 1 - side), at,
                      30 * (float)shots++);
    add_light(table, FLARE_BLAST, color_of(app, event->seat), box, box, HIT_AFTER_MS);
    timeline_forget(&table->timeline, &motion->hurt.part, sizeof motion->hurt.part);
    motion->hurt =
        (Hurt){.part = 0,
               .force = race_of(empires_rules(app), &seen(table)->table, event->seat)->force[event->at],
               .at = at};
    timeline_add_ms(&table->timeline, &motion->hurt.part, 1, MOTION_BEAM, HIT_AFTER_MS, HURT_MS);
    empires_animate(table, &motion->shake, HIT_AFTER_MS, SHAKE_MS);
}

// A light over the ship that is saved, or changes sides.
static void show_spared(App *app, CardTable *table, const Event *event, FlareKind kind) {
    const int side = side_of(&seen(table)->table.battle, event->seat);
    Fleets fleets;
    read_fleets(app, table, &fleets);
    for (int i = 0; i < fleets.count[side]; i++)
        if (fleets.ship[side][i].unit == event->at) {
            const GfxRect box = empires_ship_whole(table, &fleets.ship[side][i]);
            add_light(table, kind, color_of(app, event->seat), box, box, 0);
            return;
        }
}

void empires_show_on_stage(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    const BattleState *now = &seen(table)->table.battle;
    if (!empires_shows_battle(table)) {
        if (empires_is_on_stage(after))
            begin(table);
        return;
    }
    switch ((EmpiresEvent)event->kind) {
    case EVENT_COMMITTED:
        if (now->is_committed[SIDE_ATTACKER] == 0 && after->table.battle.is_committed[SIDE_ATTACKER] != 0)
            show_cards(app, table, after);
        break;
    case EVENT_FORCES:
        show_forces(app, table, event);
        break;
    case EVENT_LOST:
        show_lost(app, table, event);
        break;
    case EVENT_SAVED:
        show_spared(app, table, event, FLARE_SHIELD);
        break;
    case EVENT_ASSIMILATED:
        show_spared(app, table, event, FLARE_WAVE);
        break;
    case EVENT_RETREATED:
        empires_remember_retreat(table);
        empires_animate(table, &own(table)->motion.leave[side_of(now, event->seat)], 0, LEAVE_MS);
        break;
    default:
        break;
    }
}

// The last beam of a volley has hit so long after its first one is fired.
static float volley_ms(const CardTable *table) {
    return SHOT_APART_MS * VOLLEY_MOST * empires_duration_factor(table) + HIT_AFTER_MS;
}

float empires_stage_lands(const CardTable *table, const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_COMMITTED:
        return own(table)->motion.reveal < 1 ? own(table)->motion.ms + volley_ms(table) : 0;
    case EVENT_FORCES:
        return volley_ms(table);
    case EVENT_LOST:
        return HIT_AFTER_MS + 2 * SHOT_APART_MS;
    default:
        return 0;
    }
}

float empires_stage_ms(const CardTable *table, const Event *event) {
    const EmpiresMotion *motion = &own(table)->motion;
    return event->kind == EVENT_COMMITTED && motion->reveal < 1 ? motion->ms : 0;
}

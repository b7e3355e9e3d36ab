// SPDX-License-Identifier: MIT
// Light effects of a fight: shots from ship to ship, what they do there, power gained and lost, dice. They
// have the colours of whoever acts; counted things have their own.
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/beam.h"
#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/scene.h"

#define DICE_STAND_MS 1100.0F
#define HURT_MS 1200.0F
#define SHIELD_FLARES_MS 520.0F
#define SHIELD_TEARS_MS 620.0F

static Color color_of(App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

static void add(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, delay);
}

static const ShipPanel *panel(const CardTable *table, Seat seat) {
    return &own(table)->layout.panel[seat];
}

// Runs an animation from its start; at 1 it is over.
static void run(CardTable *table, float *part, float ms) {
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, part, sizeof *part);
    *part = 0;
    timeline_add_ms(&table->timeline, part, 1, MOTION_WAIT, 0, ms);
}

// Runs to 1 in `ms`, stays so long, and returns in `back` ms.
static void swing(CardTable *table, float *value, float ms, float stays, float back) {
    if (table->timeline.reduced)
        return;
    timeline_add_ms(&table->timeline, value, 1, MOTION_POWER, 0, ms);
    timeline_add_ms(&table->timeline, value, 0, MOTION_POWER, ms + stays, back);
}

// ---- single events

static void show_roll(CardTable *table, const Event *event) {
    StrikeTable *at = own(table);
    at->die[event->seat] = (uint8_t)event->amount;
    at->roll[event->seat] = 0;
    at->die_left[event->seat] = 1;
    timeline_forget(&table->timeline, &at->roll[event->seat], sizeof(float));
    timeline_forget(&table->timeline, &at->die_left[event->seat], sizeof(float));
    const float ms = table->timeline.reduced ? 1 : ROLL_MS;
    timeline_add_ms(&table->timeline, &at->roll[event->seat], 1, MOTION_WAIT, 0, ms);
    timeline_add_ms(&table->timeline, &at->die_left[event->seat], 0, MOTION_GLOW_OUT, ROLL_MS + DICE_STAND_MS,
                    300);
}

static void show_power(App *app, CardTable *table, const Event *event) {
    if (event->row >= TRACKS)
        return;
    const GfxRect track = panel(table, event->seat)->track[event->row];
    if (event->at == POWER_PAID)
        add(table, FLARE_BOLT, strike_track_color(event->row), track, own(table)->layout.lane.slot, 0);
    else
        add(table, event->amount2 > event->amount ? FLARE_GLOW : FLARE_FLASH,
            event->amount2 > event->amount ? strike_track_color(event->row) : COLOR_DAMAGE, track, track, 0);
    (void)app;
}

// Shields in the way are hit first.
static bool hits_shield(const CardTable *table, const Event *event) {
    return shown(table)->seat[event->to_row].power[TRACK_SHIELD] > 0 && !own(table)->fought.bypass;
}

// An attack that was countered is fired too, and stopped short of its target.
static void show_shots(App *app, CardTable *table, const Event *event) {
    const StrikeRules *rules = strike_rules(app);
    if (event->card >= rules->card_count || event->to_row >= seen(table)->seats)
        return;
    const bool countered = event->at == 1;
    const FlareKind kind = strike_show_shot(rules->card[event->card].attack.tags);
    const GfxRect from = strike_ship_spot(table, event->seat, SPOT_MUZZLE),
                  to = strike_ship_spot(table, event->to_row,
                                        countered                   ? SPOT_SHORT
                                        : hits_shield(table, event) ? SPOT_SHIELD
                                                                    : SPOT_HULL);
    if (kind == FLARE_KINDS) { // a craft flies there itself
        own(table)->flight = (StrikeFlight){0, event->card, event->seat, event->to_row};
        run(table, &own(table)->flight.part, STRIKE_FLIES_MS);
        return;
    }
    swing(table, &own(table)->draw_back[event->seat], CHARGE_MS, 0, 260);
    add(table, FLARE_CHARGE, color_of(app, event->seat), from, from, 0);
    add(table, kind, color_of(app, event->seat), from, to, CHARGE_MS);
}

// The number at the ship; it stays long enough to be read in reduced motion too.
static void show_hurt(CardTable *table, const Event *event, uint8_t track) {
    StrikeHurt *hurt = &own(table)->hurt[event->seat][track == TRACKS];
    timeline_forget(&table->timeline, &hurt->part, sizeof hurt->part);
    *hurt = (StrikeHurt){.part = 0, .lost = (int16_t)(event->amount - event->amount2), .track = track};
    timeline_add_ms(&table->timeline, &hurt->part, 1, MOTION_BEAM, 0, HURT_MS);
}

static void show_hull_hit(CardTable *table, const Event *event) {
    const ShipPanel *ship = panel(table, event->seat);
    const GfxRect hull = strike_ship_spot(table, event->seat, SPOT_HULL);
    const StrikeHurt *shield = &own(table)->hurt[event->seat][0];
    run(table, &own(table)->shake[event->seat], SHAKE_MS);
    if (shield->lost > 0 && shield->part < 1) // the same shot has broken it
        run(table, &own(table)->torn[event->seat], SHIELD_TEARS_MS);
    swing(table, &own(table)->push[event->seat], 120, 0, 300);
    add(table, FLARE_HIT, COLOR_DAMAGE, hull, hull, 0);
    show_hurt(table, event, TRACKS);
    add(table, FLARE_FLASH, COLOR_DAMAGE, ship->hull, ship->hull, 0);
    if (strike_hull_falls_low(event)) {
        const GfxRect middle = strike_ship_spot(table, event->seat, SPOT_MIDDLE);
        add(table, FLARE_SIGNAL, COLOR_DAMAGE, middle, middle, LOW_AFTER_MS);
    }
}

static void show_shield_hit(CardTable *table, const Event *event) {
    const GfxRect at = strike_ship_spot(table, event->seat, SPOT_SHIELD);
    run(table, &own(table)->flash[event->seat], SHIELD_FLARES_MS);
    add(table, FLARE_RING, COLOR_SHIELDS, at, at, 0);
    show_hurt(table, event, TRACK_SHIELD);
}

static void show_at(CardTable *table, Seat seat, FlareKind kind, Color color) {
    const GfxRect whole = strike_ship_spot(table, seat, SPOT_WHOLE);
    add(table, kind, color, whole, whole, 0);
}

// An alarm light on every ship that is still in the game.
static void show_meltdown(CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (seen(table)->seat[seat].alive)
            show_at(table, seat, FLARE_SIGNAL, COLOR_DAMAGE);
}

static void show_at_ship(App *app, CardTable *table, const Event *event, FlareKind kind) {
    show_at(table, event->seat, kind, color_of(app, event->seat));
}

// What happens to the attack in the lane.
static void show_in_lane(App *app, CardTable *table, const Event *event) {
    const CombatLane *lane = &own(table)->layout.lane;
    switch ((StrikeEvent)event->kind) {
    case EVENT_ATTACK: // who attacks whom
        if (event->to_row < seen(table)->seats)
            beam_add(table, flare_at_place(strike_ship_spot(table, event->seat, SPOT_MIDDLE)),
                     flare_at_place(strike_ship_spot(table, event->to_row, SPOT_MIDDLE)),
                     color_of(app, event->seat), 0);
        break;
    case EVENT_COUNTERED:
    case EVENT_VOID:
        add(table, FLARE_COUNTER, COLOR_DAMAGE, lane->card, lane->card, 0);
        break;
    case EVENT_REDUCED:
        add(table, FLARE_RING, COLOR_ICE, lane->sum, lane->sum, 0);
        break;
    case EVENT_TAKE:
    case EVENT_NO_COUNTER: { // shown whatever the hand holds
        const GfxRect middle = strike_ship_spot(table, event->seat, SPOT_MIDDLE);
        add(table, FLARE_RING, color_of(app, event->seat), middle, middle, 0);
        break;
    }
    default:
        break;
    }
}

void strike_show_fight(App *app, CardTable *table, const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_ROLL:
        show_roll(table, event);
        break;
    case EVENT_FIRST:
    case EVENT_MAY_COUNTER:
    case EVENT_CONCEDE:
        show_at_ship(app, table, event, FLARE_SIGNAL);
        break;
    case EVENT_POWER:
        show_power(app, table, event);
        break;
    case EVENT_REPAIR:
        add(table, FLARE_GLOW, COLOR_ICE, panel(table, event->seat)->hull, panel(table, event->seat)->hull,
            0);
        break;
    case EVENT_RESOLVE:
        show_shots(app, table, event);
        break;
    case EVENT_SHIELD_HIT:
        show_shield_hit(table, event);
        break;
    case EVENT_HULL_HIT:
    case EVENT_MELTED:
        show_hull_hit(table, event);
        break;
    case EVENT_MELTDOWN:
        show_meltdown(table);
        break;
    case EVENT_DESTROYED:
        show_at_ship(app, table, event, FLARE_BLAST);
        break;
    case EVENT_OVER:
        if (event->seat != SEAT_NONE)
            show_at_ship(app, table, event, FLARE_WAVE);
        break;
    default:
        show_in_lane(app, table, event);
        break;
    }
}

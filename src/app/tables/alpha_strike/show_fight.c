// SPDX-License-Identifier: MIT
// Light effects of a fight: shots from ship to ship, what they do there, power gained and lost, dice. They
// have the colours of whoever acts; counted things have their own.
#include "app/tables/alpha_strike/flight.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/beam.h"
#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/kit/ship_breaking.h"

#define DICE_STAND_MS 1100.0F
#define HURT_MS 1200.0F
#define LAUNCH_AFTER_MS 160.0F
#define LAUNCH_MS 760.0F
#define SIGN_AFTER_MS 60.0F
#define SHIELD_FLARES_MS 520.0F
#define SHIELD_TEARS_MS 620.0F
#define SMALL_ONES_MS 280.0F // small explosions before a large one
#define LAST_HITS 3          // that follow the hit that destroys a ship
#define BLIND_MS 170.0F      // its flash
#define BURSTS 6             // after the large explosion, one every …
#define BURST_MS 130.0F

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

// The number at the ship; it stays long enough to be read in reduced motion too.
static void show_hurt(CardTable *table, const Event *event, uint8_t track) {
    StrikeHurt *hurt = &own(table)->hurt[event->seat][track == TRACKS];
    timeline_forget(&table->timeline, &hurt->part, sizeof hurt->part);
    *hurt = (StrikeHurt){.part = 0, .lost = (int16_t)(event->amount - event->amount2), .track = track};
    timeline_add_ms(&table->timeline, &hurt->part, 1, MOTION_BEAM, 0, HURT_MS);
}

// The larger the loss, the larger the fire; the last hit is seen all over the ship, and blinds for a moment.
static void hit_hull(CardTable *table, const Event *event, GfxRect hull) {
    const bool last = event->amount2 <= 0 && event->kind == EVENT_HULL_HIT;
    const int lost = event->amount - event->amount2;
    const float w = strike_stage_px(table, 300);
    Flare hit = {.kind = FLARE_HIT,
                 .color = COLOR_DAMAGE,
                 .from = flare_at_place(hull),
                 .to = flare_at_place(hull),
                 .width = last ? 2.2F : strike_strength(lost)};
    flare_add(&table->scene.flares, &table->timeline, &hit, 0);
    for (int i = 0; i < LAST_HITS && last; i++) {
        const float side = i % 2 == 0 ? 1 : -1;
        hit.to.rect.x = hull.x + side * w * (0.12F + 0.07F * (float)i);
        hit.to.rect.y = hull.y - side * w * 0.04F * (float)(i + 1);
        hit.from = hit.to;
        hit.width = 1.3F;
        flare_add(&table->scene.flares, &table->timeline, &hit, 70 + 80 * (float)i);
    }
    if (last) {
        own(table)->blind_at = hull;
        run(table, &own(table)->blind, BLIND_MS);
    }
}

// What a shield has not held goes on to the hull.
static void shoot_through(App *app, CardTable *table, const Event *event, bool broken) {
    const ViewAttack *attack = &own(table)->fought;
    if (!broken || event->kind != EVENT_HULL_HIT || own(table)->fought_left <= 0 ||
        attack->card >= strike_rules(app)->card_count || attack->target != event->seat)
        return;
    const FlareKind kind = strike_show_shot(&strike_rules(app)->card[attack->card]);
    if (kind != FLARE_LASER && kind != FLARE_PULSE)
        return;
    const GfxRect from = strike_ship_spot(table, attack->attacker, SPOT_MUZZLE),
                  to = strike_ship_spot(table, event->seat, SPOT_HULL);
    const Flare flare = {.kind = (uint8_t)kind,
                         .color = color_of(app, attack->attacker),
                         .from = flare_at_place(from),
                         .to = flare_at_place(to),
                         .there = true,
                         .width = event->amount2 > 0 ? 1 : 1.7F,
                         .count = kind == FLARE_PULSE ? 2 : 1};
    flare_add(&table->scene.flares, &table->timeline, &flare, 0);
}

static void show_hull_hit(App *app, CardTable *table, const Event *event) {
    const ShipPanel *ship = panel(table, event->seat);
    const GfxRect hull = strike_ship_spot(table, event->seat, SPOT_HULL);
    const StrikeHurt *shield = &own(table)->hurt[event->seat][0];
    own(table)->shake_by[event->seat] = strike_strength(event->amount - event->amount2);
    run(table, &own(table)->shake[event->seat], event->amount2 > 0 ? SHAKE_MS : 2 * SHAKE_MS);
    if (shield->lost > 0 && shield->part < 1) // the same shot has broken it
        run(table, &own(table)->torn[event->seat], SHIELD_TEARS_MS);
    swing(table, &own(table)->push[event->seat], 120, 0, 300);
    shoot_through(app, table, event, shield->lost > 0 && shield->part < 1);
    hit_hull(table, event, hull);
    show_hurt(table, event, TRACKS);
    add(table, FLARE_FLASH, COLOR_DAMAGE, ship->hull, ship->hull, 0);
    if (strike_hull_falls_low(event)) {
        const GfxRect middle = strike_ship_spot(table, event->seat, SPOT_MIDDLE);
        add(table, FLARE_SIGNAL, COLOR_DAMAGE, middle, middle, LOW_AFTER_MS);
    }
}

static void show_shield_hit(CardTable *table, const Event *event) {
    const int lost = event->amount - event->amount2;
    const GfxRect at = strike_ship_spot(table, event->seat, SPOT_SHIELD);
    own(table)->shake_by[event->seat] = 0.5F * strike_strength(lost);
    run(table, &own(table)->shake[event->seat], SHAKE_MS);
    own(table)->flash_by[event->seat] = fminf(1, 0.5F * strike_strength(lost));
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

// Its whole length is on fire, so that nobody sees its picture give way to that of its wreck.
static void show_destroyed(App *app, CardTable *table, const Event *event) {
    const GfxRect whole = strike_ship_spot(table, event->seat, SPOT_WHOLE);
    const float bursts = table->timeline.reduced ? 0 : SHIP_BURNS_MS;
    strike_loss_begin(app, table, event);
    add(table, FLARE_BLAST, color_of(app, event->seat), whole, whole, fmaxf(0, bursts - SMALL_ONES_MS));
    for (int i = 0; i < BURSTS && !table->timeline.reduced; i++) { // from its middle to both ends
        const float side = (i % 2 == 0 ? -0.16F : 0.16F) * (float)(i / 2 + 1);
        const Flare blast = {.kind = FLARE_BLAST,
                             .color = COLOR_DAMAGE,
                             .count = 1,
                             .to =
                                 flare_at_place(gfx_rect(whole.x + whole.w * side,
                                                         whole.y - whole.h * side * 0.3F, whole.w, whole.h))};
        flare_add(&table->scene.flares, &table->timeline, &blast, bursts + 120 + BURST_MS * (float)i);
    }
}

// The shot is seen to fail, and then the sign says so.
static void show_countered(App *app, CardTable *table, const Event *event) {
    strike_show_shots(app, table, event);
    if (event->to_row >= seen(table)->seats)
        return;
    const GfxRect at = strike_ship_spot(table, event->to_row, SPOT_SHORT);
    add(table, FLARE_COUNTER, COLOR_DAMAGE, at, at,
        strike_hit_ms(strike_rules(app), event->card) + SIGN_AFTER_MS);
}

// ---- craft

// How many-eth of the craft beside its ship.
static int craft_place(const CardTable *table, Seat seat, uint8_t card) {
    int place = 0;
    while (place + 1 < table->scene.zone[seat].count && table_card_at(table, seat, place)->card != card)
        place++;
    return place;
}

// It leaves its ship once its card is down.
static void show_launch(CardTable *table, const Event *event) {
    StrikeTable *at = own(table);
    if (event->card == CARD_HIDDEN || table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, &at->launch[event->seat], sizeof(float));
    at->launched[event->seat] = event->card;
    at->launch[event->seat] = 0;
    timeline_add_ms(&table->timeline, &at->launch[event->seat], 1, MOTION_WAIT, LAUNCH_AFTER_MS, LAUNCH_MS);
}

// A craft that attacks goes ahead of its ship, and waits there for the answer.
static void send_craft_ahead(CardTable *table, const Event *event) {
    bool craft = event->spare == 1;
    for (int i = 0; i < seen(table)->seat[event->seat].craft_count && !craft; i++)
        craft = seen(table)->seat[event->seat].craft[i] == event->card;
    if (!craft)
        return;
    strike_flight_begin(table, &(StrikeFlight){.card = event->card,
                                               .seat = event->seat,
                                               .against = event->to_row,
                                               .place = (uint8_t)craft_place(table, event->seat, event->card),
                                               .station = SPOT_AHEAD,
                                               .stays = event->spare == 1});
}

static void show_craft_lost(CardTable *table, const Event *event) {
    StrikeTable *at = own(table);
    const int place = craft_place(table, event->seat, event->card);
    const ShipStand stand = strike_craft_stand(table, event->seat, place);
    const GfxRect hit = stage_pixel(stand.x, stand.y);
    at->lost_craft[event->seat] = event->card;
    at->lost_place[event->seat] = (uint8_t)place;
    run(table, &at->lost[event->seat], BREAKS_MS);
    add(table, FLARE_HIT, COLOR_DAMAGE, hit, hit, 0);
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
        show_countered(app, table, event);
        break;
    case EVENT_REDUCED:
        add(table, FLARE_RING, COLOR_ICE, lane->caption, lane->caption, 0);
        strike_show_readiness(app, table, event);
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
    case EVENT_MAY_COUNTER:
        strike_show_readiness(app, table, event);
        show_at_ship(app, table, event, FLARE_SIGNAL);
        break;
    case EVENT_FIRST:
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
        strike_show_shots(app, table, event);
        break;
    case EVENT_DEFEND:
        strike_show_answer(app, table, event);
        break;
    case EVENT_ATTACK:
        send_craft_ahead(table, event);
        show_in_lane(app, table, event);
        break;
    case EVENT_LAUNCH:
        show_launch(table, event);
        break;
    case EVENT_CRAFT_LOST:
        show_craft_lost(table, event);
        break;
    case EVENT_SHIELD_HIT:
        show_shield_hit(table, event);
        break;
    case EVENT_HULL_HIT:
    case EVENT_MELTED:
        show_hull_hit(app, table, event);
        break;
    case EVENT_MELTDOWN:
        show_meltdown(table);
        break;
    case EVENT_DESTROYED:
        show_destroyed(app, table, event);
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

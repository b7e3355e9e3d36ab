// SPDX-License-Identifier: MIT
// Acts out an attack and what its answer does to it: the ship fires, or its craft set out, and the shot hits,
// passes, is drawn to a decoy, or is stopped on its way. An attack that was countered is acted out when that
// is told, all others when they leave the stack.
#include "app/tables/alpha_strike/answer_way.h"
#include "app/tables/alpha_strike/flight.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"

#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/scene.h"

#include <math.h>

#define FIELDS 3 // bursts of a field, so far apart:
#define FIELDS_APART_MS 70.0F
#define ACT_AFTER_MS 1500.0F // after the shot, if nothing ends it before
#define ACT_CLEARS_MS 140.0F
#define ACT_BACK_MS 200.0F
#define SLIP_BEFORE_MS 170.0F
#define SLIP_MS 260.0F
#define SLIPPED_MS 420.0F
#define SLIP_BACK_MS 460.0F
#define THROUGH 0.55F    // how strong at least what comes through looks
#define FALLS_PART 0.62F // of its way, at which a craft is shot down
#define JAMMED_MS 300.0F
#define ION_COLOR 0xFF8FA8FFu
#define KILLS_WIDTH 1.35F    // a shot that destroys its target looks so much stronger
#define SALVO_WIDTH 1.7F     // … and each missile of a salvo
#define HEAVY 6              // damage from which on a hit sounds as deep as it can
#define HELD_AFTER_MS 200.0F // the sky stays dark so long

// Who shoots at whom with what, and what becomes of it.
typedef struct Shot {
    Seat from, at;
    uint8_t card;
    FlareKind kind; // FLARE_KINDS: craft
    AnswerWay way;
    int left, of;        // damage that is left, of so much
    float hits_ms, held; // held: a breath before it
    Color color;
} Shot;

static Color color_of(const App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

static void light(CardTable *table, const Flare *flare, float delay) {
    flare_add(&table->scene.flares, &table->timeline, flare, delay);
}

static Flare flare_of(FlareKind kind, Color color, GfxRect from, GfxRect to) {
    return (Flare){
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
}

static void add(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = flare_of(kind, color, from, to);
    light(table, &flare, delay);
}

// ---- what answers the attack

// The card that answers the attack which the event being shown is about; NONE.
static uint8_t answer_to(const App *app, const CardTable *table) {
    const GameLog *log = session_log(app->session);
    if (table->next_event <= 0)
        return NONE;
    return strike_answer_to(
        log, game_log_count(log, session_event_number(app->session, table->next_event - 1)) - 1);
}

static AnswerWay way_of(const App *app, const CardTable *table) {
    const uint8_t answer = answer_to(app, table);
    return answer < strike_rules(app)->card_count ? strike_answer_way(&strike_rules(app)->card[answer])
                                                  : WAY_NONE;
}

// ---- shots

int strike_rockets(const CardDef *card) {
    int cost = 0;
    for (int track = 0; track < TRACKS; track++)
        cost += card->cost[track];
    const int most = SDL_min(card->attack.damage + 2, ROCKETS_MAX);
    return strike_show_shot(card) == FLARE_PULSE ? SDL_max(most - 1, 1) : cost > 0 ? 1 : most;
}

float strike_hit_ms(const StrikeRules *rules, uint8_t card) {
    if (card >= rules->card_count)
        return 0;
    const FlareKind kind = strike_show_shot(&rules->card[card]);
    return kind == FLARE_KINDS ? STRIKE_FLIES_MS
                               : CHARGE_MS + shot_hit_ms(kind, strike_rockets(&rules->card[card]));
}

// By what everybody sees: craft are quick, and need no breath.
bool strike_kills(const CardTable *table, const Event *event) {
    const StrikeRules *rules = strike_looks_rules(table->looks);
    if (event->kind != EVENT_RESOLVE || event->at == 1 || event->to_row >= seen(table)->seats ||
        event->card >= rules->card_count || strike_show_shot(&rules->card[event->card]) == FLARE_KINDS)
        return false;
    const ViewShip *ship = &seen(table)->seat[event->to_row];
    const int shields = rules->card[event->card].attack.bypass ? 0 : ship->power[TRACK_SHIELD];
    return ship->alive && event->amount >= ship->hull + shields;
}

// Shields in the way are hit first.
static bool hits_shield(const CardTable *table, Seat seat) {
    return shown(table)->seat[seat].power[TRACK_SHIELD] > 0 && !own(table)->fought.bypass;
}

static GfxRect end_of(const CardTable *table, const Shot *shot, uint8_t *end) {
    const bool countered = shot->left <= 0 && shot->of > 0;
    ShipSpot spot = hits_shield(table, shot->at) ? SPOT_SHIELD : SPOT_HULL;
    *end = SHOT_HITS;
    if (countered) {
        *end = shot->way == WAY_EVADE || shot->way == WAY_JAM ? SHOT_PASSES
               : shot->way == WAY_DECOY                       ? SHOT_HITS
                                                              : SHOT_STOPS;
        spot = *end == SHOT_PASSES                               ? SPOT_BEYOND
               : shot->way == WAY_DECOY                          ? SPOT_DECOY
               : shot->way == WAY_GUARD || shot->way == WAY_GUNS ? SPOT_GUARD
               : shot->way == WAY_BRACE                          ? spot
                                                                 : SPOT_SHORT;
    }
    return strike_ship_spot(table, shot->at, spot);
}

// A laser that is held up on its way goes on weaker from there.
static void fire_through(CardTable *table, Flare flare, GfxRect held_up, float delay) {
    Flare first = flare;
    first.to = flare_at_place(held_up);
    first.end = SHOT_STOPS;
    light(table, &first, delay - shot_hit_ms(FLARE_LASER, 1));
    flare.from = first.to;
    light(table, &flare, delay);
}

// The sky goes dark and the muzzle burns on, brighter, while all else stands still.
static void hold_breath(CardTable *table, const Shot *shot, GfxRect muzzle) {
    float *held = &own(table)->held;
    Flare burn = flare_of(FLARE_CHARGE, COLOR_WHITE, muzzle, muzzle);
    burn.width = 1.4F;
    light(table, &burn, shot->held);
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, held, sizeof *held);
    timeline_add_ms(&table->timeline, held, 1, MOTION_GLOW_OUT, 0, CHARGE_MS);
    timeline_add_ms(&table->timeline, held, 0, MOTION_GLOW_OUT, shot->hits_ms + HELD_AFTER_MS, 400);
}

// Of several dashes the first are held up on their way, the last get through.
static void fire_past(CardTable *table, Flare flare, GfxRect held_up, float delay) {
    Flare first = flare;
    const float later = PULSE_MS * (float)(flare.count / 2);
    first.to = flare_at_place(held_up);
    first.end = SHOT_STOPS;
    first.count = (uint8_t)SDL_max(flare.count / 2, 1);
    flare.count = (uint8_t)(flare.count - flare.count / 2);
    light(table, &first, delay);
    light(table, &flare, delay + later);
}

float strike_strength(int damage) {
    return fminf(2, 0.44F + 0.14F * (float)SDL_max(damage, 0));
}

int strike_hit_step(int damage) {
    return SDL_clamp(HEAVY - damage, 0, HEAVY);
}

static void fire(const App *app, CardTable *table, const Shot *shot) {
    const CardDef *card = &strike_rules(app)->card[shot->card];
    const GfxRect from = strike_ship_spot(table, shot->from, SPOT_MUZZLE),
                  guard = strike_ship_spot(table, shot->at, SPOT_GUARD);
    uint8_t end;
    Flare flare = flare_of(shot->kind, shot->color, from, end_of(table, shot, &end));
    flare.end = end;
    flare.width = strike_strength(shot->of) * (shot->held > 0 ? KILLS_WIDTH : 1);
    if (shot->kind == FLARE_MISSILE) // each of them is small
        flare.width *= SALVO_WIDTH;
    flare.count = (uint8_t)strike_rockets(card);
    flare.color = shot->kind == FLARE_ION ? ION_COLOR : shot->color;
    const float charge = CHARGE_MS + shot->held;
    if (flare.kind == FLARE_MISSILE && shot->way == WAY_DECOY && shot->left <= 0)
        flare.by = strike_ship_spot(table, shot->at, SPOT_SHIELD);
    timeline_add_ms(&table->timeline, &own(table)->draw_back[shot->from], table->timeline.reduced ? 0 : 1,
                    MOTION_POWER, 0, CHARGE_MS);
    timeline_add_ms(&table->timeline, &own(table)->draw_back[shot->from], 0, MOTION_POWER, charge, 260);
    add(table, FLARE_CHARGE, shot->color, from, from, 0);
    if (shot->held > 0)
        hold_breath(table, shot, from);
    if (card->attack.bypass && shot->kind == FLARE_LASER) // it passes shields: rings run along it
        add(table, FLARE_FIELD, shot->color, from, end_of(table, shot, &end), charge - 60);
    const bool weaker = shot->left > 0 && (shot->way == WAY_GUARD || shot->way == WAY_JAM);
    if (weaker)
        flare.width *= THROUGH + (1 - THROUGH) * (float)shot->left / (float)SDL_max(shot->of, 1);
    if (weaker && shot->kind == FLARE_LASER)
        fire_through(table, flare, guard, charge);
    else if (weaker && shot->kind == FLARE_PULSE)
        fire_past(table, flare, guard, charge);
    else
        light(table, &flare, charge);
    for (int i = 1; i < FIELDS && shot->kind == FLARE_FIELD && !weaker; i++) { // what is told hits last
        Flare before = flare;
        before.there = false;
        light(table, &before, fmaxf(0, charge - FIELDS_APART_MS * (float)i));
    }
    if (shot->kind == FLARE_FIELD) // the whole shield goes off
        add(table, FLARE_SHIELD, shot->color, from, strike_ship_spot(table, shot->from, SPOT_WHOLE),
            fmaxf(0, charge - FIELDS_APART_MS * FIELDS));
    if (weaker && shot->kind != FLARE_LASER)
        add(table, FLARE_HIT, COLOR_ICE, guard, guard, charge + (shot->hits_ms - charge) * 0.6F);
}

// ---- craft

// The craft that attacks waits ahead of its ship; one whose setting out was not seen is there.
static void strike_with_craft(CardTable *table, const Shot *shot, bool stays) {
    StrikeFlight *flight = strike_flight_waiting(table, shot->from, SPOT_AHEAD);
    const bool stopped = shot->left <= 0 && shot->of > 0;
    if (flight == NULL) {
        strike_flight_begin(table, &(StrikeFlight){.card = shot->card,
                                                   .seat = shot->from,
                                                   .against = shot->at,
                                                   .station = SPOT_AHEAD,
                                                   .stays = stays});
        flight = strike_flight_waiting(table, shot->from, SPOT_AHEAD);
    }
    if (flight == NULL)
        return;
    flight->at_decoy = stopped && shot->way == WAY_DECOY;
    const bool falls = stopped && (shot->way == WAY_GUNS || shot->way == WAY_GUARD);
    strike_flight_end(table, flight,
                      falls   ? FATE_FALLS
                      : stays ? FATE_RETURNS
                              : FATE_PASSES,
                      falls ? STRIKE_FLIES_MS * FALLS_PART : STRIKE_FLIES_MS);
}

// ---- answers

static void slip_aside(CardTable *table, const Shot *shot) {
    float *slip = &own(table)->slip[shot->at];
    const float from = fmaxf(0, shot->hits_ms - SLIP_BEFORE_MS - SLIP_MS);
    if (table->timeline.reduced)
        return;
    timeline_add_ms(&table->timeline, slip, 1, MOTION_CONQUER, from, SLIP_MS);
    timeline_add_ms(&table->timeline, slip, 0, MOTION_CONQUER, from + SLIP_MS + SLIPPED_MS, SLIP_BACK_MS);
}

// A craft that answers is hit where it waits.
static void lose_guard(CardTable *table, const Shot *shot, uint8_t station, float hit_ms) {
    StrikeFlight *flight = strike_flight_waiting(table, shot->at, station);
    if (flight != NULL)
        strike_flight_end(table, flight, FATE_BREAKS, hit_ms);
}

// Volleys at what comes in, from the hull of the ship; they meet it on its way.
static void shoot_down(const App *app, CardTable *table, const Shot *shot) {
    const Color color = color_of(app, shot->at);
    const GfxRect hull = strike_ship_spot(table, shot->at, SPOT_HULL),
                  guns = strike_ship_spot(table, shot->at, SPOT_MUZZLE),
                  guard = strike_ship_spot(table, shot->at, SPOT_GUARD);
    const float meets = shot->kind == FLARE_KINDS ? STRIKE_FLIES_MS * FALLS_PART : shot->hits_ms;
    const float from = fmaxf(0, meets - shot_hit_ms(FLARE_FLAK, 1) - 150);
    add(table, FLARE_FLAK, color, hull, guard, from);
    add(table, FLARE_FLAK, COLOR_WHITE, guns, guard, from + 90);
}

// Waves against what guides the shot.
static void jam(const App *app, CardTable *table, const Shot *shot) {
    const GfxRect from = strike_ship_spot(table, shot->at, SPOT_MIDDLE),
                  to = strike_ship_spot(table, shot->at, SPOT_GUARD);
    const float start = fmaxf(0, shot->hits_ms - JAMMED_MS - shot_hit_ms(FLARE_FIELD, 1));
    add(table, FLARE_FIELD, COLOR_ICE, from, to, start);
    add(table, FLARE_FIELD, color_of(app, shot->at), from, to, start + 28);
}

static void act_answer(const App *app, CardTable *table, const Shot *shot) {
    float *brace = &own(table)->brace[shot->at];
    const float on_way =
        shot->kind == FLARE_LASER ? CHARGE_MS : CHARGE_MS + (shot->hits_ms - CHARGE_MS) * 0.6F;
    switch (shot->way) {
    case WAY_EVADE:
        slip_aside(table, shot);
        break;
    case WAY_DECOY:
        lose_guard(table, shot, SPOT_DECOY, shot->hits_ms);
        break;
    case WAY_GUARD:
        lose_guard(table, shot, SPOT_GUARD,
                   shot->left <= 0             ? shot->hits_ms
                   : shot->kind == FLARE_KINDS ? STRIKE_FLIES_MS * 0.5F
                                               : on_way);
        break;
    case WAY_GUNS:
        shoot_down(app, table, shot);
        break;
    case WAY_JAM:
        jam(app, table, shot);
        break;
    case WAY_BRACE:
        if (*brace > 0)
            timeline_add_ms(&table->timeline, brace, 0, MOTION_POWER, shot->hits_ms + 700, 320);
        break;
    default:
        break;
    }
}

// ---- the whole

// Nothing lies over the stage until it is over; what is written there fades for it, and comes back.
static void clear_the_stage(CardTable *table, float ms) {
    float *acting = &own(table)->acting;
    if (table->timeline.reduced)
        return;
    timeline_forget(&table->timeline, acting, sizeof *acting);
    timeline_add_ms(&table->timeline, acting, 1, MOTION_GLOW_OUT, 0, ACT_CLEARS_MS);
    timeline_add_ms(&table->timeline, acting, 0, MOTION_GLOW_OUT, ms + ACT_AFTER_MS, ACT_BACK_MS);
}

// A counter attack is asked for, or the attack is off the stage anyway.
static void end_act(CardTable *table) {
    float *acting = &own(table)->acting;
    if (*acting <= 0)
        return;
    timeline_forget(&table->timeline, acting, sizeof *acting);
    timeline_add_ms(&table->timeline, acting, 0, MOTION_GLOW_OUT, 0, ACT_BACK_MS);
}

void strike_show_shots(App *app, CardTable *table, const Event *event) {
    const StrikeRules *rules = strike_rules(app);
    const bool countered = event->kind == EVENT_COUNTERED;
    if (event->kind == EVENT_RESOLVE && event->at == 1) { // what was countered has been acted out
        end_act(table);
        return;
    }
    if (event->card >= rules->card_count || event->to_row >= seen(table)->seats)
        return;
    const Shot shot = {.from = event->seat,
                       .at = event->to_row,
                       .card = event->card,
                       .kind = strike_show_shot(&rules->card[event->card]),
                       .way = way_of(app, table),
                       .left = countered ? 0 : event->amount,
                       .of = own(table)->fought.base,
                       .held = strike_kills(table, event) ? HELD_MS : 0,
                       .hits_ms =
                           strike_hit_ms(rules, event->card) + (strike_kills(table, event) ? HELD_MS : 0),
                       .color = color_of(app, event->seat)};
    if (countered || seen(table)->stack_count > 1) // an attack lies over it until that is over
        clear_the_stage(table, shot.hits_ms);
    else
        end_act(table);
    if (shot.kind == FLARE_KINDS)
        strike_with_craft(table, &shot, own(table)->fought.stays);
    else
        fire(app, table, &shot);
    act_answer(app, table, &shot);
}

// ---- answers that are made ready

void strike_show_readiness(App *app, CardTable *table, const Event *event) {
    const StrikeView *view = seen(table);
    const AnswerWay way = way_of(app, table);
    const Seat seat = event->kind == EVENT_REDUCED ? event->to_row : event->seat;
    if (seat >= view->seats)
        return;
    const GfxRect muzzle = strike_ship_spot(table, seat, SPOT_MUZZLE),
                  middle = strike_ship_spot(table, seat, SPOT_MIDDLE);
    if (event->kind == EVENT_MAY_COUNTER) {
        end_act(table);
        add(table, FLARE_CHARGE, color_of(app, seat), muzzle, muzzle, 0);
    } else if (way == WAY_BRACE) {
        timeline_add_ms(&table->timeline, &own(table)->brace[seat], 1, MOTION_WAIT, 0, 380);
        add(table, FLARE_GLOW, COLOR_ICE, middle, middle, 120);
    } else if (way == WAY_JAM) {
        add(table, FLARE_SIGNAL, COLOR_ICE, middle, middle, 0);
    }
}

// A craft that answers goes to where the shot will come by; a shield that is strengthened lights up.
void strike_show_answer(App *app, CardTable *table, const Event *event) {
    const StrikeRules *rules = strike_rules(app);
    if (event->card >= rules->card_count || seen(table)->stack_count == 0)
        return;
    const ViewAttack *attack = &seen(table)->stack[seen(table)->stack_count - 1];
    const AnswerWay way = strike_answer_way(&rules->card[event->card]);
    const GfxRect middle = strike_ship_spot(table, event->seat, SPOT_MIDDLE);
    int place = 0;
    while (place + 1 < table->scene.zone[event->seat].count &&
           table_card_at(table, event->seat, place)->card != event->card)
        place++;
    if (event->at == 1)
        strike_flight_begin(table, &(StrikeFlight){.card = event->card,
                                                   .seat = event->seat,
                                                   .against = attack->attacker,
                                                   .place = (uint8_t)place,
                                                   .station = way == WAY_DECOY ? SPOT_DECOY : SPOT_GUARD});
    if (way == WAY_SHIELDS)
        add(table, FLARE_SIGNAL, COLOR_SHIELDS, middle, middle, STRIKE_CARD_MS);
}

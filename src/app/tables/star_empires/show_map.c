// SPDX-License-Identifier: MIT
// Starts the animations of each event on the map: fleets leave, dice roll, credits fly, colours sweep.
// Everything is found by comparing the views before and after the event, so another seat's fleet shows what
// its token does and no more.
#include "app/tables/star_empires/show.h"

#include "app/tables/star_empires/events.h"

#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "games/star_empires/forecast.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <string.h>

#define DICE_STAND_MS 600.0F // after they have stopped
#define DICE_ALONE 0.5F      // fraction of that; then the result is shown beside them
#define GHOST_MS 400.0F

static EmpiresMotion *motion_of(CardTable *table) {
    return &own(table)->motion;
}

static void add_light(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, 0);
}

static Color color_of(App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

#define RECAP_PACE 0.6F
#define STRANGERS_PACE 0.33F // battles in which the seat in front has no part

static bool fight_strangers(const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    return battle->kind != BATTLE_NONE && battle->side[SIDE_ATTACKER] != table->front &&
           (battle->kind == BATTLE_CONQUEST || battle->side[SIDE_DEFENDER] != table->front);
}

// In others' turns: the more of them there are, the less time each takes.
static float crowd_pace(const EmpiresBoard *s) {
    static const float paces[EMPIRES_SEATS + 1] = {1, 1, 1, 0.95F, 0.85F, 0.75F, 0.7F};
    return s->seats <= EMPIRES_SEATS ? paces[s->seats] : 1;
}

float empires_duration_factor(const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    if (empires_recaps_briefly(table))
        return RECAP_PACE;
    if (fight_strangers(table))
        return STRANGERS_PACE;
    return s->battle.kind == BATTLE_NONE && s->active != table->front ? crowd_pace(s) : 1;
}

void empires_animate(CardTable *table, float *part, float delay, float ms) {
    timeline_forget(&table->timeline, part, sizeof *part);
    *part = 0;
    timeline_add_ms(&table->timeline, part, 1, table->timeline.reduced ? MOTION_GLOW_IN : MOTION_WAIT,
                    table->timeline.reduced ? 0 : delay * empires_duration_factor(table),
                    ms * empires_duration_factor(table));
}

// ---- stacks

static int find_stack(const EmpiresBoard *s, uint8_t place, Seat seat) {
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat == seat)
            return i;
    return -1;
}

static TokenFace face_at(const App *app, const CardTable *table, uint8_t place, Seat seat) {
    const int stack = find_stack(&seen(table)->table, place, seat);
    return stack >= 0 ? empires_token_face(app, table, stack) : (TokenFace){.seat = SEAT_NONE};
}

// The own force that is there before and not after.
static int16_t force_gone(const App *app, const CardTable *table, const EmpiresView *after, uint8_t place,
                          Seat seat) {
    const EmpiresRules *rules = empires_rules(app);
    const Stack *was = stack_of(&seen(table)->table, place, seat), *is = stack_of(&after->table, place, seat);
    const RaceDef *race = race_of(rules, &after->table, seat);
    int force = 0;
    for (int i = 0; was != NULL && i < rules->unit_count; i++)
        force += (was->unit[i] - (is != NULL ? is->unit[i] : 0)) * race->force[i];
    return (int16_t)force;
}

// ---- fleets

static bool is_gate(const Chart *chart, uint8_t from, uint8_t to) {
    return has_place(chart->is_wormhole, from) && has_place(chart->is_wormhole, to) &&
           !has_place(chart->near[from], to);
}

static float way_ms(const Chart *chart, const FleetFlight *fleet) {
    float ms = 0;
    for (int i = 0; i < fleet->legs; i++)
        ms += is_gate(chart, i == 0 ? fleet->from : fleet->place[i - 1], fleet->place[i]) ? WORMHOLE_MS
                                                                                          : STEP_MS;
    return ms;
}

// Its token lands where it arrives, beside what comes next.
static void show_arrival(App *app, CardTable *table, Seat seat, float after) {
    static const FlareKind kinds[] = {FLARE_LANDING, FLARE_RING};
    float visible;
    const GfxRect token = empires_fleet_rect(table, 1, &visible);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0] && !table->timeline.reduced; i++) {
        const Flare flare = {.kind = (uint8_t)kinds[i],
                             .color = color_of(app, seat),
                             .from = flare_at_place(token),
                             .to = flare_at_place(token)};
        flare_add(&table->scene.flares, &table->timeline, &flare, after);
    }
}

static void show_fleet(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    EmpiresMotion *motion = motion_of(table);
    FleetFlight *fleet = &motion->fleet;
    Way way = {.count = 0};
    if (event->kind == EVENT_MOVED) // retreating units go to an adjacent place
        empires_way(empires_rules(app), &seen(table)->table, event->seat, event->row, event->to_row,
                    PLACES_MAX, &way);
    if (way.count == 0)
        way = (Way){.count = 1, .place = {event->to_row}};
    const bool knows = event->seat == table->front;
    fleet->group = (TokenFace){.seat = event->seat,
                               .units = (uint8_t)event->amount,
                               .top = event->at,
                               .force = knows ? force_gone(app, table, after, event->row, event->seat) : -1};
    fleet->there = face_at(app, table, event->to_row, event->seat);
    fleet->from = event->row;
    fleet->legs = way.count;
    memcpy(fleet->place, way.place, sizeof fleet->place);
    fleet->jumps = event->kind == EVENT_RETREATED;
    const float ms =
        fleet->jumps ? JUMP_MS : fmaxf(FLIGHT_LEAST_MS, way_ms(empires_chart(app, table), fleet));
    motion->ms = ms * empires_duration_factor(table);
    empires_animate(table, &fleet->part, 0, ms);
    if (!empires_shows_battle(table)) // which the lights of the map would lie over
        show_arrival(app, table, event->seat, motion->ms * (fleet->jumps ? JUMP_THERE : 1));
}

// A group that has gone without going anywhere: its token fades where it was.
static void show_gone(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    EmpiresMotion *motion = motion_of(table);
    const EmpiresBoard *s = &seen(table)->table;
    const bool goes = event->kind == EVENT_MOVED || event->kind == EVENT_RETREATED;
    int next = 0;
    for (int i = 0; i < s->stack_count && next < GHOSTS_MOST; i++) {
        const Stack *stack = &s->stack[i];
        if (stack_of(&after->table, stack->place, stack->seat) != NULL ||
            (goes && event->seat == stack->seat && event->row == stack->place))
            continue;
        Ghost *ghost = &motion->ghost[next++];
        ghost->rect = empires_token_rect(table, i);
        ghost->face = empires_token_face(app, table, i);
        if (ghost->rect.w <= 0)
            continue;
        empires_animate(table, &ghost->part, 0, GHOST_MS);
        add_light(table, FLARE_BURST, color_of(app, stack->seat), ghost->rect, ghost->rect);
    }
}

// ---- territories

static void show_owners(CardTable *table, const EmpiresView *after) {
    EmpiresMotion *motion = motion_of(table);
    for (int place = 0; place < own(table)->layout.map.count; place++) {
        const Seat was = owner_of(&seen(table)->table, place);
        if (was == owner_of(&after->table, place))
            continue;
        motion->had[place] = was;
        empires_animate(table, &motion->sweep[place], 0, SWEEP_MS);
    }
}

static void show_found(CardTable *table, const EmpiresView *after) {
    for (int place = 0; place < own(table)->layout.map.count; place++)
        if (!has_mark(&seen(table)->table, place, SYSTEM_EXPLORED) &&
            has_mark(&after->table, place, SYSTEM_EXPLORED))
            empires_animate(table, &motion_of(table)->found[place], ROLL_MS, FOUND_MS);
}

// ---- dice

// In reduced motion they are shown stopped at once, for as long.
static void throw(CardTable * table, const DiceThrow *as) {
    DiceThrow *dice = &motion_of(table)->dice;
    timeline_forget(&table->timeline, dice, sizeof *dice);
    *dice = *as;
    dice->part = table->timeline.reduced ? 1 : 0;
    dice->left = 1;
    const float rolls = ROLL_MS * empires_duration_factor(table),
                stand = DICE_STAND_MS * empires_duration_factor(table);
    timeline_add_ms(&table->timeline, &dice->part, 1, MOTION_WAIT, 0, rolls);
    timeline_add_ms(&table->timeline, &dice->left, 0, MOTION_BEAM, 0, rolls + stand);
    motion_of(table)->ms = rolls + stand * DICE_ALONE;
}

static void show_roll(CardTable *table, const Event *event) {
    DiceThrow dice = {.place = event->row,
                      .count = 1,
                      .die = {(uint8_t)event->amount},
                      .more = (int16_t)(event->amount2 - event->amount),
                      .needed = event->amount3,
                      .seat = event->seat};
    if (event->to_row == ROLLED_CONQUEST) {
        dice.count = 2;
        dice.die[1] = (uint8_t)event->amount2;
        dice.more = dice.needed = 0;
    }
    throw(table, &dice);
}

static void show_exploration(CardTable *table, const Event *event) {
    throw(table,
          &(DiceThrow){.place = event->row,
                       .count = DICE_MOST,
                       .explores = true,
                       .die = {(uint8_t)event->amount, (uint8_t)event->amount2, (uint8_t)event->amount3},
                       .seat = event->seat});
}

// ---- credits

// Where a seat's credits are counted.
static GfxRect purse(const CardTable *table, Seat seat) {
    return seat == table->front ? own(table)->layout.plate_row[0] : seat_chip_rect(table, seat);
}

static void add_coin(CardTable *table, int at, GfxRect from, GfxRect to, int amount) {
    CoinFlight *coin = &motion_of(table)->coin[at];
    if (amount <= 0 || from.w <= 0 || to.w <= 0)
        return;
    coin->from = from;
    coin->to = to;
    coin->amount = (int16_t)amount;
    coin->more = coin->less = false;
    empires_animate(table, &coin->part, (float)at * COIN_APART_MS, COIN_MS);
    motion_of(table)->ms = ((float)at * COIN_APART_MS + COIN_MS) * empires_duration_factor(table);
}

// Each system brings what its sign says; what raids take of it is gone again at the end, to be seen as well.
static void show_revenue(App *app, CardTable *table, const Event *event) {
    const EmpiresBoard *s = &seen(table)->table;
    const MapView *map = &own(table)->layout.map;
    int next = 0;
    motion_of(table)->ms = 0;
    for (int place = 0; place < map->count && next < COINS_MOST - 1; place++) {
        if (owner_of(s, place) != event->seat)
            continue;
        const int brings = empires_system_revenue(empires_rules(app), s, place, event->seat);
        if (brings > 0)
            add_coin(table, next++, empires_revenue_chip(app, table, (uint8_t)place),
                     purse(table, event->seat), brings);
    }
    if (event->amount2 == 0)
        return;
    add_coin(table, next, purse(table, event->seat), own(table)->layout.discard, event->amount2);
    motion_of(table)->coin[next].less = true;
}

// The revenue of a system that is won flies to where its new owner's is counted.
static void show_won(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    const bool own_seat = event->seat == table->front;
    const int brings = empires_system_revenue(empires_rules(app), &after->table, event->row, event->seat);
    add_coin(table, 0, empires_revenue_chip(app, table, event->row),
             own_seat ? own(table)->layout.plate_row[1] : seat_chip_rect(table, event->seat), brings);
    motion_of(table)->coin[0].more = true;
}

// ---- what is built, and what falls

static void show_built(App *app, CardTable *table, const Event *event) {
    Arrival *arrival = &motion_of(table)->arrival;
    if (event->kind == EVENT_BUILT_MARK ||
        (event->at < empires_rules(app)->unit_count && empires_rules(app)->unit[event->at].kind == UNIT_BASE))
        return; // a moment of its own
    arrival->seat = event->seat;
    arrival->place = event->row;
    arrival->what = empires_unit_told(empires_rules(app), event);
    empires_animate(table, &arrival->part, 0, ARRIVAL_MS);
}

static void show_stopped(App *app, CardTable *table, const Event *event) {
    const int stack = find_stack(&seen(table)->table, event->row, event->seat);
    const GfxRect token = stack >= 0 ? empires_token_rect(table, stack) : gfx_rect(0, 0, 0, 0);
    if (token.w > 0)
        add_light(table, FLARE_COUNTER,
                  color_of(app, event->owner < seen(table)->table.seats ? event->owner : event->seat), token,
                  token);
}

// ---- all of them

static void show_kind(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_RETREATED:
        show_fleet(app, table, event, after);
        break;
    case EVENT_MOVED:
        show_fleet(app, table, event, after);
        break;
    case EVENT_STOPPED:
        show_stopped(app, table, event);
        break;
    case EVENT_EXPLORED:
        show_exploration(table, event);
        break;
    case EVENT_ROLLED:
        show_roll(table, event);
        break;
    case EVENT_REVENUE:
        show_revenue(app, table, event);
        break;
    case EVENT_EARNED:
        add_coin(table, 0, own(table)->layout.discard, purse(table, event->seat), event->amount);
        break;
    case EVENT_STOLEN:
        add_coin(table, 0, purse(table, event->owner), purse(table, event->seat), event->amount);
        break;
    case EVENT_BUILT:
    case EVENT_BUILT_MARK:
        show_built(app, table, event);
        break;
    case EVENT_CONTROLS:
    case EVENT_JOINED:
        show_won(app, table, event, after);
        break;
    default:
        break;
    }
}

void empires_show_motion(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    show_owners(table, after);
    show_found(table, after);
    show_gone(app, table, event, after);
    empires_show_on_stage(app, table, event, after);
    show_kind(app, table, event, after);
    empires_moment_begin(app, table, event);
}

float empires_motion_ms(const CardTable *table, const Event *event, const Event *next) {
    if (empires_shows_battle(table) && event->kind != EVENT_ROLLED && event->kind != EVENT_MOVED)
        return table->timeline.reduced && event->kind == EVENT_RETREATED
                   ? 0
                   : empires_stage_ms(table, event, next);
    switch ((EmpiresEvent)event->kind) {
    case EVENT_MOVED:
    case EVENT_RETREATED:
    case EVENT_REVENUE:
        return table->timeline.reduced ? 0 : own(table)->motion.ms;
    case EVENT_EXPLORED:
    case EVENT_ROLLED:
        return own(table)->motion.ms;
    default:
        return 0;
    }
}

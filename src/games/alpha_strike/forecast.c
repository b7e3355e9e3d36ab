// SPDX-License-Identifier: MIT
// Rebuilds a state from the view, with arbitrary cards in hidden places, executes the command on it and lets
// all hits land. The outcome is read from the events, up to the point where the turn would go on.
#include "games/alpha_strike/forecast.h"

#include "games/alpha_strike/flow.h"

#include <string.h>

#define EVENTS_MOST 192

// ---- the view as a state

// The forecast does not depend on hidden cards, so any card will do.
static uint8_t any_card(uint8_t card) {
    return card == CARD_HIDDEN ? 0 : card;
}

static void seen_ship(const ViewShip *from, ShipState *to) {
    to->ship = from->ship;
    to->alive = from->alive;
    to->hull = from->hull;
    to->place = from->place;
    memcpy(to->power, from->power, sizeof to->power);
    for (uint8_t i = 0; i < from->hand_count; i++)
        cards_add(&to->hand, any_card(from->hand[i]));
    for (uint8_t i = 0; i < from->craft_count; i++)
        cards_add(&to->craft, from->craft[i]);
}

static AttackState seen_attack(const ViewAttack *from) {
    return (AttackState){.attacker = from->attacker,
                         .target = from->target,
                         .card = from->card,
                         .is_craft = from->is_craft,
                         .bonus = from->bonus,
                         .base = from->base,
                         .reduce = from->reduce,
                         .countered = from->countered,
                         .answered = from->answered,
                         .track = from->track,
                         .craft = from->craft};
}

static void seen_state(const StrikeView *view, StrikeState *s) {
    memset(s, 0, sizeof *s);
    s->seats = view->seats;
    s->phase = view->phase;
    s->first = view->first;
    s->active = view->active;
    s->round = view->round;
    s->turn[0] = (uint8_t)view->turn;
    s->turn[1] = (uint8_t)(view->turn >> 8);
    s->played = view->played;
    s->by_the_book = view->by_the_book;
    if (view->by_the_book) {
        const uint16_t loss = (uint16_t)(view->turn - view->calm);
        s->loss[0] = (uint8_t)loss;
        s->loss[1] = (uint8_t)(loss >> 8);
    }
    for (Seat seat = 0; seat < view->seats; seat++) {
        seen_ship(&view->seat[seat], &s->seat[seat]);
        s->ships_out = (uint8_t)(s->ships_out + !view->seat[seat].alive);
    }
    for (uint8_t i = 0; i < view->stack_count; i++)
        s->stack[s->stack_count++] = seen_attack(&view->stack[i]);
    if (s->phase == PHASE_COUNTER && s->stack_count > 0)
        s->stack[s->stack_count - 1].counter_allowed = 1;
    for (uint8_t i = 0; i < view->deck_count; i++)
        cards_add(&s->deck, 0);
    for (uint8_t i = 0; i < view->discard_count; i++)
        cards_add(&s->discard, view->discard[i]);
}

// ---- reading the outcome

typedef struct Reading {
    const StrikeRules *rules;
    Prediction *out;
    Seat actor;
    int landed; // attacks landed so far
} Reading;

// Reads the first attack to land: the one just declared, or being answered.
static void read_attack(const Reading *r, const AttackState *attack) {
    const AttackDef *def = &r->rules->card[attack->card].attack;
    PredictedHit *hit = &r->out->hit;
    hit->lands = 1;
    hit->attacker = attack->attacker;
    hit->target = attack->target;
    hit->card = attack->card;
    hit->is_craft = attack->is_craft;
    hit->tags = def->tags;
    hit->bypass = def->bypass;
    hit->base = attack->base;
    hit->bonus = attack->bonus;
    hit->reduced = attack->reduce;
    hit->countered = attack->countered;
}

static void read_power(const Reading *r, const Event *event, PredictedShip *ship) {
    PredictedHit *hit = &r->out->hit;
    if (event->at == POWER_PAID && event->seat == r->actor)
        r->out->cost[event->row] = (uint8_t)(event->amount - event->amount2);
    if (r->landed == 1 && event->at == POWER_BY_CARD && event->seat == hit->target &&
        event->amount2 < event->amount) {
        hit->track = event->row;
        hit->drained = (uint8_t)(event->amount - event->amount2);
    }
    ship->power[event->row] = (uint8_t)event->amount2;
}

static void read_resolve(Reading *r, const Event *event) {
    r->landed++;
    if (r->landed == 1) {
        r->out->hit.countered = event->at == 1;
        r->out->hit.damage = (uint8_t)event->amount;
        return;
    }
    r->out->more++;
}

static void read_loss(const Reading *r, const Event *event, PredictedShip *ship) {
    PredictedHit *hit = &r->out->hit;
    const uint8_t lost = (uint8_t)(event->amount - event->amount2);
    if (event->kind == EVENT_SHIELD_HIT)
        ship->power[TRACK_SHIELD] = (uint8_t)event->amount2;
    else
        ship->hull = (uint8_t)event->amount2;
    if (r->landed == 1)
        *(event->kind == EVENT_SHIELD_HIT ? &hit->to_shields : &hit->to_hull) = lost;
}

static void read_craft(const Reading *r, const Event *event, PredictedShip *ship) {
    ship->craft_lost = event->card;
    if (r->landed == 1)
        r->out->hit.craft = event->card;
}

static void read_destroyed(const Reading *r, PredictedShip *ship) {
    ship->alive = ship->hull = 0;
    if (r->landed == 1)
        r->out->hit.kills = 1;
}

// Returns false at the event where the turn goes on.
static bool read_event(Reading *r, const Event *event) {
    PredictedShip *ship = event->seat < STRIKE_SEATS ? &r->out->at_last[event->seat] : NULL;
    switch ((StrikeEvent)event->kind) {
    case EVENT_POWER:
        read_power(r, event, ship);
        break;
    case EVENT_REPAIR:
        ship->hull = (uint8_t)event->amount2;
        break;
    case EVENT_DRAW:
        r->out->draws = (uint8_t)(r->out->draws + (event->seat == r->actor));
        break;
    case EVENT_REDUCED:
        r->out->hit.reduced = (uint8_t)(r->out->hit.reduced + event->amount - event->amount2);
        break;
    case EVENT_MAY_COUNTER:
        r->out->may_counter = 1;
        break;
    case EVENT_RESOLVE:
        if (r->landed == 1)
            memcpy(r->out->then, r->out->at_last, sizeof r->out->then);
        read_resolve(r, event);
        break;
    case EVENT_SHIELD_HIT:
    case EVENT_HULL_HIT:
        read_loss(r, event, ship);
        break;
    case EVENT_CRAFT_LOST:
        read_craft(r, event, ship);
        break;
    case EVENT_DESTROYED:
        read_destroyed(r, ship);
        break;
    case EVENT_VOID:
        r->out->more++;
        break;
    case EVENT_TURN:
    case EVENT_MELTDOWN:
        return false;
    default:
        break;
    }
    return true;
}

// Every seat that is asked takes the hit and declines to counter attack.
static void let_land(const Flow *flow) {
    Command none = command_of(VERB_DEFEND);
    while (flow->s->phase == PHASE_RESPOND || flow->s->phase == PHASE_COUNTER) {
        const bool responds = flow->s->phase == PHASE_RESPOND;
        none.verb = responds ? VERB_DEFEND : VERB_COUNTER;
        if (responds)
            strike_answer_attack(flow, &none);
        else
            strike_answer_counter(flow, &none);
    }
}

static void read_all(Reading *r, const EventList *events) {
    for (int i = 0; i < events->count; i++)
        if (!read_event(r, &events->item[i]))
            break;
    if (r->landed <= 1)
        memcpy(r->out->then, r->out->at_last, sizeof r->out->then);
}

static void begin(const StrikeView *view, Prediction *out) {
    memset(out, 0, sizeof *out);
    out->hit.attacker = out->hit.target = SEAT_NONE;
    out->hit.card = out->hit.craft = NONE;
    out->hit.track = TRACK_NONE;
    for (Seat seat = 0; seat < STRIKE_SEATS; seat++) {
        PredictedShip *ship = &out->at_last[seat];
        memcpy(ship->power, view->seat[seat].power, sizeof ship->power);
        ship->hull = view->seat[seat].hull;
        ship->alive = view->seat[seat].alive;
        ship->craft_lost = NONE;
    }
    memcpy(out->then, out->at_last, sizeof out->then);
}

// A view taken in the middle of a command may hold attacks by or against destroyed ships. Nobody decides
// there, so there is no forecast.
static bool is_mid_command(const StrikeState *s) {
    for (uint8_t i = 0; i < s->stack_count; i++)
        if (!is_alive(s, s->stack[i].attacker) || !is_alive(s, s->stack[i].target))
            return true;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (is_alive(s, seat) && s->seat[seat].hull == 0)
            return true;
    return false;
}

// The hand of the seat that decides is known.
static bool can_counter(const StrikeRules *rules, const StrikeState *s) {
    Command first; // declining comes last
    return s->phase == PHASE_COUNTER && strike_legal(rules, s, &first, 1) > 0 && first.card != NONE &&
           first.verb == VERB_COUNTER;
}

Verdict strike_predict(const StrikeRules *rules, const StrikeView *view, const Command *command,
                       Prediction *out) {
    Event item[EVENTS_MOST];
    EventList events = {.item = item, .capacity = EVENTS_MOST};
    StrikeState s;
    Rng rng;
    begin(view, out);
    seen_state(view, &s);
    const Seat actor = decider(&s);
    out->verdict = is_mid_command(&s) ? E_NOT_YOUR_DECISION : strike_judge(rules, &s, actor, command);
    if (out->verdict != VERDICT_OK || command->verb == VERB_CONCEDE)
        return out->verdict;
    rng_seed(&rng, 0);
    Flow flow = {.rules = rules, .s = &s, .rng = &rng, .events = &events};
    Reading reading = {.rules = rules, .out = out, .actor = actor};
    const bool declares =
        command->verb == VERB_ATTACK || (command->verb == VERB_COUNTER && command->card != NONE);
    const bool answers = command->verb == VERB_DEFEND || (command->verb == VERB_COUNTER && !declares);
    if (answers)
        read_attack(&reading, stack_top(&s));
    strike_execute(&flow, actor, command);
    if (declares)
        read_attack(&reading, stack_top(&s));
    out->can_counter = command->verb == VERB_DEFEND && can_counter(rules, &s);
    let_land(&flow);
    read_all(&reading, &events);
    return VERDICT_OK;
}

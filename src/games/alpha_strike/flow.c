// SPDX-License-Identifier: MIT
// Power, drawing, turns, rounds, meltdown and the end (rules §2 to §4, §9).
#include "games/alpha_strike/flow.h"

#include <string.h>

// ---- events

void strike_emit(const Flow *flow, Event event) {
    events_add(flow->events, &event, flow->s);
}

Event strike_attack_event(const AttackState *attack, StrikeEvent kind) {
    Event event = event_of(kind, attack->attacker);
    event.card = attack->card;
    event.owner = attack->attacker;
    event.to_row = attack->target;
    return event;
}

void strike_emit_card(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, uint8_t at) {
    Event event = event_of(kind, seat);
    event.card = card;
    event.owner = seat;
    event.at = at;
    strike_emit(flow, event);
}

void strike_emit_change(const Flow *flow, StrikeEvent kind, Seat seat, uint8_t card, int from, int to) {
    Event event = event_of(kind, seat);
    event.card = card;
    event.owner = card == NONE ? SEAT_NONE : seat;
    event.amount = (int16_t)from;
    event.amount2 = (int16_t)to;
    strike_emit(flow, event);
}

// ---- power

void strike_set_power(const Flow *flow, Seat seat, uint8_t track, int value, PowerWhy why, uint8_t card) {
    uint8_t *power = &flow->s->seat[seat].power[track];
    const int most = flow->rules->track_max, kept = value < 0 ? 0 : value > most ? most : value;
    if (kept == *power)
        return;
    Event event = event_of(EVENT_POWER, seat);
    event.row = track;
    event.at = (uint8_t)why;
    event.card = card;
    event.amount = *power;
    event.amount2 = (int16_t)kept;
    *power = (uint8_t)kept;
    strike_emit(flow, event);
}

void strike_pay(const Flow *flow, Seat seat, const uint8_t cost[TRACKS], uint8_t card) {
    for (uint8_t track = 0; track < TRACKS; track++)
        strike_set_power(flow, seat, track, flow->s->seat[seat].power[track] - cost[track], POWER_PAID, card);
}

// ---- drawing

static void reshuffle(const Flow *flow, Seat seat) {
    StrikeState *s = flow->s;
    Cards kept = {0};
    for (uint8_t i = 0; i < flow->playing; i++)
        cards_add(&kept, cards_pop(&s->discard));
    s->deck = s->discard;
    s->discard = kept;
    rng_shuffle(flow->rng, s->deck.card, s->deck.count);
    Event event = event_of(EVENT_SHUFFLE, seat);
    event.amount = s->deck.count;
    strike_emit(flow, event);
}

void strike_draw_cards(const Flow *flow, Seat seat, int count) {
    StrikeState *s = flow->s;
    for (int i = 0; i < count; i++) {
        if (s->deck.count == 0 && s->discard.count > flow->playing)
            reshuffle(flow, seat);
        if (s->deck.count == 0)
            return;
        Event event = event_of(EVENT_DRAW, seat);
        event.card = cards_pop(&s->deck);
        event.owner = seat;
        event.seen_by = SEEN_BY(seat);
        cards_add(&s->seat[seat].hand, event.card);
        strike_emit(flow, event);
    }
}

// ---- out of the game

static int living(const StrikeState *s) {
    return s->seats - s->ships_out;
}

static void end_game(const Flow *flow) {
    StrikeState *s = flow->s;
    Seat winner = 0;
    while (!is_alive(s, winner))
        winner++;
    s->phase = PHASE_OVER;
    s->seat[winner].place = 1;
    strike_emit(flow, event_of(EVENT_OVER, winner));
}

// Ends the game without a winner: all remaining ships share the first place.
static void end_in_draw(const Flow *flow) {
    StrikeState *s = flow->s;
    s->phase = PHASE_OVER;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (is_alive(s, seat))
            s->seat[seat].place = 1;
    Event event = event_of(EVENT_OVER, SEAT_NONE);
    event.amount = (int16_t)calm_turns(s);
    strike_emit(flow, event);
}

void strike_record_hull_loss(StrikeState *s) {
    if (s->by_the_book)
        memcpy(s->loss, s->turn, sizeof s->loss);
}

static void lose_cards(const Flow *flow, Seat seat, Cards *cards, uint8_t launched) {
    while (cards->count > 0) {
        const uint8_t card = cards->card[0];
        cards_take(cards, card);
        cards_add(&flow->s->discard, card);
        strike_emit_card(flow, EVENT_LOSE_CARD, seat, card, launched);
    }
}

static void drop_attack(const Flow *flow, uint8_t index) {
    StrikeState *s = flow->s;
    const AttackState attack = s->stack[index];
    for (s->stack_count--; index < s->stack_count; index++)
        s->stack[index] = s->stack[index + 1];
    memset(&s->stack[index], 0, sizeof s->stack[index]);
    const bool stays = attack.is_craft && flow->rules->card[attack.card].attack.keep;
    if (!stays)
        cards_add(&s->discard, attack.card);
    Event event = strike_attack_event(&attack, EVENT_VOID);
    event.spare = stays;
    strike_emit(flow, event);
}

void strike_eliminate(const Flow *flow, Seat seat, DestroyedBy by) {
    StrikeState *s = flow->s;
    ShipState *ship = &s->seat[seat];
    ship->place = (uint8_t)living(s);
    ship->hull = ship->alive = 0;
    s->ships_out++;
    strike_record_hull_loss(s);
    Event event = event_of(EVENT_DESTROYED, seat);
    event.amount = ship->place;
    event.at = (uint8_t)by;
    strike_emit(flow, event);
    lose_cards(flow, seat, &ship->hand, 0);
    lose_cards(flow, seat, &ship->craft, 1);
    for (uint8_t i = 0; i < s->stack_count;)
        if (s->stack[i].attacker == seat || s->stack[i].target == seat)
            drop_attack(flow, i);
        else
            i++;
    if (living(s) == 1)
        end_game(flow);
}

// ---- the meltdown (rules §9)

int strike_meltdown_loss(const StrikeRules *rules, const StrikeState *s) {
    const int since = s->round - rules->meltdown_round[s->seats] + 1;
    return since > 0 && !s->by_the_book ? since * rules->meltdown_step : 0;
}

// Tie-break: more hull, then more shields, then more other power, then the later seat in turn order.
static bool outlasts(const StrikeState *s, Seat seat, Seat other) {
    const ShipState *a = &s->seat[seat], *b = &s->seat[other];
    const int rest_a = a->power[TRACK_WEAPON] + a->power[TRACK_ENGINE];
    const int rest_b = b->power[TRACK_WEAPON] + b->power[TRACK_ENGINE];
    if (a->hull != b->hull)
        return a->hull > b->hull;
    if (a->power[TRACK_SHIELD] != b->power[TRACK_SHIELD])
        return a->power[TRACK_SHIELD] > b->power[TRACK_SHIELD];
    if (rest_a != rest_b)
        return rest_a > rest_b;
    return (seat + s->seats - s->first) % s->seats > (other + s->seats - s->first) % s->seats;
}

// The ship that keeps 1 hull when all would be destroyed; SEAT_NONE: at least one survives anyway.
static Seat spared(const StrikeState *s, int loss) {
    Seat best = SEAT_NONE;
    for (Seat seat = 0; seat < s->seats; seat++) {
        if (!is_alive(s, seat))
            continue;
        if (s->seat[seat].hull > loss)
            return SEAT_NONE;
        if (best == SEAT_NONE || outlasts(s, seat, best))
            best = seat;
    }
    return best;
}

static void melt(const Flow *flow) {
    StrikeState *s = flow->s;
    const int loss = strike_meltdown_loss(flow->rules, s);
    if (loss == 0)
        return;
    const Seat stays = spared(s, loss);
    Event event = event_of(EVENT_MELTDOWN, SEAT_NONE);
    event.amount = (int16_t)loss;
    event.amount2 = s->round;
    strike_emit(flow, event);
    for (Seat seat = 0; seat < s->seats; seat++) {
        if (!is_alive(s, seat))
            continue;
        const int hull = s->seat[seat].hull, left = seat == stays ? 1 : hull > loss ? hull - loss : 0;
        s->seat[seat].hull = (uint8_t)left;
        strike_emit_change(flow, EVENT_MELTED, seat, NONE, hull, left);
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        if (is_alive(s, seat) && s->seat[seat].hull == 0)
            strike_eliminate(flow, seat, DESTROYED_BY_MELTDOWN);
}

// ---- turns

void strike_begin_phase(const Flow *flow, StrikePhase phase) {
    flow->s->phase = (uint8_t)phase;
    Event event = event_of(EVENT_PHASE, decider(flow->s));
    event.row = (uint8_t)phase;
    strike_emit(flow, event);
}

// The ship's own abilities act after those of its craft (rules §4).
static void run_turn_start(const Flow *flow, Seat seat) {
    const ShipState *ship = &flow->s->seat[seat];
    AbilityUse deed = {.seat = seat, .target = SEAT_NONE, .track = NONE, .craft = NONE};
    for (uint8_t i = 0; i < ship->craft.count; i++) {
        const CardDef *card = &flow->rules->card[ship->craft.card[i]];
        deed.card = ship->craft.card[i];
        strike_run_abilities(flow, card->ability, card->ability_count, ON_TURN_START, &deed);
    }
    const ShipDef *def = &flow->rules->ship[ship->ship];
    deed.card = NONE;
    strike_run_abilities(flow, def->ability, def->ability_count, ON_TURN_START, &deed);
}

// By the book nothing else ends a game in which nobody attacks, and the turn counter is finite.
static bool is_stalemate(const Flow *flow) {
    const StrikeState *s = flow->s;
    return s->by_the_book && (calm_turns(s) >= strike_calm_limit(flow->rules) || turn_of(s) == UINT16_MAX);
}

void strike_next_turn(const Flow *flow) {
    StrikeState *s = flow->s;
    Seat seat = s->active;
    bool new_round = false;
    if (is_stalemate(flow)) {
        end_in_draw(flow);
        return;
    }
    do {
        seat = (Seat)((seat + 1) % s->seats);
        if (seat != s->first)
            continue;
        melt(flow);
        if (s->phase == PHASE_OVER)
            return;
        s->round = (uint8_t)(s->round < UINT8_MAX ? s->round + 1 : UINT8_MAX);
        new_round = true;
    } while (!is_alive(s, seat));
    const uint16_t turn = (uint16_t)(turn_of(s) + 1);
    s->turn[0] = (uint8_t)turn;
    s->turn[1] = (uint8_t)(turn >> 8);
    s->active = seat;
    s->played = 0;
    s->phase = PHASE_ALLOCATE;
    Event event = event_of(EVENT_TURN, seat);
    event.amount = (int16_t)turn;
    event.amount2 = s->round;
    event.spare = new_round;
    strike_emit(flow, event);
    run_turn_start(flow, seat);
    strike_begin_phase(flow, PHASE_ALLOCATE);
}

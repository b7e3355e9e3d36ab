// SPDX-License-Identifier: MIT
// The move phase (rules §5.2): moving groups, reactions of threatened seats, and cards aimed at others.
#include "games/star_empires/flow.h"

// ---- groups

static void touch(EmpiresState *s, int place) {
    s->move.touched[place / 8] |= (uint8_t)(1u << place % 8);
}

static void tell_group(const Flow *flow, EmpiresEvent kind, Seat seat, uint8_t from, uint8_t to,
                       const uint8_t unit[UNITS_MAX]) {
    Event event = event_of(kind, seat);
    event.row = from;
    event.to_row = to;
    event.amount = (int16_t)sum_of(unit);
    event.at = empires_strongest(flow->rules, flow->s, seat, unit);
    empires_emit(flow, event);
}

void empires_begin_move(const Flow *flow, uint8_t card, uint8_t from, uint8_t to,
                        const uint8_t unit[UNITS_MAX], int groups) {
    EmpiresState *s = flow->s;
    MoveState *move = &s->move;
    move->under_way = 1;
    move->card = card;
    move->from = from;
    move->to = to;
    move->asking = empires_threatened(s, s->active, to);
    move->groups = (uint8_t)groups;
    memcpy(move->unit, unit, sizeof move->unit);
    tell_group(flow, EVENT_MOVES, s->active, from, to, unit);
}

static void go(const Flow *flow, Seat seat, uint8_t from, uint8_t to, const uint8_t unit[UNITS_MAX]) {
    uint8_t group[UNITS_MAX];
    memcpy(group, unit, sizeof group);
    empires_take_units(flow->s, from, seat, group);
    empires_add_units(flow->s, to, seat, group);
    tell_group(flow, EVENT_MOVED, seat, from, to, group);
}

static void finish_group(EmpiresState *s) {
    s->move.under_way = 0;
    s->move.asking = 0;
    s->move.from = s->move.to = 0;
    memset(s->move.unit, 0, sizeof s->move.unit);
}

static void arrive(const Flow *flow) {
    EmpiresState *s = flow->s;
    touch(s, s->move.from);
    touch(s, s->move.to);
    go(flow, s->active, s->move.from, s->move.to, s->move.unit);
    finish_group(s);
}

// A stopped group counts as having left its place: the same card cannot move it again.
static void stop_group(const Flow *flow, Seat by) {
    EmpiresState *s = flow->s;
    touch(s, s->move.from);
    Event event = event_of(EVENT_STOPPED, s->active);
    event.row = s->move.from;
    event.to_row = s->move.to;
    event.owner = by;
    finish_group(s);
    empires_emit(flow, event);
}

void empires_answer_move(const Flow *flow, Seat seat, const Command *command) {
    const EmpiresRules *rules = flow->rules;
    EmpiresState *s = flow->s;
    const Op op = command->verb == VERB_DECOYS ? OP_CANCEL_MOVE : OP_MOVE;
    s->move.asking &= (uint8_t) ~(1u << seat);
    if (command->verb == VERB_NONE) {
        empires_emit_at(flow, EVENT_NO_ANSWER, seat, s->move.to);
        return;
    }
    empires_spend(flow, seat, empires_function_with(rules, s, seat, WHEN_REACT, op), s->active, s->move.to);
    if (command->verb == VERB_DECOYS)
        stop_group(flow, seat);
    else
        go(flow, seat, chart_of(rules, s)->place_of[command->from], chart_of(rules, s)->place_of[command->to],
           command->list);
}

// The next seat to be asked, in turn order from the mover; SEAT_NONE if none is left.
static Seat next_threatened(const EmpiresState *s) {
    for (int i = 1; i < s->seats; i++) {
        const Seat seat = (Seat)((s->active + i) % s->seats);
        if ((s->move.asking >> seat & 1u) != 0)
            return seat;
    }
    return SEAT_NONE;
}

// True if an own ship is at a place that no group of this card has left or entered.
bool empires_has_unmoved_ship(const EmpiresRules *rules, const EmpiresState *s) {
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].seat == s->active && !is_touched(s, s->stack[i].place) &&
            empires_ships(rules, s->stack[i].unit) > 0)
            return true;
    return false;
}

static void step_cards(const Flow *flow) {
    EmpiresState *s = flow->s;
    if (s->move.groups > 0 && empires_has_unmoved_ship(flow->rules, s)) {
        empires_ask(flow, ASK_FLEET, s->active, NONE);
        return;
    }
    memset(&s->move, 0, sizeof s->move);
    empires_ask(flow, ASK_MOVES, s->active, NONE);
}

// ---- cards aimed at another seat

static void tell_with(const Flow *flow, EmpiresEvent kind, Seat seat, Seat owner, uint8_t place, int amount) {
    Event event = event_of(kind, seat);
    event.owner = owner;
    event.row = place;
    event.amount = (int16_t)amount;
    empires_emit(flow, event);
}

static const CardEffect *deed_effect(const Flow *flow) {
    return card_effect(&flow->rules->card[flow->s->deed.card], (Op)flow->s->deed.op);
}

static void steal(const Flow *flow, Seat from, int most) {
    EmpiresState *s = flow->s;
    const int has = pair(s->seat[from].credits), amount = has < most ? has : most;
    empires_set_credits(s, from, has - amount);
    empires_set_credits(s, s->active, pair(s->seat[s->active].credits) + amount);
    tell_with(flow, EVENT_STOLEN, s->active, from, NONE, amount);
}

// Takes random cards; for reproducible results the hand is ordered by card.
static void take_card(const Flow *flow, Seat from) {
    EmpiresState *s = flow->s;
    if (s->seat[from].hand_size == 0)
        return;
    int left = (int)rng_roll(flow->rng, s->seat[from].hand_size);
    uint8_t card = 0;
    while (left >= s->seat[from].hand[card])
        left -= s->seat[from].hand[card++];
    s->seat[from].hand[card]--;
    s->seat[from].hand_size--;
    s->seat[s->active].hand[card]++;
    s->seat[s->active].hand_size++;
    Event event = event_of(EVENT_TAKEN, s->active);
    event.card = card;
    event.owner = from;
    event.seen_by = (uint8_t)(SEEN_BY(s->active) | SEEN_BY(from));
    empires_emit(flow, event);
}

static void raid(const Flow *flow, Seat target, int amount) {
    PlayerState *player = &flow->s->seat[target];
    const int raid = player->raid + amount;
    player->raid = (uint8_t)(raid < 250 ? raid : 250);
    empires_emit_amount(flow, EVENT_RAIDED, target, NONE, player->raid);
}

static void revolt(const Flow *flow, uint8_t place) {
    const Seat owner = owner_of(flow->s, place);
    flow->s->system[place].owner = 0;
    empires_emit_at(flow, EVENT_REVOLT, owner, place);
}

// Applies the card aimed at a seat that did not cancel it.
static void apply_aimed_card(const Flow *flow) {
    EmpiresState *s = flow->s;
    const AimedCard deed = s->deed;
    switch ((Op)deed.op) {
    case OP_STEAL:
        steal(flow, deed.target, deed_effect(flow)->n);
        break;
    case OP_SHOW_HAND:
        tell_with(flow, EVENT_SHOWN_HAND, s->active, deed.target, NONE, 0);
        empires_ask(flow, ASK_SHOWN, s->active, NONE);
        return;
    case OP_SHOW_STACK:
        tell_with(flow, EVENT_SHOWN_STACK, s->active, deed.target, deed.place, 0);
        empires_ask(flow, ASK_SHOWN, s->active, NONE);
        return;
    case OP_DISCARD:
        s->deed.left = deed_effect(flow)->n;
        return;
    default:
        break;
    }
    memset(&s->deed, 0, sizeof s->deed);
}

void empires_answer_aimed_card(const Flow *flow, bool stops) {
    EmpiresState *s = flow->s;
    const Seat target = s->deed.target;
    if (!stops) {
        empires_emit_at(flow, EVENT_NO_ANSWER, target, NONE);
        apply_aimed_card(flow);
        return;
    }
    empires_spend(flow, target, empires_function_with(flow->rules, s, target, WHEN_SECURITY, OP_CANCEL),
                  s->active, NONE);
    memset(&s->deed, 0, sizeof s->deed);
    tell_with(flow, EVENT_CANCELLED, target, s->active, NONE, 0);
}

// The card's effect in the move phase, or NULL.
static const CardEffect *moves_effect(const CardDef *card) {
    static const Op ops[] = {OP_DISCARD,   OP_RAID,  OP_SHOW_HAND, OP_SHOW_STACK,
                             OP_TAKE_CARD, OP_STEAL, OP_REVOLT,    OP_DRAW};
    for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++)
        if (card_effect(card, ops[i]) != NULL)
            return card_effect(card, ops[i]);
    return NULL;
}

void empires_play(const Flow *flow, Seat seat, const Command *command) {
    EmpiresState *s = flow->s;
    const CardEffect *effect = moves_effect(&flow->rules->card[command->card]);
    const bool aims = effect->op != OP_DRAW && effect->op != OP_REVOLT,
               at = effect->op == OP_SHOW_STACK || effect->op == OP_REVOLT;
    const Seat target = aims ? command->to_at : SEAT_NONE;
    const uint8_t place = at ? chart_of(flow->rules, s)->place_of[command->at] : NONE;
    empires_spend(flow, seat, command->card, target, place);
    switch ((Op)effect->op) {
    case OP_RAID:
        raid(flow, target, effect->n);
        return;
    case OP_TAKE_CARD:
        for (int i = 0; i < effect->n; i++)
            take_card(flow, target);
        return;
    case OP_REVOLT:
        revolt(flow, place);
        return;
    case OP_DRAW:
        empires_draw(flow, seat, effect->n);
        return;
    default:
        s->deed = (AimedCard){.op = effect->op, .card = command->card, .target = target, .place = place};
        empires_ask(flow, ASK_SECURITY, target, NONE);
    }
}

// The target discards until the required number is reached or its hand is empty.
static void step_sabotage(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Seat target = s->deed.target;
    while (s->deed.left > 0 && empires_hand_kinds(s, target) == 1) {
        uint8_t card = 0;
        while (s->seat[target].hand[card] == 0)
            card++;
        s->deed.left--;
        empires_discard(flow, target, card);
    }
    if (s->deed.left > 0 && s->seat[target].hand_size > 0)
        empires_ask(flow, ASK_SABOTAGE, target, NONE);
    else
        memset(&s->deed, 0, sizeof s->deed);
}

// ---- the next step of the phase

void empires_step_move(const Flow *flow) {
    EmpiresState *s = flow->s;
    if (s->deed.op != OP_MOVE) {
        step_sabotage(flow);
        return;
    }
    const Seat threatened_seat = next_threatened(s);
    if (threatened_seat != SEAT_NONE)
        empires_ask(flow, ASK_REACT, threatened_seat, NONE);
    else if (s->move.under_way)
        arrive(flow);
    else
        step_cards(flow);
}

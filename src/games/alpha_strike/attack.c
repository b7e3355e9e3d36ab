// SPDX-License-Identifier: MIT
// Attacks, answers and counter attacks (rules §5). Attacks wait in a stack; the newest lands first.
#include "games/alpha_strike/flow.h"

#include <string.h>

static bool stays_in_play(const Flow *flow, const AttackState *attack) {
    return attack->is_craft && flow->rules->card[attack->card].attack.keep;
}

// ---- declaring

#define BONUS_MOST 200 // keeps every sum within a byte, whatever a pack adds up to

// The payment event must follow the event of the card it pays for.
static void push(const Flow *flow, const AttackState *attack, const uint8_t cost[TRACKS]) {
    StrikeState *s = flow->s;
    s->stack[s->stack_count++] = *attack;
    Event event = strike_attack_event(attack, EVENT_ATTACK);
    event.at = (uint8_t)(s->stack_count - 1);
    event.amount = attack->base;
    event.amount2 = attack->bonus;
    event.row = attack->track;
    event.to_at = attack->craft;
    event.spare = stays_in_play(flow, attack);
    strike_emit(flow, event);
    strike_pay(flow, attack->attacker, cost, attack->card);
    strike_begin_phase(flow, PHASE_RESPOND);
}

// Bonuses are fixed at declaration; a craft that leaves with its strike still counts as in play.
void strike_declare_attack(const Flow *flow, Seat seat, Seat target, const Command *command) {
    ShipState *ship = &flow->s->seat[seat];
    const CardDef *card = &flow->rules->card[command->card];
    const bool strikes = flow->s->phase == PHASE_COMBAT && cards_have(&ship->craft, command->card);
    const int sum = strike_attack_bonus(flow->rules, flow->s, seat, card->attack.tags);
    const int bonus = sum < BONUS_MOST ? sum : BONUS_MOST;
    const AttackState attack = {.attacker = seat,
                                .target = target,
                                .card = command->card,
                                .is_craft = strikes,
                                .bonus = (uint8_t)bonus,
                                .base = (uint8_t)(card->attack.damage + bonus),
                                .track = command->from,
                                .craft = command->with};
    if (!strikes)
        cards_take(&ship->hand, command->card);
    else if (!card->attack.keep)
        cards_take(&ship->craft, command->card);
    push(flow, &attack, strikes ? card->attack.cost : card->cost);
}

// ---- landing

static void hit(const Flow *flow, const AttackState *attack, int damage) {
    ShipState *ship = &flow->s->seat[attack->target];
    const CardDef *card = &flow->rules->card[attack->card];
    uint8_t *shield = &ship->power[TRACK_SHIELD];
    const int absorbed = card->attack.bypass ? 0 : damage < *shield ? damage : *shield;
    const int through = damage - absorbed, hull = ship->hull > through ? ship->hull - through : 0;
    if (absorbed > 0) {
        const int before = *shield;
        *shield = (uint8_t)(before - absorbed);
        strike_emit_change(flow, EVENT_SHIELD_HIT, attack->target, NONE, before, *shield);
    }
    if (through > 0) {
        const int before = ship->hull;
        ship->hull = (uint8_t)hull;
        strike_record_hull_loss(flow->s);
        strike_emit_change(flow, EVENT_HULL_HIT, attack->target, NONE, before, hull);
    }
    if (hull == 0) {
        strike_eliminate(flow, attack->target, DESTROYED_IN_FIGHT);
        return;
    }
    const AbilityUse deed = {.seat = attack->attacker,
                             .target = attack->target,
                             .card = attack->card,
                             .track = attack->track,
                             .craft = attack->craft};
    strike_run_abilities(flow, card->ability, card->ability_count, ON_HIT, &deed);
}

static void resolve_newest(const Flow *flow) {
    StrikeState *s = flow->s;
    const AttackState attack = *stack_top(s);
    const int damage = attack.countered || attack.base <= attack.reduce ? 0 : attack.base - attack.reduce;
    memset(&s->stack[--s->stack_count], 0, sizeof attack);
    if (!stays_in_play(flow, &attack))
        cards_add(&s->discard, attack.card);
    Event event = strike_attack_event(&attack, EVENT_RESOLVE);
    event.at = attack.countered;
    event.amount = (int16_t)damage;
    event.spare = stays_in_play(flow, &attack);
    strike_emit(flow, event);
    if (!attack.countered)
        hit(flow, &attack, damage);
}

// All attacks still in the stack have been answered already.
static void resolve_all(const Flow *flow) {
    StrikeState *s = flow->s;
    while (s->stack_count > 0 && s->phase != PHASE_OVER)
        resolve_newest(flow);
    if (s->phase == PHASE_OVER)
        return;
    if (is_alive(s, s->active))
        strike_begin_phase(flow, PHASE_END);
    else
        strike_next_turn(flow);
}

void strike_continue_after_concede(const Flow *flow) {
    if (flow->s->phase != PHASE_OVER)
        resolve_all(flow);
}

// ---- answers

static void defend_with(const Flow *flow, Seat seat, uint8_t design) {
    ShipState *ship = &flow->s->seat[seat];
    const CardDef *card = &flow->rules->card[design];
    const bool launched = cards_take(&ship->craft, design);
    if (!launched)
        cards_take(&ship->hand, design);
    cards_add(&flow->s->discard, design);
    strike_emit_card(flow, EVENT_DEFEND, seat, design, launched);
    if (!launched) // a craft was paid for when it was launched
        strike_pay(flow, seat, card->cost, design);
    const AbilityUse deed = {
        .seat = seat, .target = stack_top(flow->s)->attacker, .card = design, .track = NONE, .craft = NONE};
    strike_run_abilities(flow, card->ability, card->ability_count, ON_RESPOND, &deed);
}

void strike_answer_attack(const Flow *flow, const Command *command) {
    StrikeState *s = flow->s;
    AttackState *attack = &s->stack[s->stack_count - 1];
    attack->answered = 1;
    if (command->card == NONE)
        strike_emit(flow, event_of(EVENT_TAKE, attack->target));
    else
        defend_with(flow, attack->target, command->card);
    if (!attack->counter_allowed) {
        resolve_all(flow);
        return;
    }
    Event event = event_of(EVENT_MAY_COUNTER, attack->target);
    event.to_row = attack->attacker;
    strike_emit(flow, event);
    strike_begin_phase(flow, PHASE_COUNTER);
}

void strike_answer_counter(const Flow *flow, const Command *command) {
    AttackState *attack = &flow->s->stack[flow->s->stack_count - 1];
    const Seat seat = attack->target;
    attack->counter_allowed = 0;
    if (command->card != NONE) {
        strike_declare_attack(flow, seat, attack->attacker, command);
        return;
    }
    strike_emit(flow, event_of(EVENT_NO_COUNTER, seat));
    resolve_all(flow);
}

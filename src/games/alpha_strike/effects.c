// SPDX-License-Identifier: MIT
// Executes abilities (rules §7): the operations that cards and ships are composed of.
#include "games/alpha_strike/flow.h"

#include <string.h>

bool strike_ability_holds(const StrikeState *s, const Ability *ability, Seat seat, uint8_t tags) {
    return (ability->hull_max == NONE || s->seat[seat].hull <= ability->hull_max) &&
           (ability->attack_tags == 0 || (ability->attack_tags & tags) != 0);
}

static int damage_left(const AttackState *attack) {
    return attack->base > attack->reduce ? attack->base - attack->reduce : 0;
}

static void repair(const Flow *flow, const AbilityUse *deed, int amount) {
    ShipState *ship = &flow->s->seat[deed->seat];
    const int most = flow->rules->ship[ship->ship].hull, from = ship->hull;
    const int to = from + amount < most ? from + amount : most;
    if (to <= from)
        return;
    ship->hull = (uint8_t)to;
    strike_emit_change(flow, EVENT_REPAIR, deed->seat, deed->card, from, to);
}

static void reduce(const Flow *flow, AttackState *attack, int amount) {
    const int from = damage_left(attack), sum = attack->reduce + amount;
    attack->reduce = (uint8_t)(sum > UINT8_MAX ? UINT8_MAX : sum);
    Event event = strike_attack_event(attack, EVENT_REDUCED);
    event.amount = (int16_t)from;
    event.amount2 = (int16_t)damage_left(attack);
    strike_emit(flow, event);
}

static void counter(const Flow *flow, AttackState *attack) {
    attack->countered = 1;
    strike_emit(flow, strike_attack_event(attack, EVENT_COUNTERED));
}

static void change_power(const Flow *flow, const AbilityUse *deed, const Doing *doing) {
    const Seat seat = doing->target ? deed->target : deed->seat;
    const uint8_t track = doing->track == TRACK_CHOOSE ? deed->track : doing->track;
    strike_set_power(flow, seat, track, flow->s->seat[seat].power[track] + doing->amount, POWER_BY_CARD,
                     deed->card);
}

static void move_power(const Flow *flow, const AbilityUse *deed) {
    const uint8_t *power = flow->s->seat[deed->seat].power;
    const Command *command = deed->command;
    strike_set_power(flow, deed->seat, command->from, power[command->from] - command->at, POWER_BY_CARD,
                     deed->card);
    strike_set_power(flow, deed->seat, command->to, power[command->to] + command->at, POWER_BY_CARD,
                     deed->card);
}

static void destroy_craft(const Flow *flow, const AbilityUse *deed) {
    StrikeState *s = flow->s;
    if (deed->craft == NONE || !cards_take(&s->seat[deed->target].craft, deed->craft))
        return; // there was none, or it has left play since
    cards_add(&s->discard, deed->craft);
    strike_emit_card(flow, EVENT_CRAFT_LOST, deed->target, deed->craft, NONE);
}

static void run_doing(const Flow *flow, const Doing *doing, const AbilityUse *deed) {
    StrikeState *s = flow->s;
    AttackState *attack = s->stack_count > 0 ? &s->stack[s->stack_count - 1] : NULL;
    switch ((Operation)doing->op) {
    case OP_POWER:
        change_power(flow, deed, doing);
        break;
    case OP_MOVE_POWER:
        move_power(flow, deed);
        break;
    case OP_REPAIR:
        repair(flow, deed, doing->amount);
        break;
    case OP_DRAW:
        strike_draw_cards(flow, deed->seat, doing->amount);
        break;
    case OP_COUNTER:
        counter(flow, attack);
        break;
    case OP_REDUCE:
        reduce(flow, attack, doing->amount);
        break;
    case OP_COUNTER_ATTACK:
        attack->counter_allowed = s->stack_count < STACK_MAX; // one more has no room
        break;
    case OP_DESTROY_CRAFT:
        destroy_craft(flow, deed);
        break;
    case OP_ATTACK_BONUS:
    case OP_ATTACK_AFTER_LAUNCH:
        break; // passive: queried by the functions below
    }
}

void strike_run_abilities(const Flow *flow, const Ability *ability, int count, Trigger on,
                          const AbilityUse *deed) {
    const StrikeState *s = flow->s;
    uint8_t tags = 0;
    if (on == ON_RESPOND)
        tags = flow->rules->card[stack_top(s)->card].attack.tags;
    for (int i = 0; i < count; i++)
        if (ability[i].on == on && strike_ability_holds(s, &ability[i], deed->seat, tags))
            for (int k = 0; k < ability[i].count; k++)
                run_doing(flow, &ability[i].doing[k], deed);
}

// ---- passive abilities

static int bonus_of(const StrikeState *s, const Ability *ability, int count, Seat seat, uint8_t tags) {
    int bonus = 0;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count; k++) {
            const Doing *doing = &ability[i].doing[k];
            if (ability[i].on == ON_PASSIVE && doing->op == OP_ATTACK_BONUS &&
                (doing->tag == NONE || (tags & 1u << doing->tag) != 0) &&
                strike_ability_holds(s, &ability[i], seat, 0))
                bonus += doing->amount;
        }
    return bonus;
}

int strike_attack_bonus(const StrikeRules *rules, const StrikeState *s, Seat seat, uint8_t tags) {
    const ShipState *ship = &s->seat[seat];
    const ShipDef *def = &rules->ship[ship->ship];
    int bonus = bonus_of(s, def->ability, def->ability_count, seat, tags);
    for (uint8_t i = 0; i < ship->craft.count; i++) {
        const CardDef *craft = &rules->card[ship->craft.card[i]];
        bonus += bonus_of(s, craft->ability, craft->ability_count, seat, tags);
    }
    return bonus;
}

// Adds a ship's or a craft's part of the bonuses.
static void add_bonuses(const StrikeState *s, const Ability *ability, int count, Seat seat,
                        uint8_t bonus[TAGS]) {
    for (int i = 0; i < count; i++) {
        if (ability[i].on != ON_PASSIVE || !strike_ability_holds(s, &ability[i], seat, 0))
            continue;
        for (int k = 0; k < ability[i].count; k++) {
            const Doing *doing = &ability[i].doing[k];
            for (int tag = 0; tag < TAGS && doing->op == OP_ATTACK_BONUS; tag++)
                if (doing->tag == NONE || doing->tag == tag)
                    bonus[tag] = (uint8_t)(bonus[tag] + doing->amount);
        }
    }
}

void strike_attack_bonuses(const StrikeRules *rules, const StrikeState *s, Seat seat, uint8_t bonus[TAGS]) {
    const ShipState *ship = &s->seat[seat];
    const ShipDef *def = &rules->ship[ship->ship];
    memset(bonus, 0, TAGS);
    add_bonuses(s, def->ability, def->ability_count, seat, bonus);
    for (uint8_t i = 0; i < ship->craft.count; i++) {
        const CardDef *craft = &rules->card[ship->craft.card[i]];
        add_bonuses(s, craft->ability, craft->ability_count, seat, bonus);
    }
}

static bool lets_attack(const StrikeState *s, const Ability *ability, int count, Seat seat) {
    for (int i = 0; i < count; i++)
        for (int k = 0; k < ability[i].count; k++)
            if (ability[i].on == ON_PASSIVE && ability[i].doing[k].op == OP_ATTACK_AFTER_LAUNCH &&
                strike_ability_holds(s, &ability[i], seat, 0))
                return true;
    return false;
}

bool strike_attacks_after_launch(const StrikeRules *rules, const StrikeState *s, Seat seat) {
    const ShipState *ship = &s->seat[seat];
    const ShipDef *def = &rules->ship[ship->ship];
    if (lets_attack(s, def->ability, def->ability_count, seat))
        return true;
    for (uint8_t i = 0; i < ship->craft.count; i++) {
        const CardDef *craft = &rules->card[ship->craft.card[i]];
        if (lets_attack(s, craft->ability, craft->ability_count, seat))
            return true;
    }
    return false;
}

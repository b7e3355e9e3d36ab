// SPDX-License-Identifier: MIT
// The losses of a battle (rules §6.3): the loser's casualties, what the winner gives up, the retreat of the
// rest, and assimilation. Also used for stacks that fail an enigma or against a minor race.
#include "games/star_empires/flow.h"

uint8_t empires_loser(const BattleState *battle) {
    return (uint8_t)(1 - battle->winner);
}

// Returns true if this side is a minor race.
static bool is_minor(const BattleState *battle, int side) {
    return battle->kind == BATTLE_CONQUEST && side == SIDE_DEFENDER;
}

static const Stack *stack_of_side(const EmpiresState *s, int side) {
    return is_minor(&s->battle, side) ? NULL : stack_of(s, s->battle.place, s->battle.side[side]);
}

// ---- losing units

static void tell_unit(const Flow *flow, EmpiresEvent kind, Seat seat, uint8_t unit) {
    Event event = event_of(kind, seat);
    event.row = flow->s->battle.place;
    event.at = unit;
    empires_emit(flow, event);
}

// Lost units are kept aside until it is clear whether they return, or to whom they go.
static void fall(const Flow *flow, int side, uint8_t unit) {
    EmpiresState *s = flow->s;
    const Seat seat = s->battle.side[side];
    empires_take_unit(s, s->battle.place, seat, unit);
    if (side == s->battle.winner)
        s->battle.loss[unit]++;
    else
        s->battle.casualty[unit]++;
    tell_unit(flow, EVENT_LOST, seat, unit);
}

static void destroy_bases(const Flow *flow, int side) {
    EmpiresState *s = flow->s;
    for (uint8_t unit = 0; unit < flow->rules->unit_count; unit++) {
        const Stack *stack = stack_of_side(s, side);
        int count = stack != NULL && flow->rules->unit[unit].kind == UNIT_BASE ? stack->unit[unit] : 0;
        for (; count > 0; count--) {
            empires_take_unit(s, s->battle.place, s->battle.side[side], unit);
            s->pile[unit]++;
            tell_unit(flow, EVENT_LOST, s->battle.side[side], unit);
        }
    }
}

void empires_begin_losses(const Flow *flow, int due, int casualties, int more, int back) {
    BattleState *battle = &flow->s->battle;
    battle->step = STEP_LOSER;
    battle->left = (uint8_t)casualties;
    set_pair(battle->due, due);
    battle->more = (uint8_t)more;
    battle->back = (uint8_t)back;
    destroy_bases(flow, empires_loser(battle));
}

void empires_begin_retreat(const Flow *flow, BattleKind kind, Seat seat, int place) {
    BattleState *battle = &flow->s->battle;
    const Seat other = kind == BATTLE_ENIGMA ? seat : battle->side[SIDE_ATTACKER];
    const int side = kind == BATTLE_STACKS && seat != other ? SIDE_DEFENDER : SIDE_ATTACKER;
    const Seat defender = kind == BATTLE_ENIGMA ? seat : battle->side[SIDE_DEFENDER];
    *battle = (BattleState){.kind = (uint8_t)kind,
                            .step = STEP_RETREAT,
                            .place = (uint8_t)place,
                            .side = {other, defender},
                            .winner = (uint8_t)(1 - side),
                            .calm = 1};
}

// ---- the loser's casualties

// Against a minor race nobody names the first casualty: it is the strongest unit.
static bool picks_strongest(const BattleState *battle) {
    return is_minor(battle, battle->winner) && battle->first;
}

unsigned empires_losable_kinds(const EmpiresState *s) {
    const BattleState *battle = &s->battle;
    const int side = battle->step == STEP_LOSER ? empires_loser(battle) : battle->winner;
    const Stack *stack = stack_of_side(s, side);
    unsigned kinds = 0;
    for (int unit = 0; unit < UNITS_MAX && stack != NULL; unit++)
        kinds |= stack->unit[unit] > 0 ? 1u << unit : 0;
    return kinds;
}

void empires_lose(const Flow *flow, uint8_t unit) {
    BattleState *battle = &flow->s->battle;
    if (battle->step == STEP_LOSER) {
        battle->first = 0;
        battle->left--;
        fall(flow, empires_loser(battle), unit);
        return;
    }
    const int paid = pair(battle->paid);
    if (paid < pair(battle->due))
        set_pair(battle->paid, paid + flow->rules->unit[unit].force);
    else
        battle->more--;
    fall(flow, battle->winner, unit);
}

static void step_loser(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const Stack *stack = stack_of_side(s, empires_loser(battle));
    if (battle->left == 0 || stack == NULL) {
        battle->step = STEP_WINNER;
        battle->first = 0;
        return;
    }
    const Seat loser = battle->side[empires_loser(battle)];
    const uint8_t only = empires_only_kind(stack->unit);
    if (only != NONE)
        empires_lose(flow, only);
    else if (picks_strongest(battle))
        empires_lose(flow, empires_strongest(flow->rules, s, loser, stack->unit));
    else
        empires_ask(flow, ASK_LOSE, battle->first ? battle->side[battle->winner] : loser, battle->place);
}

// ---- what the winner gives up

// The strongest of the winner's losses return.
static void bring_back(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const UnitDef *unit = flow->rules->unit;
    for (; battle->back > 0 && sum_of(battle->loss) > 0; battle->back--) {
        uint8_t best = NONE;
        for (uint8_t i = 0; i < flow->rules->unit_count; i++)
            if (battle->loss[i] > 0 && (best == NONE || unit[i].force > unit[best].force))
                best = i;
        battle->loss[best]--;
        empires_add_unit(s, battle->place, battle->side[battle->winner], best);
        tell_unit(flow, EVENT_SAVED, battle->side[battle->winner], best);
    }
    for (int i = 0; i < UNITS_MAX; i++)
        s->pile[i] = (uint8_t)(s->pile[i] + battle->loss[i]);
    memset(battle->loss, 0, sizeof battle->loss);
}

static void step_winner(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const Stack *stack = stack_of_side(s, battle->winner);
    const bool owes = pair(battle->paid) < pair(battle->due) || battle->more > 0;
    if (stack == NULL || !owes || sum_of(stack->unit) < 2) {
        bring_back(flow);
        battle->step = STEP_RETREAT;
        return;
    }
    const uint8_t only = empires_only_kind(stack->unit);
    if (only != NONE)
        empires_lose(flow, only);
    else
        empires_ask(flow, ASK_LOSE, battle->side[battle->winner], battle->place);
}

// ---- the retreat

// Without a place to retreat to, or without a ship, the rest is lost.
static void lose_rest(const Flow *flow, int side) {
    EmpiresState *s = flow->s;
    for (uint8_t unit = 0; unit < flow->rules->unit_count; unit++) {
        const Stack *stack = stack_of_side(s, side);
        for (int count = stack != NULL ? stack->unit[unit] : 0; count > 0; count--)
            fall(flow, side, unit);
    }
}

void empires_retreat(const Flow *flow, uint8_t to) {
    BattleState *battle = &flow->s->battle;
    const Seat seat = battle->side[empires_loser(battle)];
    battle->step = STEP_END;
    empires_move_stack(flow, EVENT_RETREATED, seat, battle->place, to);
}

static void step_retreat(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const int loser = empires_loser(battle);
    if (battle->kind == BATTLE_ENIGMA)
        destroy_bases(flow, loser);
    const Stack *stack = stack_of_side(s, loser);
    if (stack == NULL) {
        battle->step = STEP_END;
        return;
    }
    const uint64_t open = empires_retreats(flow->rules, s, stack->seat, battle->place);
    if (open == 0 || empires_ships(flow->rules, stack->unit) == 0) {
        lose_rest(flow, loser);
        battle->step = STEP_END;
    } else if ((open & (open - 1)) == 0) {
        uint8_t to = 0;
        while (!has_place(open, to))
            to++;
        empires_retreat(flow, to);
    } else {
        empires_ask(flow, ASK_RETREAT, stack->seat, battle->place);
    }
}

// ---- the end of the battle

// A winner whose race assimilates takes over half of the casualties, drawn at random.
static void assimilate(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const Seat winner = battle->side[battle->winner], loser = battle->side[empires_loser(battle)];
    int left = sum_of(battle->casualty);
    for (int take = left / 2; take > 0; take--, left--) {
        int lot = (int)rng_roll(flow->rng, (uint32_t)left);
        uint8_t unit = 0;
        while (lot >= battle->casualty[unit])
            lot -= battle->casualty[unit++];
        battle->casualty[unit]--;
        empires_add_unit(s, battle->place, winner, unit);
        Event event = event_of(EVENT_ASSIMILATED, winner);
        event.row = battle->place;
        event.at = unit;
        event.owner = loser;
        empires_emit(flow, event);
    }
}

static void step_end(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const bool fought = !battle->calm && battle->kind != BATTLE_CONQUEST;
    const bool attacker = !battle->calm && battle->winner == SIDE_ATTACKER;
    if (fought && stack_of_side(s, battle->winner) != NULL &&
        race_of(flow->rules, s, battle->side[battle->winner])->assimilates)
        assimilate(flow);
    for (int i = 0; i < UNITS_MAX; i++)
        s->pile[i] = (uint8_t)(s->pile[i] + battle->casualty[i]);
    if (attacker &&
        (battle->kind == BATTLE_CONQUEST || owner_of(s, battle->place) == battle->side[SIDE_DEFENDER]))
        s->system[battle->place].marks |= SYSTEM_CLAIM;
    memset(battle, 0, sizeof *battle);
}

void empires_step_losses(const Flow *flow) {
    switch ((BattleStep)flow->s->battle.step) {
    case STEP_LOSER:
        step_loser(flow);
        break;
    case STEP_WINNER:
        step_winner(flow);
        break;
    case STEP_RETREAT:
        step_retreat(flow);
        break;
    default:
        step_end(flow);
        break;
    }
}

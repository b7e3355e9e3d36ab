// SPDX-License-Identifier: MIT
// The battle phase (rules §6.1, §6.2, §6.5): who fights whom, committed cards, and the winner. Losses are in
// losses.c.
#include "games/star_empires/flow.h"

static void tell_between(const Flow *flow, EmpiresEvent kind, Seat seat, Seat owner, uint8_t place) {
    Event event = event_of(kind, seat);
    event.owner = owner;
    event.row = place;
    empires_emit(flow, event);
}

// ---- meetings

static bool is_barred(const EmpiresState *s, Seat other) {
    return empires_is_truce(s) || (s->peace >> other & 1u) != 0;
}

static void begin(const Flow *flow, BattleKind kind, Seat defender, uint8_t place) {
    EmpiresState *s = flow->s;
    memset(&s->battle, 0, sizeof s->battle);
    s->battle.kind = (uint8_t)kind;
    s->battle.place = place;
    s->battle.side[SIDE_ATTACKER] = s->active;
    s->battle.side[SIDE_DEFENDER] = defender;
    empires_ask(flow,
                kind == BATTLE_STACKS  ? ASK_ENGAGE
                : kind == BATTLE_SIEGE ? ASK_SIEGE
                                       : ASK_CONQUER,
                s->active, place);
}

// Asks about the next opposing stack not met yet. Returns false if there is none.
static bool meet_stacks(const Flow *flow, uint8_t place) {
    EmpiresState *s = flow->s;
    for (int i = 1; i < s->seats; i++) {
        const Seat other = (Seat)((s->active + i) % s->seats);
        if ((s->met >> other & 1u) != 0 || is_barred(s, other) || stack_of(s, place, other) == NULL)
            continue;
        s->met |= (uint8_t)(1u << other);
        begin(flow, BATTLE_STACKS, other, place);
        return true;
    }
    return false;
}

static bool meet_system(const Flow *flow, uint8_t place) {
    EmpiresState *s = flow->s;
    const Seat owner = owner_of(s, place);
    if ((s->met & MET_SYSTEM) != 0 || has_place(empires_opposing(s, s->active), place) ||
        !has_mark(s, place, SYSTEM_EXPLORED) || has_mark(s, place, SYSTEM_ENIGMA) || owner == s->active ||
        has_mark(s, place, SYSTEM_CLAIM))
        return false;
    s->met |= MET_SYSTEM;
    if (owner != SEAT_NONE) {
        if (empires_garrison(flow->rules, s, place) == 0 || is_barred(s, owner))
            return false;
        begin(flow, BATTLE_SIEGE, owner, place);
        return true;
    }
    if (s->system[place].minor == 0 || race_of(flow->rules, s, s->active)->no_conquest)
        return false;
    begin(flow, BATTLE_CONQUEST, 0, place);
    return true;
}

void empires_step_meetings(const Flow *flow) {
    EmpiresState *s = flow->s;
    const Chart *chart = chart_of(flow->rules, s);
    for (; s->cursor < chart->places; s->cursor++, s->met = 0)
        if (stack_of(s, s->cursor, s->active) != NULL &&
            (meet_stacks(flow, s->cursor) || meet_system(flow, s->cursor)))
            return;
    empires_enter(flow, PHASE_REVENUE);
}

// ---- committed cards

static void lay(BattleState *battle, int side, const Command *command) {
    battle->is_committed[side] = 1;
    battle->count[side] = command->count;
    memcpy(battle->card[side], command->list, command->count);
}

// Reveals and uses the committed cards, the attacker's first.
static void turn_up(const Flow *flow) {
    const BattleState *battle = &flow->s->battle;
    for (int side = 0; side < SIDES; side++)
        for (int i = 0; i < battle->count[side]; i++)
            empires_spend(flow, battle->side[side], battle->card[side][i], SEAT_NONE, battle->place);
}

static int count_effect(const Flow *flow, int side, Op op) {
    const BattleState *battle = &flow->s->battle;
    int sum = 0;
    for (int i = 0; i < battle->count[side]; i++) {
        const uint8_t function = battle->card[side][i];
        const CardEffect *effect = card_effect(&flow->rules->card[function & ~CARD_MARKED & 0xFFu], op);
        // Cards that negate losses do so only if committed with CARD_MARKED.
        if (effect != NULL && (op != OP_NEGATE_LOSS || (function & CARD_MARKED) != 0))
            sum += op == OP_CALL_OFF ? 1 : effect->n;
    }
    return sum;
}

static const uint8_t *units_of(const EmpiresState *s, int side) {
    const Stack *stack = s->battle.kind == BATTLE_CONQUEST && side == SIDE_DEFENDER
                             ? NULL
                             : stack_of(s, s->battle.place, s->battle.side[side]);
    return stack != NULL ? stack->unit : NULL;
}

static int force_of(const Flow *flow, int side) {
    const EmpiresState *s = flow->s;
    const BattleState *battle = &s->battle;
    const Fighter fighter = {battle->side[side], units_of(s, side), units_of(s, 1 - side), battle->place,
                             side == SIDE_DEFENDER};
    int force = empires_force(flow->rules, s, &fighter);
    for (int i = 0; i < battle->count[side]; i++)
        force += empires_card_force(flow->rules, s, fighter.seat, fighter.unit, battle->card[side][i]);
    return force;
}

static void tell_forces(const Flow *flow, int attack, int defence) {
    const BattleState *battle = &flow->s->battle;
    Event event = event_of(EVENT_FORCES, battle->side[SIDE_ATTACKER]);
    event.owner = battle->kind == BATTLE_CONQUEST ? SEAT_NONE : battle->side[SIDE_DEFENDER];
    event.row = battle->place;
    event.amount = (int16_t)attack;
    event.amount2 = (int16_t)defence;
    empires_emit(flow, event);
}

static int half_up(int number, int percent) {
    return (number * percent + 99) / 100;
}

// ---- the winner

// Returns true if a side leaves by a card: then nobody wins.
static bool is_called_off(const Flow *flow) {
    const BattleState *battle = &flow->s->battle;
    for (int side = 0; side < SIDES; side++)
        if (count_effect(flow, side, OP_CALL_OFF) > 0) {
            const Seat seat = battle->side[side];
            const uint8_t place = battle->place;
            empires_emit_at(flow, EVENT_CALLED_OFF, seat, place);
            empires_begin_retreat(flow, BATTLE_STACKS, seat, place);
            return true;
        }
    return false;
}

// Half of the printed force of the loser's stack and garrison.
static int due_of(const Flow *flow, int loser) {
    const EmpiresState *s = flow->s;
    const uint8_t *unit = units_of(s, loser);
    int force = unit != NULL ? empires_printed_force(flow->rules, unit) : 0;
    if (loser == SIDE_DEFENDER && owner_of(s, s->battle.place) == s->battle.side[loser])
        force += empires_garrison(flow->rules, s, s->battle.place);
    return half_up(force, flow->rules->winner_loss_percent);
}

// Number of the loser's casualties, not counting starbases, which are always lost.
static int casualties_of(const Flow *flow, int loser) {
    const uint8_t *unit = units_of(flow->s, loser);
    int count = 0;
    for (int i = 0; i < flow->rules->unit_count && unit != NULL; i++)
        count += flow->rules->unit[i].kind == UNIT_BASE ? 0 : unit[i];
    const int lost = (count + 1) / 2 + count_effect(flow, 1 - loser, OP_EXTRA_LOSS) -
                     count_effect(flow, loser, OP_NEGATE_LOSS);
    return lost < 0 ? 0 : lost > count ? count : lost;
}

static void fight(const Flow *flow) {
    BattleState *battle = &flow->s->battle;
    if (is_called_off(flow)) {
        return;
    }
    const int attack = force_of(flow, SIDE_ATTACKER), defence = force_of(flow, SIDE_DEFENDER);
    tell_forces(flow, attack, defence);
    const int winner = attack > defence ? SIDE_ATTACKER : SIDE_DEFENDER;
    battle->winner = (uint8_t)winner;
    battle->first = 1;
    tell_between(flow, EVENT_WON, battle->side[winner], battle->side[1 - winner], battle->place);
    empires_begin_losses(flow, due_of(flow, 1 - winner), casualties_of(flow, 1 - winner),
                         count_effect(flow, 1 - winner, OP_EXTRA_LOSS),
                         count_effect(flow, winner, OP_NEGATE_LOSS));
}

// Attack on a minor race, whose force is the product of two dice.
static void conquer(const Flow *flow) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    turn_up(flow);
    const int one = (int)rng_die(flow->rng, DIE), other = (int)rng_die(flow->rng, DIE), force = one * other;
    const int attack = force_of(flow, SIDE_ATTACKER);
    Event event = event_of(EVENT_ROLLED, s->active);
    event.row = battle->place;
    event.to_row = ROLLED_CONQUEST;
    event.amount = (int16_t)one;
    event.amount2 = (int16_t)other;
    event.amount3 = (int16_t)force;
    empires_emit(flow, event);
    tell_forces(flow, attack, force);
    battle->winner = attack > force ? SIDE_ATTACKER : SIDE_DEFENDER;
    battle->first = 1;
    tell_between(flow, EVENT_WON, attack > force ? s->active : SEAT_NONE,
                 attack > force ? SEAT_NONE : s->active, battle->place);
    const int casualties = attack > force ? 0 : casualties_of(flow, SIDE_ATTACKER);
    empires_begin_losses(flow, attack > force ? half_up(force, flow->rules->winner_loss_percent) : 0,
                         casualties, 0, 0);
}

// ---- answers

static void forget(EmpiresState *s) {
    memset(&s->battle, 0, sizeof s->battle);
}

static void attack(const Flow *flow, Seat seat, const Command *command) {
    BattleState *battle = &flow->s->battle;
    const bool conquest = battle->kind == BATTLE_CONQUEST;
    tell_between(flow, EVENT_ATTACKS, seat, conquest ? SEAT_NONE : battle->side[SIDE_DEFENDER],
                 battle->place);
    if (conquest) {
        lay(battle, SIDE_ATTACKER, command);
        conquer(flow);
    } else {
        battle->step = STEP_ANSWER;
    }
}

static void make_peace(const Flow *flow, Seat seat) {
    EmpiresState *s = flow->s;
    empires_spend(flow, seat, empires_function_with(flow->rules, s, seat, WHEN_ANSWER, OP_PEACE), s->active,
                  s->battle.place);
    s->peace |= (uint8_t)(1u << seat);
    tell_between(flow, EVENT_PEACE, seat, s->active, s->battle.place);
    forget(s);
}

static void commit(const Flow *flow, Seat seat, const Command *command) {
    BattleState *battle = &flow->s->battle;
    const int side = battle->is_committed[SIDE_DEFENDER] ? SIDE_ATTACKER : SIDE_DEFENDER;
    if (battle->step == STEP_ANSWER)
        empires_emit_at(flow, EVENT_NO_ANSWER, seat, battle->place);
    battle->step = STEP_COMMIT;
    lay(battle, side, command);
    empires_emit_at(flow, EVENT_COMMITTED, seat, battle->place);
    if (side == SIDE_DEFENDER)
        return;
    turn_up(flow);
    fight(flow);
}

// A mission: both sides agree on peace, or they fight.
static void declare(const Flow *flow, Seat seat, EmpiresVerb verb) {
    EmpiresState *s = flow->s;
    BattleState *battle = &s->battle;
    const bool offers = seat == s->active;
    tell_between(flow,
                 verb == VERB_FIGHT ? EVENT_FIGHTS
                 : offers           ? EVENT_OFFERS
                                    : EVENT_MISSION,
                 seat, offers ? battle->side[SIDE_DEFENDER] : s->active, battle->place);
    if (offers)
        battle->step = STEP_MISSION;
    else if (verb == VERB_FIGHT)
        battle->step = STEP_COMMIT;
    else
        forget(s);
}

void empires_answer_meeting(const Flow *flow, Seat seat, const Command *command) {
    switch ((EmpiresVerb)command->verb) {
    case VERB_ATTACK:
    case VERB_ATTACK_WITH:
        attack(flow, seat, command);
        break;
    case VERB_MISSION:
    case VERB_FIGHT:
        declare(flow, seat, (EmpiresVerb)command->verb);
        break;
    case VERB_PEACE:
        make_peace(flow, seat);
        break;
    case VERB_COMMIT:
        commit(flow, seat, command);
        break;
    default:
        forget(flow->s); // no attack
        break;
    }
}

void empires_step_battle(const Flow *flow) {
    const BattleState *battle = &flow->s->battle;
    const Seat defender = battle->side[SIDE_DEFENDER];
    switch ((BattleStep)battle->step) {
    case STEP_ENGAGE:
        break; // has been asked already
    case STEP_MISSION:
        empires_ask(flow, ASK_MISSION, defender, battle->place);
        break;
    case STEP_ANSWER:
        empires_ask(flow, ASK_ANSWER, defender, battle->place);
        break;
    case STEP_COMMIT:
        empires_ask(flow, ASK_COMMIT,
                    battle->is_committed[SIDE_DEFENDER] ? battle->side[SIDE_ATTACKER] : defender,
                    battle->place);
        break;
    default:
        empires_step_losses(flow);
        break;
    }
}

// SPDX-License-Identifier: MIT
// Values for dice and battles: whether to risk them, which cards to use, what to lose and where to retreat.
#include "games/star_empires/worth.h"

#define MARGIN 4

// ---- dice

static int cost_at(const Viewpoint *eyes, int place) {
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    return stack != NULL ? empires_group_cost(eyes->rules, stack->unit) : 0;
}

static int roll_of(const Viewpoint *eyes, const Command *command, RollWhat what) {
    int sum = 0;
    for (int i = 0; i < command->count; i++) {
        const CardDef *def = &eyes->rules->card[command->list[i]];
        for (int k = 0; k < def->effect_count; k++)
            sum += def->effect[k].op == OP_ROLL && def->effect[k].what == what ? def->effect[k].n : 0;
    }
    return sum;
}

int32_t empires_weigh_roll(const Viewpoint *eyes, const Command *command) {
    const int place = eyes->s->place;
    if (eyes->s->ask == ASK_DIPLOMACY) {
        const int more = roll_of(eyes, command, ROLL_DIPLOMACY) +
                         race_of(eyes->rules, eyes->s, eyes->seat)->diplomacy_bonus;
        return 10 * empires_die_chance(more, eyes->rules->diplomacy_joins) - 60 * command->count;
    }
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    int help = 0;
    for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++)
        if (stack->unit[i] > 0 && eyes->rules->unit[i].enigma > help)
            help = eyes->rules->unit[i].enigma;
    const int chance =
        empires_die_chance(roll_of(eyes, command, ROLL_ENIGMA) + help, eyes->rules->enigma_solved);
    return chance * (6 + cost_at(eyes, place) / 4) - 60 * command->count;
}

// ---- whether to fight

static int own_force(const Viewpoint *eyes, int place, bool defends) {
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    const Fighter fighter = {
        .seat = eyes->seat, .unit = stack != NULL ? stack->unit : NULL, .place = place, .defends = defends};
    return empires_force(eyes->rules, eyes->s, &fighter);
}

static int guess_of(const Viewpoint *eyes, int place, Seat seat) {
    int force = 0;
    for (int i = 0; i < eyes->s->stack_count; i++)
        if (eyes->s->stack[i].place == place && eyes->s->stack[i].seat == seat)
            force = empires_estimate_force(eyes, i, &eyes->s->stack[i]);
    if (force > 0 && (empires_bases(eyes->rules, eyes->s, seat) & eyes->chart->near[place]) != 0)
        force += eyes->rules->starbase_force;
    if (owner_of(eyes->s, place) == seat)
        force += empires_garrison(eyes->rules, eyes->s, place);
    return force;
}

// Attack or mission; and whether to fight a seat that offers a mission.
int32_t empires_weigh_meeting(const Viewpoint *eyes, const Command *command) {
    const BattleState *battle = &eyes->s->battle;
    const bool attacker = battle->side[SIDE_ATTACKER] == eyes->seat;
    const Seat other = battle->side[attacker ? SIDE_DEFENDER : SIDE_ATTACKER];
    const int by = own_force(eyes, battle->place, !attacker) + eyes->cards * 8 / 10 -
                   guess_of(eyes, battle->place, other) - MARGIN;
    if (command->verb == VERB_ATTACK || command->verb == VERB_FIGHT)
        return by;
    return 0; // a mission, or no attack
}

// ---- which cards

// Force of the side's stack without cards; both stacks are public by now.
static int open_force(const Viewpoint *eyes, int side) {
    const BattleState *battle = &eyes->s->battle;
    const Stack *own = stack_of(eyes->s, battle->place, battle->side[side]),
                *other = stack_of(eyes->s, battle->place, battle->side[1 - side]);
    const Fighter fighter = {.seat = battle->side[side],
                             .unit = own != NULL ? own->unit : NULL,
                             .against = other != NULL ? other->unit : NULL,
                             .place = battle->place,
                             .defends = side == SIDE_DEFENDER};
    return empires_force(eyes->rules, eyes->s, &fighter);
}

static int force_of_cards(const Viewpoint *eyes, const Command *command) {
    const Stack *stack = stack_of(eyes->s, eyes->s->battle.place, eyes->seat);
    int force = 0;
    for (int i = 0; i < command->count; i++)
        force += empires_card_force(eyes->rules, eyes->s, eyes->seat, stack != NULL ? stack->unit : NULL,
                                    command->list[i]);
    return force;
}

bool empires_leaves_battle(const Viewpoint *eyes, const Command *command) {
    return command->count == 1 && (command->list[0] & CARD_MARKED) == 0 &&
           card_effect(&eyes->rules->card[command->list[0]], OP_CALL_OFF) != NULL;
}

// The lead over the visible force that is enough, depending on how many cards the other side has committed
// face down or may still commit.
static int wanted_lead(const Viewpoint *eyes, int side) {
    const BattleState *battle = &eyes->s->battle;
    const int laid = battle->count[SIDE_DEFENDER];
    if (side == SIDE_ATTACKER)
        return laid >= 2 ? 8 : laid == 1 ? 5 : 1;
    return eyes->s->seat[battle->side[SIDE_ATTACKER]].hand_size >= 2 ? 5 : 1;
}

static int worth_of_hand(const Viewpoint *eyes, const Command *command) {
    int worth = 0;
    for (int i = 0; i < command->count; i++)
        worth += empires_card_worth(eyes, (uint8_t)(command->list[i] & ~CARD_MARKED));
    return worth;
}

// Prefers the cheapest cards that reach the wanted lead, or none if it cannot be reached; peace if the battle
// is lost.
int32_t empires_weigh_cards(const Viewpoint *eyes, const Command *command) {
    const BattleState *battle = &eyes->s->battle;
    const int side = battle->side[SIDE_ATTACKER] == eyes->seat ? SIDE_ATTACKER : SIDE_DEFENDER;
    const int lead = open_force(eyes, side) - open_force(eyes, 1 - side) + force_of_cards(eyes, command);
    const int stake = cost_at(eyes, battle->place);
    if (command->verb == VERB_PEACE)
        return lead < 0 && stake > 10 ? 800 : 100;
    if (empires_leaves_battle(eyes, command))
        return lead < 0 && stake > 8 ? 450 : 50;
    const int beyond = lead - wanted_lead(eyes, side) + (side == SIDE_DEFENDER);
    if (beyond >= 0)
        return 2 * EMPIRES_ENOUGH - worth_of_hand(eyes, command) - 20 * command->count;
    return command->count == 0 ? 300 : 100 - worth_of_hand(eyes, command);
}

#define CONQUEST_SURE_CHANCE 90 // per cent: lower chances are not risked

// As few cards as make the conquest nearly certain.
int32_t empires_weigh_conquest(const Viewpoint *eyes, const Command *command) {
    const int force = own_force(eyes, eyes->s->battle.place, false) + force_of_cards(eyes, command);
    const int win = empires_product_chance(force);
    if (command->verb == VERB_PASS)
        return 250;
    if (win < CONQUEST_SURE_CHANCE)
        return win - EMPIRES_CONQUEST_MIN;
    return 2000 - worth_of_hand(eyes, command) - 40 * command->count;
}

// ---- what it costs

// Of the own units loses the weakest that is enough; of others' the strongest.
int32_t empires_weigh_loss(const Viewpoint *eyes, const Command *command) {
    const BattleState *battle = &eyes->s->battle;
    const UnitDef *unit = &eyes->rules->unit[command->with];
    const bool others = battle->step == STEP_LOSER && battle->side[1 - battle->winner] != eyes->seat;
    if (others)
        return unit->cost +
               race_of(eyes->rules, eyes->s, battle->side[1 - battle->winner])->force[command->with];
    const int owed = pair(battle->due) - pair(battle->paid);
    if (battle->step == STEP_WINNER && owed > 0 && unit->force >= owed)
        return 1000 - 10 * unit->cost;
    return 500 - 10 * unit->cost;
}

int32_t empires_weigh_retreat(const Viewpoint *eyes, const Command *command) {
    const uint8_t to = eyes->chart->place_of[command->to], home = eyes->s->seat[eyes->seat].home;
    const int worth = has_place(eyes->chart->is_system, to) ? 60 : 0;
    return worth - 10 * eyes->chart->steps[to][home] - eyes->threat[to] / 4;
}

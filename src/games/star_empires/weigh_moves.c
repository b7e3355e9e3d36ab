// SPDX-License-Identifier: MIT
// The move phase: for each group and each place in its reach, what it is worth to be there and no longer
// where it comes from; cards that are aimed at others; what threatens.
#include "games/star_empires/worth.h"

#define LEAST 150 // moves that are worth less are left
#define MARGIN 5

// ---- coming to a place

static void join(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX], uint8_t joined[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    for (int i = 0; i < UNITS_MAX; i++)
        joined[i] = (uint8_t)(unit[i] + (stack != NULL ? stack->unit[i] : 0));
}

// Is the group, with whoever is there already, likely to win? By how much, with most of its cards.
static int ahead(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX]) {
    uint8_t joined[UNITS_MAX];
    join(eyes, place, unit, joined);
    return empires_attack(eyes, place, joined) + eyes->cards * 8 / 10 - eyes->defence[place] - MARGIN;
}

static int value_of_fight(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const int by = ahead(eyes, place, unit);
    if (empires_is_truce(eyes->s))
        return eyes->target[place] / 10;
    if (by <= 0)
        return -20 * cost;
    return eyes->target[place] + (by < 20 ? 10 * by : 200) - 4 * cost;
}

// A minor race that does not join may be conquered.
static int value_of_minor(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const int force = empires_attack(eyes, place, unit) + eyes->cards / 2;
    const int win =
        race_of(eyes->rules, eyes->s, eyes->seat)->no_conquest ? 0 : empires_product_chance(force);
    const int conquered = 9 * win + eyes->target[place] / 3 - 2 * cost;
    return eyes->target[place] > conquered ? eyes->target[place] : conquered;
}

static int enigma_help(const Eyes *eyes, const uint8_t unit[UNITS_MAX]) {
    int most = 0;
    for (int i = 0; i < eyes->rules->unit_count; i++)
        if (unit[i] > 0 && eyes->rules->unit[i].enigma > most)
            most = eyes->rules->unit[i].enigma;
    return most;
}

static int value_of_place(const Eyes *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const EmpiresBoard *s = eyes->s;
    if (has_place(eyes->opposing, place) || eyes->defence[place] > 0)
        return value_of_fight(eyes, place, unit, cost);
    if (!has_place(eyes->chart->is_system, place) || owner_of(s, place) == eyes->seat)
        return 0;
    if (has_place(eyes->own, place))
        return 0; // what is there does it alone
    if (!has_mark(s, place, SYSTEM_EXPLORED))
        return eyes->target[place] - 33 * cost + 100 * enigma_help(eyes, unit);
    if (has_mark(s, place, SYSTEM_ENIGMA))
        return 7 * empires_die_chance(enigma_help(eyes, unit), eyes->rules->enigma_solved) - 35 * cost;
    if (owner_of(s, place) == SEAT_NONE && s->system[place].minor > 0)
        return value_of_minor(eyes, place, unit, cost);
    return eyes->target[place] - 3 * cost;
}

// ---- on the way, and behind

// What there is to come to from here, by how far it is.
static int prospect(const Eyes *eyes, int place, int force) {
    int best = 0;
    for (int i = 0; i < eyes->targets; i++) {
        const int to = eyes->at[i], steps = eyes->chart->steps[place][to];
        if (steps == UINT8_MAX || (has_place(eyes->own, to) && steps > 0))
            continue;
        const bool held = eyes->defence[to] > 0 && force + eyes->cards / 2 <= eyes->defence[to];
        const int value = (held ? eyes->target[to] / 3 : eyes->target[to]) * 3 / 10 - 40 * steps;
        best = value > best ? value : best;
    }
    return best;
}

// A system that is left with less than could come is in danger.
static int cost_of_leaving(const Eyes *eyes, int from, const uint8_t unit[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, from, eyes->seat);
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->seat);
    int stays = empires_garrison(eyes->rules, eyes->s, from), left = 0;
    if (owner_of(eyes->s, from) != eyes->seat) {
        for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++)
            left += stack->unit[i] - unit[i];
        return has_place(eyes->chart->is_system, from) && left == 0 ? 200 : 0; // it is being taken
    }
    for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++)
        stays += (stack->unit[i] - unit[i]) * race->force[i];
    if (stays >= eyes->threat[from])
        return 0;
    return is_home(eyes->s, from) ? 700 : 250;
}

static int32_t weigh_group(const Eyes *eyes, const Command *command) {
    const uint8_t from = eyes->chart->place_of[command->from], to = eyes->chart->place_of[command->to];
    const int cost = empires_group_cost(eyes->rules, command->list),
              force = empires_attack(eyes, to, command->list);
    const int here = value_of_place(eyes, to, command->list, cost);
    int gain = prospect(eyes, to, force) - prospect(eyes, from, force);
    if (empires_has_kind(eyes->rules, command->list, UNIT_LEADER))
        gain += 20;
    return here + gain - cost_of_leaving(eyes, from, command->list);
}

// ---- cards that are aimed at somebody

static int32_t weigh_play(const Eyes *eyes, const Command *command) {
    const CardDef *def = &eyes->rules->card[command->card];
    const bool rival = command->to_at == empires_rival(eyes);
    if (card_effect(def, OP_DRAW) != NULL)
        return 5000;
    if (card_effect(def, OP_REVOLT) != NULL)
        return 4000;
    if (card_effect(def, OP_STEAL) != NULL)
        return rival || eyes->s->seats == 2 ? 3500 : 3400;
    if (card_effect(def, OP_TAKE_CARD) != NULL || card_effect(def, OP_RAID) != NULL)
        return rival ? 3300 : 100;
    if (card_effect(def, OP_DISCARD) != NULL)
        return rival ? 3200 : 100;
    return 50; // what is only looked at is forgotten
}

// The worthiest card goes last: one that moves one group is enough where there is one to move.
static int32_t dearer(const Eyes *eyes, const Command *command, bool several) {
    if (command->card == NONE)
        return 0;
    const int groups = card_effect(&eyes->rules->card[command->card], OP_MOVE)->groups;
    return several ? groups : -10 * groups;
}

// Are there good moves from more places than one?
static bool has_several(const Command *legal, int count, const int32_t *worth) {
    uint8_t from = NONE;
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_MOVE && worth[i] > LEAST) {
            if (from != NONE && legal[i].from != from)
                return true;
            from = legal[i].from;
        }
    return false;
}

void empires_weigh_moves(const Eyes *eyes, const Command *legal, int count, int32_t *worth) {
    for (int i = 0; i < count; i++)
        worth[i] = legal[i].verb == VERB_MOVE   ? weigh_group(eyes, &legal[i])
                   : legal[i].verb == VERB_PLAY ? weigh_play(eyes, &legal[i])
                                                : LEAST;
    const bool several = has_several(legal, count, worth);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_MOVE)
            worth[i] += dearer(eyes, &legal[i], several);
}

// ---- being threatened

static int defence_with(const Eyes *eyes, const uint8_t *more) {
    static const uint8_t nothing[UNITS_MAX];
    uint8_t joined[UNITS_MAX];
    const int place = eyes->s->move.to;
    join(eyes, place, more != NULL ? more : nothing, joined);
    const Fighter fighter = {.seat = eyes->seat, .unit = joined, .place = place, .defends = true};
    return empires_force(eyes->rules, eyes->s, &fighter);
}

static int attack_of_mover(const Eyes *eyes) {
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->s->active);
    int force = eyes->hidden_group * 11 / 2;
    for (int i = 0; i < eyes->rules->unit_count; i++)
        force += eyes->s->move.unit[i] * race->force[i];
    return force;
}

// Decoys where something would be lost; a group comes to help where it turns the battle.
int32_t empires_weigh_react(const Eyes *eyes, const Command *command) {
    const int place = eyes->s->move.to, attack = attack_of_mover(eyes) + MARGIN,
              defence = defence_with(eyes, NULL);
    const bool serious = attack > defence && !empires_is_truce(eyes->s);
    switch ((EmpiresVerb)command->verb) {
    case VERB_DECOYS:
        return serious ? (owner_of(eyes->s, place) == eyes->seat ? 500 : 350) : 100;
    case VERB_INTERCEPT:
        if (serious && eyes->chart->place_of[command->to] == place &&
            defence_with(eyes, command->list) >= attack)
            return 400 - empires_group_cost(eyes->rules, command->list) -
                   cost_of_leaving(eyes, eyes->chart->place_of[command->from], command->list) / 4;
        return 50;
    default:
        return 300;
    }
}

// SPDX-License-Identifier: MIT
// Opportunities and threats on the map, as one seat sees it.
#include "games/star_empires/worth.h"

#define HIDDEN_FORCE 11 // assumed force of a hidden unit, in half points
#define BEST_CARDS 3
#define FIGHT 1100     // value of a battle that will probably be won
#define THREAT_STEPS 4 // steps within which an opponent is a threat

// ---- units

int empires_estimate_force(const Viewpoint *eyes, int at, const Stack *stack) {
    const RaceDef *race = race_of(eyes->rules, eyes->s, stack->seat);
    int force = eyes->hidden != NULL ? eyes->hidden[at] * HIDDEN_FORCE / 2 : 0;
    for (int i = 0; i < eyes->rules->unit_count; i++)
        force += stack->unit[i] * race->force[i];
    return force;
}

int empires_group_cost(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int cost = 0;
    for (int i = 0; i < rules->unit_count; i++)
        cost += unit[i] * rules->unit[i].cost;
    return cost;
}

int empires_attack(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX]) {
    return empires_own_force(eyes, unit) + empires_force_there(eyes, place);
}

int empires_own_force(const Viewpoint *eyes, const uint8_t unit[UNITS_MAX]) {
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->seat);
    int force = 0;
    for (int i = 0; i < eyes->rules->unit_count; i++) {
        force += unit[i] * race->force[i];
        if (unit[i] > 0 && eyes->rules->unit[i].kind == UNIT_LEADER)
            force += eyes->rules->leader_force / 2; // half, as the opponent may have one too
    }
    return force;
}

int empires_force_there(const Viewpoint *eyes, int place) {
    const int system = has_place(eyes->chart->is_system, place)
                           ? race_of(eyes->rules, eyes->s, eyes->seat)->system_force
                           : 0;
    return system + ((eyes->bases & eyes->chart->near[place]) != 0 ? eyes->rules->starbase_force : 0);
}

// ---- chances

int empires_die_chance(int more, int needed) {
    int faces = 0;
    for (int die = 1; die <= DIE; die++)
        faces += die + more >= needed;
    return 100 * faces / DIE;
}

int empires_product_chance(int force) {
    int ways = 0;
    for (int one = 1; one <= DIE; one++)
        for (int other = 1; other <= DIE; other++)
            ways += force > one * other;
    return 100 * ways / (DIE * DIE);
}

// ---- cards

int empires_card_worth(const Viewpoint *eyes, uint8_t card) {
    const CardDef *def = &eyes->rules->card[card];
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->seat);
    const CardEffect *move = card_effect(def, OP_MOVE), *force = card_effect(def, OP_FORCE);
    int worth = 20 + race->bonus[card] * 4;
    if (move != NULL && card_can(def, WHEN_MOVES))
        worth += 30 + 15 * move->groups - 8 * eyes->s->seat[eyes->seat].hand[card];
    if (force != NULL)
        worth += force->n * 4 + force->per_ship * 8;
    if (card_can(def, WHEN_AS) || card_effect(def, OP_DRAW) != NULL)
        worth += 30;
    if (card_effect(def, OP_CREDITS) != NULL)
        worth += 5 + 6 * empires_earnings(eyes->rules, eyes->s, eyes->seat, card);
    if (card_can(def, WHEN_BATTLE) && force == NULL)
        worth += 20;
    return worth;
}

// Force that the best cards of the hand would add to a stack of three ships.
static int best_cards(const Viewpoint *eyes) {
    const PlayerState *player = &eyes->s->seat[eyes->seat];
    int best[BEST_CARDS] = {0};
    for (uint8_t card = 0; card < eyes->rules->card_count; card++) {
        const CardEffect *effect = card_effect(&eyes->rules->card[card], OP_FORCE);
        int force = race_of(eyes->rules, eyes->s, eyes->seat)->bonus[card];
        force += effect != NULL ? effect->n + 3 * effect->per_ship : 0;
        for (int copy = 0; copy < player->hand[card]; copy++)
            for (int i = 0, held = force; i < BEST_CARDS; i++)
                if (held > best[i]) {
                    const int swap = best[i];
                    best[i] = held;
                    held = swap;
                }
    }
    return best[0] + best[1] + best[2];
}

static Seat find_rival(const Viewpoint *eyes) {
    const EmpiresBoard *s = eyes->s;
    int ahead[EMPIRES_SEATS] = {0}, most = -1;
    Seat rival = SEAT_NONE;
    for (int place = 0; place < eyes->chart->places; place++) {
        const Seat owner = owner_of(s, place);
        if (owner != SEAT_NONE)
            ahead[owner] += 10 + empires_system_revenue(eyes->rules, s, place, owner);
    }
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != eyes->seat && s->seat[seat].alive && ahead[seat] > most) {
            rival = seat;
            most = ahead[seat];
        }
    return rival;
}

// ---- places

// Collects the places for which threats are computed.
static int find_threatened_places(const Viewpoint *eyes, int place[PLACES_MAX]) {
    const uint64_t own = eyes->own | empires_controlled(eyes->s, eyes->seat);
    const bool anywhere = eyes->s->ask == ASK_RETREAT || eyes->s->ask == ASK_BUILD;
    int count = 0;
    for (int i = 0; i < eyes->chart->places; i++)
        if (anywhere || has_place(own, i))
            place[count++] = i;
    return count;
}

// Each opponent could come with its strongest stack within reach.
static void measure_threat(Viewpoint *eyes, const int force[STACKS_MAX]) {
    int place[PLACES_MAX];
    const int places = find_threatened_places(eyes, place);
    for (int i = 0; i < eyes->s->stack_count; i++) {
        const uint8_t *steps = eyes->chart->steps[eyes->s->stack[i].place];
        for (int k = 0; k < places && force[i] > 0; k++)
            if (force[i] > eyes->threat[place[k]] && steps[place[k]] <= THREAT_STEPS)
                eyes->threat[place[k]] = force[i];
    }
}

// The force defending each place: other seats' stacks, and garrisons.
static void measure_defence(Viewpoint *eyes, int force[STACKS_MAX]) {
    const EmpiresBoard *s = eyes->s;
    uint64_t bases[EMPIRES_SEATS];
    for (Seat seat = 0; seat < s->seats; seat++)
        bases[seat] = empires_bases(eyes->rules, s, seat);
    for (int i = 0; i < s->stack_count; i++) {
        const Stack *stack = &s->stack[i];
        const int place = stack->place;
        force[i] = stack->seat != eyes->seat ? empires_estimate_force(eyes, i, stack) : 0;
        if (stack->seat == eyes->seat)
            continue;
        eyes->defence[place] += force[i];
        if ((bases[stack->seat] & eyes->chart->near[place]) != 0)
            eyes->defence[place] += eyes->rules->starbase_force;
        if (has_place(eyes->chart->is_system, place))
            eyes->defence[place] += race_of(eyes->rules, s, stack->seat)->system_force;
    }
    for (int place = 0; place < eyes->chart->places; place++) {
        const Seat owner = owner_of(s, place);
        if (owner != SEAT_NONE && owner != eyes->seat)
            eyes->defence[place] += empires_garrison(eyes->rules, s, place);
    }
}

static int value_of_system(const Viewpoint *eyes, int place) {
    const EmpiresBoard *s = eyes->s;
    const SystemState *system = &s->system[place];
    const Seat owner = owner_of(s, place);
    if (owner == eyes->seat)
        return 0;
    if (!has_mark(s, place, SYSTEM_EXPLORED))
        return 1100;
    if (has_mark(s, place, SYSTEM_ENIGMA))
        return 500;
    const int revenue = empires_system_revenue(eyes->rules, s, place, eyes->seat);
    if (owner != SEAT_NONE)
        return FIGHT + 50 + 30 * revenue + (is_home(s, place) ? 500 : 0) + 40 / s->seats;
    if (system->minor == 0)
        return 1000 + 30 * system->resources;
    const bool barred = (system->barred >> eyes->seat & 1u) != 0;
    const int join = barred ? 0
                            : empires_die_chance(race_of(eyes->rules, s, eyes->seat)->diplomacy_bonus,
                                                 eyes->rules->diplomacy_joins);
    return 9 * join + 30 * revenue;
}

static void find_targets(Viewpoint *eyes) {
    for (int place = 0; place < eyes->chart->places; place++) {
        if (has_place(eyes->chart->is_system, place))
            eyes->target[place] = value_of_system(eyes, place);
        else if (has_place(eyes->opposing, place))
            eyes->target[place] = FIGHT;
        if (eyes->target[place] > 0)
            eyes->at[eyes->targets++] = place;
    }
}

// Returns true if the decision is about where something goes.
static bool asks_where(uint8_t ask) {
    return ask == ASK_MOVES || ask == ASK_FLEET || ask == ASK_REACT || ask == ASK_RETREAT ||
           ask == ASK_BUILD || ask == ASK_DISBAND;
}

Viewpoint empires_viewpoint(const EmpiresRules *rules, const EmpiresBoard *s, const uint8_t *hidden,
                            int hidden_group) {
    Viewpoint eyes = {.rules = rules,
                      .s = s,
                      .hidden = hidden,
                      .hidden_group = hidden_group,
                      .chart = chart_of(rules, s),
                      .seat = decider(s)};
    if (eyes.seat == SEAT_NONE)
        return eyes;
    eyes.own = empires_stacks(s, eyes.seat);
    eyes.opposing = empires_opposing(s, eyes.seat);
    eyes.bases = empires_bases(rules, s, eyes.seat);
    eyes.left = s->round_limit > 0 ? s->round_limit - s->round + 1 : 20;
    eyes.cards = best_cards(&eyes);
    if (!asks_where(s->ask))
        return eyes;
    int force[STACKS_MAX]; // of other seats' stacks
    measure_defence(&eyes, force);
    measure_threat(&eyes, force);
    find_targets(&eyes);
    if (s->ask == ASK_MOVES)
        eyes.rival = find_rival(&eyes);
    if (s->ask == ASK_BUILD)
        empires_survey_fleets(&eyes);
    return eyes;
}

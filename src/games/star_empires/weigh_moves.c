// SPDX-License-Identifier: MIT
// Values for the move phase: of each group at each place it can reach, compared with staying; of cards aimed
// at others; and of reactions to a threat.
#include "games/star_empires/worth.h"

#define MARGIN 7
#define THREAT_MARGIN 5 // margin by which an opponent's attack is overestimated
#define TOGETHER 150    // bonus for moving a stack as a whole

// ---- arriving at a place

static void join(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX], uint8_t joined[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    for (int i = 0; i < UNITS_MAX; i++)
        joined[i] = (uint8_t)(unit[i] + (stack != NULL ? stack->unit[i] : 0));
}

// The lead in force of the group, joined with the stack already there, with most of its cards.
static int ahead(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX]) {
    uint8_t joined[UNITS_MAX];
    join(eyes, place, unit, joined);
    return empires_attack(eyes, place, joined) + eyes->cards * 8 / 10 - eyes->defence[place] - MARGIN;
}

static int value_of_fight(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const int by = ahead(eyes, place, unit);
    if (empires_is_truce(eyes->s))
        return eyes->target[place] / 10;
    if (by <= 0)
        return -20 * cost;
    return eyes->target[place] + 3 * (by < 20 ? by : 20) - 4 * cost;
}

// A minor race that does not join may be conquered instead.
static int value_of_minor(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const int force = empires_attack(eyes, place, unit) + eyes->cards / 2;
    const int win =
        race_of(eyes->rules, eyes->s, eyes->seat)->no_conquest ? 0 : empires_product_chance(force);
    const int conquered = win >= EMPIRES_CONQUEST_MIN ? 9 * win + eyes->target[place] / 3 - 2 * cost : 0;
    return eyes->target[place] > conquered ? eyes->target[place] : conquered;
}

static int enigma_help(const Viewpoint *eyes, const uint8_t unit[UNITS_MAX]) {
    int most = 0;
    for (int i = 0; i < eyes->rules->unit_count; i++)
        if (unit[i] > 0 && eyes->rules->unit[i].enigma > most)
            most = eyes->rules->unit[i].enigma;
    return most;
}

// Force that holds an own system, with the own stack there and the units `more`, or without the units `less`;
// NULL: none.
static int holding(const Viewpoint *eyes, int place, const uint8_t *more, const uint8_t *less) {
    const Stack *stack = stack_of(eyes->s, place, eyes->seat);
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->seat);
    int force = empires_garrison(eyes->rules, eyes->s, place);
    for (int i = 0; i < eyes->rules->unit_count; i++)
        force += ((stack != NULL ? stack->unit[i] : 0) + (more != NULL ? more[i] : 0) -
                  (less != NULL ? less[i] : 0)) *
                 race->force[i];
    return force;
}

// What is lost with an own system.
static int value_of_own(const Viewpoint *eyes, int place) {
    return is_home(eyes->s, place) ? 700 : 250;
}

// An own system in danger is worth going to, if that saves it.
static int value_of_help(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX]) {
    const int threat = eyes->threat[place];
    const bool saves =
        holding(eyes, place, NULL, NULL) < threat && holding(eyes, place, unit, NULL) >= threat;
    return saves ? value_of_own(eyes, place) : 0;
}

static int value_of_place(const Viewpoint *eyes, int place, const uint8_t unit[UNITS_MAX], int cost) {
    const EmpiresBoard *s = eyes->s;
    if (has_place(eyes->opposing, place) || eyes->defence[place] > 0)
        return value_of_fight(eyes, place, unit, cost);
    if (owner_of(s, place) == eyes->seat)
        return value_of_help(eyes, place, unit);
    if (!has_place(eyes->chart->is_system, place))
        return 0;
    if (has_place(eyes->own, place))
        return 0; // the stack already there can do it alone
    if (!has_mark(s, place, SYSTEM_EXPLORED))
        return eyes->target[place] - 52 * cost + 60 * enigma_help(eyes, unit);
    if (has_mark(s, place, SYSTEM_ENIGMA))
        return 7 * empires_die_chance(enigma_help(eyes, unit), eyes->rules->enigma_solved) - 35 * cost;
    if (owner_of(s, place) == SEAT_NONE && s->system[place].minor > 0)
        return value_of_minor(eyes, place, unit, cost);
    return eyes->target[place] - 3 * cost;
}

// ---- distant targets, and the place left

// Value of a target so many steps away.
static int from_afar(int worth, int steps) {
    return worth * 3 / 10 - 40 * steps;
}

// Targets where an own stack already is need no other.
static int worth_from(const Viewpoint *eyes, int place, int to, int worth) {
    const int steps = eyes->chart->steps[place][to];
    if (steps == UINT8_MAX || (steps > 0 && has_place(eyes->own, to)))
        return 0;
    return from_afar(worth, steps);
}

// Sorts the defended targets, weakest first.
void empires_init_targets(const Viewpoint *eyes, TargetTable *out) {
    out->held = 0;
    out->known = 0;
    for (int i = 0; i < eyes->targets; i++) {
        const int to = eyes->at[i];
        if (eyes->defence[to] <= 0)
            continue;
        int k = out->held++;
        for (; k > 0 && out->defence[k - 1] > eyes->defence[to]; k--) {
            out->defence[k] = out->defence[k - 1];
            out->at[k] = out->at[k - 1];
        }
        out->defence[k] = eyes->defence[to];
        out->at[k] = to;
    }
}

// Values of the targets as seen from a place; see TargetTable.best. A target too strong to beat counts a
// third.
static const int *prospects(const Viewpoint *eyes, TargetTable *targets, int place) {
    int *best = targets->best[place];
    if (has_place(targets->known, place))
        return best;
    targets->known |= bit_of(place);
    best[0] = 0;
    for (int i = 0; i < eyes->targets; i++) {
        const int to = eyes->at[i], worth = eyes->target[to];
        const int value = worth_from(eyes, place, to, eyes->defence[to] > 0 ? worth / 3 : worth);
        best[0] = value > best[0] ? value : best[0];
    }
    for (int i = 0; i < targets->held; i++) {
        const int value = worth_from(eyes, place, targets->at[i], eyes->target[targets->at[i]]);
        best[i + 1] = value > best[i] ? value : best[i];
    }
    return best;
}

// Number of defended targets weaker than `force`.
static int weaker(const TargetTable *targets, int force) {
    int low = 0, high = targets->held;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (targets->defence[middle] < force)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// A leader that stays without a ship can neither move nor retreat; behind what holds an own system it is
// safe.
bool empires_strands_leader(const Viewpoint *eyes, int from, const uint8_t unit[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, from, eyes->seat);
    const bool own = owner_of(eyes->s, from) == eyes->seat;
    int leaders = 0, ships = 0;
    if (eyes->threat[from] <= (own ? holding(eyes, from, NULL, unit) : 0))
        return false;
    for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++) {
        leaders += eyes->rules->unit[i].kind == UNIT_LEADER ? stack->unit[i] - unit[i] : 0;
        ships += eyes->rules->unit[i].kind == UNIT_SHIP ? stack->unit[i] - unit[i] : 0;
    }
    return leaders > 0 && ships == 0;
}

// A system left with less force than an opponent could bring is in danger, and so is a leader left alone.
static int cost_of_leaving(const Viewpoint *eyes, int from, const uint8_t unit[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, from, eyes->seat);
    const bool own = owner_of(eyes->s, from) == eyes->seat;
    int left = 0;
    if (own && holding(eyes, from, NULL, unit) >= eyes->threat[from])
        return 0;
    const int leader = empires_strands_leader(eyes, from, unit) ? EMPIRES_LEADER_ALONE : 0;
    if (own)
        return value_of_own(eyes, from) + leader;
    for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++)
        left += stack->unit[i] - unit[i];
    return (has_place(eyes->chart->is_system, from) && left == 0 ? 200 : 0) +
           leader; // it is about to be taken
}

// Returns true if the group is the whole stack, apart from starbases.
static bool is_all(const Viewpoint *eyes, int from, const uint8_t unit[UNITS_MAX]) {
    const Stack *stack = stack_of(eyes->s, from, eyes->seat);
    for (int i = 0; i < eyes->rules->unit_count && stack != NULL; i++)
        if (eyes->rules->unit[i].kind != UNIT_BASE && stack->unit[i] != unit[i])
            return false;
    return true;
}

void empires_init_group(const Viewpoint *eyes, uint8_t from, const uint8_t unit[UNITS_MAX],
                        MovingGroup *out) {
    out->from = from;
    memcpy(out->unit, unit, UNITS_MAX);
    out->cost = empires_group_cost(eyes->rules, unit);
    out->force = empires_own_force(eyes, unit);
    out->leaving = cost_of_leaving(eyes, from, unit) - (is_all(eyes, from, unit) ? TOGETHER : 0) -
                   (empires_has_kind(eyes->rules, unit, UNIT_LEADER) ? 20 : 0);
}

int32_t empires_weigh_group(const Viewpoint *eyes, TargetTable *targets, const MovingGroup *mover, int to) {
    const int force = mover->force + empires_force_there(eyes, to);
    const int held = weaker(targets, force + eyes->cards / 2);
    const int gain = prospects(eyes, targets, to)[held] - prospects(eyes, targets, mover->from)[held];
    return value_of_place(eyes, to, mover->unit, mover->cost) + gain - mover->leaving;
}

// ---- cards aimed at another seat

int32_t empires_weigh_play(const Viewpoint *eyes, const Command *command) {
    const CardDef *def = &eyes->rules->card[command->card];
    const bool rival = command->to_at == eyes->rival;
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
    return 50; // the AI does not remember what it is shown
}

// Saves the better card: one that moves a single group is preferred if only one place has a good move.
int32_t empires_card_preference(const EmpiresRules *rules, uint8_t card, bool several) {
    if (card == NONE)
        return 0;
    const int groups = card_effect(&rules->card[card], OP_MOVE)->groups;
    return several ? groups : -10 * groups;
}

// ---- all commands of the phase

// Returns true if there are good moves from more than one place.
static bool has_several(const Command *legal, int count, const int32_t *worth) {
    uint8_t from = NONE;
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_MOVE && worth[i] > EMPIRES_MOVE_LEAST) {
            if (from != NONE && legal[i].from != from)
                return true;
            from = legal[i].from;
        }
    return false;
}

// Cache of the groups at one place, so that each is evaluated once.
typedef struct MovingGroups {
    TargetTable targets;
    MovingGroup mover[GROUPS_MAX];
    int count;
} MovingGroups;

static const MovingGroup *moving_group_of(const Viewpoint *eyes, MovingGroups *movers,
                                          const Command *command) {
    const uint8_t from = eyes->chart->place_of[command->from];
    if (movers->count > 0 && (movers->mover[0].from != from || movers->count == GROUPS_MAX))
        movers->count = 0;
    for (int i = 0; i < movers->count; i++)
        if (memcmp(movers->mover[i].unit, command->list, UNITS_MAX) == 0)
            return &movers->mover[i];
    MovingGroup *mover = &movers->mover[movers->count++];
    empires_init_group(eyes, from, command->list, mover);
    return mover;
}

static bool is_same_move(const Command *a, const Command *b) {
    return b->verb == VERB_MOVE && a->from == b->from && a->to == b->to &&
           memcmp(a->list, b->list, sizeof a->list) == 0;
}

static int first_move(const Command *legal, int count) {
    int at = 0;
    while (at < count && legal[at].verb != VERB_MOVE)
        at++;
    return at;
}

void empires_weigh_moves(const Viewpoint *eyes, const Command *legal, int count, int32_t *worth) {
    MovingGroups movers = {.count = 0};
    int same = 0; // the same move by the previous card, in command order: its value is reused
    empires_init_targets(eyes, &movers.targets);
    for (int i = 0; i < count; i++) {
        const Command *command = &legal[i];
        if (i > 0 && command->card != legal[i - 1].card)
            same = first_move(legal, i);
        if (command->verb != VERB_MOVE)
            worth[i] = command->verb == VERB_PLAY ? empires_weigh_play(eyes, command) : EMPIRES_MOVE_LEAST;
        else if (same < i && is_same_move(command, &legal[same]))
            worth[i] = worth[same++];
        else
            worth[i] = empires_weigh_group(eyes, &movers.targets, moving_group_of(eyes, &movers, command),
                                           eyes->chart->place_of[command->to]);
    }
    const bool several = has_several(legal, count, worth);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_MOVE)
            worth[i] += empires_card_preference(eyes->rules, legal[i].card, several);
}

// ---- reacting to a threat

static int defence_with(const Viewpoint *eyes, const uint8_t *more) {
    static const uint8_t nothing[UNITS_MAX];
    uint8_t joined[UNITS_MAX];
    const int place = eyes->s->move.to;
    join(eyes, place, more != NULL ? more : nothing, joined);
    const Fighter fighter = {.seat = eyes->seat, .unit = joined, .place = place, .defends = true};
    return empires_force(eyes->rules, eyes->s, &fighter);
}

static int attack_of_mover(const Viewpoint *eyes) {
    const RaceDef *race = race_of(eyes->rules, eyes->s, eyes->s->active);
    int force = eyes->hidden_group * 11 / 2;
    for (int i = 0; i < eyes->rules->unit_count; i++)
        force += eyes->s->move.unit[i] * race->force[i];
    return force;
}

// Decoys are worth playing if something would be lost; an interception if it turns the battle.
int32_t empires_weigh_react(const Viewpoint *eyes, const Command *command) {
    const int place = eyes->s->move.to, attack = attack_of_mover(eyes) + THREAT_MARGIN,
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

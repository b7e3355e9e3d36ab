// SPDX-License-Identifier: MIT
// Game.judge: reports the first reason to refuse a command, in the order of the refusals in rules.h. A target
// named for a card that needs none is ignored; a card named for a move that uses none is refused.
#include "games/star_empires/flow.h"

typedef struct Judging {
    const EmpiresRules *rules;
    const EmpiresState *s;
    Seat seat;
    const Command *command;
} Judging;

// The verbs that answer each question, one bit each.
#define BY(verb) (1u << VERB_##verb)
#define ANSWERS(ask, word, asked, at_place, verbs) [ask] = (verbs),
static const uint32_t answers[ASK_COUNT] = {EMPIRES_ASKS(ANSWERS)};

// ---- groups

static uint8_t place_of(const Judging *j, uint8_t territory) {
    return territory < j->rules->territory_count ? chart_of(j->rules, j->s)->place_of[territory] : NONE;
}

// Returns true if `list` gives at least one unit of valid kinds.
static bool are_units(const Judging *j) {
    int sum = 0;
    if (j->command->count != j->rules->unit_count)
        return false;
    for (int i = 0; i < j->command->count; i++) {
        if (j->command->list[i] >= UNKNOWN)
            return false;
        sum += j->command->list[i];
    }
    return sum > 0;
}

static Verdict judge_group(const Judging *j, bool fleet) {
    const EmpiresRules *rules = j->rules;
    const uint8_t *unit = j->command->list, from = place_of(j, j->command->from),
                  to = place_of(j, j->command->to);
    if (from == NONE || to == NONE || !are_units(j))
        return E_CHOICE;
    const Stack *stack = stack_of(j->s, from, j->seat);
    for (int i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && (stack == NULL || stack->unit[i] < unit[i] || rules->unit[i].kind == UNIT_BASE))
            return E_UNITS;
    if (empires_ships(rules, unit) == 0)
        return E_UNITS;
    if (fleet && is_touched(j->s, from))
        return E_MOVED;
    const uint64_t reach = empires_reach(rules, j->s, j->seat, from, empires_speed(rules, unit), NULL);
    return has_place(reach, to) ? VERDICT_OK : E_REACH;
}

// ---- single cards

// Checks the card alone: it exists, is in the hand, and can be used now (`fits`).
static Verdict judge_function(const Judging *j, bool fits) {
    const uint8_t card = j->command->card;
    if (card >= j->rules->card_count)
        return E_CHOICE;
    if (empires_card_for(j->rules, j->s, j->seat, card, NULL) == NONE)
        return E_CARD;
    return fits ? VERDICT_OK : E_KIND;
}

static bool has_effect(const Judging *j, When when, Op op) {
    const uint8_t card = j->command->card;
    return card < j->rules->card_count && card_can(&j->rules->card[card], when) &&
           card_effect(&j->rules->card[card], op) != NULL;
}

// A further group moves by the card already played, so naming a card is refused.
static Verdict judge_next_group(const Judging *j) {
    return j->command->card == NONE ? judge_group(j, true) : judge_function(j, false);
}

static Verdict judge_move(const Judging *j) {
    if (j->s->ask == ASK_FLEET)
        return judge_next_group(j);
    const Verdict verdict = judge_function(j, has_effect(j, WHEN_MOVES, OP_MOVE));
    return verdict == VERDICT_OK ? judge_group(j, false) : verdict;
}

// Needs a card of the hand for the reaction, such as decoys or an interception.
static Verdict judge_reaction(const Judging *j, When when, Op op) {
    return empires_function_with(j->rules, j->s, j->seat, when, op) == NONE ? E_CARD : VERDICT_OK;
}

static Verdict judge_intercept(const Judging *j) {
    const Verdict verdict = judge_reaction(j, WHEN_REACT, OP_MOVE);
    return verdict == VERDICT_OK ? judge_group(j, false) : verdict;
}

// ---- cards aimed at another seat

static Verdict judge_target(const Judging *j, Op op) {
    const Seat target = j->command->to_at;
    if (target >= j->s->seats)
        return E_CHOICE;
    const PlayerState *player = &j->s->seat[target];
    if (target == j->seat || !player->alive)
        return E_TARGET;
    if (op == OP_STEAL)
        return pair(player->credits) == 0 ? E_TARGET : VERDICT_OK;
    const bool needs_card = op == OP_DISCARD || op == OP_SHOW_HAND || op == OP_TAKE_CARD;
    return needs_card && player->hand_size == 0 ? E_TARGET : VERDICT_OK;
}

static Verdict judge_show_stack(const Judging *j) {
    const Verdict verdict = judge_target(j, OP_SHOW_STACK);
    if (verdict != VERDICT_OK)
        return verdict;
    const uint8_t place = place_of(j, j->command->at);
    if (place == NONE)
        return E_CHOICE;
    return stack_of(j->s, place, j->command->to_at) == NULL ? E_TARGET : VERDICT_OK;
}

static Verdict judge_revolt(const Judging *j) {
    const uint8_t place = place_of(j, j->command->at);
    if (place == NONE)
        return E_CHOICE;
    const Seat owner = owner_of(j->s, place);
    return owner == SEAT_NONE || owner == j->seat || j->s->system[place].minor == 0 ? E_TARGET : VERDICT_OK;
}

static Verdict judge_play(const Judging *j) {
    static const Op aimed[] = {OP_DISCARD, OP_RAID, OP_SHOW_HAND, OP_TAKE_CARD, OP_STEAL};
    if (j->s->ask == ASK_BUILD)
        return judge_function(j, has_effect(j, WHEN_BUILD, OP_CREDITS));
    for (size_t i = 0; i < sizeof aimed / sizeof aimed[0]; i++)
        if (has_effect(j, WHEN_MOVES, aimed[i])) {
            const Verdict verdict = judge_function(j, true);
            return verdict == VERDICT_OK ? judge_target(j, aimed[i]) : verdict;
        }
    const bool stack = has_effect(j, WHEN_MOVES, OP_SHOW_STACK),
               revolt = has_effect(j, WHEN_MOVES, OP_REVOLT);
    const Verdict verdict = judge_function(j, stack || revolt || has_effect(j, WHEN_MOVES, OP_DRAW));
    if (verdict != VERDICT_OK)
        return verdict;
    return stack ? judge_show_stack(j) : revolt ? judge_revolt(j) : VERDICT_OK;
}

// ---- several cards

static uint8_t card_of(uint8_t function) {
    return (uint8_t)(function & ~CARD_MARKED);
}

static bool is_function(const EmpiresRules *rules, uint8_t function) {
    return card_of(function) < rules->card_count &&
           ((function & CARD_MARKED) == 0 ||
            card_effect(&rules->card[card_of(function)], OP_NEGATE_LOSS) != NULL);
}

static bool has_cards(const Judging *j) {
    uint8_t spent[KINDS_MAX] = {0};
    for (int i = 0; i < j->command->count; i++) {
        const uint8_t card = empires_card_for(j->rules, j->s, j->seat, j->command->list[i], spent);
        if (card == NONE)
            return false;
        spent[card]++;
    }
    return true;
}

static bool calls_off(const EmpiresRules *rules, uint8_t function) {
    return (function & CARD_MARKED) == 0 && card_effect(&rules->card[function], OP_CALL_OFF) != NULL;
}

bool empires_can_call_off(const EmpiresRules *rules, const EmpiresState *s, Seat seat, int place) {
    const Stack *stack = stack_of(s, place, seat);
    return stack != NULL && empires_ships(rules, stack->unit) > 0 &&
           !empires_has_kind(rules, stack->unit, UNIT_BASE) && empires_retreats(rules, s, seat, place) != 0;
}

static Verdict judge_cards(const Judging *j, When when, bool forces) {
    const Command *command = j->command;
    if (command->count > COMMAND_LIST_MAX)
        return E_CHOICE;
    for (int i = 0; i < command->count; i++)
        if (!is_function(j->rules, command->list[i]))
            return E_CHOICE;
    if (!has_cards(j))
        return E_CARD;
    for (int i = 0; i < command->count; i++)
        if (!empires_fits(j->rules, j->s, j->seat, when, forces, command->list[i]))
            return E_KIND;
    if (when != WHEN_BATTLE)
        return VERDICT_OK;
    if (command->count > j->rules->battle_cards)
        return E_CARDS_MAX;
    for (int i = 0; i < command->count; i++)
        if (calls_off(j->rules, command->list[i]))
            return command->count > 1                                                  ? E_KIND
                   : empires_can_call_off(j->rules, j->s, j->seat, j->s->battle.place) ? VERDICT_OK
                                                                                       : E_UNITS;
    return VERDICT_OK;
}

static Verdict judge_attack(const Judging *j) {
    if (j->s->ask != ASK_CONQUER)
        return VERDICT_OK;
    return j->command->verb == VERB_ATTACK ? E_CHOICE : judge_cards(j, WHEN_BATTLE, true);
}

// ---- units and places

static Verdict judge_build(const Judging *j) {
    const EmpiresRules *rules = j->rules;
    const EmpiresState *s = j->s;
    const bool mark = j->command->verb == VERB_BUILD_MARK;
    const uint8_t what = j->command->with, place = place_of(j, j->command->at);
    if (what >= (mark ? (uint8_t)MARKS : rules->unit_count) || place == NONE)
        return E_CHOICE;
    const bool site =
        mark ? empires_can_mark(s, j->seat, place, (Mark)what)
             : has_place(rules->unit[what].kind == UNIT_BASE ? empires_base_sites(rules, s, j->seat)
                                                             : empires_yards(rules, s, j->seat),
                         place);
    if (!site)
        return E_SITE;
    const int cost = mark ? empires_mark_cost(rules, (Mark)what) : rules->unit[what].cost;
    if (pair(s->seat[j->seat].credits) < cost)
        return E_CREDITS;
    return !mark && s->pile[what] == 0 ? E_PILE : VERDICT_OK;
}

static Verdict judge_lose(const Judging *j) {
    if (j->command->with >= j->rules->unit_count)
        return E_CHOICE;
    return (empires_losable_kinds(j->s) >> j->command->with & 1u) != 0 ? VERDICT_OK : E_UNITS;
}

static Verdict judge_retreat(const Judging *j) {
    const uint8_t to = place_of(j, j->command->to);
    if (to == NONE)
        return E_CHOICE;
    const uint64_t open = empires_retreats(j->rules, j->s, j->seat, j->s->battle.place);
    return has_place(open, to) ? VERDICT_OK : E_TARGET;
}

static Verdict judge_disband(const Judging *j) {
    const uint8_t place = place_of(j, j->command->at), unit = j->command->with;
    if (place == NONE || unit >= j->rules->unit_count)
        return E_CHOICE;
    const Stack *stack = stack_of(j->s, place, j->seat);
    return stack == NULL || stack->unit[unit] == 0 ? E_UNITS : VERDICT_OK;
}

static Verdict judge_discard(const Judging *j) {
    if (j->command->card >= j->rules->card_count)
        return E_CHOICE;
    return j->s->seat[j->seat].hand[j->command->card] == 0 ? E_CARD : VERDICT_OK;
}

// ---- all of it

static Verdict judge_verb(const Judging *j) {
    switch ((EmpiresVerb)j->command->verb) {
    case VERB_DISCARD:
        return judge_discard(j);
    case VERB_MOVE:
        return judge_move(j);
    case VERB_PLAY:
        return judge_play(j);
    case VERB_DECOYS:
        return judge_reaction(j, WHEN_REACT, OP_CANCEL_MOVE);
    case VERB_INTERCEPT:
        return judge_intercept(j);
    case VERB_SECURITY:
        return judge_reaction(j, WHEN_SECURITY, OP_CANCEL);
    case VERB_PEACE:
        return judge_reaction(j, WHEN_ANSWER, OP_PEACE);
    case VERB_ROLL_BARE:
    case VERB_COMMIT_BARE:
        return E_CHOICE;
    case VERB_ROLL:
        return judge_cards(j, j->s->ask == ASK_ENIGMA ? WHEN_ENIGMA : WHEN_DIPLOMACY, false);
    case VERB_ATTACK:
    case VERB_ATTACK_WITH:
        return judge_attack(j);
    case VERB_COMMIT:
        return judge_cards(j, WHEN_BATTLE, false);
    case VERB_LOSE:
        return judge_lose(j);
    case VERB_RETREAT:
        return judge_retreat(j);
    case VERB_BUILD_MARK:
    case VERB_BUILD:
        return judge_build(j);
    case VERB_DISBAND:
        return judge_disband(j);
    default:
        return VERDICT_OK;
    }
}

// The fields that each verb uses, one bit each.
enum {
    HAS_CARD = 1,
    HAS_WITH = 2,
    HAS_FROM = 4,
    HAS_AT = 8,
    HAS_TO = 16,
    HAS_SEAT = 32,
    HAS_LIST = 64
};
static const uint8_t fields_of[VERB_COUNT] = {
    [VERB_DISCARD] = HAS_CARD,
    [VERB_MOVE] = HAS_CARD | HAS_FROM | HAS_TO | HAS_LIST,
    [VERB_PLAY] = HAS_CARD | HAS_SEAT | HAS_AT,
    [VERB_INTERCEPT] = HAS_FROM | HAS_TO | HAS_LIST,
    [VERB_ROLL] = HAS_LIST,
    [VERB_ATTACK_WITH] = HAS_LIST,
    [VERB_COMMIT] = HAS_LIST,
    [VERB_LOSE] = HAS_WITH,
    [VERB_RETREAT] = HAS_TO,
    [VERB_BUILD_MARK] = HAS_WITH | HAS_AT,
    [VERB_BUILD] = HAS_WITH | HAS_AT,
    [VERB_DISBAND] = HAS_WITH | HAS_AT,
};

// Returns true if only the fields that the verb can use are set.
static bool is_clean(const Command *command) {
    const uint8_t fields = fields_of[command->verb];
    const int listed = (fields & HAS_LIST) != 0 ? command->count : 0;
    if (listed > COMMAND_LIST_MAX || (listed == 0 && command->count > 0))
        return false;
    for (int i = listed; i < COMMAND_LIST_MAX; i++)
        if (command->list[i] != 0)
            return false;
    return ((fields & HAS_CARD) != 0 || command->card == NONE) &&
           ((fields & HAS_WITH) != 0 || command->with == NONE) &&
           ((fields & HAS_FROM) != 0 || command->from == NONE) &&
           ((fields & HAS_AT) != 0 || command->at == NONE) &&
           ((fields & HAS_TO) != 0 || command->to == NONE) &&
           ((fields & HAS_SEAT) != 0 || command->to_at == NONE);
}

Verdict empires_judge(const EmpiresRules *rules, const EmpiresState *s, Seat seat, const Command *command) {
    if (is_over(s))
        return E_GAME_OVER;
    if (seat != s->asked)
        return E_NOT_YOUR_DECISION;
    if (command->verb >= VERB_COUNT || (answers[s->ask] >> command->verb & 1u) == 0)
        return E_PHASE;
    if (!is_clean(command))
        return E_CHOICE;
    return judge_verb(&(Judging){rules, s, seat, command});
}

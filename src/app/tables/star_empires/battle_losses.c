// SPDX-License-Identifier: MIT
// Predicts the losses of a battle (rules §6.3) from what is visible: how many of the loser's units fall, what
// the winner gives up, and which units those would be.
#include "app/tables/star_empires/battle_price.h"
#include "app/tables/star_empires/battle_status.h"

#include "app/kit/choose.h"
#include "games/star_empires/numbers.h"

#include <string.h>

static int count_effect(const EmpiresRules *rules, const BattleStack *stack, Op op) {
    int sum = 0;
    for (int i = 0; i < stack->cards; i++) {
        const uint8_t function = stack->card[i];
        const CardEffect *effect = card_effect(&rules->card[function & ~CARD_MARKED & 0xFFu], op);
        if (effect != NULL && (op != OP_NEGATE_LOSS || (function & CARD_MARKED) != 0))
            sum += effect->n;
    }
    return sum;
}

// Units that count for casualties; starbases fall in addition.
static int mortal(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int count = 0;
    for (int i = 0; i < rules->unit_count; i++)
        count += rules->unit[i].kind == UNIT_BASE ? 0 : unit[i];
    return count;
}

int empires_battle_casualties(const EmpiresRules *rules, const BattleStatus *seen, int loser) {
    const int count = mortal(rules, seen->stack[loser].all);
    const int lost = (count + 1) / 2 + count_effect(rules, &seen->stack[1 - loser], OP_EXTRA_LOSS) -
                     count_effect(rules, &seen->stack[loser], OP_NEGATE_LOSS);
    return lost < 0 ? 0 : lost > count ? count : lost;
}

int empires_beaten_force(const EmpiresRules *rules, const BattleStatus *seen, int loser) {
    const BattleStack *stack = &seen->stack[loser];
    return stack->seat == SEAT_NONE ? (stack->force > 0 ? stack->force : 0)
                                    : empires_printed_force(rules, stack->all) + stack->garrison;
}

int empires_winner_due(const EmpiresRules *rules, const BattleStatus *seen, int loser) {
    if (seen->battle->step > STEP_COMMIT)
        return pair(seen->battle->due);
    return (empires_beaten_force(rules, seen, loser) * rules->winner_loss_percent + 99) / 100;
}

bool empires_winner_pays(const EmpiresRules *rules, const BattleStatus *seen) {
    const BattleStack *winner = &seen->stack[seen->winner], *loser = &seen->stack[1 - seen->winner];
    return !seen->calm && winner->seat != SEAT_NONE && sum_of(winner->all) > 1 && winner->unseen == 0 &&
           loser->unseen == 0 && loser->force >= 0 && (!seen->turned || seen->decided) &&
           empires_winner_due(rules, seen, 1 - seen->winner) > 0;
}

// The loser gives up the weakest, but keeps a ship while it can, as nothing gets away without one.
static void give_weakest(const EmpiresRules *rules, const RaceDef *race, uint8_t left[UNITS_MAX], int count) {
    uint8_t kept = NONE;
    for (int rank = rules->unit_count - 1; rank >= 0 && count > 0; rank--) {
        const uint8_t unit = race->strongest[rank];
        const int all = rules->unit[unit].kind == UNIT_BASE ? 0 : left[unit],
                  lost = all < count ? all : count;
        left[unit] = (uint8_t)(left[unit] - lost);
        count -= lost;
        kept = rules->unit[unit].kind == UNIT_SHIP && lost > 0 ? unit : kept;
    }
    for (int rank = 0; rank < rules->unit_count && kept != NONE && empires_ships(rules, left) == 0; rank++) {
        const uint8_t unit = race->strongest[rules->unit_count - 1 - rank];
        if (rules->unit[unit].kind == UNIT_LEADER && left[unit] > 0) {
            left[unit]--;
            left[kept]++;
        }
    }
}

// The first casualty is of this kind; false: there is no such unit.
static bool name_first(const EmpiresRules *rules, const RaceDef *race, const uint8_t all[UNITS_MAX],
                       uint8_t first, int count, uint8_t left[UNITS_MAX]) {
    memcpy(left, all, UNITS_MAX);
    if (left[first] == 0 || rules->unit[first].kind == UNIT_BASE)
        return false;
    left[first]--;
    give_weakest(rules, race, left, count - 1);
    return true;
}

// What gets away of these units: no starbase, and nothing without a ship.
static int worth_of(const EmpiresRules *rules, const RaceDef *race, const uint8_t left[UNITS_MAX]) {
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += rules->unit[i].kind == UNIT_BASE ? 0 : left[i] * race->force[i];
    return empires_ships(rules, left) > 0 ? force : 0;
}

uint8_t empires_first_casualty(const EmpiresRules *rules, const RaceDef *race, const uint8_t all[UNITS_MAX],
                               int count, bool strongest) {
    uint8_t tried[UNITS_MAX], first = NONE;
    int least = -1;
    for (int rank = 0; rank < rules->unit_count && count > 0; rank++) {
        if (!name_first(rules, race, all, race->strongest[rank], count, tried))
            continue;
        const int worth = worth_of(rules, race, tried);
        if (least < 0 || (worth < least && !strongest)) {
            least = worth;
            first = race->strongest[rank];
        }
    }
    return first;
}

// The winner names the first casualty so that the least gets away (a minor race: the strongest).
static void name_casualties(const EmpiresRules *rules, const BattleStatus *seen, int side,
                            uint8_t left[UNITS_MAX]) {
    const RaceDef *race = race_of(rules, seen->board, seen->stack[side].seat);
    const int count = empires_battle_casualties(rules, seen, side);
    uint8_t all[UNITS_MAX];
    memcpy(all, left, sizeof all);
    const uint8_t first =
        empires_first_casualty(rules, race, all, count, seen->battle->kind == BATTLE_CONQUEST);
    if (first != NONE)
        name_first(rules, race, all, first, count, left);
}

// What is left then, without starbases.
static void left_of_loser(const EmpiresRules *rules, const BattleStatus *seen, int side,
                          uint8_t left[UNITS_MAX]) {
    memcpy(left, seen->stack[side].all, UNITS_MAX);
    name_casualties(rules, seen, side, left);
    for (int unit = 0; unit < rules->unit_count; unit++)
        left[unit] = rules->unit[unit].kind == UNIT_BASE ? 0 : left[unit];
}

bool empires_battle_is_trapped(const EmpiresRules *rules, const BattleStatus *seen, int loser) {
    uint8_t left[UNITS_MAX];
    left_of_loser(rules, seen, loser, left);
    return sum_of(left) > 0 &&
           (empires_ships(rules, left) == 0 ||
            empires_retreats(rules, seen->board, seen->stack[loser].seat, seen->battle->place) == 0);
}

// Starbases fall in addition, and what can't get away is lost too.
static void fall_of_loser(const EmpiresRules *rules, const BattleStatus *seen, int side,
                          uint8_t out[UNITS_MAX]) {
    uint8_t left[UNITS_MAX];
    left_of_loser(rules, seen, side, left);
    if (empires_battle_is_trapped(rules, seen, side))
        memset(left, 0, sizeof left);
    for (int i = 0; i < UNITS_MAX; i++)
        out[i] = (uint8_t)(seen->stack[side].all[i] - left[i]);
}

static const RaceDef *race_of_seat(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat) {
    return seat < s->seats ? race_of(rules, s, seat) : NULL;
}

BattlePrice empires_price_of(const EmpiresRules *rules, const BattleStatus *seen, int winner) {
    return (BattlePrice){.race = race_of_seat(rules, seen->board, seen->stack[winner].seat),
                         .due = empires_winner_due(rules, seen, 1 - winner),
                         .more = count_effect(rules, &seen->stack[1 - winner], OP_EXTRA_LOSS),
                         .back = count_effect(rules, &seen->stack[winner], OP_NEGATE_LOSS)};
}

// The winner's losses are in battle_price.c, as it has a choice.
static void fall_of_winner(const EmpiresRules *rules, const BattleStatus *seen, int side,
                           uint8_t out[UNITS_MAX]) {
    const BattlePrice price = empires_price_of(rules, seen, side);
    empires_battle_price(rules, seen->stack[side].all, &price, out);
}

void empires_predict_losses(const EmpiresRules *rules, const BattleStatus *seen, int side,
                            uint8_t out[UNITS_MAX]) {
    memset(out, 0, UNITS_MAX);
    if (seen->stack[side].seat == SEAT_NONE || seen->stack[side].unseen > 0 || seen->calm)
        return;
    if (side == seen->winner)
        fall_of_winner(rules, seen, side, out);
    else
        fall_of_loser(rules, seen, side, out);
}

uint8_t empires_battle_losing(const CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    if (seen(table)->asks != ASK_LOSE)
        return NONE;
    return battle->step == STEP_LOSER ? (uint8_t)(1 - battle->winner) : battle->winner;
}

BattlePrice empires_owed(const EmpiresRules *rules, const EmpiresBoard *s) {
    const BattleState *battle = &s->battle;
    const int owed = pair(battle->due) - pair(battle->paid);
    return (BattlePrice){.due = owed > 0 ? owed : 0,
                         .more = battle->more,
                         .back = battle->back,
                         .race = race_of_seat(rules, s, battle->side[battle->winner])};
}

bool empires_cheapest_losses(const App *app, const CardTable *table, uint8_t out[UNITS_MAX]) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const BattleState *battle = &s->battle;
    const uint8_t side = empires_battle_losing(table);
    if (!empires_is_asked(app, table, ASK_LOSE) || battle->side[side] != seen(table)->to_act)
        return false;
    const Stack *stack = stack_of(s, battle->place, battle->side[side]);
    if (stack == NULL || seen(table)->hidden[stack - s->stack] > 0)
        return false;
    if (battle->step == STEP_LOSER) {
        uint8_t left[UNITS_MAX];
        memcpy(left, stack->unit, sizeof left);
        give_weakest(rules, race_of(rules, s, stack->seat), left, battle->left);
        for (int i = 0; i < UNITS_MAX; i++)
            out[i] = (uint8_t)(stack->unit[i] - left[i]);
    } else {
        const BattlePrice price = empires_owed(rules, s);
        empires_battle_payment(rules, stack->unit, &price, out);
    }
    return sum_of(out) > 0;
}

static uint8_t weakest_of(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    uint8_t weakest = NONE;
    for (uint8_t i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && (weakest == NONE || rules->unit[i].force < rules->unit[weakest].force))
            weakest = i;
    return weakest;
}

const Command *empires_cheapest_loss(const App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const BattlePrice price = empires_owed(rules, s);
    uint8_t unit[UNITS_MAX];
    if (!empires_cheapest_losses(app, table, unit))
        return NULL;
    const Stack *stack = stack_of(s, s->battle.place, seen(table)->to_act);
    Command pattern = pattern_of(VERB_LOSE);
    pattern.with = s->battle.step == STEP_LOSER ? weakest_of(rules, unit)
                                                : empires_battle_pays_with(rules, stack->unit, &price);
    return legal_find(table_legal(app), &pattern);
}

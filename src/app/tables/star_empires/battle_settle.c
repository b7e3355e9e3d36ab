// SPDX-License-Identifier: MIT
// Settles the losses of a battle: the best answers to all that is asked about them, and whether there is any
// choice at all.
#include "app/tables/star_empires/battle_settle.h"

#include "app/kit/choose.h"
#include "app/tables/star_empires/battle_price.h"
#include "app/tables/star_empires/battle_status.h"
#include "games/star_empires/numbers.h"

// ---- the plan

static const Stack *stack_at(const CardTable *table, int side) {
    const EmpiresBoard *s = &seen(table)->table;
    return s->battle.kind == BATTLE_CONQUEST && side == SIDE_DEFENDER
               ? NULL
               : stack_of(s, s->battle.place, s->battle.side[side]);
}

// The other side's first, and what the own victory costs.
static bool plan_of_winner(const App *app, const CardTable *table, LossPlan *out) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *loser = stack_at(table, 1 - s->battle.winner), *winner = stack_at(table, s->battle.winner);
    const BattlePrice price = empires_owed(&s->battle);
    if (loser == NULL)
        return false;
    out->named =
        empires_first_casualty(rules, race_of(rules, s, loser->seat), loser->unit, s->battle.left, false);
    if (winner != NULL)
        empires_battle_payment(rules, winner->unit, &price, out->unit);
    return out->named != NONE;
}

bool empires_loss_plan(const App *app, const CardTable *table, LossPlan *out) {
    const BattleState *battle = &seen(table)->table.battle;
    *out = (LossPlan){.named = NONE};
    if (!empires_is_asked(app, table, ASK_LOSE))
        return false;
    if (battle->step == STEP_LOSER && battle->side[battle->winner] == seen(table)->to_act)
        return plan_of_winner(app, table, out);
    return empires_cheapest_losses(app, table, out->unit);
}

const Command *empires_planned_loss(const App *app, const CardTable *table) {
    LossPlan plan;
    if (!empires_loss_plan(app, table, &plan))
        return NULL;
    if (plan.named == NONE)
        return empires_cheapest_loss(app, table);
    Command pattern = pattern_of(VERB_LOSE);
    pattern.with = plan.named;
    return legal_find(table_legal(app), &pattern);
}

// ---- no choice

// All of them fall, at once or since nothing gets away.
static bool all_fall(const EmpiresRules *rules, const EmpiresBoard *s, Seat loser,
                     const uint8_t unit[UNITS_MAX], int casualties) {
    return casualties >= sum_of(unit) || empires_retreats(rules, s, loser, s->battle.place) == 0;
}

bool empires_loss_is_forced(const App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    if (!empires_is_asked(app, table, ASK_LOSE))
        return false;
    const Stack *stack = stack_at(table, empires_battle_losing(table));
    const BattlePrice price = empires_owed(&s->battle);
    if (stack == NULL)
        return false;
    return s->battle.step == STEP_LOSER ? all_fall(rules, s, stack->seat, stack->unit, s->battle.left)
                                        : empires_payment_is_forced(rules, stack->unit, &price);
}

// ---- what will be asked

static bool is_person(const App *app, const BattleStack *stack) {
    return stack->seat != SEAT_NONE && session_is_person(app->session, stack->seat);
}

static int kinds_of(const uint8_t unit[UNITS_MAX]) {
    int kinds = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        kinds += unit[i] > 0;
    return kinds;
}

// Whatever is named first, several kinds are left of which some fall and some do not.
static bool loser_chooses(const EmpiresRules *rules, const RaceDef *race, const uint8_t unit[UNITS_MAX],
                          int casualties, bool strongest) {
    const uint8_t only = strongest ? empires_first_casualty(rules, race, unit, casualties, true) : NONE;
    for (int first = 0; first < rules->unit_count; first++) {
        uint8_t left[UNITS_MAX];
        memcpy(left, unit, sizeof left);
        if (left[first] == 0 || (strongest && first != only))
            continue;
        left[first]--;
        if (casualties < 2 || casualties - 1 >= sum_of(left) || kinds_of(left) < 2)
            return false;
    }
    return true;
}

// A winner names the first casualty, the loser the others.
static bool asks_for_casualties(const App *app, const BattleStatus *battle) {
    const EmpiresRules *rules = empires_rules(app);
    const BattleStack *loser = &battle->stack[1 - battle->winner], *winner = &battle->stack[battle->winner];
    uint8_t mortal[UNITS_MAX];
    if (loser->seat == SEAT_NONE || loser->unseen > 0)
        return false;
    for (int i = 0; i < UNITS_MAX; i++)
        mortal[i] = i < rules->unit_count && rules->unit[i].kind != UNIT_BASE ? loser->unit[i] : 0;
    const int casualties = empires_battle_casualties(rules, battle, 1 - battle->winner);
    if (casualties == 0 || kinds_of(mortal) < 2 ||
        all_fall(rules, battle->board, loser->seat, mortal, casualties))
        return false;
    return is_person(app, winner) ||
           (is_person(app, loser) && loser_chooses(rules, race_of(rules, battle->board, loser->seat), mortal,
                                                   casualties, winner->seat == SEAT_NONE));
}

bool empires_will_ask_losses(const App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    BattleStatus battle;
    if (!empires_shows_battle(table))
        return false;
    empires_read_battle(app, table, &battle);
    if (!battle.decided || battle.calm)
        return false;
    const BattlePrice price = empires_price_of(rules, &battle, battle.winner);
    return asks_for_casualties(app, &battle) ||
           (is_person(app, &battle.stack[battle.winner]) && battle.stack[battle.winner].unseen == 0 &&
            !empires_payment_is_forced(rules, battle.stack[battle.winner].all, &price));
}

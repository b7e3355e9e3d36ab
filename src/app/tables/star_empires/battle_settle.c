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
    const BattlePrice price = empires_owed(rules, s);
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
    const BattlePrice price = empires_owed(rules, s);
    if (stack == NULL)
        return false;
    return s->battle.step == STEP_LOSER ? all_fall(rules, s, stack->seat, stack->unit, s->battle.left)
                                        : empires_payment_is_forced(rules, stack->unit, &price);
}

// SPDX-License-Identifier: MIT
// Blunders in Alpha Strike: an answer that lets the own ship be destroyed, without a counter attack first,
// although another answer would save it.
#include "blunders.h"
#include "games/alpha_strike/forecast.h"

static bool is_destroyed(const StrikeRules *rules, const StrikeView *view, const Command *command,
                         bool *may_counter) {
    Prediction outlook;
    if (strike_predict(rules, view, command, &outlook) != VERDICT_OK)
        return false;
    *may_counter = outlook.may_counter;
    return !outlook.then[view->viewer].alive;
}

bool strike_is_blunder(const void *rules, const void *strike_view, const Command *legal, int count,
                       const Command *command) {
    const StrikeView *view = strike_view;
    bool may_counter = false, ignored;
    if (view->phase != PHASE_RESPOND || command->verb != VERB_DEFEND ||
        !is_destroyed(rules, view, command, &may_counter) || may_counter)
        return false;
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_DEFEND && !is_destroyed(rules, view, &legal[i], &ignored))
            return true;
    return false;
}

// SPDX-License-Identifier: MIT
// What a battle costs (rules §6.3), foretold from what is seen of it: how many of the loser's units fall,
// what the winner gives up, and which units that would be.
#include "app/tables/star_empires/battle_seen.h"

#include "games/star_empires/numbers.h"

#include <string.h>

#define PAID_MAX 400 // printed force, beyond any stack's

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

// Units that count for casualties: starbases fall by themselves.
static int mortal(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX]) {
    int count = 0;
    for (int i = 0; i < rules->unit_count; i++)
        count += rules->unit[i].kind == UNIT_BASE ? 0 : unit[i];
    return count;
}

int empires_battle_casualties(const EmpiresRules *rules, const BattleSeen *seen, int loser) {
    const int count = mortal(rules, seen->stack[loser].all);
    const int lost = (count + 1) / 2 + count_effect(rules, &seen->stack[1 - loser], OP_EXTRA_LOSS) -
                     count_effect(rules, &seen->stack[loser], OP_NEGATE_LOSS);
    return lost < 0 ? 0 : lost > count ? count : lost;
}

int empires_battle_due(const EmpiresRules *rules, const BattleSeen *seen, int loser) {
    const BattleStack *stack = &seen->stack[loser];
    if (seen->battle->step > STEP_COMMIT)
        return pair(seen->battle->due);
    const int force = stack->seat == SEAT_NONE ? (stack->force > 0 ? stack->force : 0)
                                               : empires_printed_force(rules, stack->all) + stack->garrison;
    return (force * rules->winner_loss_percent + 99) / 100;
}

// The loser's: the winner names the strongest, then the loser gives what is worth least.
static void fall_of_loser(const EmpiresRules *rules, const BattleSeen *seen, int side,
                          uint8_t out[UNITS_MAX]) {
    uint8_t left[UNITS_MAX];
    const int count = empires_battle_casualties(rules, seen, side);
    memcpy(left, seen->stack[side].all, sizeof left);
    for (int i = 0; i < count; i++) {
        int best = -1;
        for (int unit = 0; unit < rules->unit_count; unit++) {
            if (left[unit] == 0 || rules->unit[unit].kind == UNIT_BASE)
                continue;
            const bool more = best < 0 || (i == 0 ? rules->unit[unit].force > rules->unit[best].force
                                                  : rules->unit[unit].force < rules->unit[best].force);
            best = more ? unit : best;
        }
        if (best < 0)
            return;
        left[best]--;
        out[best]++;
    }
}

// The strongest kind of them, or the weakest; NONE: there are none.
static uint8_t first_of(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX], bool strongest) {
    uint8_t best = NONE;
    for (uint8_t i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && (best == NONE || (strongest ? rules->unit[i].force > rules->unit[best].force
                                                       : rules->unit[i].force < rules->unit[best].force)))
            best = i;
    return best;
}

// Those that together are just worth the due, or all but the strongest.
static void pay(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], int due, uint8_t out[UNITS_MAX]) {
    uint8_t last[PAID_MAX + 1]; // the unit that has made up that sum; NONE: none has
    int item[PAID_MAX + 1], number = 0;
    memset(last, NONE, sizeof last);
    // Each sum keeps the first unit that has made it up, so those below it are earlier ones.
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        for (int i = 0; i < all[unit]; i++, number++)
            for (int sum = PAID_MAX; sum >= rules->unit[unit].force && rules->unit[unit].force > 0; sum--) {
                const int before = sum - rules->unit[unit].force;
                if (last[sum] == NONE && (before == 0 || (last[before] != NONE && item[before] < number))) {
                    last[sum] = unit;
                    item[sum] = number;
                }
            }
    int paid = due < PAID_MAX ? due : PAID_MAX;
    while (paid < PAID_MAX && last[paid] == NONE)
        paid++;
    if (last[paid] == NONE || paid >= empires_printed_force(rules, all)) {
        memcpy(out, all, UNITS_MAX);
        out[first_of(rules, all, true)]--;
        return;
    }
    for (; paid > 0; paid -= rules->unit[last[paid]].force)
        out[last[paid]]++;
}

// The winner's: what it pays, then the weakest for each card by which it loses one more, while one unit
// stays; the strongest of them comes back for each card that saves one.
static void fall_of_winner(const EmpiresRules *rules, const BattleSeen *seen, int side,
                           uint8_t out[UNITS_MAX]) {
    const uint8_t *all = seen->stack[side].all;
    const int due = empires_battle_due(rules, seen, 1 - side);
    uint8_t left[UNITS_MAX];
    if (sum_of(all) < 2)
        return;
    if (due > 0)
        pay(rules, all, due, out);
    for (int i = 0; i < UNITS_MAX; i++)
        left[i] = (uint8_t)(all[i] - out[i]);
    for (int more = count_effect(rules, &seen->stack[1 - side], OP_EXTRA_LOSS); more > 0 && sum_of(left) > 1;
         more--) {
        const uint8_t weakest = first_of(rules, left, false);
        left[weakest]--;
        out[weakest]++;
    }
    for (int back = count_effect(rules, &seen->stack[side], OP_NEGATE_LOSS); back > 0 && sum_of(out) > 0;
         back--)
        out[first_of(rules, out, true)]--;
}

void empires_battle_fall(const EmpiresRules *rules, const BattleSeen *seen, int side,
                         uint8_t out[UNITS_MAX]) {
    memset(out, 0, UNITS_MAX);
    if (seen->stack[side].seat == SEAT_NONE || seen->calm)
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

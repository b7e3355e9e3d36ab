// SPDX-License-Identifier: MIT
// Heaps of hidden units, and what may be in them: nothing stronger than the stack's visible unit, and no
// starbases, which are always visible.
#include "games/star_empires/heaps.h"

#include "games/star_empires/numbers.h"

// The kinds that may be hidden below the visible unit `top`.
static uint16_t below(const EmpiresRules *rules, const EmpiresBoard *s, Seat seat, uint8_t top) {
    const RaceDef *race = race_of(rules, s, seat);
    uint16_t kinds = 0;
    bool reached = false;
    for (int i = 0; i < UNITS_MAX; i++) {
        const uint8_t unit = race->strongest[i];
        reached |= unit == top;
        if (reached && unit < rules->unit_count && rules->unit[unit].kind != UNIT_BASE)
            kinds |= (uint16_t)(1u << unit);
    }
    return kinds;
}

static void add_heap(Heaps *heaps, int stack, bool group, int hidden, uint16_t allowed) {
    if (hidden > 0)
        heaps->heap[heaps->count++] =
            (Heap){.stack = (uint8_t)stack, .group = group, .hidden = (uint8_t)hidden, .allowed = allowed};
}

// Adds the heaps of a stack that a group is leaving. The visible unit of the group may be the visible unit of
// the stack, too.
static void add_leaving(const EmpiresRules *rules, const EmpiresView *known, int at, Heaps *heaps,
                        EmpiresBoard *s) {
    const Seat seat = s->stack[at].seat;
    const uint8_t top = empires_strongest(rules, s, seat, s->stack[at].unit),
                  group_top = empires_strongest(rules, s, seat, s->move.unit);
    int rest = known->hidden[at] - known->hidden_group;
    if (group_top != top) {
        s->stack[at].unit[group_top]++;
        heaps->pool[group_top]--;
        rest--;
    }
    add_heap(heaps, at, true, known->hidden_group, below(rules, s, seat, group_top));
    add_heap(heaps, at, false, rest, below(rules, s, seat, top));
}

void empires_find_heaps(const EmpiresRules *rules, const EmpiresView *known, Heaps *heaps, EmpiresBoard *s) {
    heaps->count = 0;
    for (int unit = 0; unit < UNITS_MAX; unit++) {
        int left = unit < rules->unit_count ? rules->unit[unit].count * rules->unit_sets.seats[s->seats] : 0;
        left -= s->pile[unit] + s->battle.casualty[unit] + s->battle.loss[unit];
        for (int i = 0; i < s->stack_count; i++)
            left -= s->stack[i].unit[unit];
        heaps->pool[unit] = (uint8_t)(left > 0 ? left : 0);
    }
    for (int i = 0; i < s->stack_count; i++) {
        const Stack *stack = &s->stack[i];
        if (s->move.under_way && known->viewer != s->active && stack->seat == s->active &&
            stack->place == s->move.from)
            add_leaving(rules, known, i, heaps, s);
        else
            add_heap(heaps, i, false, known->hidden[i],
                     below(rules, s, stack->seat, empires_strongest(rules, s, stack->seat, stack->unit)));
    }
}

// SPDX-License-Identifier: MIT
// How a stack is split into groups when moves are listed, and which cards move one (rules §5.2, §8).
#include "games/star_empires/flow.h"

// Inserts the group in sorted order unless it is there already or has no ship.
static void add_group(const EmpiresRules *rules, Groups *groups, const uint8_t unit[UNITS_MAX]) {
    int at = 0, order = 1;
    if (empires_ships(rules, unit) == 0)
        return;
    while (at < groups->count && (order = memcmp(groups->group[at].unit, unit, UNITS_MAX)) < 0)
        at++;
    if (at < groups->count && order == 0)
        return;
    memmove(&groups->group[at + 1], &groups->group[at],
            (size_t)(groups->count - at) * sizeof groups->group[0]);
    memcpy(groups->group[at].unit, unit, UNITS_MAX);
    groups->count++;
}

// Groups of the same speed reach the same places.
static void find_reach(const EmpiresRules *rules, const EmpiresBoard *s, const Stack *stack, Groups *groups) {
    int speed[GROUPS_MAX];
    for (int i = 0; i < groups->count; i++) {
        int same = 0;
        speed[i] = empires_speed(rules, groups->group[i].unit);
        while (speed[same] != speed[i])
            same++;
        groups->group[i].reach = same < i
                                     ? groups->group[same].reach
                                     : empires_reach(rules, s, stack->seat, stack->place, speed[i], NULL);
    }
}

#define FAST 3 // speed from which ships are grouped as fast

// The whole stack with and without leaders; one and all of each kind of ship; all fast ships with the
// leaders. Starbases never move.
void empires_split(const EmpiresRules *rules, const EmpiresBoard *s, const Stack *stack, Groups *groups) {
    uint8_t whole[UNITS_MAX] = {0}, ships[UNITS_MAX] = {0}, fast[UNITS_MAX] = {0};
    groups->count = 0;
    for (int i = 0; i < rules->unit_count; i++) {
        const UnitDef *unit = &rules->unit[i];
        whole[i] = unit->kind == UNIT_BASE ? 0 : stack->unit[i];
        ships[i] = unit->kind == UNIT_SHIP ? stack->unit[i] : 0;
        fast[i] = unit->kind == UNIT_LEADER || unit->speed >= FAST ? whole[i] : 0;
    }
    add_group(rules, groups, whole);
    add_group(rules, groups, ships);
    add_group(rules, groups, fast);
    for (int i = 0; i < rules->unit_count; i++) {
        uint8_t some[UNITS_MAX] = {0};
        if (ships[i] == 0)
            continue;
        some[i] = 1;
        add_group(rules, groups, some);
        some[i] = ships[i];
        add_group(rules, groups, some);
    }
    find_reach(rules, s, stack, groups);
}

int empires_move_cards(const EmpiresRules *rules, const EmpiresState *s, Seat seat, uint8_t card[KINDS_MAX]) {
    int count = 0;
    for (uint8_t i = 0; i < rules->card_count; i++)
        if (card_can(&rules->card[i], WHEN_MOVES) && card_effect(&rules->card[i], OP_MOVE) != NULL &&
            empires_card_for(rules, s, seat, i, NULL) != NONE)
            card[count++] = i;
    return count;
}

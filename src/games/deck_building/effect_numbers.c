// SPDX-License-Identifier: MIT
// What actions do to the numbers of a seat: the one place that knows it.
#include "games/deck_building/effect_numbers.h"

#define COUNTER_MOST 100 // searches or explores left

static int16_t within(int number, int least, int most) {
    return (int16_t)(number < least ? least : number > most ? most : number);
}

// ---- the numbers

static uint8_t *counter_of(PlayerState *player, uint8_t grant) {
    return grant == GRANT_SEARCH    ? &player->searches
           : grant == GRANT_EXPLORE ? &player->explores
                                    : &player->mission_explores;
}

static int counter(const PlayerState *player, uint8_t grant) {
    PlayerState copy = *player;
    return *counter_of(&copy, grant);
}

static NumberChange of_stat(const PlayerState *player, uint8_t stat, int by) {
    const int from = bonus_of(player, stat);
    return (NumberChange){NUMBER_STAT, stat, (int16_t)by, (int16_t)from,
                          within(from + by, INT8_MIN, INT8_MAX)};
}

static NumberChange of_grant(const PlayerState *player, uint8_t grant, int by) {
    const int from = counter(player, grant);
    return (NumberChange){NUMBER_GRANT, grant, (int16_t)by, (int16_t)from,
                          within(from + by, 0, COUNTER_MOST)};
}

static NumberChange of_damage(const PlayerState *player, int by) {
    const int from = player->damage;
    return (NumberChange){NUMBER_DAMAGE, 0, (int16_t)by, (int16_t)from, within(from + by, 0, from)};
}

void building_change_number(PlayerState *player, const NumberChange *change) {
    switch ((SeatNumber)change->number) {
    case NUMBER_STAT:
        player->bonus[change->which] = (uint8_t)change->to;
        break;
    case NUMBER_GRANT:
        *counter_of(player, change->which) = (uint8_t)change->to;
        break;
    case NUMBER_DAMAGE:
        player->damage = (uint8_t)change->to;
        break;
    }
}

// ---- the words

bool building_number_change(const PlayerState *player, const Action *action, NumberChange *change) {
    switch ((Act)action->act) {
        BUILDING_ACTS(OTHER_CASE)
        return false;
    case ACT_STAT:
        if (action->stat >= STATS)
            return false;
        *change = of_stat(player, action->stat, action->n);
        return true;
    case ACT_GRANT:
        if (action->what > GRANT_MISSION_EXPLORE)
            return false;
        *change = of_grant(player, action->what, action->n);
        return true;
    case ACT_REPAIR:
        *change = of_damage(player, -action->n);
        return true;
    }
    return false;
}

void building_expect_actions(const BuildingRules *rules, BuildingBoard *s, Seat seat, Span actions) {
    NumberChange change;
    for (int i = 0; i < actions.count; i++) {
        const Action *action = &rules->action[actions.first + i];
        if (acts_on_owner(action) && building_number_change(&s->seat[seat], action, &change))
            building_change_number(&s->seat[seat], &change);
    }
}

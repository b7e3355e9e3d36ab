// SPDX-License-Identifier: MIT
// The cheapest way to pay for a victory, found by trying all combinations, kind by kind. It is not always the
// units that just cover what is due: with one expensive and one cheap unit the cheap one is given, as the
// last unit stays; and if one comes back, the expensive one is given.
#include "app/tables/star_empires/battle_price.h"

#include "games/star_empires/numbers.h"

#include <string.h>

#define WAYS_MOST 40000 // tried at most; beyond that the weakest units are given

typedef struct PaymentSearch {
    const EmpiresRules *rules;
    const uint8_t *all;       // the winner's units, by kind
    const BattlePrice *price; // what the victory costs
    uint8_t paid[UNITS_MAX];  // the combination being tried: what is given for the due
    uint8_t best[UNITS_MAX];  // what is gone in the end
    uint8_t given[UNITS_MAX]; // what is given for that
    uint8_t first[UNITS_MAX]; // … of it for what is due: this is named before further losses
    int least;                // how dear that is (dearness); -1: none yet
    int ways;                 // combinations that are possible
} PaymentSearch;

// The strongest or weakest kind among them; NONE: no units.
static uint8_t first_of(const EmpiresRules *rules, const uint8_t unit[UNITS_MAX], bool strongest) {
    uint8_t best = NONE;
    for (uint8_t i = 0; i < rules->unit_count; i++)
        if (unit[i] > 0 && (best == NONE || (strongest ? rules->unit[i].force > rules->unit[best].force
                                                       : rules->unit[i].force < rules->unit[best].force)))
            best = i;
    return best;
}

// Units are given one by one until the due is reached or one is left: so without the strongest of them it
// must not have been reached.
static bool is_possible(const PaymentSearch *search) {
    const int due = search->price->due, force = empires_printed_force(search->rules, search->paid);
    const int left = sum_of(search->all) - sum_of(search->paid);
    const uint8_t strongest = first_of(search->rules, search->paid, true);
    if (left < 1 || (force < due && left > 1))
        return false;
    return strongest == NONE || force - search->rules->unit[strongest].force < due;
}

// The units gone after the further losses (the weakest), and after the strongest have come back; in `given`
// before that.
static void settle(const PaymentSearch *search, uint8_t gone[UNITS_MAX], uint8_t given[UNITS_MAX]) {
    memcpy(gone, search->paid, UNITS_MAX);
    for (int more = search->price->more; more > 0; more--) {
        uint8_t left[UNITS_MAX];
        for (int i = 0; i < UNITS_MAX; i++)
            left[i] = (uint8_t)(search->all[i] - gone[i]);
        if (sum_of(left) < 2)
            break;
        gone[first_of(search->rules, left, false)]++;
    }
    memcpy(given, gone, UNITS_MAX);
    for (int back = search->price->back; back > 0 && sum_of(gone) > 0; back--)
        gone[first_of(search->rules, gone, true)]--;
}

// The force that is gone, then the strongest of it, then how many units: in this order.
static int dearness(const PaymentSearch *search, const uint8_t gone[UNITS_MAX]) {
    const RaceDef *race = search->price->race;
    int force = 0, strongest = 0;
    for (int i = 0; i < search->rules->unit_count; i++) {
        const int one = race != NULL ? race->force[i] : search->rules->unit[i].force;
        force += gone[i] * one;
        strongest = gone[i] > 0 && one > strongest ? one : strongest;
    }
    return (force * 256 + strongest) * 256 + sum_of(gone);
}

static void try_way(PaymentSearch *search) {
    uint8_t gone[UNITS_MAX], given[UNITS_MAX];
    if (!is_possible(search))
        return;
    search->ways++;
    settle(search, gone, given);
    const int dear = dearness(search, gone);
    if (search->least >= 0 && dear >= search->least)
        return;
    search->least = dear;
    memcpy(search->best, gone, UNITS_MAX);
    memcpy(search->given, given, UNITS_MAX);
    memcpy(search->first, search->paid, UNITS_MAX);
}

// Counts up the numbers of all kinds, like an odometer; false: all combinations are done.
static bool next_way(PaymentSearch *search) {
    for (int i = 0; i < UNITS_MAX; i++) {
        if (search->paid[i] < search->all[i]) {
            search->paid[i]++;
            return true;
        }
        search->paid[i] = 0;
    }
    return false;
}

static bool are_few(const uint8_t all[UNITS_MAX]) {
    long ways = 1;
    for (int i = 0; i < UNITS_MAX && ways <= WAYS_MOST; i++)
        ways *= all[i] + 1;
    return ways <= WAYS_MOST;
}

static void give_weakest(PaymentSearch *search) {
    uint8_t left[UNITS_MAX];
    memcpy(left, search->all, sizeof left);
    while (sum_of(left) > 1 && empires_printed_force(search->rules, search->paid) < search->price->due) {
        const uint8_t unit = first_of(search->rules, left, false);
        left[unit]--;
        search->paid[unit]++;
    }
    settle(search, search->best, search->given);
    memcpy(search->first, search->paid, UNITS_MAX);
}

static PaymentSearch search_all(const EmpiresRules *rules, const uint8_t all[UNITS_MAX],
                                const BattlePrice *price) {
    PaymentSearch search = {.rules = rules, .all = all, .price = price, .least = -1};
    if (sum_of(all) > 1 && are_few(all))
        do
            try_way(&search);
        while (next_way(&search));
    else if (sum_of(all) > 1)
        give_weakest(&search);
    return search;
}

void empires_battle_price(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], const BattlePrice *price,
                          uint8_t out[UNITS_MAX]) {
    const PaymentSearch search = search_all(rules, all, price);
    memcpy(out, search.best, UNITS_MAX);
}

void empires_battle_payment(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], const BattlePrice *price,
                            uint8_t out[UNITS_MAX]) {
    const PaymentSearch search = search_all(rules, all, price);
    memcpy(out, search.given, UNITS_MAX);
}

uint8_t empires_battle_pays_with(const EmpiresRules *rules, const uint8_t all[UNITS_MAX],
                                 const BattlePrice *price) {
    const PaymentSearch search = search_all(rules, all, price);
    return first_of(rules, price->due > 0 ? search.first : search.given, false);
}

// While further units are due as well, any of them can be named.
bool empires_payment_is_forced(const EmpiresRules *rules, const uint8_t all[UNITS_MAX],
                               const BattlePrice *price) {
    if ((price->due == 0 && price->more == 0) || sum_of(all) < 2)
        return true;
    return price->more == 0 && are_few(all) && search_all(rules, all, price).ways < 2;
}

// SPDX-License-Identifier: MIT
// What the winner of a battle gives up (rules §6.3.6), chosen so that it costs the winner least.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_PRICE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_PRICE_H

#include "games/star_empires/board.h"

typedef struct BattlePrice {
    int due;             // printed force to give up, as long as more than one unit is left
    int more;            // further units to lose, as long as one stays
    int back;            // how many of all these come back, the strongest first
    const RaceDef *race; // of the winner, whose units may be stronger than is printed; NULL: none are
} BattlePrice;

// Counts in `out`, by kind, the units of `all` that are gone in the end: the choice with the least force;
// among equals the one that spares the strongest units (two small ships for a flagship), then the one with
// the fewest.
void empires_battle_price(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], const BattlePrice *price,
                          uint8_t out[UNITS_MAX]);
// The units to give for that, those that come back too.
void empires_battle_payment(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], const BattlePrice *price,
                            uint8_t out[UNITS_MAX]);
// The kind of which the first of them is given: the weakest first, as more than is due may only be given by
// the last one, and what is due before further losses. NONE: nothing is given.
uint8_t empires_battle_pays_with(const EmpiresRules *rules, const uint8_t all[UNITS_MAX],
                                 const BattlePrice *price);
// True if there is one choice at most of what is given for what is due.
bool empires_payment_is_forced(const EmpiresRules *rules, const uint8_t all[UNITS_MAX],
                               const BattlePrice *price);

#endif

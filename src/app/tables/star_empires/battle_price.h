// SPDX-License-Identifier: MIT
// What the winner of a battle gives up (rules §6.3.6), chosen so that it costs him least.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_PRICE_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_BATTLE_PRICE_H

#include "games/star_empires/board.h"

typedef struct BattlePrice {
    int due;  // printed force that he has to give, while more than one unit is left
    int more; // units that he loses besides, as long as one stays
    int back; // of all these, the strongest that come back
} BattlePrice;

// Of these units: those that are gone in the end, with the least printed force of all that he may choose, and
// of several such ways the one with the fewest units.
void empires_battle_price(const EmpiresRules *rules, const uint8_t all[UNITS_MAX], const BattlePrice *price,
                          uint8_t out[UNITS_MAX]);

#endif

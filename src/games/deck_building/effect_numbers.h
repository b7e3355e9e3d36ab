// SPDX-License-Identifier: MIT
// What actions do to the numbers of a seat, for the words that need neither a choice nor luck nor anything
// else of the board (IN_NUMBERS of BUILDING_ACTS). The rules carry it out; the table predicts with it, and
// the opponents weigh with it, so that none of them has an opinion of its own. It depends on nothing hidden.
#ifndef STARDECK_GAMES_DECK_BUILDING_EFFECT_NUMBERS_H
#define STARDECK_GAMES_DECK_BUILDING_EFFECT_NUMBERS_H

#include "games/deck_building/board.h"

// Which number of a seat changes.
typedef enum SeatNumber {
    NUMBER_STAT,  // PlayerState.bonus of a Stat
    NUMBER_GRANT, // searches, explores or mission explores left, by Grant
    NUMBER_DAMAGE // only taken away: how damage is dealt depends on the shields (building_damage)
} SeatNumber;

typedef struct NumberChange {
    uint8_t number, which; // SeatNumber; Stat or Grant
    int16_t by;            // what the action asks for
    int16_t from, to;      // before and after; the number's limits may leave less than `by`
} NumberChange;

// What the action does to a number of a seat that it affects. Returns false, with `change` unspecified, if it
// changes none, or not by itself.
bool building_number_change(const PlayerState *player, const Action *action, NumberChange *change);
// Carries the change out: the number is `to` afterwards.
void building_change_number(PlayerState *player, const NumberChange *change);
// Carries out what the actions, controlled by `seat`, change of its own numbers. All other actions do
// nothing.
void building_expect_actions(const BuildingRules *rules, BuildingBoard *s, Seat seat, Span actions);

#endif

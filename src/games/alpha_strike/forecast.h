// SPDX-License-Identifier: MIT
// Predicts the outcome of a command if no opponent responds to it: for an attack, the undefended hit; for an
// answer, what is left of the attack. Computed from a view and the command alone, so it cannot leak hidden
// information.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_FORECAST_H
#define STARDECK_GAMES_ALPHA_STRIKE_FORECAST_H

#include "games/alpha_strike/view.h"

// A ship after the command.
typedef struct PredictedShip {
    uint8_t power[TRACKS], hull;
    uint8_t alive;
    uint8_t craft_lost; // design of the craft that a hit destroys; NONE
} PredictedShip;

// How one attack lands.
typedef struct PredictedHit {
    uint8_t lands; // 0: no attack follows from the command, and all fields below are unused
    Seat attacker, target;
    uint8_t card, is_craft; // card: design; is_craft: the attack is a craft's strike
    uint8_t tags, bypass;
    uint8_t base, bonus;         // base: damage including all bonuses; bonus: the bonus part of it
    uint8_t reduced;             // reduction by all answers
    uint8_t countered;           // the attack is cancelled
    uint8_t damage;              // remaining damage
    uint8_t to_shields, to_hull; // split of `damage`
    uint8_t kills;
    uint8_t track, drained; // track drained by the hit and by how much; TRACK_NONE and 0 if none
    uint8_t craft;          // design of the craft that the hit destroys; NONE
} PredictedHit;

typedef struct Prediction {
    Verdict verdict;      // if not VERDICT_OK the command is illegal and everything below is meaningless
    uint8_t cost[TRACKS]; // power paid by the acting seat
    uint8_t draws;        // cards the acting seat draws
    uint8_t may_counter;  // this answer allows a counter attack
    uint8_t can_counter;  // … and one of the hand's cards can be used and paid for it
    PredictedHit hit;     // the attack declared or answered by the command; it lands first
    // The ships after that attack, and after all attacks waiting below it in the stack have landed too.
    PredictedShip then[STRIKE_SEATS], at_last[STRIKE_SEATS];
    uint8_t more; // number of attacks that land or become void after the first
} Prediction;

// Fills `out` and returns its verdict. `view` must belong to the seat that has to decide, or show that seat's
// cards (Game.open_view).
Verdict strike_predict(const StrikeRules *rules, const StrikeView *view, const Command *command,
                       Prediction *out);

#endif

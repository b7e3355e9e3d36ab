// SPDX-License-Identifier: MIT
// The final points taken apart, for the result screen: who stands in one line (a seat, or a team) and what
// its points are made of. From the public view of a finished game alone.
#ifndef STARDECK_APP_SCREENS_RESULT_PARTS_H
#define STARDECK_APP_SCREENS_RESULT_PARTS_H

#include "games/tactics/view.h"

typedef struct ResultLine {
    Seat seat[TACTICS_SEATS]; // the members, in seat order
    int seats;
    int values, bonuses, planets, total; // points
    int planet_count;                    // for ties
    bool wins;
    const uint8_t *won; // target indexes, in the view
    int won_count;
} ResultLine;

typedef enum ResultTie {
    RESULT_BY_POINTS,
    RESULT_BY_PLANETS, // equal points
    RESULT_SHARED
} ResultTie;

typedef struct Result {
    ResultLine line[TACTICS_SEATS]; // best first
    int count;
    ResultTie tie;
} Result;

// `view` must outlive the result.
Result result_of(const TacticsRules *rules, const TacticsView *view);

#endif

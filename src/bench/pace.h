// SPDX-License-Identifier: MIT
// Measures how long people wait and how often they click: plays whole games by mouse at the standard
// animation speed, in an off-screen window with a fast clock. For `stardeck bench --window`; the result is
// the same on every machine.
#ifndef STARDECK_BENCH_PACE_H
#define STARDECK_BENCH_PACE_H

#include "app/frame/app.h"

// Clicks are presses released in the same place; drags don't count. An ordinary turn lays a card that reveals
// nothing. Times are in seconds of the window's clock.
typedef struct Pace {
    double clicks_shared;   // per ordinary turn with several persons, from taking the seat
    double clicks_alone;    // per ordinary turn of one person against computers
    double to_next_person;  // from dropping the card to the next person's curtain: median
    double to_input;        // from taking the seat to the first possible action: median
    double to_turn;         // against a computer, from dropping the card to one's next turn: median
    double after_click;     // the longest anything continues after being clicked away at once, until the next
                            // moment that a click leads to
    double waits;           // the longest wait without clicking
    int turns, seats_taken; // sample sizes
} Pace;

// Plays a game of two persons, one of a person and a computer, and the first again with everything clicked
// away. False with a sentence in `problem`.
bool measure_pace(const AppOptions *options, Pace *pace, Text *problem);

#endif

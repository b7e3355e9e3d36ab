// SPDX-License-Identifier: MIT
// Measures how often persons at one screen have to change places: plays a game between greedy hands, without
// a window. For `stardeck bench --window`; the result is the same on every machine.
#ifndef STARDECK_BENCH_CURTAINS_H
#define STARDECK_BENCH_CURTAINS_H

#include "play/session.h"

// On average of a round.
typedef struct CurtainCount {
    double curtains;  // the screen is blank until the next person takes the seat
    double turned_up; // a person turns up its hand at the table itself
    int rounds;       // sample size
} CurtainCount;

// With so many persons, of the first factions. False with a sentence in `problem`.
bool count_curtains(const Catalog *catalog, int persons, CurtainCount *count, Text *problem);

#endif

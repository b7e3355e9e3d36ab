// SPDX-License-Identifier: MIT
// Measures how long others' turns take to watch: plays part of a game between easy computers, in an
// off-screen window with a fast clock. What computers think about does not count. For `stardeck bench
// --window`; the result is the same on every machine.
#ifndef STARDECK_BENCH_COMPUTERS_H
#define STARDECK_BENCH_COMPUTERS_H

#include "app/frame/app.h"

// Seconds of the window's clock.
typedef struct ComputerTimes {
    double turn;       // of one of them: median
    double longest;    // … the longest
    double round;      // in which each has one
    double fight;      // of what is told as a whole (Story.scene): median; 0: there was none
    int turns, fights; // sample sizes
} ComputerTimes;

// `speed`: how fast others play (AppSettings.others_speed). As many play as the game has seats for. False
// with a sentence in `problem`.
bool measure_computers(const AppOptions *options, const Catalog *catalog, float speed, ComputerTimes *times,
                       Text *problem);

#endif

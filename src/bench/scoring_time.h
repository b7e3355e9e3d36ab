// SPDX-License-Identifier: MIT
// Measures how long scorings take when nobody skips them: plays a game between computers at the standard
// animation speed, in an off-screen window with a fast clock. The result is the same on every machine.
#ifndef STARDECK_BENCH_SCORING_TIME_H
#define STARDECK_BENCH_SCORING_TIME_H

#include "app/frame/app.h"

typedef struct ScoringTimes {
    double median, longest; // seconds, from the first row lighting up until the table is held
    int rounds;             // number of scorings
} ScoringTimes;

// False with a sentence in `problem`.
bool measure_scorings(const AppOptions *options, ScoringTimes *times, Text *problem);

#endif

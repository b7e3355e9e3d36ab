// SPDX-License-Identifier: MIT
// How long scorings take that nobody hastens: a game of computers at the usual speed of animation, in a
// window off-screen whose clock hurries. The same on every machine.
#ifndef STARDECK_BENCH_TELLING_H
#define STARDECK_BENCH_TELLING_H

#include "app/frame/app.h"

typedef struct ScoringTimes {
    double median, longest; // seconds, from the first row's light to where the table is held
    int rounds;             // that were scored
} ScoringTimes;

// False with a sentence in `problem`.
bool measure_scorings(const AppOptions *options, ScoringTimes *times, Text *problem);

#endif

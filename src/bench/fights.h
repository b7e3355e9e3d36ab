// SPDX-License-Identifier: MIT
// Measures what the frames of fights cost: watches computers fight on a stage, in a window of 1920x1080. For
// `stardeck bench --window`.
#ifndef STARDECK_BENCH_FIGHTS_H
#define STARDECK_BENCH_FIGHTS_H

#include "app/frame/app.h"

typedef struct FightFrames {
    double median, p95, p99; // milliseconds
    int frames;              // sample size
} FightFrames;

// Opens the window, which needs a display, for some thousand frames. False with a sentence in `problem`.
bool measure_fights(const AppOptions *options, const Catalog *catalog, FightFrames *frames, Text *problem);

#endif

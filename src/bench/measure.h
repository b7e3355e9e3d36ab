// SPDX-License-Identifier: MIT
// Measures from inside what the window costs during use, for `stardeck bench --window`. What can be seen from
// outside (time to the first frame, cost of an idle window) is measured on a separate process, see child.h.
#ifndef STARDECK_BENCH_MEASURE_H
#define STARDECK_BENCH_MEASURE_H

#include "app/frame/app.h"

typedef struct Measures {
    double full_ms[2]; // a frame in which everything is redrawn: median and 95th percentile
    double part_ms[2]; // a frame in which one card of the hand is redrawn, likewise
    double drag_ms;    // CPU time of all threads, per second of dragging a card at 60 moves a second
    long pss_kib;      // memory of this process afterwards; 0 if the system doesn't say
} Measures;

// Opens the window with the game of `options`, plays some turns, measures, and closes it, which takes some
// seconds. The game must have exactly one person, so that no curtain falls. False with a sentence in
// `problem`.
bool measure_window(const AppOptions *options, Measures *measures, Text *problem);

#endif

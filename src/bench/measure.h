// SPDX-License-Identifier: MIT
// What the window costs while it is used, measured from inside: for `stardeck bench --window`. What can be
// seen from outside (how soon the first frame is there, what an idle window costs) is measured on the program
// itself, see started.h.
#ifndef STARDECK_BENCH_MEASURE_H
#define STARDECK_BENCH_MEASURE_H

#include "app/frame/app.h"

typedef struct Measures {
    double full_ms[2]; // a frame in which everything is drawn again: the median, and the 95th percentile
    double part_ms[2]; // a frame in which one card of the hand is drawn again
    double drag_ms;    // CPU time a second, all threads, while a card is dragged: 60 moves a second
    long pss_kib;      // memory of this process after all that; 0 where the system does not tell
} Measures;

// Opens the window with the game of `options`, plays some turns, measures and closes it; takes some seconds.
// The game must have one person, so that no curtain falls. False with a sentence in `problem`.
bool measure_window(const AppOptions *options, Measures *measures, Text *problem);

#endif

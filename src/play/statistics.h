// SPDX-License-Identifier: MIT
// What is known of a figure that was measured in the same deals twice, before a change and after it: its mean
// with the interval that holds the true one 95 times in 100, and whether before and after differ by more than
// chance.
//
// A figure is a ratio: of the sum of what each deal has (`part`: the wins of those who played a card) to the
// sum of what it could have (`whole`: how many they were). Deals are independent of each other, what is
// within one is not; so intervals come from how deals differ (the delta method), and those of a difference
// from how each deal differs from its twin.
#ifndef STARDECK_PLAY_STATISTICS_H
#define STARDECK_PLAY_STATISTICS_H

#include <stdbool.h>
#include <stdint.h>

#define MEASURED_LEAST 30 // deals that say anything about a figure, before it is compared

typedef enum Side {
    SIDE_BEFORE,
    SIDE_AFTER
} Side;

typedef struct Measured {
    double part, whole;
} Measured;

// Begins as zeros.
typedef struct Twins {
    uint64_t deals, met[2]; // met: deals with something whole
    double part[2], whole[2];
    double parts[2], wholes[2], both[2]; // sums of part², whole², part × whole
    double across[2][2];                 // … of before's part, whole × after's part, whole
} Twins;

void twins_add(Twins *twins, Measured before, Measured after);

typedef struct Estimate {
    bool known;
    double mean, give; // the interval is mean ± give
} Estimate;

Estimate twins_estimate(const Twins *twins, Side side);

typedef struct Difference {
    bool known;        // both were measured in deals enough
    double mean, give; // after less before
    double chance;     // how likely chance alone makes it as large
    bool differs;      // more than chance does (see below)
} Difference;

Difference twins_difference(const Twins *twins);

// Among many comparisons some look large by chance. By Benjamini and Hochberg: the marks (`differs`) are set
// so that of all that are, at most the share `rate` is wrong on average; where nothing differs, no mark at
// all is set with the probability 1 - `rate`. NULL and unknown ones are passed over. Returns how many were
// compared. `order` is memory for `count` of them.
int differences_mark(Difference *const difference[], int count, double rate, Difference **order);

#endif

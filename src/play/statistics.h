// SPDX-License-Identifier: MIT
// Statistics for figures measured in the same deals before and after a change: the mean with its 95 %
// confidence interval, and whether before and after differ by more than chance.
//
// A figure is a ratio of two sums over deals: what each deal has (`part`: the wins of those who played a
// card) to what it could have (`whole`: the number of those who played it). Deals are independent of each
// other, but what happens within one is not. So intervals are estimated from the variation between deals (the
// delta method), and intervals of differences from the paired deals.
#ifndef STARDECK_PLAY_STATISTICS_H
#define STARDECK_PLAY_STATISTICS_H

#include <stdbool.h>
#include <stdint.h>

#define MEASURED_LEAST 30 // deals a figure needs on each side before it is compared

typedef enum Side {
    SIDE_BEFORE,
    SIDE_AFTER
} Side;

typedef struct Measured {
    double part, whole;
} Measured;

// Sums over paired deals. Initialize with {0}.
typedef struct PairedSums {
    uint64_t deals, met[2]; // met: deals with whole > 0, by Side
    double part[2], whole[2];
    double parts[2], wholes[2], both[2]; // sums of part², whole², part × whole
    double across[2][2];                 // sums of before's part or whole × after's part or whole
} PairedSums;

// Adds a pair of deals.
void paired_add(PairedSums *twins, Measured before, Measured after);

typedef struct Estimate {
    bool known;
    double mean, give; // the interval is mean ± give
} Estimate;

Estimate paired_estimate(const PairedSums *twins, Side side);

// The standard error of the mean.
double estimate_error(const Estimate *estimate);

// How many standard errors an interval must reach to either side so that it misses the true figure with
// probability `chance` (0.05: 1.96): of a normal distribution, and of Student's with a figure of `met` deals,
// at least 2, whose standard error is itself estimated.
double normal_limit(double chance);
double student_limit(double chance, uint64_t met);

typedef struct Difference {
    bool known;        // measured in enough deals on both sides
    double mean, give; // after minus before
    double chance;     // probability that chance alone makes it this large (p-value)
    bool differs;      // set by differences_mark
} Difference;

Difference paired_difference(const PairedSums *twins);

// Marks significant differences among many comparisons, by Benjamini and Hochberg: sets `differs` so that on
// average at most the share `rate` of the marks is wrong; if nothing differs at all, then with probability 1
// - `rate` nothing is marked. Skips entries that are NULL or unknown. Returns how many were compared. `order`
// is scratch space for `count` pointers.
int differences_mark(Difference *const difference[], int count, double rate, Difference **order);

#endif

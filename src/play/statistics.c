// SPDX-License-Identifier: MIT
// Means, intervals and comparisons of figures from paired deals.
#include "play/statistics.h"

#include <math.h>
#include <stdlib.h>

#define CERTAIN 1.96 // standard deviations that contain 95 % of a normal distribution

#define SHOWN_LEAST 10 // deals a figure needs before it is shown

enum {
    PART,
    WHOLE
};

void paired_add(PairedSums *twins, Measured before, Measured after) {
    const Measured side[2] = {before, after};
    for (int i = 0; i < 2; i++) {
        twins->met[i] += side[i].whole > 0;
        twins->part[i] += side[i].part;
        twins->whole[i] += side[i].whole;
        twins->parts[i] += side[i].part * side[i].part;
        twins->wholes[i] += side[i].whole * side[i].whole;
        twins->both[i] += side[i].part * side[i].whole;
    }
    twins->across[PART][PART] += before.part * after.part;
    twins->across[PART][WHOLE] += before.part * after.whole;
    twins->across[WHOLE][PART] += before.whole * after.part;
    twins->across[WHOLE][WHOLE] += before.whole * after.whole;
    twins->deals++;
}

static double ratio(const PairedSums *twins, Side side) {
    return twins->whole[side] > 0 ? twins->part[side] / twins->whole[side] : 0;
}

// The sum over deals of (part - ratio × whole)², in units of the squared mean whole. Tiny values are rounding
// errors and count as 0.
static double scatter(const PairedSums *twins, Side side) {
    const double r = ratio(twins, side), mean = twins->whole[side] / (double)twins->deals;
    const double sum = twins->parts[side] - 2 * r * twins->both[side] + r * r * twins->wholes[side];
    return mean > 0 && sum > 1e-9 * twins->parts[side] ? sum / (mean * mean) : 0;
}

static double scatter_across(const PairedSums *twins) {
    const double before = ratio(twins, SIDE_BEFORE), after = ratio(twins, SIDE_AFTER);
    const double mean =
        twins->whole[SIDE_BEFORE] / (double)twins->deals * twins->whole[SIDE_AFTER] / (double)twins->deals;
    const double sum = twins->across[PART][PART] - after * twins->across[PART][WHOLE] -
                       before * twins->across[WHOLE][PART] + before * after * twins->across[WHOLE][WHOLE];
    return mean > 0 ? sum / mean : 0;
}

// The standard error of a mean over deals whose squared deviations add up to `sum`.
static double error_of(const PairedSums *twins, double sum) {
    const double deals = (double)twins->deals;
    return sum > 0 && deals > 1 ? sqrt(sum / (deals * (deals - 1))) : 0;
}

Estimate paired_estimate(const PairedSums *twins, Side side) {
    Estimate estimate = {.known = twins->met[side] >= SHOWN_LEAST, .mean = ratio(twins, side)};
    if (!estimate.known)
        return estimate;
    estimate.give = CERTAIN * error_of(twins, scatter(twins, side));
    // Rule of three: what was the same every time may still be different now and then.
    if (estimate.give <= 0 && estimate.mean >= 0 && estimate.mean <= 1)
        estimate.give = 3 / (double)twins->met[side] < 1 ? 3 / (double)twins->met[side] : 1;
    return estimate;
}

double estimate_error(const Estimate *estimate) {
    return estimate->give / CERTAIN;
}

double normal_limit(double chance) {
    double from = 0, to = 40;
    for (int i = 0; i < 80; i++) {
        const double middle = (from + to) / 2;
        *(erfc(middle / sqrt(2)) > chance ? &from : &to) = middle;
    }
    return from;
}

// By the expansion of Cornish and Fisher, which is too small by less than 1 % from 30 deals on.
double student_limit(double chance, uint64_t met) {
    const double z = normal_limit(chance), freedom = (double)(met > 2 ? met - 1 : 1), z2 = z * z;
    const double first = z * (z2 + 1) / 4, second = z * ((5 * z2 + 16) * z2 + 3) / 96;
    const double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return z + (first + (second + third / freedom) / freedom) / freedom;
}

Difference paired_difference(const PairedSums *twins) {
    Difference difference = {.chance = 1};
    difference.known = twins->met[SIDE_BEFORE] >= MEASURED_LEAST && twins->met[SIDE_AFTER] >= MEASURED_LEAST;
    if (!difference.known)
        return difference;
    const double before = scatter(twins, SIDE_BEFORE), after = scatter(twins, SIDE_AFTER);
    const double sum = before + after - 2 * scatter_across(twins);
    const double error = error_of(twins, sum > 1e-9 * (before + after) ? sum : 0);
    difference.mean = ratio(twins, SIDE_AFTER) - ratio(twins, SIDE_BEFORE);
    difference.give = CERTAIN * error;
    if (fabs(difference.mean) < 1e-12)
        return difference;
    difference.chance = error > 0 ? erfc(fabs(difference.mean) / error / sqrt(2)) : 0;
    return difference;
}

static int compare_chance(const void *a, const void *b) {
    const double x = (*(Difference *const *)a)->chance, y = (*(Difference *const *)b)->chance;
    return (x > y) - (x < y);
}

int differences_mark(Difference *const difference[], int count, double rate, Difference **order) {
    int known = 0, marked = 0;
    for (int i = 0; i < count; i++)
        if (difference[i] != NULL && difference[i]->known)
            order[known++] = difference[i];
    if (known > 0)
        qsort(order, (size_t)known, sizeof *order, compare_chance);
    for (int i = 0; i < known; i++)
        if (order[i]->chance <= rate * (i + 1) / known)
            marked = i + 1;
    for (int i = 0; i < known; i++)
        order[i]->differs = i < marked;
    return known;
}

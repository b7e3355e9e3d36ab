// SPDX-License-Identifier: MIT
// Chooses by mean, spread and tastes. Integers only, as in all decisions.
#include "ai/character.h"

#include <string.h>

#define TRIED_PART 4 // ignore commands tried less than this fraction as often as the best one

static int64_t root(uint64_t square) {
    uint64_t found = 0;
    for (uint64_t bit = (uint64_t)1 << 31; bit > 0; bit >>= 1)
        if ((found + bit) * (found + bit) <= square)
            found += bit;
    return (int64_t)found;
}

// In hundredths, because in some games a single point is a lot. spread() too.
static int64_t mean(uint64_t count, int64_t sum) {
    return sum * 100 / (int64_t)count;
}

// The standard deviation.
static int64_t spread(uint64_t count, int64_t sum, uint64_t squares) {
    const uint64_t of_squares = squares / count * 10000 + squares % count * 10000 / count;
    const int64_t off = mean(count, sum);
    const uint64_t of_mean = (uint64_t)(off * off);
    return of_squares > of_mean ? root(of_squares - of_mean) : 0;
}

static int64_t mean_of(const SearchFinding *finding) {
    return mean(finding->simulations, finding->sum);
}

static int64_t spread_of(const SearchFinding *finding) {
    return spread(finding->simulations, finding->sum, finding->squares);
}

static bool is_to_taste(const CaptainTaste *taste, const Command *command) {
    if ((taste->verbs >> command->verb & 1) == 0)
        return false;
    return taste->cards == 0 || memchr(taste->card, command->card, taste->cards) != NULL;
}

// In hundredths of the spread.
static int taste(const Captain *captain, const Command *command) {
    int sum = 0;
    for (int i = 0; i < captain->tastes; i++)
        if (is_to_taste(&captain->taste[i], command))
            sum += captain->taste[i].liking;
    return sum;
}

// True if the command was tried often enough and is good enough to be chosen for its character.
static bool is_eligible(const SearchFinding *finding, const SearchFinding *best, int64_t unit) {
    return finding->index >= 0 && finding->simulations > 0 &&
           finding->simulations >= best->simulations / TRIED_PART &&
           (mean_of(best) - mean_of(finding)) * 100 <= unit * CHARACTER_GIVES_UP;
}

static int64_t liking(const Captain *captain, const Command *command, const SearchFinding *finding,
                      int64_t unit) {
    return mean_of(finding) * 100 + captain->boldness * spread_of(finding) + taste(captain, command) * unit;
}

int character_choose(const Captain *captain, const Command *legal,
                     const SearchFinding found[CHARACTER_LOOKS_AT], Rng *rng) {
    const SearchFinding *best = &found[0];
    if (best->simulations == 0)
        return best->index; // only one command, or no time
    const int64_t unit = spread_of(best);
    int64_t liked[CHARACTER_LOOKS_AT], most = INT64_MIN;
    int chosen = 0;
    for (int i = 0; i < CHARACTER_LOOKS_AT; i++) {
        if (!is_eligible(&found[i], best, unit))
            continue;
        liked[i] = liking(captain, &legal[found[i].index], &found[i], unit);
        if (liked[i] <= most)
            continue;
        most = liked[i];
        chosen = i;
    }
    uint32_t equal = 0;
    for (int i = 0; i < CHARACTER_LOOKS_AT && captain->whim > 0; i++)
        if (is_eligible(&found[i], best, unit) && most - liked[i] <= captain->whim * unit &&
            rng_below(rng, ++equal) == 0)
            chosen = i;
    return found[chosen].index;
}

void character_add_tastes(const Captain *captain, const Command *legal, int32_t *worth, int count) {
    uint64_t weighed = 0, squares = 0;
    int64_t sum = 0;
    for (int i = 0; i < count; i++) {
        if (worth[i] <= WORTH_NEVER)
            continue;
        sum += worth[i];
        squares += (uint64_t)((int64_t)worth[i] * worth[i]);
        weighed++;
    }
    const int64_t unit = weighed > 0 ? spread(weighed, sum, squares) : 0;
    for (int i = 0; i < count; i++)
        if (worth[i] > WORTH_NEVER)
            worth[i] += (int32_t)(taste(captain, &legal[i]) * unit / 10000);
}

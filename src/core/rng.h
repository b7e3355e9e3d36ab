// SPDX-License-Identifier: MIT
// Seedable random numbers: the same seed gives the same numbers on every machine and build. The generator is
// xoshiro256** seeded by splitmix64, integers only; nothing reads a clock or the environment. Each Rng is one
// stream with one owner (src/README.md lists them).
#ifndef STARDECK_CORE_RNG_H
#define STARDECK_CORE_RNG_H

#include <assert.h>
#include <stdint.h>

// Scripted luck: results of rolls and shuffles in the order they are needed, for positions that must play out
// the same whatever the generator gives. The arrays belong to the caller.
typedef struct RngScript {
    const uint8_t *roll;
    uint16_t rolls;
    const uint8_t *card; // cards of all shuffles, one shuffle after another, each from the top of the deck
    const uint16_t
        *begins; // index in `card` where each shuffle starts, plus a final entry where the last one ends
    uint16_t shuffles;
} RngScript;

typedef struct Rng {
    uint64_t s[4]; // never all zero after rng_seed
} Rng;

// Random numbers that may be scripted. Code that needs luck is given &luck->rng. Without a script that is an
// ordinary generator; with one it is all zero, a state no generator reaches, by which rng_roll and
// rng_shuffle_scripted recognize it and find the enclosing Luck. All other code handles a plain Rng.
typedef struct Luck {
    Rng rng;
    const RngScript *script; // NULL: everything comes from rng
    Rng rest;                // with a script: the generator for what the script lacks
    // Rolls and shuffles of the script used so far.
    uint16_t rolled, shuffled;
    uint32_t failed; // 1: something was needed that the script did not have
} Luck;

void rng_seed(Rng *rng, uint64_t seed);

static inline uint64_t rng_next(Rng *rng) {
    uint64_t *s = rng->s;
    const uint64_t five = s[1] * 5;
    const uint64_t result = (five << 7 | five >> 57) * 9;
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3] << 45 | s[3] >> 19;
    return result;
}

// A number from 0 to below - 1, each equally likely (by rejection). `below` must not be 0.
static inline uint32_t rng_below(Rng *rng, uint32_t below) {
    assert(below > 0);
    // Lemire's multiply-shift: the low half shows whether the draw fell into the uneven remainder and must be
    // repeated.
    uint64_t product = (rng_next(rng) >> 32) * below;
    if ((uint32_t)product < below) {
        const uint32_t uneven = (uint32_t)(-below) % below;
        while ((uint32_t)product < uneven)
            product = (rng_next(rng) >> 32) * below;
    }
    return (uint32_t)(product >> 32);
}

// Shuffles `count` bytes in place (Fisher-Yates, from last to first).
void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count);

// Scriptable versions of rng_below and rng_shuffle: with scripted luck they take the script's next roll or
// shuffle if it fits; otherwise they set Luck.failed and use Luck.rest. In the shuffled bytes the last one is
// the top of the deck.
uint32_t rng_roll(Rng *rng, uint32_t below);
uint32_t rng_die(Rng *rng, uint32_t faces); // from 1 to `faces`, in a script too
void rng_shuffle_scripted(Rng *rng, uint8_t *bytes, uint32_t count);

// Makes all further luck scripted. `script` must outlive `luck` and its copies.
void luck_use_script(Luck *luck, const RngScript *script);

#endif

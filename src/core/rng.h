// SPDX-License-Identifier: MIT
// Seedable random numbers: the same seed gives the same numbers on every machine and build.
// Generator: xoshiro256** seeded by splitmix64; integers only. Whoever owns an Rng owns one stream; see the
// four streams and their owners in src/README.md. Nothing here reads a clock or the environment.
#ifndef STARDECK_CORE_RNG_H
#define STARDECK_CORE_RNG_H

#include <assert.h>
#include <stdint.h>

// Luck that somebody has written down, for positions that must come out the same whatever the generator
// gives: each roll and each shuffle in order (see Luck). Owned by whoever wrote it.
typedef struct RngScript {
    const uint8_t *roll;
    uint16_t rolls;
    const uint8_t *card; // of all shuffles, one after another, each from the top
    const uint16_t
        *begins; // … the place of each one's first card; with one entry more, where the last one ends
    uint16_t shuffles;
} RngScript;

typedef struct Rng {
    uint64_t s[4]; // never all zero after rng_seed
} Rng;

// Random numbers that may be told by a script. Whoever wants them is given `rng`: it is a generator like any
// other, or, with a script, all zero, which no generator ever is. So only those who may be told anything look
// whether they are (rng_roll, rng_order), and nobody else carries or asks more than a generator.
typedef struct Luck {
    Rng rng;
    const RngScript *script; // NULL: everything comes from rng
    Rng rest;                // with a script: gives what that does not have
    uint16_t rolled, shuffled;
    uint32_t failed; // 1: the script did not have what was asked for
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
    // Lemire's multiply-shift: the low half tells whether the draw fell into the uneven rest and must be
    // redone.
    uint64_t product = (rng_next(rng) >> 32) * below;
    if ((uint32_t)product < below) {
        const uint32_t uneven = (uint32_t)(-below) % below;
        while ((uint32_t)product < uneven)
            product = (rng_next(rng) >> 32) * below;
    }
    return (uint32_t)(product >> 32);
}

// Shuffles count bytes in place (Fisher-Yates, from the last to the first).
void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count);

// For games whose luck may be written down: as rng_below and rng_shuffle, or what the script of the Luck says
// that rng is part of. A script's order is that of a deck whose top is the last byte.
uint32_t rng_roll(Rng *rng, uint32_t below);
uint32_t rng_die(Rng *rng, uint32_t faces); // from 1 to `faces`, as it stands in a script too
void rng_order(Rng *rng, uint8_t *bytes, uint32_t count);

// From here on it is told; `script` must outlive it and its copies.
void luck_tell(Luck *luck, const RngScript *script);

#endif

// SPDX-License-Identifier: MIT
// Seedable random numbers: the same seed gives the same numbers on every machine and build.
// Generator: xoshiro256** seeded by splitmix64; integers only. Whoever owns an Rng owns one stream; see the
// four streams and their owners in src/README.md. Nothing here reads a clock or the environment.
#ifndef STARDECK_CORE_RNG_H
#define STARDECK_CORE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t s[4]; // never all zero after rng_seed
} Rng;

void rng_seed(Rng *rng, uint64_t seed);

uint64_t rng_next(Rng *rng);

// A number from 0 to below - 1, each equally likely (by rejection). `below` must not be 0.
uint32_t rng_below(Rng *rng, uint32_t below);

// Shuffles count bytes in place (Fisher-Yates, from the last to the first).
void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count);

#endif

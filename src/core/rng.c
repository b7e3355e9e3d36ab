// SPDX-License-Identifier: MIT
// xoshiro256** (Blackman and Vigna, public domain algorithm), seeded by splitmix64. Chosen because it is
// small, fast and well tested, and needs only 64-bit integer arithmetic, which is the same everywhere.
#include "core/rng.h"

static uint64_t splitmix64(uint64_t *x) {
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

void rng_seed(Rng *rng, uint64_t seed) {
    for (int i = 0; i < 4; i++)
        rng->s[i] = splitmix64(&seed);
}

void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count) {
    Rng own = *rng; // which no byte that is written can be part of, so that it stays in registers
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t j = rng_below(&own, i);
        const uint8_t swap = bytes[i - 1];
        bytes[i - 1] = bytes[j];
        bytes[j] = swap;
    }
    *rng = own;
}

// SPDX-License-Identifier: MIT
// xoshiro256** (Blackman and Vigna, public domain algorithm), seeded by splitmix64. Chosen because it is
// small, fast and well tested, and needs only 64-bit integer arithmetic, which is the same everywhere.
#include "core/rng.h"

#include <assert.h>

static uint64_t splitmix64(uint64_t *x) {
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static uint64_t rotl(uint64_t x, int k) {
    return (x << k) | (x >> (64 - k));
}

void rng_seed(Rng *rng, uint64_t seed) {
    for (int i = 0; i < 4; i++)
        rng->s[i] = splitmix64(&seed);
}

uint64_t rng_next(Rng *rng) {
    uint64_t *s = rng->s;
    const uint64_t result = rotl(s[1] * 5, 7) * 9;
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
}

uint32_t rng_below(Rng *rng, uint32_t below) {
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

void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count) {
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t j = rng_below(rng, i);
        const uint8_t swap = bytes[i - 1];
        bytes[i - 1] = bytes[j];
        bytes[j] = swap;
    }
}

// SPDX-License-Identifier: MIT
// xoshiro256** (Blackman and Vigna, public domain algorithm), seeded by splitmix64. Chosen because it is
// small, fast and well tested, and needs only 64-bit integer arithmetic, which is the same everywhere.
#include "core/rng.h"

#include <stdbool.h>
#include <stddef.h>

static uint64_t splitmix64(uint64_t *x) {
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

void rng_seed(Rng *rng, uint64_t seed) {
    for (int i = 0; i < 4; i++)
        rng->s[i] = splitmix64(&seed);
    rng->script = NULL;
    rng->rolled = rng->shuffled = 0;
    rng->failed = 0;
}

uint32_t rng_roll(Rng *rng, uint32_t below) {
    const RngScript *script = rng->script;
    if (script == NULL)
        return rng_below(rng, below);
    if (rng->rolled < script->rolls && script->roll[rng->rolled] < below)
        return script->roll[rng->rolled++];
    rng->failed = 1;
    return rng_below(rng, below);
}

// Are these the bytes that the script's next shuffle has, in any order? Then they get its order.
static bool shuffle_as_written(Rng *rng, uint8_t *bytes, uint32_t count) {
    const RngScript *script = rng->script;
    uint16_t left[256] = {0};
    if (rng->shuffled == script->shuffles)
        return false;
    const uint8_t *card = script->card + script->begins[rng->shuffled];
    if ((uint32_t)(script->begins[rng->shuffled + 1] - script->begins[rng->shuffled]) != count)
        return false;
    for (uint32_t i = 0; i < count; i++)
        left[bytes[i]]++;
    for (uint32_t i = 0; i < count; i++)
        if (left[card[i]]-- == 0)
            return false;
    for (uint32_t i = 0; i < count; i++)
        bytes[count - 1 - i] = card[i];
    rng->shuffled++;
    return true;
}

void rng_shuffle(Rng *rng, uint8_t *bytes, uint32_t count) {
    if (rng->script != NULL) {
        if (shuffle_as_written(rng, bytes, count))
            return;
        rng->failed = 1;
    }
    Rng own = *rng; // which no byte that is written can be part of, so that it stays in registers
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t j = rng_below(&own, i);
        const uint8_t swap = bytes[i - 1];
        bytes[i - 1] = bytes[j];
        bytes[j] = swap;
    }
    *rng = own;
}

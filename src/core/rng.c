// SPDX-License-Identifier: MIT
// xoshiro256** (Blackman and Vigna, public domain algorithm), seeded by splitmix64. It is small, fast and
// well tested, and needs only 64-bit integer arithmetic, which is the same on every machine.
#include "core/rng.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

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
    Rng own = *rng; // a local copy can't alias the bytes, so it stays in registers
    for (uint32_t i = count; i > 1; i--) {
        const uint32_t j = rng_below(&own, i);
        const uint8_t swap = bytes[i - 1];
        bytes[i - 1] = bytes[j];
        bytes[j] = swap;
    }
    *rng = own;
}

// ---- scripted luck

void luck_use_script(Luck *luck, const RngScript *script) {
    luck->script = script;
    luck->rest = luck->rng;
    memset(&luck->rng, 0, sizeof luck->rng);
}

// The Luck that a scripted `rng` is part of; NULL if `rng` is an ordinary generator.
static Luck *told(Rng *rng) {
    return (rng->s[0] | rng->s[1] | rng->s[2] | rng->s[3]) == 0 ? (Luck *)rng : NULL;
}

// A number from `first` to first + count - 1.
static uint32_t roll_from(Rng *rng, uint32_t first, uint32_t count) {
    Luck *luck = told(rng);
    if (luck == NULL)
        return first + rng_below(rng, count);
    const RngScript *script = luck->script;
    if (luck->rolled < script->rolls && script->roll[luck->rolled] >= first &&
        script->roll[luck->rolled] < first + count)
        return script->roll[luck->rolled++];
    luck->failed = 1;
    return first + rng_below(&luck->rest, count);
}

uint32_t rng_roll(Rng *rng, uint32_t below) {
    return roll_from(rng, 0, below);
}

uint32_t rng_die(Rng *rng, uint32_t faces) {
    return roll_from(rng, 1, faces);
}

// If `bytes` is a permutation of the script's next shuffle: puts them in its order, true. An empty shuffle
// always succeeds, in the script or not.
static bool order_as_written(Luck *luck, uint8_t *bytes, uint32_t count) {
    const RngScript *script = luck->script;
    uint16_t left[256] = {0};
    if (luck->shuffled == script->shuffles)
        return count == 0;
    const uint8_t *card = script->card + script->begins[luck->shuffled];
    if ((uint32_t)(script->begins[luck->shuffled + 1] - script->begins[luck->shuffled]) != count)
        return count == 0;
    for (uint32_t i = 0; i < count; i++)
        left[bytes[i]]++;
    for (uint32_t i = 0; i < count; i++)
        if (left[card[i]]-- == 0)
            return false;
    for (uint32_t i = 0; i < count; i++)
        bytes[count - 1 - i] = card[i];
    luck->shuffled++;
    return true;
}

void rng_shuffle_scripted(Rng *rng, uint8_t *bytes, uint32_t count) {
    Luck *luck = told(rng);
    if (luck == NULL) {
        rng_shuffle(rng, bytes, count);
    } else if (!order_as_written(luck, bytes, count)) {
        luck->failed = 1;
        rng_shuffle(&luck->rest, bytes, count);
    }
}

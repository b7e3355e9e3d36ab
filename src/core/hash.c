// SPDX-License-Identifier: MIT
// Four independent lanes of 8 bytes each, so that the multiplications overlap: one serial chain costs several
// times as much on a state of 1 to 2 KiB. Words are read as little-endian by hand, which compilers turn into
// one load where the machine is little-endian.
#include "core/hash.h"

#include <string.h>

#define PRIME_A 0x9E3779B185EBCA87u
#define PRIME_B 0xC2B2AE3D27D4EB4Fu

static uint64_t read_word(const uint8_t *p) {
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

static uint64_t mix(uint64_t lane, uint64_t word) {
    lane = (lane ^ word) * PRIME_A;
    return lane ^ (lane >> 29);
}

static uint64_t finish(uint64_t h) {
    h = (h ^ (h >> 32)) * PRIME_B;
    h = (h ^ (h >> 29)) * PRIME_A;
    return h ^ (h >> 32);
}

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed) {
    const uint8_t *p = bytes;
    uint64_t lane[4] = {seed ^ PRIME_A, seed + PRIME_B, ~seed, seed ^ (uint64_t)size};
    size_t left = size;
    for (; left >= 32; left -= 32, p += 32)
        for (int i = 0; i < 4; i++)
            lane[i] = mix(lane[i], read_word(p + 8 * i));
    uint8_t tail[32] = {0};
    if (left > 0) {
        memcpy(tail, p, left);
        for (int i = 0; i < 4; i++)
            lane[i] = mix(lane[i], read_word(tail + 8 * i));
    }
    uint64_t h = (uint64_t)size;
    for (int i = 0; i < 4; i++)
        h = finish(h * PRIME_B + lane[i]);
    return h;
}

void hash_text(uint64_t hash, char out[HASH_TEXT_SIZE]) {
    static const char digits[] = "0123456789abcdef";
    for (int i = 15; i >= 0; i--, hash >>= 4)
        out[i] = digits[hash & 15];
    out[16] = '\0';
}

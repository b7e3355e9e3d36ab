// SPDX-License-Identifier: MIT
// hash_bytes uses four independent lanes of 8 bytes so that the multiplications overlap; a single serial
// chain takes several times as long on a state of 1 to 2 KiB. HashSum goes further: no multiplication waits
// for another.
#include "core/hash.h"

#include <string.h>

#define PRIME_B 0xC2B2AE3D27D4EB4Fu

static uint64_t mix(uint64_t lane, uint64_t word) {
    lane = (lane ^ word) * HASH_PRIME;
    return lane ^ (lane >> 29);
}

static uint64_t finish(uint64_t h) {
    h = (h ^ (h >> 32)) * PRIME_B;
    h = (h ^ (h >> 29)) * HASH_PRIME;
    return h ^ (h >> 32);
}

uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed) {
    const uint8_t *p = bytes;
    uint64_t lane[4] = {seed ^ HASH_PRIME, seed + PRIME_B, ~seed, seed ^ (uint64_t)size};
    size_t left = size;
    for (; left >= 32; left -= 32, p += 32)
        for (int i = 0; i < 4; i++)
            lane[i] = mix(lane[i], hash_word(p + 8 * i));
    uint8_t tail[32] = {0};
    if (left > 0) {
        memcpy(tail, p, left);
        for (int i = 0; i < 4; i++)
            lane[i] = mix(lane[i], hash_word(tail + 8 * i));
    }
    uint64_t h = (uint64_t)size;
    for (int i = 0; i < 4; i++)
        h = finish(h * PRIME_B + lane[i]);
    return h;
}

uint64_t hash_end(HashSum sum) {
    return finish(finish(sum.low) + sum.high);
}

uint64_t hash_blocks(const void *bytes, size_t size, uint64_t seed) {
    const size_t blocks = size / HASH_BLOCK * HASH_BLOCK;
    uint8_t rest[HASH_BLOCK] = {0};
    HashSum sum = hash_begin(seed ^ size);
    for (size_t at = 0; at < blocks; at += HASH_BLOCK)
        sum = hash_block(sum, (const uint8_t *)bytes + at, at);
    if (size > blocks) {
        memcpy(rest, (const uint8_t *)bytes + blocks, size - blocks);
        sum = hash_block(sum, rest, blocks);
    }
    return hash_end(sum);
}

void hash_text(uint64_t hash, char out[HASH_TEXT_SIZE]) {
    static const char digits[] = "0123456789abcdef";
    for (int i = 15; i >= 0; i--, hash >>= 4)
        out[i] = digits[hash & 15];
    out[16] = '\0';
}

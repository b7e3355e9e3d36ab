// SPDX-License-Identifier: MIT
// 64-bit non-cryptographic hashes for comparing states, packs and games. A hash depends only on the bytes,
// not on byte order, alignment or build, so it may be stored in files.
#ifndef STARDECK_CORE_HASH_H
#define STARDECK_CORE_HASH_H

#include <stddef.h>
#include <stdint.h>

// Pass an earlier hash as `seed` to chain: hash_bytes(b, n, hash_bytes(a, m, 0)).
uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed);

// A second, sparse hash for states, which are hashed millions of times though few of their bytes are in use:
// a sum over blocks of HASH_BLOCK bytes and their offsets. Blocks may be added in any order; bytes of blocks
// left out must always be 0 for equal states to hash equally.
#define HASH_BLOCK 16
#define HASH_PRIME 0x9E3779B185EBCA87u

// Sum of 128-bit products; the two halves are added separately, without carry.
typedef struct HashSum {
    uint64_t low, high;
} HashSum;

static inline HashSum hash_begin(uint64_t seed) {
    return (HashSum){.low = seed ^ HASH_PRIME};
}

// Little-endian by hand; compilers turn this into a single load on little-endian machines.
static inline uint64_t hash_word(const uint8_t *p) {
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

static inline HashSum hash_product(HashSum sum, uint64_t a, uint64_t b) {
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 Product;
    const Product product = (Product)a * b;
    sum.low += (uint64_t)product;
    sum.high += (uint64_t)(product >> 64);
#else
    const uint64_t a_low = (uint32_t)a, a_high = a >> 32, b_low = (uint32_t)b, b_high = b >> 32;
    const uint64_t low = a_low * b_low, crossed = a_low * b_high;
    const uint64_t middle = a_high * b_low + (low >> 32) + (uint32_t)crossed;
    sum.low += middle << 32 | (uint32_t)low;
    sum.high += a_high * b_high + (crossed >> 32) + (middle >> 32);
#endif
    return sum;
}

// Adds the block of HASH_BLOCK bytes at `p`, whose offset in the whole is `place`: the same bytes at another
// offset give another sum.
static inline HashSum hash_block(HashSum sum, const uint8_t *p, size_t place) {
    const uint64_t key = HASH_PRIME * ((uint64_t)place + 1);
    return hash_product(sum, hash_word(p) ^ key, hash_word(p + 8) + key);
}

// Adds the blocks that cover `size` bytes from offset `from` of `bytes`, at least one. The last block is read
// in full.
static inline HashSum hash_part(HashSum sum, const uint8_t *bytes, size_t from, size_t size) {
    size_t at = from;
    do {
        sum = hash_block(sum, bytes + at, at);
        at += HASH_BLOCK;
    } while (at < from + size);
    return sum;
}

// The hash of everything added to `sum`.
uint64_t hash_end(HashSum sum);

// The same kind of hash over all `size` bytes.
uint64_t hash_blocks(const void *bytes, size_t size, uint64_t seed);

#define HASH_TEXT_SIZE 17

// Writes the hash as 16 lower-case hex digits and a terminating zero.
void hash_text(uint64_t hash, char out[HASH_TEXT_SIZE]);

#endif

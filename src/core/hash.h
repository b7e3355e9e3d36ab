// SPDX-License-Identifier: MIT
// A 64-bit hash of bytes for comparing states, packs and games; not for secrets. The value depends on the
// bytes alone, never on byte order, alignment or build, so it may be stored in files.
#ifndef STARDECK_CORE_HASH_H
#define STARDECK_CORE_HASH_H

#include <stddef.h>
#include <stdint.h>

// `seed` chains hashes: hash_bytes(b, n, hash_bytes(a, m, 0)).
uint64_t hash_bytes(const void *bytes, size_t size, uint64_t seed);

#define HASH_TEXT_SIZE 17

// Writes the hash as 16 lower-case hex digits and a terminating zero.
void hash_text(uint64_t hash, char out[HASH_TEXT_SIZE]);

#endif

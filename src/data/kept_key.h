// SPDX-License-Identifier: MIT
// Which of the kept cards (kept_cards.h) a game was begun with.
#ifndef STARDECK_DATA_KEPT_KEY_H
#define STARDECK_DATA_KEPT_KEY_H

#include <stdbool.h>
#include <stdint.h>

typedef struct KeptKey {
    uint64_t hash; // Catalog.hash: what the rules read
    // Hash of all else that packs bring: captains, texts, names of files of pictures (card_files_looks). 0:
    // there were no packs, or the game is older than this key.
    uint64_t looks;
} KeptKey;

typedef struct KeptPacks KeptPacks; // kept_search.h: the packs that it was begun with

static inline bool kept_key_equal(KeptKey a, KeptKey b) {
    return a.hash == b.hash && a.looks == b.looks;
}

#endif

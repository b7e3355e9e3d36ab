// SPDX-License-Identifier: MIT
// Where the cards that a game was begun with (kept_cards.h) are damaged and can't be mended, as their folder
// can't be written to: they are mended in a temporary folder, from which the game goes on.
#ifndef STARDECK_DATA_KEPT_SPARE_H
#define STARDECK_DATA_KEPT_SPARE_H

#include "core/problem.h"
#include "data/kept_key.h"

// Makes a temporary folder that holds what is kept under the key, both copies, as far as it can be read, and
// appends its path. False, with nothing left behind, if there is no room for one. Whoever gets it removes it.
bool kept_spare_make(const char *games_folder, KeptKey key, Text *spare);

typedef struct PackCache PackCache; // pack_cache.h
typedef struct Catalog Catalog;     // engine/catalog.h

// Adds a problem about their own folder if these cards of the shelf (pack_cache.c) lie in such a folder, once
// for each.
void kept_spare_tell(PackCache *shelf, const Catalog *catalog, Problems *problems);

#endif

// SPDX-License-Identifier: MIT
// Warns of texts that say the old number of a record that a pack has changed.
#ifndef STARDECK_DATA_PACK_STALE_H
#define STARDECK_DATA_PACK_STALE_H

#include "data/words.h"

// Compares the numbers of a game's records without a pack (`below`) and with it (`now`), and warns at each
// text of `words`, with placeholders not yet filled, that surely means a changed one. `folder`: only texts
// from files in it are checked; NULL: all texts.
void pack_stale_check(const Catalog *below, const Catalog *now, const Words *words, const char *folder,
                      Problems *problems);

#endif

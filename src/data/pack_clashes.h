// SPDX-License-Identifier: MIT
// Two independent packs that change the same: what one says of a card is lost where the other lies above it.
#ifndef STARDECK_DATA_PACK_CLASHES_H
#define STARDECK_DATA_PACK_CLASHES_H

#include "data/pack_list.h"

// Warns of whatever a pack below the one at index `at` says (of a card or another record, a key of a file, a
// text) that is otherwise with that pack, or missing: one message for each record, one for each list given
// anew, and of records that it takes out and one below changes, or gives again; unless it builds on or needs
// the other, names it in a condition, changes what the other has added, or gives a number relative to it.
// `layers`: as pack_list_lay lays them up to that pack.
void pack_clashes_check(const PackList *list, int at, const Game *game, const Layers *layers,
                        Problems *problems);

#endif

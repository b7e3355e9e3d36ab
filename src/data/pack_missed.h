// SPDX-License-Identifier: MIT
// What a pack misses because the pack that would bring it is left out itself.
#ifndef STARDECK_DATA_PACK_MISSED_H
#define STARDECK_DATA_PACK_MISSED_H

#include "data/pack_list.h"

// If the problem, of the pack at index `at`, is that there is no record of some id, or comes of that, and a
// pack below it that adds one is kept out of this game by its faults, says that instead of what else may have
// been meant.
void pack_missed_tell(const PackList *list, int at, const Game *game, Problem *problem);

#endif

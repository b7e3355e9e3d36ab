// SPDX-License-Identifier: MIT
// What a pack upon others makes wrong in files that were right without it: a card that it took out is still
// named there, a number that it changed does not go with theirs. Whoever made the pack must hear which line
// of it is the cause; the other file is none of his.
#ifndef STARDECK_DATA_PACK_CAUSE_H
#define STARDECK_DATA_PACK_CAUSE_H

#include "data/pack_lint.h"

// Finds the faults of the same layers, some of what the topmost says being left out (Layers.cut).
typedef void FindFaults(void *context, const Layers *layers, LintReport *report);

// Moves each problem from `first` on that stands in a file of the layers below, or in one that belongs to
// none of them, to the place in the topmost layer's files of `game` that it comes from: the smallest value
// without which it is not found. The message then names the place where it stood. Others stay as they are.
void pack_causes_tell(const Game *game, const Layers *layers, FindFaults *find, void *context,
                      LintReport *report, int first);

#endif

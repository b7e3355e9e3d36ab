// SPDX-License-Identifier: MIT
// Traces faults in lower layers to the pack on top that causes them: a card it removed is still referred to
// there, or a number it changed doesn't fit theirs. The pack's author must learn which of its lines is the
// cause; the other file belongs to somebody else.
#ifndef STARDECK_DATA_PACK_CAUSE_H
#define STARDECK_DATA_PACK_CAUSE_H

#include "data/pack_lint.h"

// Finds the faults of `layers`, ignoring a value of the topmost one (Layers.cut), and adds them to `report`.
typedef void FindFaults(void *context, const Layers *layers, LintReport *report);

// Takes each problem of `report` from index `first` on that is in a file of a lower layer, or outside all
// layers, and moves it to the place in the topmost layer's files of `game` that causes it: the smallest value
// without which the problem is not found. The message then names the original place. Other problems are
// unchanged.
void pack_causes_trace(const Game *game, const Layers *layers, FindFaults *find, void *context,
                       LintReport *report, int first);

#endif

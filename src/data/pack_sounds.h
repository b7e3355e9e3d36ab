// SPDX-License-Identifier: MIT
// Checks the sounds of a pack: their kind, size, length, channels and rate, and whether they are whole.
#ifndef STARDECK_DATA_PACK_SOUNDS_H
#define STARDECK_DATA_PACK_SOUNDS_H

#include "core/layers.h"
#include "core/problem.h"

// Adds a fault for each sound in the topmost of these asset folders that is not played. The window then plays
// that of a lower folder. Files that nothing plays are not looked at (pack_unread_check).
void pack_sounds_check(const Layers *assets, Problems *problems);

#endif

// SPDX-License-Identifier: MIT
// Files of two independent packs that have the same name: whatever names them shows the upper one.
#ifndef STARDECK_DATA_PACK_SHADOWS_H
#define STARDECK_DATA_PACK_SHADOWS_H

#include "data/pack_list.h"

// Warns of each picture, icon, emblem and the like of the pack at index `at` that a pack below it has under
// the same name with another content, unless the program has one too, whose place both mean to take, or the
// pack builds on or needs the other. `assets`: as pack_list_lay_assets lays them up to that pack.
void pack_shadows_check(const PackList *list, int at, const Layers *assets, Problems *problems);

#endif

// SPDX-License-Identifier: MIT
// Files of two independent packs that have the same name: whatever names them shows the upper one.
#ifndef STARDECK_DATA_PACK_SHADOWS_H
#define STARDECK_DATA_PACK_SHADOWS_H

#include "data/pack_list.h"

// Warns of each picture, icon, emblem and the like of the pack at index `at` that a pack below it has under
// the same name with another content, unless the pack builds on or needs the other; also of sounds, paintings
// and pictures that take the program's place. `assets`: as pack_list_lay_assets lays them up to that pack.
void pack_shadows_check(const PackList *list, int at, const Layers *assets, Problems *problems);

#endif

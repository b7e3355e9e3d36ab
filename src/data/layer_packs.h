// SPDX-License-Identifier: MIT
// Which packs lie in a stack of layers, by the ids in their pack.json.
#ifndef STARDECK_DATA_LAYER_PACKS_H
#define STARDECK_DATA_LAYER_PACKS_H

#include "core/layers.h"

// The layers below number `layer`, without the lowest: the packs that a pack there lies upon.
typedef struct LayerPacks {
    const Layers *layers; // not owned
    int layer;
} LayerPacks;

// True if the pack is one of them. `packs`: a LayerPacks.
bool layer_packs_have(void *packs, const char *id);

// True if the pack is the one of that layer itself.
bool layer_packs_is_own(void *packs, const char *id);

#endif

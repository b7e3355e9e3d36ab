// SPDX-License-Identifier: MIT
// Numbers that packs change relative to what lies below stay in the range that their key allows.
#ifndef STARDECK_DATA_LAYER_RANGES_H
#define STARDECK_DATA_LAYER_RANGES_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged up to this layer. A relative number of the layer that leaves its
// range becomes the nearest in it, with a note of that (json_doc_idle), if its author could not know: it
// changes all that match, or what another pack says. Others stay, as faults for who reads them.
void layer_ranges_keep(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

#endif

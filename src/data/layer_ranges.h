// SPDX-License-Identifier: MIT
// Numbers that packs change relative to what lies below stay in the range that their key allows.
#ifndef STARDECK_DATA_LAYER_RANGES_H
#define STARDECK_DATA_LAYER_RANGES_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged up to this layer. A relative number of the layer whose result
// leaves the range is limited to it, with a note (json_doc_idle), if its author could not foresee that: it,
// or a change that it is laid upon, is in a change of all that match or of another pack. All others stay, to
// be reported as faults by whoever reads them.
void layer_ranges_keep(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

#endif

// SPDX-License-Identifier: MIT
// If a layer changes something that a layer below it has removed, only that change is dropped, as if the
// layers lay the other way round: their order must not decide whether they can be played together.
#ifndef STARDECK_DATA_LAYER_GONE_H
#define STARDECK_DATA_LAYER_GONE_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged up to this layer. Takes out what the layer only changes and another
// one has removed: records, values, and relative numbers that find none in what another pack says in their
// place. Each is noted (json_doc_idle) with what removed it. Whatever is whole by itself stays: it is new.
void layer_gone_drop(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

#endif

// SPDX-License-Identifier: MIT
// Entries that packs add to a list, {"+": [...]}: where each is an amount of something (Field.adds_up), what
// several say of the same adds up; and which lists may have a word more than once.
#ifndef STARDECK_DATA_LAYER_ADDS_H
#define STARDECK_DATA_LAYER_ADDS_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged up to this layer: an entry of the layer for something that an entry
// from below it is for, too, becomes part of that one.
void layer_adds_join(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

// Whether ids may occur more than once in the list under this key of any of the game's files.
bool layer_adds_repeat(const Game *game, const char *key);

#endif

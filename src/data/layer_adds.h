// SPDX-License-Identifier: MIT
// Entries that packs add to a list, {"+": [...]}: if each is an amount of something (Field.adds_up), amounts
// of the same thing are added up. Also tells which lists may have a word more than once.
#ifndef STARDECK_DATA_LAYER_ADDS_H
#define STARDECK_DATA_LAYER_ADDS_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `doc` is the game's file `name`, merged up to this layer. An entry that this layer adds, for something that
// already has an entry from below, is added to that entry.
void layer_adds_join(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

// Whether ids may occur more than once in the list under this key of any of the game's files.
bool layer_adds_repeat(const Game *game, const char *key);

#endif

// SPDX-License-Identifier: MIT
// Numbers that say what the records of another file come to (Field.sum_of): Alpha Strike's "deck_size" is the
// number of all copies of its cards. Packs by people who don't know of each other may each add records, so
// the number follows the records unless a layer gives it.
#ifndef STARDECK_DATA_LAYER_SUMS_H
#define STARDECK_DATA_LAYER_SUMS_H

#include "core/layers.h"

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h

// Sets each such number of `doc`, which is file `name` merged up to `layer`, to what the records come to with
// that layer, if the layer changes the records without giving the number itself. The number's position
// becomes that of the layer's list. A number that a layer gives stays as it is, right or wrong, and the game
// checks it, unless a pack below the layer changes the records too: then it becomes what the records come to,
// with a note (json_doc_idle) if that is another number.
void layer_sums_follow(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc);

#endif

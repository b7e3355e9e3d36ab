// SPDX-License-Identifier: MIT
// The pictures that games were begun with, kept beside their cards (data/kept_cards.h), so that a game looks
// the same when a pack is off or gone: rules/HASH/N/assets holds those of layer N. Equal pictures of
// different games are one file on the disk, pictures/CONTENT, linked into these folders; where that is not
// possible they are copies.
#ifndef STARDECK_DATA_KEPT_PICTURES_H
#define STARDECK_DATA_KEPT_PICTURES_H

#include "core/layers.h"

#include <stdint.h>

// The most that is kept of one game. Pictures beyond that are left out, and cards show a stand-in for them.
#define KEPT_PICTURES_BYTES (16 * 1024 * 1024)
// A file in the folder of the kept cards that lists the pictures left out; missing if there are none.
#define KEPT_PICTURES_LEFT_OUT "pictures-left-out.txt"

typedef struct KeptPictures KeptPictures;

// Lists the pictures of all layers but the lowest that lie in folders the program reads: those of the game
// (named by the folder of the lowest layer) and those for all games. They are not read yet. NULL: there are
// none, or memory has run out. The caller frees it.
KeptPictures *kept_pictures_list(const Layers *layers);
void kept_pictures_free(KeptPictures *pictures); // accepts NULL
// A hash of their names, sizes and times of change; 0 for NULL.
uint64_t kept_pictures_hash(const KeptPictures *pictures);

// Writes them into `folder`, that of the kept cards, as they are now. What can't be read or written is left
// out: a game goes on without it.
void kept_pictures_keep(const KeptPictures *pictures, const char *games_folder, const char *folder);
// Deletes what no kept cards need any more.
void kept_pictures_sweep(const char *games_folder);

// Adds the folder of pictures of this kept layer, if there is one. False as for layers_add.
bool kept_pictures_add(const Layers *kept, int layer, Layers *assets);

#endif

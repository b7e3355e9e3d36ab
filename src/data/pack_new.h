// SPDX-License-Identifier: MIT
// A new pack of a player's own, to begin with: a copy of one that is there to be copied.
#ifndef STARDECK_DATA_PACK_NEW_H
#define STARDECK_DATA_PACK_NEW_H

#include "data/pack_list.h"

// What the copy says of itself, in the player's language. NULL or "": nothing of that.
typedef struct PackNewWords {
    const char *name; // of the first one; the next ones get their number behind it
    const char *author, *about;
} PackNewWords;

// Copies the pack in the folder `from` into `folder`, which is made if need be, under its own id or, where
// somebody has that already, with a number behind it: its folder is called so too. No file that is there is
// touched. `folder` becomes a list's business when it is looked at again. Appends to `made` where the copy
// is. False with a sentence in `problem`, and nothing of the copy is left.
bool pack_new(const PackList *list, const char *from, const char *folder, const PackNewWords *words,
              Text *made, Text *problem);

#endif

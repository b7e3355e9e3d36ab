// SPDX-License-Identifier: MIT
// Creates a new pack for a player to start from, by copying a template.
#ifndef STARDECK_DATA_PACK_NEW_H
#define STARDECK_DATA_PACK_NEW_H

#include "data/pack_list.h"

// What the copy's pack.json says, in the player's language. NULL or "": left out.
typedef struct PackNewWords {
    const char *name; // of the first copy; further ones get a number appended
    const char *author, *about;
} PackNewWords;

// Copies the pack in folder `from` into a new subfolder of `folder` (created if missing) named by the pack's
// id, with a number appended if the id is taken. Existing files are not touched. The list doesn't contain the
// copy until it is refreshed. Appends the copy's path to `made`. False with a sentence in `problem`; nothing
// of the copy is left then.
bool pack_new(const PackList *list, const char *from, const char *folder, const PackNewWords *words,
              Text *made, Text *problem);

#endif

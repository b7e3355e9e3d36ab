// SPDX-License-Identifier: MIT
// Which files of a pack anything reads: those that its games, the program's assets, its cards and its rules
// pages name.
#ifndef STARDECK_DATA_PACK_USES_H
#define STARDECK_DATA_PACK_USES_H

#include "data/pack_lint.h"

typedef struct PackUses PackUses;

// For the pack at index `at` of the list, with all packs that are on; `list` and `place` (with assets) must
// outlive it. NULL if memory runs out.
PackUses *pack_uses_open(const PackList *list, int at, const LintPlace *place);
void pack_uses_close(PackUses *uses); // accepts NULL

// True if something reads the file with this path below the pack's folder ("lang/en.json",
// "assets/sounds/card_pick.ogg").
bool pack_uses_file(const PackUses *uses, const char *path);
// True if files in this folder may be read.
bool pack_uses_folder(const PackUses *uses, const char *path);
// True unless the pack's cards could not be read: then a picture may be named in them.
bool pack_uses_is_sure(const PackUses *uses);

// Calls `hear` with the path of each file, or else folder, that would be read in this folder ("" for the
// pack's own), as far as they can be listed.
void pack_uses_list(const PackUses *uses, const char *folder, bool folders,
                    void (*hear)(void *context, const char *path), void *context);

#endif

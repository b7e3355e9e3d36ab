// SPDX-License-Identifier: MIT
// The cards that games were begun with, kept beside the saved games, so that a game goes on whatever becomes
// of its packs: rules/HASH/N or rules/HASH-LOOKS/N holds the JSON files of layer N, its pack.json and
// its pictures (kept_pictures.h); HASH and LOOKS are the key's. Games with the same cards share them. Of the
// JSON files there is a second copy (kept_copy.h), so that damage to one of the two costs nothing.
#ifndef STARDECK_DATA_KEPT_CARDS_H
#define STARDECK_DATA_KEPT_CARDS_H

#include "data/card_files.h"
#include "data/kept_key.h"

// Writes the files to `games_folder`, in both copies. Cards with this key that are there already stay, and
// are mended if they are damaged. Complete on disk when it returns; what is half written is never used. False
// with a sentence in `problem`.
bool kept_cards_keep(const char *games_folder, const CardFiles *files, KeptKey key, Text *problem);

// Adds the kept folders to `layers`, lowest first. False, with nothing added, if there are none. Their
// content is not checked: loaded cards with another hash are others.
bool kept_cards_find(const char *games_folder, KeptKey key, Layers *layers);

// Mends the kept folders from the second copy, as far as they differ. True if that is undamaged, so that they
// are now what was kept; false also if there is none. *refused: an errno if they can't be written; else left
// as it is.
bool kept_cards_mend(const char *games_folder, KeptKey key, int *refused);
// Writes the second copy from these kept folders, which are known to be good.
void kept_cards_copy(const char *games_folder, KeptKey key, const Layers *layers);

// Notes that the cards with this key are used now, as kept_cards_keep does, if they are there and can be
// written to.
void kept_cards_use(const char *games_folder, KeptKey key);

// Whether a game needs the cards with this key.
typedef bool (*KeptNeeded)(const void *context, KeptKey key);
// Cards that nobody has used for so long may be deleted: a game that needs them may lie anywhere.
#define KEPT_UNUSED_S ((int64_t)30 * 24 * 60 * 60)
// Deletes all kept cards that `needed` does not claim, no other file below `games_folder` either
// (kept_claims.h), and that were not used for KEPT_UNUSED_S; half-written ones stay.
void kept_cards_sweep(const char *games_folder, KeptNeeded needed, const void *context);

// Deletes the kept cards with this key. Does nothing if there are none.
void kept_cards_delete(const char *games_folder, KeptKey key);

#endif

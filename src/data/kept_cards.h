// SPDX-License-Identifier: MIT
// The cards that games were begun with, kept beside the saved games, so that a game goes on whatever becomes
// of its packs: rules/HASH/N or rules/HASH-LOOKS/N holds the JSON files of layer N, its pack.json and
// its pictures (kept_pictures.h); HASH and LOOKS are the key's. Games with the same cards share them.
#ifndef STARDECK_DATA_KEPT_CARDS_H
#define STARDECK_DATA_KEPT_CARDS_H

#include "core/layers.h"
#include "data/kept_key.h"

// The JSON files of some layers as they were when they were read.
typedef struct CardFiles CardFiles;

// Reads them into memory, which card_files_free frees. NULL with a sentence in `problem` if a file can't be
// read or memory runs out.
CardFiles *card_files_read(const Layers *layers, Text *problem);
void card_files_free(CardFiles *files); // accepts NULL

// The layers above the lowest whose cards differ between the two, by their files: bit i is layer i. Texts,
// captains and pack.json are not compared.
uint64_t card_files_differ(const CardFiles *before, const CardFiles *now);

// A hash of all files above the lowest layer, and of names, sizes and times of the pictures kept with them:
// for KeptKey.looks. 0: there is no layer above the lowest.
uint64_t card_files_looks(const CardFiles *files);

// Writes the files to `games_folder`, unless cards with this key are there already. Complete on disk when it
// returns; what is half written is never used. False with a sentence in `problem`.
bool kept_cards_keep(const char *games_folder, const CardFiles *files, KeptKey key, Text *problem);

// Adds the kept folders to `layers`, lowest first. False, with nothing added, if there are none. Their
// content is not checked: loaded cards with another hash are others.
bool kept_cards_find(const char *games_folder, KeptKey key, Layers *layers);

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

// SPDX-License-Identifier: MIT
// Creates a new pack for a player to start from, by copying a template.
#ifndef STARDECK_DATA_PACK_NEW_H
#define STARDECK_DATA_PACK_NEW_H

#include "data/pack_list.h"

// What the copy's pack.json says.
typedef struct PackNewWords {
    const char *name;           // of the first copy; further ones get a number appended
    const char *author, *about; // NULL or "": left out
} PackNewWords;

// Writes the id of a pack that this person makes under this name: "Ann", "Wild cards!" become ann_wild_cards.
// Letters that an id can't have are written as others ("ä" as "ae", Greek and Cyrillic as they sound) or left
// out. A text of which nothing is left becomes a number made of it; if there is no text the id is "mypack".
void pack_new_id(const char *author, const char *name, char id[ID_MAX]);

// Sets the id and the name that pack_new would give in this folder: with a number if the id is taken. False
// if all are.
bool pack_new_names(const PackList *list, const char *folder, const PackNewWords *words, PackInfo *info);

// Appends the folder in `folder`/template with the pack to copy for this game. False, with nothing appended,
// if there is none.
bool pack_new_template(const char *folder, const char *game, Text *path);

// Copies the pack in folder `from` into a new subfolder of `folder` (created if missing) named by the new id,
// pack_new_id with a number appended if it is taken. Existing files are not touched. The list doesn't contain
// the copy until it is refreshed. In .json files texts that begin with the original's id and "_" (the ids of
// its own cards) begin with the new one, cut to 20 letters: the examples of two packs are two cards. Appends
// the copy's path to `made`. False with a sentence in `problem`; nothing of the copy is left then.
bool pack_new(const PackList *list, const char *from, const char *folder, const PackNewWords *words,
              Text *made, Text *problem);

#endif

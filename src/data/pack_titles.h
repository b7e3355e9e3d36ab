// SPDX-License-Identifier: MIT
// What packs are called: by their names, which are their authors' choice, so that two may have the same.
#ifndef STARDECK_DATA_PACK_TITLES_H
#define STARDECK_DATA_PACK_TITLES_H

#include "data/pack_list.h"

#define PACK_TITLE_MAX (2 * PACK_NAME_MAX + 4)

// Writes what to call the pack with this id and name, which need not be in the list: its name alone or, if
// another pack of the list has the same, with its author behind it, "Wild Cards (Ann)", or with its id if the
// author doesn't tell them apart. `list` NULL: there are no others. Returns `buffer`.
const char *pack_title(const PackList *list, const char *id, const char *name, char buffer[PACK_TITLE_MAX]);
// The same for a pack of the list; of a copy of another one (ListedPack.copy), the name of its folder.
const char *pack_list_title(const PackList *list, const ListedPack *pack, char buffer[PACK_TITLE_MAX]);
// Its name with its id behind it, for lists in which two have the same name. Returns `buffer`.
const char *pack_title_with_id(const char *id, const char *name, char buffer[PACK_TITLE_MAX]);

#endif

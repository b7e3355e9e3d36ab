// SPDX-License-Identifier: MIT
// When a list has too many entries, or a sum of their numbers is wrong: how much each pack contributes, by
// the files the entries stand in.
#ifndef STARDECK_DATA_JSON_SHARES_H
#define STARDECK_DATA_JSON_SHARES_H

#include "data/json_doc.h"

// Appends, to end a sentence, how many entries of the list are from each pack and from the game's own files.
// With `key`: the sum of this number of theirs instead, 1 where it is left out; of a number that a pack
// changes ("+2") the difference that makes. With "KEY?MEMBER=WORD WORD" only of entries that have one of
// these words; KEY may be left out, to count them. Nothing if all are from one pack. A pack is called by the
// name of its folder.
void json_shares_add(Text *out, const JsonDoc *doc, const cJSON *list, const char *key);
// True if the entry is one of those: "?MEMBER=WORD WORD" as above; "": all are.
bool json_shares_counts(const char *which, const cJSON *entry);

#endif

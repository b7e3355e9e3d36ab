// SPDX-License-Identifier: MIT
// Who has how much of what is too much together: the entries of a list, or their numbers, by the packs whose
// files they stand in.
#ifndef STARDECK_DATA_JSON_SHARES_H
#define STARDECK_DATA_JSON_SHARES_H

#include "data/json_doc.h"

// Appends, to end a sentence, how many entries of the list each pack and the game's own files have; with
// `key` what this number of theirs comes to, 1 where it is left out; of a number that a pack changes, "+2",
// what the change comes to. Nothing if all are of one. A pack goes
// by the name of its folder.
void json_shares_add(Text *out, const JsonDoc *doc, const cJSON *list, const char *key);

#endif

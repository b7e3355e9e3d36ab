// SPDX-License-Identifier: MIT
// Which kept cards (kept_cards.h) saved games need that the list of games doesn't show: the player has moved
// them into a folder of their own, or given them another ending.
#ifndef STARDECK_DATA_KEPT_CLAIMS_H
#define STARDECK_DATA_KEPT_CLAIMS_H

#include "data/kept_key.h"

#include <stddef.h>

// Takes those keys out of the list that a saved game in `games_folder` or a folder below it, or one that a
// link leads to, names in its first line, whatever its file is called; *count becomes the number of the
// others. All of them if there are more files, or deeper folders, than are looked into, if a link leads
// nowhere, or if memory runs out.
void kept_claims_drop(const char *games_folder, KeptKey keys[], size_t *count);

#endif

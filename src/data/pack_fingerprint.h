// SPDX-License-Identifier: MIT
// Detects changes of pack files.
#ifndef STARDECK_DATA_PACK_FINGERPRINT_H
#define STARDECK_DATA_PACK_FINGERPRINT_H

#include "data/pack_list.h"

// A hash of the names, sizes and times of all files in the folder of the player's own packs and in the
// folders of the list's other packs. It changes when any of them changes, except with a probability of 2^-64.
uint64_t pack_fingerprint(const PackList *list);

#endif

// SPDX-License-Identifier: MIT
// Detects changes of pack files.
#ifndef STARDECK_DATA_PACK_STAMP_H
#define STARDECK_DATA_PACK_STAMP_H

#include "data/pack_list.h"

// A hash of the names, sizes and times of all files in the scanned folders and in those of the packs. It
// changes when anything changes, except with a probability of 2^-64.
uint64_t pack_stamp(const PackList *list);

#endif

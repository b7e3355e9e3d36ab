// SPDX-License-Identifier: MIT
// Have the files of packs changed?
#ifndef STARDECK_DATA_PACK_STAMP_H
#define STARDECK_DATA_PACK_STAMP_H

#include "data/pack_list.h"

// A number for what lies in the folders that were scanned and in those of the packs: names, sizes and times
// of all files. It is another one, but for a chance of one in 2^64, when anything has changed.
uint64_t pack_stamp(const PackList *list);

#endif

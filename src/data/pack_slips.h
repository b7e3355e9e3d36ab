// SPDX-License-Identifier: MIT
// Finds slips in the ids of records that a pack means to change: {"id": "galaxi", "power": 9} would be a new
// card that lacks everything.
#ifndef STARDECK_DATA_PACK_SLIPS_H
#define STARDECK_DATA_PACK_SLIPS_H

#include "data/left_over.h"

// Reports each new record of an upper layer that lacks at least half of what such a record must have and
// whose id is similar to that of a record below; and takes it out, so that no further faults of it are
// reported.
void pack_slips_take(const LeftOverFile file[], int files, Problems *problems);

#endif

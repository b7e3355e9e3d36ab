// SPDX-License-Identifier: MIT
// Many unknown ids of one kind in a file are mostly one mistake: what they name was never listed (the
// territories of a new map). They become one message.
#ifndef STARDECK_DATA_PACK_UNKNOWN_IDS_H
#define STARDECK_DATA_PACK_UNKNOWN_IDS_H

#include "core/problem.h"

typedef struct UnknownIds UnknownIds;

// Starts gathering. Returns where a file's problems are to be added until unknown_ids_close; they are passed
// on to `problems` at once, but for unknown ids. NULL if memory runs out.
UnknownIds *unknown_ids_open(Problems *problems);
Problems *unknown_ids_problems(UnknownIds *ids);

// Passes on what was gathered: a message for each, or one for all of a kind that are no misspellings, if
// there are several. Accepts NULL.
void unknown_ids_close(UnknownIds *ids);

#endif

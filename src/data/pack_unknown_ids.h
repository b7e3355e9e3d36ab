// SPDX-License-Identifier: MIT
// Many unknown ids of one kind in a file are mostly one mistake: what they name was never listed (the
// territories of a new map). They become one message.
#ifndef STARDECK_DATA_PACK_UNKNOWN_IDS_H
#define STARDECK_DATA_PACK_UNKNOWN_IDS_H

#include "core/problem.h"

typedef struct UnknownIds UnknownIds;

// Starts gathering problems of a file. NULL if memory runs out.
UnknownIds *unknown_ids_open(Problems *problems);
// Where to add the file's problems until unknown_ids_close. Those about unknown ids are kept; all others are
// passed on at once to the `problems` given to unknown_ids_open. Belongs to `ids`.
Problems *unknown_ids_problems(UnknownIds *ids);

// Who has taken out the record of this kind and id; the file's name is to be valid during the call. False:
// nobody has.
typedef bool UnknownIdGone(void *context, const UnknownId *unknown, const char **file, int *line);
// Ids that were taken out are told at once, one by one, and by whom; must be called before any is added.
void unknown_ids_know_gone(UnknownIds *ids, UnknownIdGone *gone, void *context);
// Also adds those that become part of one message to `merged`, which must live until unknown_ids_close: what
// follows from them is no fault of its own.
void unknown_ids_keep_merged(UnknownIds *ids, Problems *merged);

// Passes on what was gathered: a message for each, or one for all of a kind that are no misspellings, if
// there are several. Accepts NULL.
void unknown_ids_close(UnknownIds *ids);

#endif

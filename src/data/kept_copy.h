// SPDX-License-Identifier: MIT
// A second copy of the cards that games were begun with (kept_cards.h), all in one file elsewhere:
// copies/HASH or copies/HASH-LOOKS. Every file in it has a sum of its own, so that what is damaged is known,
// and the rest can be used.
#ifndef STARDECK_DATA_KEPT_COPY_H
#define STARDECK_DATA_KEPT_COPY_H

#include "data/card_files.h"
#include "data/kept_key.h"

#define KEPT_COPIES "copies" // the folder of these files, beside that of the kept cards

// Appends "HASH" or "HASH-LOOKS", what everything that is kept under the key is called.
void kept_key_add(KeptKey key, Text *name);

// Writes the copy anew. It is on the disk when this returns, and at each moment there is a whole one, if
// there was one before. False with errno set.
bool kept_copy_write(const char *games_folder, KeptKey key, const CardFiles *files);

// The files in it that are sound, which card_files_free frees; *whole: those are all. NULL: there is none, or
// none that is sound, or memory runs out.
CardFiles *kept_copy_read(const char *games_folder, KeptKey key, bool *whole);

// True if it is there, undamaged or not.
bool kept_copy_exists(const char *games_folder, KeptKey key);

// Deletes it. Does nothing if there is none.
void kept_copy_delete(const char *games_folder, KeptKey key);

#endif

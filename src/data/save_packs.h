// SPDX-License-Identifier: MIT
// The packs that a saved game was begun with, also those that only change how it looks or who plays, which
// SaveHeader leaves out.
#ifndef STARDECK_DATA_SAVE_PACKS_H
#define STARDECK_DATA_SAVE_PACKS_H

#include <stdbool.h>
#include <stddef.h>

// True if the first line of the file names the pack with this id; writes its name, as much of it as there is
// room for. False if it does not, or can't be read.
bool save_packs_name(const char *path, const char *id, char *name, size_t size);

#endif

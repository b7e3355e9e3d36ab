// SPDX-License-Identifier: MIT
// Loading a card pack: a folder of JSON files becomes a Catalog, wholly or not at all.
#ifndef STARDECK_DATA_PACK_H
#define STARDECK_DATA_PACK_H

#include "core/problem.h"
#include "engine/catalog.h"

// Loads `folder` ("cards/tactics") for `game`. All faults of all files are added to `problems`; false if
// there was any, and the catalog is then empty ({0}). What it held before is overwritten, not freed.
bool pack_load(Catalog *catalog, const Game *game, const char *folder, Problems *problems);

// Frees what the catalog owns and empties it. Accepts an empty one ({0}).
void pack_finish(Catalog *catalog);

#endif

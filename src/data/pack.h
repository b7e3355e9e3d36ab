// SPDX-License-Identifier: MIT
// Loading a card pack: a folder of JSON files becomes a Catalog, wholly or not at all.
#ifndef STARDECK_DATA_PACK_H
#define STARDECK_DATA_PACK_H

#include "data/pack_source.h"
#include "engine/catalog.h"

// Loads `folder` ("cards/tactics") for `game`. All faults of all files are added to `problems`; false if
// there was any, and the catalog is then empty ({0}). What it held before is overwritten, not freed.
bool pack_load(Catalog *catalog, const Game *game, const char *folder, Problems *problems);

// The same from layers, of which there is at least one.
bool pack_load_layers(Catalog *catalog, const Game *game, const Layers *layers, Problems *problems);

// How far a pack can be used.
typedef enum PackState {
    PACK_GOOD,
    PACK_FAULTY, // which ids there are is known, but not all of their values: nobody may play it
    PACK_UNKNOWN // not even that
} PackState;

// The same from files that are open already, to say more about them than what keeps them from being played:
// of a faulty pack too the catalog has what could be read. To be finished in any case.
PackState pack_read(Catalog *catalog, const Game *game, const PackSource *source, Problems *problems);

// Frees what the catalog owns and empties it. Accepts an empty one ({0}).
void pack_finish(Catalog *catalog);

#endif

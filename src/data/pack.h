// SPDX-License-Identifier: MIT
// Loads a card pack: turns a folder of JSON files into a Catalog, completely or not at all.
#ifndef STARDECK_DATA_PACK_H
#define STARDECK_DATA_PACK_H

#include "data/pack_source.h"
#include "engine/catalog.h"

// Loads `folder` ("cards/tactics") for `game`. Adds all faults of all files to `problems`; false if there are
// any, and `catalog` is then empty ({0}). Its previous content is overwritten without being freed. On success
// the caller frees it with pack_finish.
bool pack_load(Catalog *catalog, const Game *game, const char *folder, Problems *problems);

// Like pack_load, from layers, of which there must be at least one.
bool pack_load_layers(Catalog *catalog, const Game *game, const Layers *layers, Problems *problems);

// How far a pack can be used.
typedef enum PackState {
    PACK_GOOD,
    PACK_FAULTY, // its ids are known, but not all values: it can't be played
    PACK_UNKNOWN // not even its ids are known
} PackState;

// Like pack_load, from files already opened, for further checks: even if the pack is faulty, `catalog` gets
// whatever could be read. Call pack_finish in any case.
PackState pack_read(Catalog *catalog, const Game *game, const PackSource *source, Problems *problems);

// A hash of the values of a record; `index` must be below the table's number of records. It is the same in
// two catalogs of a game if the record has the same values in both, wherever it and what it refers to are in
// their tables. Looks, names and texts don't count.
uint64_t pack_record_hash(const Catalog *catalog, uint8_t table, uint8_t index);

// Frees what the catalog owns and empties it. Accepts an empty one ({0}).
void pack_finish(Catalog *catalog);

#endif

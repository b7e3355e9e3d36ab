// SPDX-License-Identifier: MIT
// The files of a pack as they were read, and the one place that knows where a value of a pack stands: whoever
// finds a fault names the value by its path ("deck.json/cards/3/picture"), and here that becomes file, line
// and column.
#ifndef STARDECK_DATA_PACK_SOURCE_H
#define STARDECK_DATA_PACK_SOURCE_H

#include "data/json_doc.h"
#include "data/layers.h"

#include <stdint.h>

typedef struct Game Game; // engine/game.h

typedef struct PackSource PackSource;

// Reads the files of a pack, merged from its layers, of which there is at least one; what can't be read is
// told and left out. NULL after a problem: the lowest is no folder, or no memory.
PackSource *pack_source_open(const Game *game, const Layers *layers, Problems *problems);
void pack_source_close(PackSource *source); // accepts NULL

const char *pack_source_folder(const PackSource *source); // the lowest layer's
const Layers *pack_source_layers(const PackSource *source);

// The file with this place in Game.pack_files, and that of the captains. NULL: it could not be read, or, of
// the captains, there is none.
const JsonDoc *pack_source_file(const PackSource *source, uint8_t file);
const JsonDoc *pack_source_captains(const PackSource *source);

// Adds a problem where the value with this path stands, or the innermost one on the way to it.
void pack_source_problem(const PackSource *source, const char *path, const char *message, Problems *problems);

// Is one of these problems about the entry of a list in which the path ends ("deck.json/cards/3"), or about
// something in it? A path that leads into no entry: is there any problem?
bool pack_source_is_marred(const PackSource *source, const char *path, const Problems *problems);

// Could all files be read?
bool pack_source_is_whole(const PackSource *source);

// In which order files are told of: the folder itself, pack files as the game lists them, captains, language
// files, what else there is.
int pack_source_rank(const Game *game, const Layers *layers, const char *file);

#endif

// SPDX-License-Identifier: MIT
// The files of a pack as they were read, and the one place that knows the position of a pack's values: code
// that finds a fault names the value by its path ("deck.json/cards/3/picture"), and this maps it to file,
// line and column.
#ifndef STARDECK_DATA_PACK_SOURCE_H
#define STARDECK_DATA_PACK_SOURCE_H

#include "core/problem.h"
#include "data/layer_files.h"

#include <stdint.h>

typedef struct Game Game;       // engine/game.h
typedef struct JsonDoc JsonDoc; // data/json_doc.h: other rooms don't see it

typedef struct PackSource PackSource;

// Reads a pack's files, merged from its layers (at least one); files that can't be read are reported and left
// out. NULL after a problem: the lowest layer is no folder, or memory ran out. `layers` is copied, except
// for its `cut`, which must outlive the source.
PackSource *pack_source_open(const Game *game, const Layers *layers, Problems *problems);
void pack_source_close(PackSource *source); // accepts NULL

const char *pack_source_folder(const PackSource *source); // the lowest layer's; owned by the source
const Layers *pack_source_layers(const PackSource *source);

// The file at this index of Game.pack_files, and the captains' file, owned by the source. NULL: not readable
// or, for captains, not present.
const JsonDoc *pack_source_file(const PackSource *source, uint8_t file);
const JsonDoc *pack_source_captains(const PackSource *source);

// Adds a problem at the position of the value with this path, or of the innermost existing value on the way
// to it.
void pack_source_problem(const PackSource *source, const char *path, const char *message, Problems *problems);

// Writes the name of the file in which the value with this path stands; "": there is no such value.
void pack_source_file_of(const PackSource *source, const char *path, char *file, size_t size);

// True if one of these problems is about the list entry that contains the path's value ("deck.json/cards/3"),
// or about something in it. For a path outside all entries: if there is any problem.
bool pack_source_has_problem(const PackSource *source, const char *path, const Problems *problems);

// True if all files could be read.
bool pack_source_is_whole(const PackSource *source);

// Sort key for reporting files in order: the folder itself, pack files as the game lists them, captains,
// language files, everything else.
int pack_source_rank(const Game *game, const Layers *layers, const char *file);

#endif

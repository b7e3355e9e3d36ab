// SPDX-License-Identifier: MIT
// Reads a pack's captains. Their file has the same format in all games and may be missing; then there are
// none.
#ifndef STARDECK_DATA_CAPTAINS_H
#define STARDECK_DATA_CAPTAINS_H

#include "data/reader.h"

#define CAPTAINS_FILE "captains.json"

typedef const char *CaptainVerbNames[CAPTAIN_VERBS + 1]; // ends with NULL

// The schema of the file for one game. It contains pointers into itself, so it must not be copied or moved.
typedef struct CaptainsSchema {
    CaptainVerbNames verb; // the command names used in files
    Field taste[3], captain[5], list;
    Schema taste_record, captain_record, file;
} CaptainsSchema;
// Fills `schema`; its strings belong to the game.
void captains_describe(const Game *game, CaptainsSchema *schema);
// The schema of the file `name` of the game's cards; NULL: the game has no such file. For the captains' file
// it is made in `captains`, which must then live as long as the result; else the result belongs to the game.
const Schema *game_file_schema(const Game *game, const char *name, CaptainsSchema *captains);

// Reads reader->doc into the captains of `catalog`, which is the same as reader->catalog. The caller frees
// catalog->captain, even on failure. False with problems.
bool captains_read(const Reader *reader, Catalog *catalog);

#endif

// SPDX-License-Identifier: MIT
// Reading the captains of a pack. Their file is the same for all games, and may be missing: then there are
// none.
#ifndef STARDECK_DATA_CAPTAINS_H
#define STARDECK_DATA_CAPTAINS_H

#include "data/reader.h"

#define CAPTAINS_FILE "captains.json"

typedef const char *CaptainVerbNames[CAPTAIN_VERBS + 1]; // ends with NULL

// What the file may hold. It points into itself: not to be copied.
typedef struct CaptainsSchema {
    CaptainVerbNames verb; // the names that commands have in files
    Field taste[3], captain[5], list;
    Schema taste_record, captain_record, file;
} CaptainsSchema;
void captains_describe(const Game *game, CaptainsSchema *schema);

// Fills captain and captains of `catalog`, which is reader->catalog, from reader->doc; catalog->captain is to
// be freed in any case. False with problems.
bool captains_read(const Reader *reader, Catalog *catalog);

#endif

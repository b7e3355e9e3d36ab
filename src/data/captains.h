// SPDX-License-Identifier: MIT
// Reading the captains of a pack. Their file is the same for all games, and may be missing: then there are
// none.
#ifndef STARDECK_DATA_CAPTAINS_H
#define STARDECK_DATA_CAPTAINS_H

#include "data/reader.h"

#define CAPTAINS_FILE "captains.json"

// Fills captain and captains of `catalog`, which is reader->catalog, from reader->doc; catalog->captain is to
// be freed in any case. False with problems.
bool captains_read(const Reader *reader, Catalog *catalog);

#endif

// SPDX-License-Identifier: MIT
// Paintings: picture files that lie under the id of what they show, in the folder pictures/GAME of the
// assets: ID.FACTION.webp is a faction's own, else ID.webp counts (.png, .jpg, .jpeg and .svg likewise). The
// topmost folder of assets that has one counts, so that a pack's own picture replaces ours by lying there.
//
// What came with the program was painted for the cards that came with it: a card whose "picture" says
// something else than theirs has a picture of its own. What theirs say is in pictures/GAME/painted.json
// (tests/packs/paintings.py).
#ifndef STARDECK_DATA_PAINTINGS_H
#define STARDECK_DATA_PAINTINGS_H

#include "core/layers.h"
#include "core/problem.h"
#include "engine/catalog.h"

#define PAINTINGS_LIST "painted.json"

// Those of one game.
typedef struct Paintings Paintings;

// NULL only without memory: where there are none, none is found.
Paintings *paintings_open(const Layers *assets, const char *game);
void paintings_close(Paintings *paintings); // accepts NULL

// What a painting is looked for.
typedef struct PaintingWish {
    const char *id;
    const char *faction; // its id; NULL: nobody's
    const char *picture; // what the pack says
    const char *file;    // the file that `picture` wants, below the assets; NULL: none. Lying above a
                         // painting it counts
    bool own_ships;      // `picture` shows ships of the faction: only for those that it was painted for
} PaintingWish;

// The file, below the assets: "pictures/tactics/galaxy.klingon.webp"; NULL: there is none. Valid until they
// are closed.
const char *paintings_find(const Paintings *paintings, const PaintingWish *wish);

// Warns of files upon ours that are nobody's painting or cannot be one, and of ours.
void paintings_check(const Catalog *catalog, const Layers *assets, Problems *problems);

#endif

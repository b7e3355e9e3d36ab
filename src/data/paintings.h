// SPDX-License-Identifier: MIT
// Finds paintings: picture files named by the id of what they show, in the folder pictures/GAME of the
// assets. ID.FACTION.webp belongs to one faction, otherwise ID.webp is used (.png, .jpg, .jpeg and .svg
// likewise). The topmost asset folder that has one wins, so a pack can replace ours.
//
// The program's own paintings were made for its own cards: if a card's "picture" differs from ours, our
// painting is not used. What our cards say is recorded in pictures/GAME/painted.json
// (tests/packs/paintings.py).
#ifndef STARDECK_DATA_PAINTINGS_H
#define STARDECK_DATA_PAINTINGS_H

#include "core/layers.h"
#include "core/problem.h"
#include "engine/catalog.h"

#define PAINTINGS_LIST "painted.json"

// The paintings of one game.
typedef struct Paintings Paintings;

// `assets` must outlive it. NULL only if memory runs out; if there are no paintings, none will be found.
Paintings *paintings_open(const Layers *assets, const char *game);
void paintings_close(Paintings *paintings); // accepts NULL

// What a painting is wanted for. Strings are valid during the call.
typedef struct PaintingQuery {
    const char *id;
    const char *faction; // an id; NULL: no faction
    const char *like;    // another one, whose paintings it shows where it has none; NULL or "": none
    const char *picture; // what the pack says
    // The file that `picture` needs, below the assets; NULL: none. In a higher layer than a painting, it
    // wins.
    const char *file;
    // `picture` shows ships of the faction: our painting is only for the factions it was made for.
    bool own_ships;
} PaintingQuery;

// The file below the assets, "pictures/tactics/galaxy.klingon.webp"; NULL: there is none. Valid until
// paintings_close. Accepts paintings NULL.
const char *paintings_find(const Paintings *paintings, const PaintingQuery *wish);

// Whether there is a painting of this faction alone (ID.FACTION.webp). If not, appends the most similar name
// that has some to `hint`, if any is: "; did you mean …?". Accepts paintings NULL: there is none.
bool paintings_has(const Paintings *paintings, const char *faction, Text *hint);

// Warns about files in layers above the program's own that no card uses, and reports files that are not valid
// pictures.
void paintings_check(const Catalog *catalog, const Layers *assets, Problems *problems);

#endif

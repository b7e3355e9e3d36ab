// SPDX-License-Identifier: MIT
// All games with their card packs: each pack loaded at the first need and kept, so that whoever reads a
// scenario or a saved game gets the pack of the game that it names.
#ifndef STARDECK_DATA_SHELF_H
#define STARDECK_DATA_SHELF_H

#include "data/pack_list.h"
#include "data/scenario.h"

#define SHELF_MAX 8 // games

typedef struct BroughtPack BroughtPack;

// Start with {.games = …, .folder = …}; shelf_finish frees what was loaded.
typedef struct PackShelf {
    const Game *const *games; // those there are, ending with NULL; SHELF_MAX at most
    const char *folder; // of all packs ("…/cards"); the caller's, and may be set late: before the first need
    PackList *upon;     // laid upon the games' own; the caller's, likewise. NULL: nothing is
    Layers layers[SHELF_MAX];   // what each game's catalog was loaded from
    Catalog catalog[SHELF_MAX]; // by place in `games`; its game is NULL: not loaded, or faulty
    Problems *faults[SHELF_MAX];
    const Game *only[2];  // of a shelf of one
    BroughtPack *brought; // by shelf_bring, the newest first
} PackShelf;

// A shelf with nothing but this pack, which stays the caller's: shelf_finish is not for it. It must not be
// copied.
void shelf_of_one(PackShelf *shelf, const Catalog *catalog);

// The game of this id. NULL with a sentence that names those there are, and the one that was surely meant.
const Game *shelf_game(const PackShelf *shelf, const char *id, Text *problem);

// The pack of a game, owned by the shelf. NULL if it can't be used: shelf_faults says why. It is not tried
// again.
const Catalog *shelf_catalog(PackShelf *shelf, const Game *game);

// The folders that it was loaded from, and that its words are in: the game's own, and each pack upon it that
// is on and has something for the game. A pack that can't be used is left out, with its faults in the list.
const Layers *shelf_layers(PackShelf *shelf, const Game *game);

// The cards of a game with one more pack upon all others, for whoever brings his own: the one in this folder,
// loaded once. Owned by the shelf, whose own cards stay as they are. NULL with a sentence; what is wrong
// inside of that pack is told in `problems`, with its places.
const Catalog *shelf_bring(PackShelf *shelf, const Game *game, const char *folder, Problems *problems,
                           Text *problem);

// What was wrong with the pack of a game; NULL: nothing, as far as is known.
const Problems *shelf_faults(const PackShelf *shelf, const Game *game);

// Both in one: the pack of the game of this id. NULL with a sentence, which has the pack's first fault in it.
const Catalog *shelf_find(PackShelf *shelf, const char *id, Text *problem);

// Loads again all that has been loaded, from the files and with the packs upon them as they are now; packs
// that could not be used get another chance if their faults have been forgotten. A game whose own files can't
// be read any more keeps the cards that it has: false with the reasons. Catalogs stay where they are, but all
// that points into them is void.
bool shelf_reload(PackShelf *shelf, Problems *problems);

// The shelf as the source that scenarios and saved games get their packs from.
ScenarioPacks shelf_packs(PackShelf *shelf);

void shelf_finish(PackShelf *shelf);

#endif

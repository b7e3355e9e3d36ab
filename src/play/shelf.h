// SPDX-License-Identifier: MIT
// The packs that lie open: one for each game that can be played here. Files that name a game get its pack
// from here, whichever game is being played.
#ifndef STARDECK_PLAY_SHELF_H
#define STARDECK_PLAY_SHELF_H

#include "data/scenario.h"

#define SHELF_MAX 8

typedef struct Shelf {
    const Catalog *catalog[SHELF_MAX]; // not owned; in the order games are offered
    int count;
} Shelf;

// Nothing where there is no room, or the game has its pack here already.
void shelf_add(Shelf *shelf, const Catalog *catalog);
void shelf_remove(Shelf *shelf, const Catalog *catalog);

// The place of this game's pack, or -1.
int shelf_place(const Shelf *shelf, const char *game);

// The same packs as the source that files get theirs from. The shelf must outlive it.
ScenarioPacks shelf_packs(const Shelf *shelf);

#endif

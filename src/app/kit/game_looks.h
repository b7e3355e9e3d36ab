// SPDX-License-Identifier: MIT
// What cards look like (GameCardLook.open), for screens that show them without a table: made for the words
// of the moment, by the table of the game that App.catalog holds then.
#ifndef STARDECK_APP_KIT_GAME_LOOKS_H
#define STARDECK_APP_KIT_GAME_LOOKS_H

#include "app/kit/filled_table.h"

// Zeroed to begin with; stays where it is (`game` points into it).
typedef struct GameLooks {
    const GameTable *game; // that made them, filled; NULL: the game has no table
    FilledTable filled;
    void *looks;        // NULL as well without memory
    const Words *words; // they were made from, and which reading of the packs
    unsigned version;
} GameLooks;

// Makes them where they are missing, or words or packs have been read anew. True: they are others than
// before.
bool game_looks_renew(GameLooks *looks, const App *app);
void game_looks_drop(GameLooks *looks);

#endif

// SPDX-License-Identifier: MIT
// The looks of cards (GameCardLook.open) for screens that show them without a table. They are made by the
// table of the game of App.catalog, for its current words.
#ifndef STARDECK_APP_KIT_GAME_LOOKS_H
#define STARDECK_APP_KIT_GAME_LOOKS_H

#include "app/kit/filled_table.h"

// Zero it before the first use. Must not be moved: `game` points into it.
typedef struct GameLooks {
    const GameTable *game; // the table that made them, filled; NULL: the game has no table
    FilledTable filled;
    void *looks;        // NULL also if memory ran out
    const Words *words; // the words and the version of the packs they were made for
    unsigned version;
} GameLooks;

// Makes the looks if there are none yet or words or packs have been reloaded. True: they have changed, and
// pointers to the old ones are invalid.
bool game_looks_update(GameLooks *looks, const App *app);
void game_looks_finish(GameLooks *looks); // frees them and zeroes the struct

#endif

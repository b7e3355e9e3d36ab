// SPDX-License-Identifier: MIT
// A game's table with every function that may be NULL replaced by what the kit does (defaults.c), so that
// whoever asks it need not look whether there is one.
#ifndef STARDECK_APP_KIT_FILLED_TABLE_H
#define STARDECK_APP_KIT_FILLED_TABLE_H

#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"

// Stays where it is: `table` points into the rest.
typedef struct FilledTable {
    GameTable table;
    GameBoard board;
    GameCardLook look;
    GameShow show;
    GameHands hands;
    GameThings things;
    GameNumbers numbers;
} FilledTable;

void game_table_fill(FilledTable *full, const GameTable *from);

#endif

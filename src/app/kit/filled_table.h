// SPDX-License-Identifier: MIT
// A copy of a game's table in which every function that may be NULL is replaced by the kit's default
// (defaults.c), so that callers need not check.
#ifndef STARDECK_APP_KIT_FILLED_TABLE_H
#define STARDECK_APP_KIT_FILLED_TABLE_H

#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"

// Must not be moved: `table` points to the other members.
typedef struct FilledTable {
    GameTable table;
    GameBoard board;
    GameCardLook look;
    GameShow show;
    GameHands hands;
    GameThings things;
    GameNumbers numbers;
} FilledTable;

// Without a default, and still NULL if the game leaves them out: GameBoard.wanted_for,
// GameCardLook.draw_card, GameShow.events, GameHands.give_up and give_up_hint, GameNumbers.command_places,
// GameTable.screens.
void game_table_fill(FilledTable *full, const GameTable *from);

#endif

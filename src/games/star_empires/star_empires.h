// SPDX-License-Identifier: MIT
// Star Empires: two to six races explore, settle and fight over a map until one holds most of its systems.
// The data types are in rules.h, the board in board.h, values computed from it in numbers.h, what a seat may
// know in view.h. Here and in all files of this folder, "rules §" refers to a section of RULES.md next to it.
#ifndef STARDECK_GAMES_STAR_EMPIRES_STAR_EMPIRES_H
#define STARDECK_GAMES_STAR_EMPIRES_STAR_EMPIRES_H

typedef struct Game Game; // engine/game.h

extern const Game star_empires_game;

#endif

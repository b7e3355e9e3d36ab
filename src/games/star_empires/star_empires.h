// SPDX-License-Identifier: MIT
// Star Empires: two to six races explore, settle and fight over a map until one holds most of its systems.
// Everything else about it is in rules.h (data), board.h (the board and its smallest operations), numbers.h
// (what is computed from it) and view.h (what a seat knows). "rules §" are the sections of RULES.md in this
// folder, here and in all its files.
#ifndef STARDECK_GAMES_STAR_EMPIRES_STAR_EMPIRES_H
#define STARDECK_GAMES_STAR_EMPIRES_STAR_EMPIRES_H

typedef struct Game Game; // engine/game.h

extern const Game star_empires_game;

#endif

// SPDX-License-Identifier: MIT
// Alpha Strike: two to four ships fight until one is left. The game's data types are in rules.h, what a seat
// may know is in view.h. Here and in all files of this folder, "rules §" refers to a section of RULES.md next
// to it.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_ALPHA_STRIKE_H
#define STARDECK_GAMES_ALPHA_STRIKE_ALPHA_STRIKE_H

typedef struct Game Game; // engine/game.h

extern const Game alpha_strike_game;

#endif

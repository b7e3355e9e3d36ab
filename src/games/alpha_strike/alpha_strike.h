// SPDX-License-Identifier: MIT
// Alpha Strike: two to four ships fight until one is left. Everything else about it is in rules.h (data) and
// view.h (what a seat knows). "rules §" are the sections of RULES.md in this folder, here and in all its
// files.
#ifndef STARDECK_GAMES_ALPHA_STRIKE_ALPHA_STRIKE_H
#define STARDECK_GAMES_ALPHA_STRIKE_ALPHA_STRIKE_H

typedef struct Game Game; // engine/game.h

extern const Game alpha_strike_game;

#endif

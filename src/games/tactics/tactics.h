// SPDX-License-Identifier: MIT
// Conquest Alpha: Tactics as the engine sees it. What others may need besides is in rules.h (data),
// commands.h and view.h (what a seat knows). "rules §" are the sections of RULES.md in this folder, here and
// in all its files. Nothing more stands here, as this header meets those of other games (games/registry.c).
#ifndef STARDECK_GAMES_TACTICS_TACTICS_H
#define STARDECK_GAMES_TACTICS_TACTICS_H

typedef struct Game Game; // engine/game.h

extern const Game tactics_game;

#endif

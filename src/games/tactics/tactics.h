// SPDX-License-Identifier: MIT
// Conquest Alpha: Tactics. The data types are in rules.h, verbs and refusals in commands.h, what a seat may
// know in view.h. Here and in all files of this folder, "rules §" refers to a section of RULES.md next to it.
// This header declares nothing else, as games/registry.c includes those of all games.
#ifndef STARDECK_GAMES_TACTICS_TACTICS_H
#define STARDECK_GAMES_TACTICS_TACTICS_H

typedef struct Game Game; // engine/game.h

extern const Game tactics_game;

#endif

// SPDX-License-Identifier: MIT
// The list of games. To add one: its folder, one line in registry.c, its folder under cards/.
#ifndef STARDECK_GAMES_REGISTRY_H
#define STARDECK_GAMES_REGISTRY_H

typedef struct Game Game; // engine/game.h

extern const Game *const games[]; // ends with NULL

// The game with this id, or NULL.
const Game *games_find(const char *id);

#endif

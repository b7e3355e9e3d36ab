// SPDX-License-Identifier: MIT
// The list of games. To add one: create its folder, add a line to registry.c, and create its pack folder
// under cards/.
#ifndef STARDECK_GAMES_REGISTRY_H
#define STARDECK_GAMES_REGISTRY_H

typedef struct Game Game; // engine/game.h

extern const Game *const games[]; // every registered game; ends with NULL; static data

// Returns the game whose id is `id`, or NULL if there is none.
const Game *games_find(const char *id);

#endif

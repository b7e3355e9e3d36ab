// SPDX-License-Identifier: MIT
// Accessors for files that show a game, read its files or test it, but never call its functions. They include
// this instead of the whole contract (engine/game.h), so that a change of the contract recompiles only the
// code that plays games. Returned pointers are constants.
#ifndef STARDECK_ENGINE_GAME_FACTS_H
#define STARDECK_ENGINE_GAME_FACTS_H

#include "engine/command.h"
#include "engine/story.h"

typedef struct Game Game; // engine/game.h

// Each returns the member of struct Game with the same name.
const char *game_id(const Game *game);
const Story *game_story(const Game *game);
const Verb *game_verbs(const Game *game);
uint8_t game_card_table(const Game *game);
uint8_t game_seat_table(const Game *game);
uint8_t game_seats_min(const Game *game);
uint8_t game_seats_max(const Game *game);
const char *const *game_feature_names(const Game *game);
// The variant with this name; -1: the game has none.
int game_variant(const Game *game, const char *name);

#endif

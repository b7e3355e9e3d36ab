// SPDX-License-Identifier: MIT
// What most files ask of a game: answers for those who show it, read its files or test it, and never act by
// its functions. They include this instead of the whole contract (engine/game.h), so that a change of the
// contract compiles anew only what plays by it.
#ifndef STARDECK_ENGINE_GAME_FACTS_H
#define STARDECK_ENGINE_GAME_FACTS_H

#include "engine/command.h"
#include "engine/story.h"

typedef struct Game Game; // engine/game.h

// The members of struct Game of that name.
const char *game_id(const Game *game);
const Story *game_story(const Game *game);
const Verb *game_verbs(const Game *game);
uint8_t game_card_table(const Game *game);
uint8_t game_seat_table(const Game *game);

#endif

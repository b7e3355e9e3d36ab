// SPDX-License-Identifier: MIT
// The Deck Building Game: two to four flagships explore, hire and trade until one has the points to win. The
// game's data types are in rules.h, what a seat may know is in view.h. Here and in all files of this folder,
// "rules §" refers to a section of RULES.md next to it.
#ifndef STARDECK_GAMES_DECK_BUILDING_DECK_BUILDING_H
#define STARDECK_GAMES_DECK_BUILDING_DECK_BUILDING_H

typedef struct Game Game; // engine/game.h

extern const Game deck_building_game;

#endif

// SPDX-License-Identifier: MIT
// The Deck Building Game: two to four flagships explore, hire and trade until one has the points. Everything
// else about it is in rules.h (data) and view.h (what a seat knows). "rules §" are the sections of RULES.md
// in this folder, here and in all its files.
#ifndef STARDECK_GAMES_DECK_BUILDING_DECK_BUILDING_H
#define STARDECK_GAMES_DECK_BUILDING_DECK_BUILDING_H

typedef struct Game Game; // engine/game.h

extern const Game deck_building_game;

#endif

// SPDX-License-Identifier: MIT
// The table of the deck-building game, for the registry.
#ifndef STARDECK_APP_TABLES_DECK_BUILDING_DECK_BUILDING_H
#define STARDECK_APP_TABLES_DECK_BUILDING_DECK_BUILDING_H

typedef struct GameTable GameTable; // app/kit/game_table.h

extern const GameTable deck_building_game_table;

#endif

// SPDX-License-Identifier: MIT
// The table of Tactics, for the registry.
#ifndef STARDECK_APP_TABLES_TACTICS_TACTICS_H
#define STARDECK_APP_TABLES_TACTICS_TACTICS_H

typedef struct GameTable GameTable; // app/kit/game_table.h

extern const GameTable tactics_game_table;

#endif

// SPDX-License-Identifier: MIT
// The table of Alpha Strike, for the registry.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_ALPHA_STRIKE_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_ALPHA_STRIKE_H

typedef struct GameTable GameTable; // app/kit/game_table.h

extern const GameTable alpha_strike_game_table;

#endif

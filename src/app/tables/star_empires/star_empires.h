// SPDX-License-Identifier: MIT
// The table of Star Empires.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_STAR_EMPIRES_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_STAR_EMPIRES_H

typedef struct GameTable GameTable; // app/kit/game_table.h

extern const GameTable star_empires_game_table;

#endif

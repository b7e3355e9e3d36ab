// SPDX-License-Identifier: MIT
// The table of Wreckers, as small as a table can be: the functions its files share.
#ifndef STARDECK_TESTS_TOY_GAME_TABLE_H
#define STARDECK_TESTS_TOY_GAME_TABLE_H

#include "app/kit/table.h"
#include "view.h"

typedef struct GameTable GameTable; // app/kit/game_table.h

extern const GameTable wreckers_game_table;

// In table_words.c.
void *wreckers_looks_open(const App *app);
void wreckers_looks_close(void *looks);
CardLook wreckers_look(const void *looks, const App *app, const CardRef *card);
void wreckers_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]);

#endif

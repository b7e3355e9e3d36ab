// SPDX-License-Identifier: MIT
// The list of tables for tests: the shipped ones and the toy game's. Programs linked with this file use it
// instead of app/tables/registry.c.
#include "app/kit/game_table.h"

#include "app/tables/alpha_strike/alpha_strike.h"
#include "app/tables/deck_building/deck_building.h"
#include "app/tables/star_empires/star_empires.h"
#include "app/tables/tactics/tactics.h"
#include "engine/game_facts.h"
#include "table.h"

#include <string.h>

static const GameTable *const tables[] = {&tactics_game_table, &alpha_strike_game_table,
                                          &deck_building_game_table, &star_empires_game_table,
                                          &wreckers_game_table};

const GameTable *game_table_of(const Game *game) {
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
        if (strcmp(game_id(tables[i]->game), game_id(game)) == 0)
            return tables[i];
    return NULL;
}

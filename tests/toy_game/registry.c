// SPDX-License-Identifier: MIT
// The list of games for tests: the shipped ones and the toy game. Programs linked with this file use it
// instead of games/registry.c.
#include "games/registry.h"

#include "engine/game_facts.h"
#include "games/alpha_strike/alpha_strike.h"
#include "games/deck_building/deck_building.h"
#include "games/star_empires/star_empires.h"
#include "games/tactics/tactics.h"
#include "wreckers.h"

#include <string.h>

const Game *const games[] = {&tactics_game,      &alpha_strike_game, &deck_building_game,
                             &star_empires_game, &wreckers_game,     NULL};

const Game *games_find(const char *id) {
    for (size_t i = 0; games[i] != NULL; i++)
        if (strcmp(game_id(games[i]), id) == 0)
            return games[i];
    return NULL;
}

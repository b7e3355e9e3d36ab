// SPDX-License-Identifier: MIT
// Takes the command with the highest weight, at random among equals.
#include "ai/greedy.h"

#include "ai/character.h"
#include "engine/game.h"

static int choose(const Decision *decision) {
    static _Thread_local int32_t worth[COMMANDS_MAX];
    const Game *game = decision->view->game;
    const int count = decision->count < COMMANDS_MAX ? decision->count : COMMANDS_MAX;
    game->weigh(decision->rules, decision->view->bytes, decision->legal, count, worth);
    if (decision->captain != NULL)
        character_add_tastes(decision->captain, decision->legal, worth, count);
    int best = 0;
    uint32_t equal = 1; // commands so far with the best weight
    for (int i = 1; i < count; i++) {
        if (worth[i] < worth[best])
            continue;
        equal = worth[i] > worth[best] ? 1 : equal + 1;
        if (rng_below(decision->rng, equal) == 0)
            best = i;
    }
    return best;
}

const Opponent greedy_opponent = {.name = "greedy", .weighs = true, .choose = choose};

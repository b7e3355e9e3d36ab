// SPDX-License-Identifier: MIT
// The list of opponents, and the random numbers each of them gets.
#include "ai/opponent.h"

#include "ai/greedy.h"
#include "ai/random_seat.h"
#include "ai/search_opponents.h"
#include "engine/game.h"

#include <string.h>

const Opponent *const opponents[] = {&random_opponent, &greedy_opponent, &easy_opponent,
                                     &normal_opponent, &hard_opponent,   NULL};

static const Opponent *find_in(const Opponent *const *list, const char *name) {
    for (; *list != NULL; list++)
        if (strcmp((*list)->name, name) == 0)
            return *list;
    return NULL;
}

const Opponent *opponent_find(const char *name) {
    const Opponent *found = find_in(opponents, name);
    return found != NULL ? found : find_in(doubling_opponents, name);
}

bool opponent_can_play(const Opponent *opponent, const Game *game) {
    return (!opponent->weighs || game->weigh != NULL) && (!opponent->thinks || game->sample != NULL);
}

const Opponent *opponent_for(const char *name, const Game *game) {
    const Opponent *found = opponent_find(name);
    return found != NULL && opponent_can_play(found, game) ? found : NULL;
}

int opponents_offered(const Game *game, const Opponent *serving[OPPONENTS_MAX + 1]) {
    int count = 0;
    for (int i = 0; opponents[i] != NULL && count < OPPONENTS_MAX; i++)
        if (opponent_can_play(opponents[i], game))
            serving[count++] = opponents[i];
    serving[count] = NULL;
    return count;
}

const Opponent *opponent_default(const Game *game) {
    const Opponent *const usual[] = {&easy_opponent, &greedy_opponent};
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++)
        if (opponent_can_play(usual[i], game))
            return usual[i];
    return &random_opponent;
}

Rng opponent_rng(uint64_t seed, Seat seat) {
    Rng rng;
    rng_seed(&rng, seed * 0x9E3779B97F4A7C15u + 0xD1B54A32D192ED03u + seat);
    return rng;
}

Rng opponent_rng_at(uint64_t seed, Seat seat, int commands) {
    Rng rng;
    rng_seed(&rng, seed + (uint64_t)commands * 0xBF58476D1CE4E5B9u);
    return opponent_rng(rng_next(&rng), seat);
}

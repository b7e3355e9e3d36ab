// SPDX-License-Identifier: MIT
// Accessors to struct Game.
#include "engine/game_facts.h"

#include "engine/game.h"

#include <string.h>

const char *game_id(const Game *game) {
    return game->id;
}

const Story *game_story(const Game *game) {
    return game->story;
}

const Verb *game_verbs(const Game *game) {
    return game->verbs;
}

uint8_t game_card_table(const Game *game) {
    return game->card_table;
}

uint8_t game_seat_table(const Game *game) {
    return game->seat_table;
}

uint8_t game_seats_min(const Game *game) {
    return game->seats_min;
}

uint8_t game_seats_max(const Game *game) {
    return game->seats_max;
}

const char *const *game_feature_names(const Game *game) {
    return game->feature_names;
}

int game_variant(const Game *game, const char *name) {
    for (int i = 0; game->variants != NULL && game->variants[i] != NULL; i++)
        if (strcmp(game->variants[i], name) == 0)
            return i;
    return -1;
}

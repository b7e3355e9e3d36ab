// SPDX-License-Identifier: MIT
// Looks of cards for screens without a table, and access to GameScreens.
#include "app/kit/game_looks.h"

#include "app/kit/game_card_look.h"
#include "app/kit/game_screens.h"
#include "app/kit/game_table.h"

#include <stdio.h>
#include <string.h>

void game_looks_finish(GameLooks *looks) {
    if (looks->looks != NULL)
        looks->game->look->close(looks->looks);
    *looks = (GameLooks){0};
}

bool game_looks_update(GameLooks *looks, const App *app) {
    // The packs may have been reloaded although their words could not be: the old looks refer to the old
    // cards.
    if (looks->words == app->words && looks->version == app_packs_version(app))
        return false;
    game_looks_finish(looks);
    const GameTable *game = game_table_of(app->catalog->game);
    if (game != NULL) {
        game_table_fill(&looks->filled, game);
        looks->game = &looks->filled.table;
    }
    looks->looks = looks->game != NULL ? looks->game->look->open(app) : NULL;
    looks->words = app->words;
    looks->version = app_packs_version(app);
    return true;
}

const GameScreens *game_screens(const App *app) {
    static const GameScreens none = {0};
    const GameTable *game = game_table_of(app->catalog->game);
    return game != NULL && game->screens != NULL ? game->screens : &none;
}

const char *game_unit(const App *app) {
    const GameTable *table = game_table_of(app->catalog->game);
    return table != NULL && table->unit != NULL ? app_word(app, table->unit) : "";
}

const char *game_counted_key(const Game *game) {
    const GameTable *table = game_table_of(game);
    return table != NULL ? table->counted : NULL;
}

bool game_fill_number(const FilledNumber *numbers, size_t count, const char *name, Text *out) {
    for (size_t i = 0; i < count; i++)
        if (strcmp(numbers[i].name, name) == 0) {
            text_printf(out, "%d", numbers[i].number);
            return true;
        }
    return false;
}

bool game_fill_word(const App *app, const FilledWord *words, int count, const char *what, const char *name,
                    Text *out) {
    for (int i = 0; i < count; i++) {
        char key[96];
        snprintf(key, sizeof key, words[i].key, name);
        if (strcmp(words[i].what, what) == 0 && words_has(app->words, key)) {
            text_add(out, app_word(app, key));
            return true;
        }
    }
    return false;
}

const char *game_unit_sign(const App *app) {
    const GameTable *table = game_table_of(app->catalog->game);
    return table != NULL ? table->unit_sign : NULL;
}

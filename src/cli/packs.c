// SPDX-License-Identifier: MIT
#include "cli/packs.h"

#include "cli/locate.h"
#include "cli/say.h"
#include "data/pack.h"
#include "games/registry.h"

#include <assert.h>

const char *const *packs_games(void) {
    static const char *ids[PACKS_MAX + 1];
    size_t count = 0;
    for (; games[count] != NULL; count++) {
        assert(count < PACKS_MAX);
        ids[count] = games[count]->id;
    }
    ids[count] = NULL;
    return ids;
}

const Game *packs_game(const char *id, Text *problem) {
    const Game *game = games_find(id);
    if (game == NULL) {
        text_printf(problem, "there is no game '%s'; allowed: ", id);
        say_list(problem, packs_games());
        say_nearest(problem, id, packs_games());
    }
    return game;
}

const char *packs_folder(Packs *packs) {
    if (packs->folder.length > 0)
        return text_string(&packs->folder);
    Text problem = {0};
    const bool found = locate_cards(packs->cards, &packs->folder, &problem);
    if (!found)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    if (!found)
        text_printf(&packs->faults, "%s\n", text_string(&problem));
    text_finish(&problem);
    return found ? text_string(&packs->folder) : NULL;
}

static size_t index_of(const Game *game) {
    size_t index = 0;
    while (games[index] != game)
        index++;
    return index;
}

const Catalog *packs_catalog(Packs *packs, const Game *game) {
    const size_t index = index_of(game);
    Catalog *catalog = &packs->catalog[index];
    if (packs->tried[index])
        return catalog->game != NULL ? catalog : NULL;
    packs->tried[index] = true;
    const char *folder = packs_folder(packs);
    if (folder == NULL)
        return NULL;
    Text path = {0};
    Problems problems = {0};
    text_printf(&path, "%s/%s", folder, game->id);
    const bool good = pack_load(catalog, game, text_string(&path), &problems);
    say_problems(&problems);
    say_keep(&packs->faults, &problems);
    text_finish(&path);
    return good ? catalog : NULL;
}

const Catalog *packs_open(Packs *packs, const char *game_id) {
    Text problem = {0};
    const Game *game = packs_game(game_id, &problem);
    if (game == NULL)
        say_error(EXIT_USAGE, "%s", text_string(&problem));
    text_finish(&problem);
    return game != NULL ? packs_catalog(packs, game) : NULL;
}

static const Catalog *find_for_scenario(void *context, const char *game_id, Text *problem) {
    const Game *game = packs_game(game_id, problem);
    const Catalog *catalog = game != NULL ? packs_catalog(context, game) : NULL;
    if (game != NULL && catalog == NULL)
        text_printf(problem, "the cards of %s can't be used", game_id);
    return catalog;
}

ScenarioPacks packs_for_scenarios(Packs *packs) {
    return (ScenarioPacks){.context = packs, .find = find_for_scenario};
}

void packs_finish(Packs *packs) {
    for (size_t i = 0; i < PACKS_MAX; i++)
        pack_finish(&packs->catalog[i]);
    text_finish(&packs->folder);
    text_finish(&packs->faults);
    *packs = (Packs){0};
}

// SPDX-License-Identifier: MIT
// What was tried and could not be used is remembered by its faults, so that they are found once and can be
// told as often as wanted.
#include "data/shelf.h"

#include "data/pack.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t place_of(const PackShelf *shelf, const Game *game) {
    size_t place = 0;
    while (shelf->games[place] != game) {
        assert(shelf->games[place] != NULL);
        place++;
    }
    assert(place < SHELF_MAX);
    return place;
}

void shelf_of_one(PackShelf *shelf, const Catalog *catalog) {
    *shelf = (PackShelf){.only = {catalog->game, NULL}, .catalog = {*catalog}};
    shelf->games = shelf->only;
}

const Game *shelf_game(const PackShelf *shelf, const char *id, Text *problem) {
    const char *ids[SHELF_MAX];
    size_t count = 0;
    for (; shelf->games[count] != NULL; count++) {
        assert(count < SHELF_MAX);
        ids[count] = shelf->games[count]->id;
        if (strcmp(ids[count], id) == 0)
            return shelf->games[count];
    }
    text_printf(problem, "there is no game '%s'; allowed: ", id);
    for (size_t i = 0; i < count; i++)
        text_printf(problem, "%s%s", i > 0 ? ", " : "", ids[i]);
    const char *near = text_nearest(id, ids, count);
    if (near != NULL)
        text_printf(problem, "; did you mean '%s'?", near);
    return NULL;
}

const Catalog *shelf_catalog(PackShelf *shelf, const Game *game) {
    const size_t place = place_of(shelf, game);
    Catalog *catalog = &shelf->catalog[place];
    if (catalog->game != NULL || shelf->faults[place] != NULL)
        return catalog->game != NULL ? catalog : NULL;
    Text path = {0};
    Problems *faults = calloc(1, sizeof *faults);
    text_printf(&path, "%s/%s", shelf->folder, game->id);
    const bool good = faults != NULL && !path.failed && pack_load(catalog, game, text_string(&path), faults);
    text_finish(&path);
    if (good)
        free(faults);
    else
        shelf->faults[place] = faults;
    return good ? catalog : NULL;
}

const Problems *shelf_faults(const PackShelf *shelf, const Game *game) {
    return shelf->faults[place_of(shelf, game)];
}

const Catalog *shelf_find(PackShelf *shelf, const char *id, Text *problem) {
    const Game *game = shelf_game(shelf, id, problem);
    const Catalog *catalog = game != NULL ? shelf_catalog(shelf, game) : NULL;
    if (game == NULL || catalog != NULL)
        return catalog;
    const Problems *faults = shelf_faults(shelf, game);
    text_printf(problem, "the cards of %s can't be used: ", id);
    if (faults != NULL && faults->count > 0)
        problem_print(&faults->item[0], problem);
    else
        text_add(problem, "out of memory");
    return NULL;
}

static const Catalog *find(void *shelf, const char *id, Text *problem) {
    return shelf_find(shelf, id, problem);
}

ScenarioPacks shelf_packs(PackShelf *shelf) {
    return (ScenarioPacks){.context = shelf, .find = find};
}

void shelf_finish(PackShelf *shelf) {
    for (size_t i = 0; i < SHELF_MAX; i++) {
        pack_finish(&shelf->catalog[i]);
        free(shelf->faults[i]);
        shelf->faults[i] = NULL;
    }
}

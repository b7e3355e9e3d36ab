// SPDX-License-Identifier: MIT
// What was tried and could not be used is remembered by its faults, so that they are found once and can be
// told as often as wanted.
#include "data/shelf.h"

#include "data/pack.h"
#include "data/words.h"

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

// ---- packs upon the games' own

static bool add_own(const PackShelf *shelf, const Game *game, Layers *layers) {
    Text path = {0};
    text_printf(&path, "%s/%s", shelf->folder, game->id);
    const bool added = !path.failed && layers_add(layers, text_string(&path));
    text_finish(&path);
    return added;
}

// Could the window show it in every language that it has words for?
static bool check_words(const Catalog *catalog, const Layers *layers, Problems *faults) {
    Languages languages;
    const PackWords known = {.layers = layers, .values_unknown = true}; // as the window takes them
    const int before = problems_total(faults);
    layers_languages(layers, &languages);
    for (int i = 0; i < languages.count; i++) {
        Words *words = words_create();
        Text name = {0};
        words_layers_name(layers, languages.code[i], &name);
        if (words == NULL)
            problems_add(faults, text_string(&name), 0, 0, "out of memory");
        else if (words_load_layers(words, layers, languages.code[i], faults))
            pack_words_check(catalog, words, text_string(&name), known, faults);
        text_finish(&name);
        words_destroy(words);
    }
    return problems_total(faults) == before;
}

// Lays the pack upon what there is, if the game can be played then; else the pack gets the faults.
static void lay_upon(PackShelf *shelf, const Game *game, size_t place, int pack) {
    ListedPack *listed = &shelf->upon->pack[pack];
    if (!listed->on || listed->faults != NULL || !pack_list_serves(listed, game))
        return;
    Layers layers = {0};
    Catalog catalog = {0};
    Text why = {0};
    Problems *faults = calloc(1, sizeof *faults);
    bool good =
        faults != NULL && layers_copy(&layers, &shelf->layers[place]) && pack_list_lay(listed, game, &layers);
    if (good && pack_list_unfit(shelf->upon, pack, game, &why))
        problems_add(faults, listed->folder, 0, 0, "%s", text_string(&why));
    else if (good && pack_load_layers(&catalog, game, &layers, faults))
        check_words(&catalog, &layers, faults);
    good = good && problems_total(faults) == 0;
    if (good) {
        pack_finish(&shelf->catalog[place]);
        shelf->catalog[place] = catalog;
        layers_finish(&shelf->layers[place]);
        shelf->layers[place] = layers;
    } else {
        if (faults != NULL)
            pack_list_fault(listed, faults);
        pack_finish(&catalog);
        layers_finish(&layers);
    }
    text_finish(&why);
    free(faults);
}

const Catalog *shelf_catalog(PackShelf *shelf, const Game *game) {
    const size_t place = place_of(shelf, game);
    Catalog *catalog = &shelf->catalog[place];
    if (catalog->game != NULL || shelf->faults[place] != NULL)
        return catalog->game != NULL ? catalog : NULL;
    Problems *faults = calloc(1, sizeof *faults);
    const bool good = faults != NULL && add_own(shelf, game, &shelf->layers[place]) &&
                      pack_load_layers(catalog, game, &shelf->layers[place], faults);
    if (good)
        free(faults);
    else
        shelf->faults[place] = faults;
    for (int i = 0; good && shelf->upon != NULL && i < shelf->upon->count; i++)
        lay_upon(shelf, game, place, i);
    return good ? catalog : NULL;
}

const Layers *shelf_layers(PackShelf *shelf, const Game *game) {
    Layers *layers = &shelf->layers[place_of(shelf, game)];
    shelf_catalog(shelf, game);
    if (layers->count == 0) // its catalog was given
        add_own(shelf, game, layers);
    return layers;
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
        layers_finish(&shelf->layers[i]);
        free(shelf->faults[i]);
        shelf->faults[i] = NULL;
    }
}

// SPDX-License-Identifier: MIT
// The inspected pack: its position, the games it is for, and what it changes in them.
#include "app/stage/pack_view.h"

#include "app/frame/frame.h"
#include "app/frame/importer.h"
#include "engine/game_facts.h"

#include <stdlib.h>
#include <string.h>

// The packs with the inspected one among them.
const PackList *app_viewed_list(const App *app) {
    int place;
    const PackList *with = importer_viewed(app, &place);
    return with != NULL ? with : frame_packs(app);
}

void app_view_pack(App *app, int place, const Screen *screen) {
    const PackList *list = frame_packs(app);
    if (list == NULL || place < 0 || place >= list->count)
        return;
    importer_view_other(app);
    text_copy(app->frame->viewed, sizeof app->frame->viewed, list->pack[place].info.id);
    app_visit(app, screen);
}

int app_viewed_pack(const App *app) {
    int place;
    const PackList *list = frame_packs(app);
    if (importer_viewed(app, &place) != NULL)
        return place;
    for (int i = 0; list != NULL && i < list->count; i++)
        if (!list->pack[i].copy && strcmp(list->pack[i].info.id, app->frame->viewed) == 0)
            return i;
    return -1;
}

int app_viewed_games(const App *app, const Catalog *out[PACK_CACHE_MAX]) {
    const Catalog *all[PACK_CACHE_MAX];
    const int count = app_games(app, all), place = app_viewed_pack(app);
    int served = 0;
    for (int i = 0; place >= 0 && i < count; i++)
        if (pack_list_supports(&app_viewed_list(app)->pack[place], all[i]->game))
            out[served++] = all[i];
    return served;
}

// ---- what it changes

// True if the pack is in effect in this game (NULL: in any); the inspected one always counts.
static bool is_laid(const App *app, int place, const Game *game) {
    const ListedPack *pack = &app_viewed_list(app)->pack[place];
    return place == app_viewed_pack(app) || pack_list_is_used(pack, game);
}

// Adds all packs in effect above the lowest folder; *viewed is set to the layer of the inspected one.
static bool lay_all(const App *app, const Game *game, Layers *layers, int *viewed) {
    const PackList *list = app_viewed_list(app);
    bool good = true;
    for (int i = 0; good && i < list->count; i++) {
        const ListedPack *pack = &list->pack[i];
        if (!is_laid(app, i, game) || (game != NULL && !pack_list_supports(pack, game)))
            continue;
        if (i == app_viewed_pack(app))
            *viewed = layers->count;
        good = game != NULL ? pack_list_add_layer(pack, game, layers) : pack_list_add_assets(pack, layers);
    }
    return good;
}

// The game's own cards and all packs in effect. False if out of memory or the pack is gone.
static bool lay_game(const App *app, const Game *game, Layers *layers, int *viewed) {
    Text own = {0};
    text_printf(&own, "%s/%s", app->frame->shelf->folder, game_id(game));
    *viewed = 0;
    const bool laid = app_viewed_pack(app) >= 0 && layers_add(layers, text_string(&own)) &&
                      lay_all(app, game, layers, viewed);
    text_finish(&own);
    return laid && *viewed > 0;
}

bool app_viewed_changes(const App *app, const Game *game, PackChangeListener hear, void *context,
                        Problems *problems) {
    Layers layers = {0};
    int viewed;
    const bool good =
        lay_game(app, game, &layers, &viewed) && pack_changes(game, &layers, viewed, hear, context, problems);
    layers_finish(&layers);
    return good;
}

Words *app_viewed_words(const App *app, const Game *game) {
    Layers layers = {0};
    int viewed;
    Problems *ignored = calloc(1, sizeof *ignored);
    Words *words = ignored != NULL ? words_create() : NULL;
    if (words != NULL && (!lay_game(app, game, &layers, &viewed) ||
                          !words_load_layers(words, &layers, app->settings.language, ignored))) {
        words_destroy(words);
        words = NULL;
    }
    layers_finish(&layers);
    free(ignored);
    return words;
}

void app_viewed_files(const App *app, PackFileListener hear, void *context) {
    Layers assets = {0};
    int viewed = 0;
    if (app_viewed_pack(app) >= 0 && layers_add(&assets, app->frame->options.assets_folder) &&
        lay_all(app, NULL, &assets, &viewed) && viewed > 0)
        pack_changes_files(&assets, viewed, hear, context);
    layers_finish(&assets);
}

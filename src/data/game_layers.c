// SPDX-License-Identifier: MIT
// Layer N + 1 of kept cards belongs to pack N of their catalog.
#include "data/game_layers.h"

#include "core/file_kind.h"
#include "data/kept_pictures.h"
#include "data/pack.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

typedef struct GameLayers {
    const PackList *list; // NULL: none
    const Catalog *catalog;
    const Layers *kept;     // NULL: nothing is kept
    bool all;               // what is kept lies below what is there too
    bool placed[UINT8_MAX]; // by pack of the catalog
} GameLayers;

// ---- the packs

// Its index in the list; -1: it is off or gone.
static int place_of(const PackList *list, const char *id) {
    const int place = list != NULL ? pack_list_index(list, id) : -1;
    return place >= 0 && list->pack[place].on && file_is_folder(list->pack[place].folder) ? place : -1;
}

static int number_of(const Catalog *catalog, const char *id) {
    for (int i = 0; catalog != NULL && i < catalog->packs; i++)
        if (strcmp(catalog->pack[i].id, id) == 0)
            return i;
    return -1;
}

static bool are_there(const PackCache *shelf, const Catalog *catalog) {
    bool there = true;
    for (int i = 0; i < catalog->packs; i++)
        there &= place_of(shelf->upon, catalog->pack[i].id) >= 0;
    return there;
}

static bool have_same_packs(const Catalog *a, const Catalog *b) {
    bool same = a->packs == b->packs;
    for (int i = 0; same && i < a->packs; i++)
        same = strcmp(a->pack[i].id, b->pack[i].id) == 0;
    return same;
}

const Layers *game_layers_kept(PackCache *shelf, const Catalog *catalog) {
    if (pack_cache_is_kept(shelf, catalog))
        return pack_cache_layers_of(shelf, catalog);
    if (are_there(shelf, catalog))
        return NULL; // not needed
    const Catalog *kept = pack_cache_kept(shelf, catalog->game, pack_cache_key_of(shelf, catalog));
    return kept != NULL && have_same_packs(kept, catalog) ? pack_cache_layers_of(shelf, kept) : NULL;
}

static GameLayers layers_for(PackCache *shelf, const Catalog *catalog) {
    GameLayers game = {.list = shelf->upon, .catalog = catalog};
    if (catalog == NULL || shelf->folder == NULL)
        return game;
    game.kept = game_layers_kept(shelf, catalog);
    game.all = pack_cache_is_kept(shelf, catalog);
    return game;
}

// ---- pictures

static bool add_kept(GameLayers *game, int number, Layers *assets) {
    game->placed[number] = true;
    return game->kept == NULL || kept_pictures_add(game->kept, number + 1, assets);
}

// Adds what was kept of the packs from this one on, up to the first that is there.
static bool add_gone(GameLayers *game, int number, Layers *assets) {
    bool good = true;
    for (; good && game->catalog != NULL && number < game->catalog->packs && !game->placed[number] &&
           place_of(game->list, game->catalog->pack[number].id) < 0;
         number++)
        good = add_kept(game, number, assets);
    return good;
}

static bool add_pack(GameLayers *game, const ListedPack *pack, Layers *assets) {
    const int number = number_of(game->catalog, pack->info.id);
    const Game *of = game->catalog != NULL ? game->catalog->game : NULL;
    if (!pack->on || (number < 0 && pack_list_is_out(pack, of)))
        return true;
    if (number >= 0 && place_of(game->list, pack->info.id) < 0) // it is gone since the list was read
        return game->placed[number] || add_gone(game, number, assets);
    const bool below = number >= 0 && game->all;
    return (!below || add_kept(game, number, assets)) &&
           (!pack_list_has_assets(pack) || pack_list_add_assets(pack, assets)) &&
           (number < 0 || add_gone(game, number + 1, assets));
}

bool game_layers_assets(PackCache *shelf, const Catalog *catalog, const char *own, Layers *assets) {
    GameLayers game = layers_for(shelf, catalog);
    bool good = layers_add(assets, own) && add_gone(&game, 0, assets);
    for (int i = 0; good && game.list != NULL && i < game.list->count; i++)
        good = add_pack(&game, &game.list->pack[i], assets);
    return good;
}

// ---- texts

// True if all language files of the kept folder can be read; else tells of those that can't.
static bool is_sound(const char *folder, Problems *damaged) {
    const int before = problems_total(damaged);
    Layers alone = {0};
    Languages languages = {0};
    if (layers_add(&alone, folder))
        layers_languages(&alone, &languages);
    for (int i = 0; i < languages.count; i++) {
        Text path = {0};
        Words *words = words_create();
        text_printf(&path, "%s/lang/%s.json", folder, languages.code[i]);
        if (words != NULL && file_exists(text_string(&path)))
            words_load(words, text_string(&path), damaged);
        words_destroy(words);
        text_finish(&path);
    }
    layers_finish(&alone);
    return problems_total(damaged) == before;
}

// `damaged` NULL: every folder is taken.
static bool add_texts(const char *folder, Layers *layers, Problems *damaged) {
    return (damaged != NULL && !is_sound(folder, damaged)) || layers_add(layers, folder);
}

// Adds the pack's folder as it is now; `damaged` not NULL: unless its texts can't be read either, which is
// told of the pack elsewhere.
static bool add_todays(const ListedPack *pack, const Game *game, Layers *layers, const Problems *damaged) {
    Layers today = {0};
    Problems *ignored = damaged != NULL ? calloc(1, sizeof *ignored) : NULL;
    const bool skips =
        ignored != NULL && pack_list_add_layer(pack, game, &today) && !is_sound(today.folder[0], ignored);
    free(ignored);
    layers_finish(&today);
    return skips || pack_list_add_layer(pack, game, layers);
}

static bool lay_words(PackCache *shelf, const Catalog *catalog, Layers *layers, Problems *damaged) {
    const GameLayers game = layers_for(shelf, catalog);
    const Layers *own = pack_cache_layers(shelf, catalog->game);
    if (shelf->upon == NULL && game.kept == NULL)
        return layers_copy(layers, pack_cache_layers_of(shelf, catalog));
    bool good =
        (!game.all || add_texts(game.kept->folder[0], layers, damaged)) && layers_add(layers, own->folder[0]);
    for (int i = 0; good && i < catalog->packs; i++) {
        const int place = place_of(game.list, catalog->pack[i].id);
        if (game.kept != NULL && (game.all || place < 0))
            good = add_texts(game.kept->folder[i + 1], layers, damaged);
        if (good && place >= 0 && pack_list_supports(&game.list->pack[place], catalog->game))
            good = add_todays(&game.list->pack[place], catalog->game, layers, damaged);
    }
    return good;
}

bool game_layers_words(PackCache *shelf, const Catalog *catalog, Layers *layers) {
    return lay_words(shelf, catalog, layers, NULL);
}

bool game_layers_sound_words(PackCache *shelf, const Catalog *catalog, Layers *layers, Problems *damaged) {
    return lay_words(shelf, catalog, layers, damaged);
}

// ---- texts of changed records

// Takes the texts of a record back that describe its values.
static bool mend_record(const Table *table, const char *id, Words *words, const Words *before) {
    bool good = true;
    for (size_t part = 0; good && table->texts != NULL && table->texts[part] != NULL; part++)
        good = words_take(words, before, table->what, id, table->texts[part]);
    return good;
}

bool game_words_keep_described(const Catalog *catalog, const Catalog *now, Words *words,
                               const Words *before) {
    const Game *game = catalog->game;
    bool good = true;
    for (uint8_t table = 0; table < game->table_count; table++)
        for (uint8_t i = 0; good && i < catalog_count(catalog, table); i++) {
            const char *id = catalog_id(catalog, table, i);
            const uint8_t other = catalog_find(now, table, id);
            if (other != NONE && pack_record_hash(catalog, table, i) != pack_record_hash(now, table, other))
                good = mend_record(&game->tables[table], id, words, before);
        }
    return good;
}

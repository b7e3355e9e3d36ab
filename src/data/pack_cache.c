// SPDX-License-Identifier: MIT
// Remembers the faults of packs that could not be used, so that they are found once and can be reported any
// number of times.
#include "data/pack_cache.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/folders.h"
#include "data/kept_cards.h"
#include "data/kept_copy.h"
#include "data/kept_search.h"
#include "data/kept_spare.h"
#include "data/pack.h"
#include "data/pack_cause.h"
#include "data/pack_missed.h"
#include "data/words.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static size_t place_of(const PackCache *shelf, const Game *game) {
    size_t place = 0;
    while (shelf->games[place] != game) {
        assert(shelf->games[place] != NULL);
        place++;
    }
    assert(place < PACK_CACHE_MAX);
    return place;
}

void pack_cache_of_one(PackCache *shelf, const Catalog *catalog) {
    *shelf = (PackCache){.only = {catalog->game, NULL}, .catalog = {*catalog}};
    shelf->games = shelf->only;
}

const Game *pack_cache_game(const PackCache *shelf, const char *id, Text *problem) {
    const char *ids[PACK_CACHE_MAX];
    size_t count = 0;
    for (; shelf->games[count] != NULL; count++) {
        assert(count < PACK_CACHE_MAX);
        ids[count] = game_id(shelf->games[count]);
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

// ---- packs on top of the games' own

static bool add_own(const PackCache *shelf, const Game *game, Layers *layers) {
    Text path = {0};
    text_printf(&path, "%s/%s", shelf->folder, game_id(game));
    const bool added = !path.failed && layers_add(layers, text_string(&path));
    text_finish(&path);
    return added;
}

// Faults that keep a pack from being used, and apart from them those in a folder that do not.
typedef struct Sorting {
    Problems *grave;
    const char *folder;
    Problems spared;
} Sorting;

// A text that several languages fall back to is checked with each of them.
static bool is_known(const Problems *problems, const Problem *problem) {
    for (int i = 0; i < problems->count; i++)
        if (problems->item[i].line == problem->line && problems->item[i].column == problem->column &&
            strcmp(problems->item[i].file, problem->file) == 0)
            return true;
    return false;
}

static void hear(void *listener, const Problem *problem) {
    Sorting *sorting = listener;
    const size_t length = strlen(sorting->folder);
    if (problem_keeps_out(problem))
        problems_add_copy(sorting->grave, problem);
    else if (strncmp(problem->file, sorting->folder, length) == 0 && problem->file[length] == '/' &&
             !is_known(&sorting->spared, problem))
        problems_add_copy(&sorting->spared, problem);
}

static void check_language(const Catalog *catalog, const Layers *layers, const char *language,
                           Problems *found) {
    const PackWords known = {.layers = layers};
    Words *words = words_create();
    Text name = {0};
    words_document_name(layers, language, &name);
    if (words == NULL)
        problems_add(found, text_string(&name), 0, 0, "out of memory");
    else if (words_load_layers(words, layers, language, found))
        pack_words_check(catalog, words, text_string(&name), known, found);
    text_finish(&name);
    words_destroy(words);
}

// True if the window could show the pack in every language it has texts for. Adds the number of warnings of
// the topmost layer to *warnings.
static bool check_words(const Catalog *catalog, const Layers *layers, Problems *faults, int *warnings) {
    Languages languages;
    Sorting *sorting = calloc(1, sizeof *sorting);
    Problems *found = calloc(1, sizeof *found);
    const int before = problems_total(faults);
    if (found != NULL && sorting != NULL) {
        sorting->grave = faults;
        sorting->folder = layers->folder[layers->count - 1];
        *found = (Problems){.hear = hear, .listener = sorting};
        layers_languages(layers, &languages);
        for (int i = 0; i < languages.count; i++)
            check_language(catalog, layers, languages.code[i], found);
        *warnings += problems_total(&sorting->spared);
    } else {
        problems_add(faults, layers->folder[layers->count - 1], 0, 0, "out of memory");
    }
    free(found);
    free(sorting);
    return problems_total(faults) == before;
}

// Notes which pack each map is from; without memory for that all are said to be the game's own.
static void note_maps(Catalog *catalog, const Catalog *below) {
    const uint8_t table = map_table(catalog->game);
    const uint8_t count = table != NO_TABLE ? catalog_count(catalog, table) : 0;
    catalog->map_from = count > 0 ? calloc(count, sizeof *catalog->map_from) : NULL;
    for (uint8_t map = 0; catalog->map_from != NULL && map < count; map++) {
        const uint8_t before = catalog_find(below, table, catalog_id(catalog, table, map));
        catalog->map_from[map] = before == NONE            ? catalog->packs
                                 : below->map_from != NULL ? below->map_from[before]
                                                           : 0;
    }
}

// Lists the packs below and this one on top in the new catalog. False if memory runs out.
static bool note_pack(Catalog *catalog, const Catalog *below, const PackInfo *info) {
    catalog->pack = calloc((size_t)below->packs + 1, sizeof *catalog->pack);
    if (catalog->pack == NULL)
        return false;
    if (below->packs > 0)
        memcpy(catalog->pack, below->pack, below->packs * sizeof *below->pack);
    CatalogPack *top = &catalog->pack[below->packs];
    text_copy(top->id, sizeof top->id, info->id);
    text_copy(top->name, sizeof top->name, info->name);
    text_copy(top->version, sizeof top->version, info->version);
    catalog->packs = (uint8_t)(below->packs + 1);
    note_maps(catalog, below);
    return true;
}

// A game's cards with one more pack on top.
typedef struct Laid {
    Layers layers;
    Catalog catalog;
    int warnings; // of the pack on top
} Laid;

static bool load_with_pack_on_top(Catalog *catalog, const Game *game, const Layers *layers, Problems *faults,
                                  int *warnings) {
    return pack_load_layers(catalog, game, layers, faults) && check_words(catalog, layers, faults, warnings);
}

// Checks the interface's texts that the pack at this place brings; with an error there it is left out.
static void check_texts(const PackCache *shelf, int place) {
    ListedPack *pack = &shelf->upon->pack[place];
    Layers own = {0}, assets = {0};
    Languages languages = {.count = 0};
    Problems *found = calloc(1, sizeof *found), *errors = calloc(1, sizeof *errors);
    Sorting *sorting = calloc(1, sizeof *sorting);
    if (pack_list_add_assets(pack, &own))
        layers_languages(&own, &languages);
    if (found != NULL && errors != NULL && sorting != NULL && languages.count > 0 &&
        pack_list_lay_assets(shelf->upon, place, place, shelf->assets, &assets)) {
        *sorting = (Sorting){.grave = errors, .folder = own.folder[0]};
        *found = (Problems){.hear = hear, .listener = sorting};
        for (int i = 0; i < languages.count; i++)
            shelf->check_texts(&assets, languages.code[i], found);
        if (problems_total(errors) > 0)
            pack_list_fault(pack, errors);
        pack->warnings += problems_total(&sorting->spared);
    }
    layers_finish(&own);
    layers_finish(&assets);
    free(sorting);
    free(found);
    free(errors);
}

// Checks the interface's texts of all packs, unless that has been done.
static void check_all_texts(PackCache *shelf) {
    const bool checks = shelf->check_texts != NULL && shelf->assets != NULL && shelf->upon != NULL;
    for (int i = 0; checks && !shelf->texts_checked && i < shelf->upon->count; i++)
        if (pack_list_is_used(&shelf->upon->pack[i], NULL))
            check_texts(shelf, i);
    shelf->texts_checked = true;
}

static void report_fault(void *listener, const Problem *problem) {
    lint_report_add(listener, problem);
}

static void find_faults(void *context, const Layers *layers, LintReport *report) {
    Catalog catalog = {0};
    Problems *faults = calloc(1, sizeof *faults);
    if (faults != NULL) {
        *faults = (Problems){.hear = report_fault, .listener = report};
        int warnings = 0;
        load_with_pack_on_top(&catalog, context, layers, faults, &warnings);
    }
    pack_finish(&catalog);
    free(faults);
}

// Removes duplicate faults and traces them to the pack on top if it causes them. There always remains one: a
// fault that the trace would leave to a pack below keeps this one out all the same.
static void sift(const Game *game, const Layers *layers, Problems *faults) {
    LintReport report = {0};
    const int dropped = faults->dropped;
    for (int i = 0; i < faults->count; i++)
        lint_report_add(&report, &faults->item[i]);
    pack_causes_trace(game, layers, find_faults, (void *)game, &report, 0);
    if (!report.failed && report.count > 0) {
        *faults = (Problems){.dropped = dropped};
        for (int i = 0; i < report.count; i++)
            problems_add_copy(faults, &report.item[i]);
    }
    lint_report_finish(&report);
}

// Loads a pack of the list, which fits there, on top of `below`. False with faults, and with nothing to free,
// if the game can't be played that way.
static bool load_upon(Laid *laid, const PackList *list, int pack, const Game *game, const Laid *below,
                      Problems *faults) {
    const ListedPack *listed = &list->pack[pack];
    *laid = (Laid){.layers = {0}};
    if (!layers_copy(&laid->layers, &below->layers) || !pack_list_add_layer(listed, game, &laid->layers))
        problems_add(faults, listed->folder, 0, 0, "there is no room for one more pack");
    else if (!load_with_pack_on_top(&laid->catalog, game, &laid->layers, faults, &laid->warnings))
        sift(game, &laid->layers, faults);
    if (problems_total(faults) == 0 && note_pack(&laid->catalog, &below->catalog, &listed->info)) {
        laid->catalog.pack[below->catalog.packs].only_looks = laid->catalog.hash == below->catalog.hash;
        return true;
    }
    pack_finish(&laid->catalog);
    layers_finish(&laid->layers);
    return false;
}

// Adds what keeps the pack from its place to its faults: in all games that this is so in. True: there is
// nothing.
static bool is_fit(const PackCache *shelf, const Game *game, int pack) {
    ListedPack *listed = &shelf->upon->pack[pack];
    Problems *unfit = calloc(1, sizeof *unfit), *others = calloc(1, sizeof *others);
    const bool fits = unfit != NULL && others != NULL && !pack_list_is_unfit(shelf->upon, pack, game, unfit);
    bool everywhere = !fits;
    for (size_t i = 0; everywhere && others != NULL && shelf->games[i] != NULL; i++)
        everywhere = !pack_list_supports(listed, shelf->games[i]) ||
                     pack_list_is_unfit(shelf->upon, pack, shelf->games[i], others);
    if (!fits && unfit != NULL && everywhere)
        pack_list_fault(listed, unfit);
    else if (!fits && unfit != NULL)
        pack_list_fault_in(listed, game, shelf->games, unfit);
    free(unfit);
    free(others);
    return fits;
}

// Puts the pack on top of the game's cards; if that fails, the pack gets the faults, and is left out of this
// game.
static void lay_upon(PackCache *shelf, const Game *game, size_t place, int pack) {
    ListedPack *listed = &shelf->upon->pack[pack];
    if (!pack_list_is_used(listed, game) || !pack_list_supports(listed, game) || !is_fit(shelf, game, pack))
        return;
    Laid laid;
    const Laid below = {shelf->layers[place], shelf->catalog[place], 0};
    Problems *faults = calloc(1, sizeof *faults);
    if (faults != NULL && load_upon(&laid, shelf->upon, pack, game, &below, faults)) {
        pack_finish(&shelf->catalog[place]);
        shelf->catalog[place] = laid.catalog;
        layers_finish(&shelf->layers[place]);
        shelf->layers[place] = laid.layers;
        listed->warnings += laid.warnings;
    } else if (faults != NULL) {
        for (int i = 0; i < faults->count; i++)
            pack_missed_tell(shelf->upon, pack, game, &faults->item[i]);
        pack_list_fault_in(listed, game, shelf->games, faults);
    }
    free(faults);
}

// Unless they have been read. NULL with a sentence in `problem` (NULL: it isn't needed).
static const CardFiles *read_files(CardFiles **files, const Layers *layers, Text *problem) {
    Text ignored = {0};
    if (*files == NULL)
        *files = card_files_read(layers, problem != NULL ? problem : &ignored);
    text_finish(&ignored);
    return *files;
}

// ---- a game's cards, with all packs

static bool is_known_game(const PackCache *shelf, size_t place) {
    return shelf->catalog[place].game != NULL || shelf->faults[place] != NULL;
}

// Loads the game's own cards; what is wrong with them stays on the shelf.
static void load_own_cards(PackCache *shelf, const Game *game, size_t place) {
    Problems *faults = calloc(1, sizeof *faults);
    if (faults != NULL && add_own(shelf, game, &shelf->layers[place]) &&
        pack_load_layers(&shelf->catalog[place], game, &shelf->layers[place], faults))
        free(faults);
    else
        shelf->faults[place] = faults;
}

static void remember_files(PackCache *shelf, size_t place) {
    if (shelf->catalog[place].game != NULL && shelf->games_folder != NULL)
        read_files(&shelf->files[place], &shelf->layers[place], NULL);
}

// True if more packs are on than there is room for, if none of them is left out.
static bool is_crowded(const PackCache *shelf) {
    int used = 0;
    for (int i = 0; shelf->upon != NULL && i < shelf->upon->count; i++)
        used += pack_list_is_used(&shelf->upon->pack[i], NULL);
    return used > PACKS_USED_MAX;
}

// Leaves the pack out if there is no room for it in any game: so many folders are not laid upon one another.
static void check_room(PackList *list, int place) {
    Problems *problems = calloc(1, sizeof *problems);
    if (problems != NULL)
        pack_list_tell_room(list, place, problems);
    if (problems != NULL && problems_total(problems) > 0)
        pack_list_fault(&list->pack[place], problems);
    free(problems);
}

// Loads all games, pack by pack: whether there is room for one is only known when it is known of all below
// whether they are left out, in any game.
static void load_crowded(PackCache *shelf) {
    bool loads[PACK_CACHE_MAX] = {false};
    for (size_t place = 0; shelf->games[place] != NULL; place++)
        if ((loads[place] = !is_known_game(shelf, place)))
            load_own_cards(shelf, shelf->games[place], place);
    for (int i = 0; i < shelf->upon->count; i++) {
        if (!pack_list_is_used(&shelf->upon->pack[i], NULL))
            continue;
        check_room(shelf->upon, i);
        if (shelf->check_texts != NULL && shelf->assets != NULL && !shelf->texts_checked &&
            pack_list_is_used(&shelf->upon->pack[i], NULL))
            check_texts(shelf, i);
        for (size_t place = 0; shelf->games[place] != NULL; place++)
            if (loads[place] && shelf->catalog[place].game != NULL)
                lay_upon(shelf, shelf->games[place], place, i);
    }
    shelf->texts_checked = true;
    for (size_t place = 0; shelf->games[place] != NULL; place++)
        if (loads[place])
            remember_files(shelf, place);
}

static void load_game(PackCache *shelf, const Game *game, size_t place) {
    load_own_cards(shelf, game, place);
    check_all_texts(shelf);
    for (int i = 0; shelf->catalog[place].game != NULL && shelf->upon != NULL && i < shelf->upon->count; i++)
        lay_upon(shelf, game, place, i);
    remember_files(shelf, place);
}

const Catalog *pack_cache_catalog(PackCache *shelf, const Game *game) {
    const size_t place = place_of(shelf, game);
    if (!is_known_game(shelf, place)) {
        if (is_crowded(shelf))
            load_crowded(shelf);
        else
            load_game(shelf, game, place);
    }
    return shelf->catalog[place].game != NULL ? &shelf->catalog[place] : NULL;
}

typedef struct Loaded {
    Catalog catalog;
    Layers layers;
    Problems *faults;
    CardFiles *files;
} Loaded;

// Moves what the shelf has for the game into the result.
static Loaded take_out(PackCache *shelf, size_t place) {
    const Loaded loaded = {shelf->catalog[place], shelf->layers[place], shelf->faults[place],
                           shelf->files[place]};
    shelf->catalog[place] = (Catalog){0};
    shelf->layers[place] = (Layers){0};
    shelf->faults[place] = NULL;
    shelf->files[place] = NULL;
    return loaded;
}

static void put_back(PackCache *shelf, size_t place, const Loaded *loaded) {
    shelf->catalog[place] = loaded->catalog;
    shelf->layers[place] = loaded->layers;
    shelf->faults[place] = loaded->faults;
    shelf->files[place] = loaded->files;
}

static void forget(Loaded *loaded) {
    pack_finish(&loaded->catalog);
    layers_finish(&loaded->layers);
    free(loaded->faults);
    card_files_free(loaded->files);
}

// Loads a game anew that was loaded before. True if its own files could be read.
static bool reload_game(PackCache *shelf, size_t place, Loaded *old, Problems *problems) {
    const bool good = pack_cache_catalog(shelf, shelf->games[place]) != NULL;
    const Problems *faults = shelf->faults[place];
    for (int i = 0; faults != NULL && i < faults->count; i++)
        problems_add_copy(problems, &faults->item[i]);
    if (!good && old->catalog.game != NULL) {
        Loaded failed = take_out(shelf, place);
        put_back(shelf, place, old);
        *old = failed;
    }
    return good;
}

struct KeptCatalog {
    KeptCatalog *next;
    const Game *game;
    char *games_folder; // NULL: the game's own cards, without any pack, from where they always are
    KeptKey key;        // 0 for those
    Layers layers;
    CardFiles *files; // what lies in them; owned; NULL: not read
    Catalog catalog;  // .game is NULL: it can't be used
    Text lost;        // then why, as kept_search says
    Text spare;       // the temporary folder that they were mended in; "": none
    int refused;      // then an errno: why
    bool told;
};

static void free_kept(KeptCatalog *kept) {
    pack_finish(&kept->catalog);
    layers_finish(&kept->layers);
    card_files_free(kept->files);
    free(kept->games_folder);
    if (kept->spare.length > 0)
        folders_remove(text_string(&kept->spare));
    text_finish(&kept->lost);
    text_finish(&kept->spare);
    free(kept);
}

// Kept cards that could not be used get another chance: the packs may be there again.
static void forget_failed(PackCache *shelf) {
    for (KeptCatalog **at = &shelf->kept; *at != NULL;) {
        KeptCatalog *kept = *at;
        if (kept->catalog.game != NULL || kept->games_folder == NULL) {
            at = &kept->next;
        } else {
            *at = kept->next;
            free_kept(kept);
        }
    }
}

// All games are taken out before any is loaded: with many packs, loading one loads all.
bool pack_cache_reload(PackCache *shelf, Problems *problems) {
    bool good = true;
    Loaded old[PACK_CACHE_MAX];
    shelf->texts_checked = false;
    forget_failed(shelf);
    for (size_t i = 0; shelf->games[i] != NULL; i++)
        old[i] = take_out(shelf, i);
    for (size_t i = 0; shelf->games[i] != NULL; i++) {
        if (old[i].catalog.game != NULL || old[i].faults != NULL) // else not needed so far
            good = reload_game(shelf, i, &old[i], problems) && good;
        forget(&old[i]);
    }
    return good;
}

const Layers *pack_cache_layers(PackCache *shelf, const Game *game) {
    Layers *layers = &shelf->layers[place_of(shelf, game)];
    pack_cache_catalog(shelf, game);
    if (layers->count == 0) // its catalog was given
        add_own(shelf, game, layers);
    return layers;
}

const Problems *pack_cache_faults(const PackCache *shelf, const Game *game) {
    return shelf->faults[place_of(shelf, game)];
}

const Catalog *pack_cache_find(PackCache *shelf, const char *id, Text *problem) {
    const Game *game = pack_cache_game(shelf, id, problem);
    const Catalog *catalog = game != NULL ? pack_cache_catalog(shelf, game) : NULL;
    if (game == NULL || catalog != NULL)
        return catalog;
    const Problems *faults = pack_cache_faults(shelf, game);
    text_printf(problem, "the cards of %s can't be used: ", id);
    if (faults != NULL && faults->count > 0)
        problem_print(&faults->item[0], problem);
    else
        text_add(problem, "out of memory");
    return NULL;
}

// ---- packs brought by files

struct ExtraPack {
    ExtraPack *next;
    const Game *game;
    char *folder;
    Catalog catalog;  // .game is NULL: it can't be used
    Problems *faults; // of the pack
};

static ExtraPack *brought_before(const PackCache *shelf, const Game *game, const char *folder) {
    for (ExtraPack *brought = shelf->brought; brought != NULL; brought = brought->next)
        if (brought->game == game && strcmp(brought->folder, folder) == 0)
            return brought;
    return NULL;
}

// Loads the pack on top of everything the shelf has for the game. `list`: a copy of the shelf's packs, to
// which it is added.
static void load_brought(PackCache *shelf, ExtraPack *brought, PackList *list) {
    ListedPack *pack = pack_list_add(list, brought->folder, PACK_NAMED);
    Laid laid;
    if (pack == NULL) {
        problems_add(brought->faults, brought->folder, 0, 0, "there is no room for one more pack");
        return;
    }
    const Laid below = {*pack_cache_layers(shelf, brought->game),
                        shelf->catalog[place_of(shelf, brought->game)], 0};
    pack->on = true;
    pack_list_check_game(pack, shelf->games);
    for (int i = 0; pack->faults != NULL && i < pack->faults->count; i++)
        problems_add_copy(brought->faults, &pack->faults->item[i]);
    if (pack->faults == NULL && !pack_list_supports(pack, brought->game)) {
        problems_add(brought->faults, pack->folder, 0, 0, "this pack has nothing for the game \"%s\"",
                     game_id(brought->game));
    } else if (pack->faults == NULL &&
               !pack_list_is_unfit(list, list->count - 1, brought->game, brought->faults) &&
               load_upon(&laid, list, list->count - 1, brought->game, &below, brought->faults)) {
        brought->catalog = laid.catalog;
        layers_finish(&laid.layers);
    }
    free(pack->faults);
    free(pack->folder);
}

// Keeps the pack on the shelf, loaded or with its faults. NULL if memory runs out.
static ExtraPack *bring(PackCache *shelf, const Game *game, const char *folder) {
    ExtraPack *brought = calloc(1, sizeof *brought);
    const PackList none = {.count = 0};
    PackList list; // the packs are still owned by the shelf
    const bool shared = pack_list_share(shelf->upon != NULL ? shelf->upon : &none, &list);
    char *copy = text_duplicate(folder);
    Problems *faults = calloc(1, sizeof *faults);
    if (brought != NULL && shared && copy != NULL && faults != NULL) {
        *brought = (ExtraPack){.next = shelf->brought, .game = game, .folder = copy, .faults = faults};
        shelf->brought = brought;
        load_brought(shelf, brought, &list);
    } else {
        free(brought);
        free(copy);
        free(faults);
        brought = NULL;
    }
    if (shared)
        pack_list_unshare(&list);
    return brought;
}

// True if this very pack is already among the game's cards.
static bool lies_there(const PackCache *shelf, const Game *game, const char *folder) {
    for (int i = 0; shelf->upon != NULL && i < shelf->upon->count; i++)
        if (pack_list_is_used(&shelf->upon->pack[i], game) &&
            platform_is_same(shelf->upon->pack[i].folder, folder))
            return true;
    return false;
}

const Catalog *pack_cache_load_extra(PackCache *shelf, const Game *game, const char *folder,
                                     Problems *problems, Text *problem) {
    const Catalog *below = pack_cache_catalog(shelf, game);
    if (below != NULL && lies_there(shelf, game, folder))
        return below;
    ExtraPack *brought = brought_before(shelf, game, folder);
    if (below == NULL)
        text_printf(problem, "the cards of %s can't be used", game_id(game));
    else if (shelf->folder == NULL) // the origin of its cards is unknown
        text_add(problem, "no pack can be brought along here");
    else if (!file_is_folder(folder))
        text_printf(problem, "there is no folder \"%s\"", folder);
    else if (!pack_info_exists(folder))
        text_printf(problem, "there is no " PACK_FILE " in \"%s\"; a pack is a folder with one", folder);
    else if (brought == NULL && (brought = bring(shelf, game, folder)) == NULL)
        text_add(problem, "out of memory");
    else if (brought->catalog.game == NULL)
        text_printf(problem, "the pack in \"%s\" can't be used", folder);
    else
        return &brought->catalog;
    for (int i = 0; brought != NULL && i < brought->faults->count; i++)
        problems_add_copy(problems, &brought->faults->item[i]);
    return NULL;
}

// ---- cards of games already begun

// Lists the packs that lie in the layers.
static bool note_kept_packs(Catalog *catalog, const Layers *layers) {
    bool good = true;
    for (int i = 1; good && i < layers->count; i++) {
        PackInfo info = {0};
        Problems ignored = {0};
        const Catalog below = *catalog;
        pack_info_load(&info, layers->folder[i], &ignored);
        good = note_pack(catalog, &below, &info);
        if (good) {
            free(below.pack);
            free(below.map_from);
        } else {
            catalog->pack = below.pack;
        }
    }
    return good;
}

// Loads the layers. False, with nothing to free, if they are not the cards with the hash.
static bool load_layers(KeptCatalog *kept) {
    Problems *ignored = calloc(1, sizeof *ignored);
    const bool good = ignored != NULL && kept->layers.count > 0 &&
                      pack_load_layers(&kept->catalog, kept->game, &kept->layers, ignored) &&
                      kept->catalog.hash == kept->key.hash && note_kept_packs(&kept->catalog, &kept->layers);
    if (!good)
        pack_finish(&kept->catalog);
    free(ignored);
    return good;
}

// Loads what is kept in `folder`, that of the games or the spare one; where it is damaged, or gone, it is
// mended first, if that is possible.
static void load_from(PackCache *shelf, KeptCatalog *kept, const char *folder, const KeptPacks *packs) {
    const KeptSearch search = {.game = kept->game,
                               .key = kept->key,
                               .packs = packs,
                               .games_folder = folder,
                               .games_folder_too = shelf->games_folder_too,
                               .games_folder_from = folder != kept->games_folder ? kept->games_folder : NULL,
                               .cards = shelf->folder,
                               .upon = shelf->upon};
    const bool whole = kept_cards_mend(folder, kept->key, &kept->refused);
    kept_cards_find(folder, kept->key, &kept->layers);
    if (!whole && kept_search(&search, &kept->refused, &kept->lost)) {
        layers_finish(&kept->layers);
        kept->layers = (Layers){0};
        kept_cards_find(folder, kept->key, &kept->layers);
    }
    const bool good = load_layers(kept); // else this program reads what was kept with another hash
    if (good && !whole)
        kept_cards_copy(folder, kept->key, &kept->layers);
    if (kept->layers.count > 0)
        kept_cards_use(folder, kept->key);
}

static void load_mended(PackCache *shelf, KeptCatalog *kept, const KeptPacks *packs) {
    load_from(shelf, kept, kept->games_folder, packs);
    if (kept->catalog.game != NULL || kept->refused == 0 ||
        !kept_spare_make(kept->games_folder, kept->key, &kept->spare))
        return;
    const int refused = kept->refused;
    Text lost = kept->lost;
    kept->lost = (Text){0};
    layers_finish(&kept->layers);
    load_from(shelf, kept, text_string(&kept->spare), packs);
    kept->refused = refused;
    text_finish(&kept->lost);
    kept->lost = lost; // the folder that was kept is named, not the spare one
}

void kept_spare_tell(PackCache *shelf, const Catalog *catalog, Problems *problems) {
    KeptCatalog *kept = shelf->kept;
    Text folder = {0};
    while (kept != NULL && &kept->catalog != catalog)
        kept = kept->next;
    if (kept == NULL || kept->spare.length == 0 || kept->told)
        return;
    kept->told = true;
    text_printf(&folder, "%s/rules", kept->games_folder);
    problems_add(problems, text_string(&folder), 0, 0,
                 "the cards that a game was begun with are damaged here, and can't be mended: %s; it goes on "
                 "with them as they were",
                 strerror(kept->refused));
    text_finish(&folder);
}

// Without any kept cards there is a search only if it is known of what packs.
static KeptCatalog *load_kept(PackCache *shelf, const Game *game, const char *games_folder, KeptKey key,
                              const KeptPacks *packs) {
    Layers layers = {0};
    const bool there = kept_cards_find(games_folder, key, &layers) || kept_copy_exists(games_folder, key) ||
                       (packs != NULL && packs->count > 0);
    layers_finish(&layers);
    KeptCatalog *kept = there ? calloc(1, sizeof *kept) : NULL; // else not yet
    char *folder = kept != NULL ? text_duplicate(games_folder) : NULL;
    if (folder == NULL) {
        free(kept);
        return NULL;
    }
    *kept = (KeptCatalog){.next = shelf->kept, .game = game, .games_folder = folder, .key = key};
    shelf->kept = kept;
    load_mended(shelf, kept, packs);
    return kept;
}

static KeptCatalog *load_own(PackCache *shelf, const Game *game) {
    KeptCatalog *own = calloc(1, sizeof *own);
    Problems *ignored = calloc(1, sizeof *ignored);
    if (own != NULL && ignored != NULL && add_own(shelf, game, &own->layers)) {
        own->game = game;
        own->next = shelf->kept;
        shelf->kept = own;
        pack_load_layers(&own->catalog, game, &own->layers, ignored); // else .game is NULL
        read_files(&own->files, &own->layers, NULL);
    } else {
        free(own);
        own = NULL;
    }
    free(ignored);
    return own;
}

// Games that were begun without packs, before cards were kept, lack nothing as long as the program's own
// cards are what they were. NULL: those are today's, or can't be read.
static KeptCatalog *own_of(PackCache *shelf, const Game *game) {
    const Catalog *today = shelf->folder != NULL ? pack_cache_catalog(shelf, game) : NULL;
    KeptCatalog *own = shelf->kept;
    if (today == NULL || today->packs == 0)
        return NULL;
    while (own != NULL && (own->game != game || own->games_folder != NULL))
        own = own->next;
    return own != NULL ? own : load_own(shelf, game);
}

static bool is_of_folder(const KeptCatalog *kept, const char *games_folder) {
    return kept->games_folder != NULL && strcmp(kept->games_folder, games_folder) == 0;
}

// NULL: they are not kept. Those that can't be used have no .game.
static KeptCatalog *kept_beside(PackCache *shelf, const char *games_folder, const Game *game, KeptKey key,
                                const KeptPacks *packs) {
    KeptCatalog *kept = shelf->kept;
    if (games_folder == NULL || games_folder[0] == '\0')
        return NULL;
    while (kept != NULL &&
           (kept->game != game || !kept_key_equal(kept->key, key) || !is_of_folder(kept, games_folder)))
        kept = kept->next;
    return kept != NULL ? kept : load_kept(shelf, game, games_folder, key, packs);
}

const Catalog *pack_cache_kept(PackCache *shelf, const Game *game, KeptKey key) {
    return pack_cache_kept_with(shelf, game, key, NULL);
}

const Catalog *pack_cache_kept_with(PackCache *shelf, const Game *game, KeptKey key, const KeptPacks *packs) {
    const KeptCatalog *kept = kept_beside(shelf, shelf->games_folder, game, key, packs);
    if (kept == NULL || kept->catalog.game == NULL)
        kept = kept_beside(shelf, shelf->games_folder_too, game, key, packs);
    if (kept != NULL && kept->catalog.game == NULL && packs != NULL && packs->lost != NULL)
        text_add(packs->lost, text_string(&kept->lost));
    if (kept == NULL || kept->catalog.game == NULL)
        kept = own_of(shelf, game);
    return kept != NULL && kept->catalog.game != NULL && kept->catalog.hash == key.hash ? &kept->catalog
                                                                                        : NULL;
}

// NULL: it is one of today's.
static KeptCatalog *kept_of(const PackCache *shelf, const Catalog *catalog) {
    KeptCatalog *kept = shelf->kept;
    while (kept != NULL && &kept->catalog != catalog)
        kept = kept->next;
    return kept;
}

bool pack_cache_is_kept(const PackCache *shelf, const Catalog *catalog) {
    return kept_of(shelf, catalog) != NULL;
}

const Layers *pack_cache_layers_of(PackCache *shelf, const Catalog *catalog) {
    const KeptCatalog *kept = kept_of(shelf, catalog);
    return kept != NULL ? &kept->layers : pack_cache_layers(shelf, catalog->game);
}

const CardFiles *pack_cache_files_of(PackCache *shelf, const Catalog *catalog, Text *problem) {
    KeptCatalog *kept = kept_of(shelf, catalog);
    CardFiles **files = kept != NULL ? &kept->files : &shelf->files[place_of(shelf, catalog->game)];
    return read_files(files, pack_cache_layers_of(shelf, catalog), problem);
}

KeptKey pack_cache_key_of(PackCache *shelf, const Catalog *catalog) {
    const KeptCatalog *kept = kept_of(shelf, catalog);
    const CardFiles *files =
        kept == NULL && shelf->folder != NULL ? pack_cache_files_of(shelf, catalog, NULL) : NULL;
    return (KeptKey){catalog->hash, kept != NULL    ? kept->key.looks
                                    : files != NULL ? card_files_looks(files)
                                                    : 0};
}

static void finish_kept(PackCache *shelf) {
    while (shelf->kept != NULL) {
        KeptCatalog *kept = shelf->kept;
        shelf->kept = kept->next;
        free_kept(kept);
    }
}

// ---- for scenarios and saved games

static const Catalog *find(void *shelf, const char *id, Text *problem) {
    return pack_cache_find(shelf, id, problem);
}

static const Catalog *find_upon(void *shelf, const char *id, const char *folder, Problems *problems,
                                Text *problem) {
    const Game *game = pack_cache_game(shelf, id, problem);
    return game != NULL ? pack_cache_load_extra(shelf, game, folder, problems, problem) : NULL;
}

static const Catalog *find_kept(void *shelf, const Catalog *today, KeptKey key, const KeptPacks *packs) {
    return pack_cache_kept_with(shelf, today->game, key, packs);
}

static uint64_t looks_of(void *shelf, const Catalog *catalog) {
    return pack_cache_key_of(shelf, catalog).looks;
}

ScenarioPacks pack_cache_source(PackCache *shelf) {
    return (ScenarioPacks){
        .context = shelf, .find = find, .find_upon = find_upon, .find_kept = find_kept, .looks_of = looks_of};
}

static void finish_brought(PackCache *shelf) {
    while (shelf->brought != NULL) {
        ExtraPack *brought = shelf->brought;
        shelf->brought = brought->next;
        pack_finish(&brought->catalog);
        free(brought->folder);
        free(brought->faults);
        free(brought);
    }
}

void pack_cache_finish(PackCache *shelf) {
    finish_brought(shelf);
    finish_kept(shelf);
    for (size_t i = 0; i < PACK_CACHE_MAX; i++) {
        pack_finish(&shelf->catalog[i]);
        layers_finish(&shelf->layers[i]);
        free(shelf->faults[i]);
        shelf->faults[i] = NULL;
        card_files_free(shelf->files[i]);
        shelf->files[i] = NULL;
    }
}

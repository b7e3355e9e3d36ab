// SPDX-License-Identifier: MIT
// Every layer has a few folders that it may be taken from, the likeliest first, of which those are left out
// that can't be read or say the same. Combinations of them are loaded until one has the hash: first each
// layer's first, then with few others. It is done rarely, and the number of combinations is limited.
#include "data/kept_search.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "data/captains.h"
#include "data/folders.h"
#include "data/json_doc.h"
#include "data/kept_copy.h"
#include "data/kept_mend.h"
#include "data/pack.h"
#include "data/pack_bundle.h"
#include "data/pack_info.h"
#include "engine/game_facts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SOURCES_MOST 12 // of one layer
#define SIDES_MOST 4
#define LOADS_MOST 150 // of combinations
#define CAPTAINS_LOADS_MOST 50
#define OTHERS_MOST 64 // other kept cards that are looked at
#define ARCHIVES_MOST 16
#define NETS_FILE "nets.json"

typedef struct Source {
    char *folder; // owned
    uint64_t hash;
} Source;

typedef struct Slot {
    Source source[SOURCES_MOST];
    int count;
    char id[ID_MAX];        // of its pack; "": not known
    char *side[SIDES_MOST]; // folders with texts and captains, whatever else they say; owned
    int sides;
    const char *with_captains[SIDES_MOST]; // of these, those with captains that can be read
    int captains;
} Slot;

typedef struct Search {
    const KeptSearch *asked;
    Text folder; // of the kept cards, which may be missing
    Slot slot[LAYERS_MAX];
    int slots;
    int loads;
    int chosen[LAYERS_MAX]; // the source of each
    LayersInstead captains; // the folder that those of each layer are taken from
    int refused;            // an errno if something can't be written
    Text unpacked;          // a folder for what was in archives; "": none yet
    Problems ignored;
} Search;

// ---- what can be read

// True if the file is a JSON file that can be read; adds what it says to *hash.
static bool can_read(const char *path, const char *name, uint64_t *hash) {
    Problems *ignored = calloc(1, sizeof *ignored);
    JsonDoc *doc = ignored != NULL ? json_doc_load(path, ignored) : NULL;
    char *text = doc != NULL ? cJSON_PrintUnformatted(json_doc_root(doc)) : NULL;
    if (text != NULL)
        *hash += hash_bytes(text, strlen(text), hash_bytes(name, strlen(name) + 1, 0));
    cJSON_free(text);
    json_doc_destroy(doc);
    free(ignored);
    return text != NULL;
}

// False if the folder is none, or if a file in it that rules may read can't be read.
static bool is_readable(const char *folder, uint64_t *hash) {
    Text path = {0};
    PlatformListing *listing = platform_list(folder);
    bool good = listing != NULL;
    *hash = 0;
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry);
        if (card_file_is_json(entry) && card_file_is_of_cards(entry))
            good = !path.failed && can_read(text_string(&path), entry, hash);
    }
    platform_list_end(listing);
    text_finish(&path);
    return good;
}

// Puts a file aside that a game can do without, if it can't be read.
static void drop_unreadable(Search *search, int layer, const char *name) {
    uint64_t hash = 0;
    Text path = {0};
    text_printf(&path, "%s/%d/%s", text_string(&search->folder), layer, name);
    if (!path.failed && file_is_taken(text_string(&path)) && !can_read(text_string(&path), name, &hash) &&
        !kept_put_aside(text_string(&path)))
        search->refused = errno;
    text_finish(&path);
}

// ---- sources

static void add_side(Slot *slot, const char *folder) {
    char *copy = slot->sides < SIDES_MOST && file_is_folder(folder) ? text_duplicate(folder) : NULL;
    if (copy != NULL)
        slot->side[slot->sides++] = copy;
}

static void add_source(Slot *slot, const char *folder) {
    uint64_t hash;
    add_side(slot, folder);
    if (slot->count == SOURCES_MOST || !is_readable(folder, &hash))
        return;
    for (int i = 0; i < slot->count; i++)
        if (slot->source[i].hash == hash)
            return;
    char *copy = text_duplicate(folder);
    if (copy != NULL)
        slot->source[slot->count++] = (Source){copy, hash};
}

// The id that the pack in this kept layer says; "" if it says none.
static void id_of_layer(const char *folder, char id[ID_MAX]) {
    PackInfo info = {0};
    Problems *ignored = calloc(1, sizeof *ignored);
    if (ignored != NULL && pack_info_exists(folder))
        pack_info_load(&info, folder, ignored);
    text_copy(id, ID_MAX, info.id);
    free(ignored);
}

static void add_kept(Search *search) {
    Text path = {0};
    for (int i = 0; i < LAYERS_MAX; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%d", text_string(&search->folder), i);
        if (path.failed || !file_is_folder(text_string(&path)))
            continue;
        if (search->asked->packs == NULL)
            search->slots = i + 1;
        if (i >= search->slots)
            break;
        drop_unreadable(search, i, CAPTAINS_FILE);
        drop_unreadable(search, i, NETS_FILE);
        add_source(&search->slot[i], text_string(&path));
        if (i > 0 && search->slot[i].id[0] == '\0')
            id_of_layer(text_string(&path), search->slot[i].id);
    }
    text_finish(&path);
}

// Adds the layers in this folder of other kept cards.
static void add_layers(Search *search, const char *folder) {
    Text path = {0};
    char id[ID_MAX];
    for (int i = 0; i < LAYERS_MAX; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%d", folder, i);
        if (path.failed || !file_is_folder(text_string(&path)))
            break;
        id_of_layer(text_string(&path), id);
        if (i == 0)
            add_source(&search->slot[0], text_string(&path));
        for (int slot = 1; i > 0 && slot < search->slots; slot++)
            if (id[0] != '\0' && strcmp(search->slot[slot].id, id) == 0)
                add_source(&search->slot[slot], text_string(&path));
    }
    text_finish(&path);
}

static void add_others(Search *search, const char *games_folder) {
    Text rules = {0}, path = {0};
    int others = 0;
    if (games_folder == NULL || games_folder[0] == '\0')
        return;
    text_printf(&rules, "%s/rules", games_folder);
    PlatformListing *listing = rules.failed ? NULL : platform_list(text_string(&rules));
    for (const char *entry; others < OTHERS_MOST && (entry = platform_list_next(listing)) != NULL; others++) {
        text_clear(&path);
        text_printf(&path, "%s/%s", text_string(&rules), entry);
        if (!path.failed && entry[0] != '.' &&
            !platform_is_same(text_string(&path), text_string(&search->folder)))
            add_layers(search, text_string(&path));
    }
    platform_list_end(listing);
    text_finish(&rules);
    text_finish(&path);
}

static void add_pack(Search *search, const ListedPack *pack) {
    Layers layers = {0};
    const Game *game = search->asked->game;
    for (int i = 1; i < search->slots; i++)
        if (strcmp(search->slot[i].id, pack->info.id) == 0 && layers.count == 0 && !pack->leads_out &&
            (pack->info.game[0] == '\0' || pack_list_supports(pack, game)) &&
            pack_list_add_layer(pack, game, &layers))
            add_source(&search->slot[i], layers.folder[0]);
    layers_finish(&layers);
}

// Adds the pack in an archive, which is unpacked beside the kept cards.
static void add_archive(Search *search, const char *path, int number) {
    Text to = {0}, inside = {0};
    PackBundle bundle = {0};
    PackList list = {0};
    Problems *ignored = calloc(1, sizeof *ignored);
    if (search->unpacked.length == 0)
        text_printf(&search->unpacked, "%s.%llu.packs", text_string(&search->folder),
                    (unsigned long long)platform_process());
    text_printf(&to, "%s/%d", text_string(&search->unpacked), number);
    text_printf(&inside, "%s/pack", text_string(&to));
    if (ignored != NULL && !to.failed && !inside.failed && folders_make(text_string(&inside)) == 0 &&
        pack_bundle_open(&bundle, path, false, ignored) &&
        pack_bundle_unpack(&bundle, text_string(&to), ignored) &&
        pack_list_add(&list, text_string(&to), PACK_NAMED) != NULL)
        add_pack(search, &list.pack[0]);
    pack_bundle_close(&bundle);
    pack_list_finish(&list);
    text_finish(&to);
    text_finish(&inside);
    free(ignored);
}

static void add_list(Search *search, const PackList *list, int *archives) {
    for (int i = 0; list != NULL && i < list->count; i++) {
        if (list->pack[i].archive && *archives < ARCHIVES_MOST)
            add_archive(search, list->pack[i].folder, (*archives)++);
        else if (!list->pack[i].archive)
            add_pack(search, &list->pack[i]);
    }
}

// Adds the packs in a folder beside that of the games, and those that newer ones have taken the place of.
static void add_beside(Search *search, const char *games_folder, int *archives) {
    static const char *const beside[] = {"packs", "packs-replaced"};
    for (size_t i = 0; games_folder != NULL && games_folder[0] != '\0' && i < 2; i++) {
        Text path = {0};
        PackList list = {0};
        text_printf(&path, "%s/../%s", games_folder, beside[i]);
        if (!path.failed && file_is_folder(text_string(&path)))
            pack_list_scan(&list, text_string(&path), PACK_OWN);
        add_list(search, &list, archives);
        pack_list_finish(&list);
        text_finish(&path);
    }
}

static void add_own(Search *search) {
    Text path = {0};
    if (search->asked->cards == NULL)
        return;
    text_printf(&path, "%s/%s", search->asked->cards, game_id(search->asked->game));
    if (!path.failed)
        add_source(&search->slot[0], text_string(&path));
    text_finish(&path);
}

static void add_all(Search *search) {
    const KeptSearch *asked = search->asked;
    int archives = 0;
    for (int i = 0; asked->packs != NULL && i < asked->packs->count && i + 1 < LAYERS_MAX; i++)
        text_copy(search->slot[i + 1].id, ID_MAX, asked->packs->id[i]);
    search->slots = asked->packs != NULL ? asked->packs->count + 1 : 1;
    add_kept(search);
    add_own(search);
    add_list(search, asked->upon, &archives);
    add_beside(search, asked->games_folder, &archives);
    add_beside(search, asked->games_folder_too, &archives);
    add_others(search, asked->games_folder);
    add_others(search, asked->games_folder_too);
    add_beside(search, asked->games_folder_from, &archives);
    add_others(search, asked->games_folder_from);
}

// ---- combinations

static bool lay(const Search *search, int slots, Layers *layers) {
    bool good = true;
    for (int i = 0; good && i < slots; i++)
        good = layers_add(layers, search->slot[i].source[search->chosen[i]].folder);
    return good;
}

static bool has_hash(Search *search, const Layers *layers) {
    Catalog catalog = {0};
    search->ignored = (Problems){0};
    search->loads++;
    const bool has = pack_load_layers(&catalog, search->asked->game, layers, &search->ignored) &&
                     catalog.hash == search->asked->key.hash;
    pack_finish(&catalog);
    return has;
}

// Whether it is the chosen sources, whatever captains they have.
static bool fits(Search *search, int slots) {
    Layers layers = {0};
    const LayersInstead none = {.file = CAPTAINS_FILE};
    bool good = search->loads < LOADS_MOST && lay(search, slots, &layers);
    layers.instead = &none;
    good = good && has_hash(search, &layers);
    layers_finish(&layers);
    return good;
}

// Tries all combinations in which `others` more of the slots from `from` on have not their first source.
static bool try_others(Search *search, int from, int others) {
    bool good = false;
    if (others == 0)
        return fits(search, search->slots);
    for (int i = from; !good && i < search->slots; i++) {
        for (int source = 1; !good && source < search->slot[i].count; source++) {
            search->chosen[i] = source;
            good = try_others(search, i + 1, others - 1);
        }
        if (!good)
            search->chosen[i] = 0;
    }
    return good;
}

// All slots have as late a source as this: what is kept is damaged as a whole.
static bool try_late(Search *search, int late) {
    for (int i = 0; i < search->slots; i++)
        search->chosen[i] = late < search->slot[i].count ? late : search->slot[i].count - 1;
    return fits(search, search->slots);
}

// Finds sources of all layers. Without the list of packs there may be folders above the last layer.
static bool find(Search *search) {
    bool good = false;
    for (int i = 0; i < search->slots; i++)
        if (search->slot[i].count == 0)
            search->slots = search->asked->packs == NULL ? i : 0;
    for (int late = 0; !good && search->slots > 0 && late < 4; late++)
        good = try_late(search, late);
    for (int i = 0; !good && i < search->slots; i++)
        search->chosen[i] = 0;
    for (int others = 1; !good && others <= search->slots; others++)
        good = try_others(search, 0, others);
    while (!good && search->asked->packs == NULL && --search->slots > 0)
        good = fits(search, search->slots);
    return good;
}

// ---- captains

// No rule reads them, so that the hash doesn't tell whether they are the right ones; but those of a pack may
// change those below, and then both must fit.
static void try_captains(Search *search, Layers *layers, bool *good) {
    if (!*good && search->loads < LOADS_MOST + CAPTAINS_LOADS_MOST)
        *good = has_hash(search, layers);
}

// Tries all choices in which `others` more of the slots from `from` on have not their first captains.
// `none`: they may also have none at all.
static bool try_other_captains(Search *search, Layers *layers, int from, int others, bool none) {
    bool good = false;
    if (others == 0)
        try_captains(search, layers, &good);
    for (int i = from; others > 0 && !good && i < search->slots; i++) {
        const char **chosen = &search->captains.folder[i];
        const Slot *slot = &search->slot[i];
        for (int side = 1; !good && side < slot->captains + (none && slot->captains > 0 ? 1 : 0); side++) {
            *chosen = side < slot->captains ? slot->with_captains[side] : NULL;
            good = try_other_captains(search, layers, i + 1, others - 1, none);
        }
        if (!good)
            *chosen = slot->captains > 0 ? slot->with_captains[0] : NULL;
    }
    return good;
}

// Lists the folders of the slot whose captains can be read and are others.
static void list_captains(Slot *slot) {
    uint64_t hash[SIDES_MOST];
    for (int i = 0; i < slot->sides; i++) {
        Text path = {0};
        uint64_t *own = &hash[slot->captains];
        text_printf(&path, "%s/" CAPTAINS_FILE, slot->side[i]);
        *own = 0;
        bool is_new = !path.failed && file_is_taken(text_string(&path)) &&
                      can_read(text_string(&path), CAPTAINS_FILE, own);
        for (int other = 0; is_new && other < slot->captains; other++)
            is_new = hash[other] != *own;
        if (is_new)
            slot->with_captains[slot->captains++] = slot->side[i];
        text_finish(&path);
    }
}

// Chooses captains for the chosen sources: those that lie first, else the fewest others, and at last none.
static void choose_captains(Search *search) {
    Layers layers = {0};
    bool good = !lay(search, search->slots, &layers);
    for (int i = 0; i < search->slots; i++) {
        Slot *slot = &search->slot[i];
        list_captains(slot);
        search->captains.folder[i] = slot->captains > 0 ? slot->with_captains[0] : NULL;
    }
    layers.instead = &search->captains;
    try_captains(search, &layers, &good);
    for (int none = 0; none < 2; none++)
        for (int others = 1; !good && others <= search->slots; others++)
            good = try_other_captains(search, &layers, 0, others, none > 0);
    for (int i = 0; !good && i < search->slots; i++)
        search->captains.folder[i] = NULL;
    layers_finish(&layers);
}

// ---- mending

// Of what rules don't read, what was kept is right if it can be read; else that of the source is taken.
static bool is_to_be_mended(const char *folder, const CardFile *file) {
    uint64_t hash = 0;
    Text path = {0};
    text_printf(&path, "%s/%s", folder, file->name);
    const bool is = card_file_is_of_cards(strchr(file->name, '/') + 1) ||
                    (!path.failed && !can_read(text_string(&path), file->name, &hash));
    text_finish(&path);
    return is;
}

static bool is_of_captains(const CardFile *file) {
    return strcmp(strchr(file->name, '/') + 1, CAPTAINS_FILE) == 0;
}

// Leaves the files out that are not to be mended.
static void sift(const Search *search, CardFiles *files) {
    const char *folder = text_string(&search->folder);
    int left = 0;
    for (int i = 0; i < files->count; i++) {
        const CardFile *file = &files->file[i];
        if (is_to_be_mended(folder, file) && !is_of_captains(file)) {
            files->file[left++] = files->file[i];
        } else {
            free(files->file[i].name);
            free(files->file[i].bytes);
        }
    }
    files->count = left;
}

// Puts the files aside that rules read and that the layer's source doesn't have.
static void clear_layer(const char *folder, int layer, const CardFiles *files) {
    Text path = {0}, name = {0};
    text_printf(&path, "%s/%d", folder, layer);
    PlatformListing *listing = path.failed ? NULL : platform_list(text_string(&path));
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_clear(&name);
        text_printf(&path, "%s/%d/%s", folder, layer, entry);
        text_printf(&name, "%d/%s", layer, entry);
        if (!path.failed && !name.failed && card_file_is_json(entry) && card_file_is_of_cards(entry) &&
            card_files_find(files, text_string(&name)) == NULL)
            kept_put_aside(text_string(&path));
    }
    platform_list_end(listing);
    text_finish(&path);
    text_finish(&name);
}

// Layers above the last are none.
static void clear_above(const char *folder, int layers) {
    Text path = {0};
    for (int i = layers; i < LAYERS_MAX; i++) {
        text_clear(&path);
        text_printf(&path, "%s/%d", folder, i);
        if (!path.failed && file_is_taken(text_string(&path)))
            kept_put_aside(text_string(&path));
    }
    text_finish(&path);
}

// `file`: as of a lowest layer.
static void mend_side(const Search *search, int layer, const CardFile *file) {
    const char *name = strchr(file->name, '/') + 1;
    uint64_t hash = 0;
    Text path = {0}, as = {0};
    text_printf(&as, "%d/%s", layer, name);
    text_printf(&path, "%s/%s", text_string(&search->folder), text_string(&as));
    Problems *ignored = calloc(1, sizeof *ignored);
    JsonDoc *doc = ignored != NULL ? json_doc_parse(name, file->bytes, file->length, ignored)
                                   : NULL; // else it is no help
    const bool mends = doc != NULL && !path.failed && !card_file_is_of_cards(name) && !is_of_captains(file) &&
                       !can_read(text_string(&path), name, &hash);
    CardFiles one = {.count = 1, .file = &(CardFile){as.data, file->bytes, file->length}};
    if (mends)
        kept_mend_folder(text_string(&search->folder), &one, false);
    json_doc_destroy(doc);
    free(ignored);
    text_finish(&path);
    text_finish(&as);
}

// Takes texts that are missing, or can't be read, from other folders of the layer. A pack that is no more
// what it was still has better ones than none.
static void mend_sides(Search *search, int layer) {
    const Slot *slot = &search->slot[layer];
    Text ignored = {0};
    for (int i = 0; i < slot->sides; i++) {
        Layers alone = {.count = 1, .folder = {slot->side[i]}};
        CardFiles *files = card_files_read(&alone, &ignored);
        for (int file = 0; files != NULL && file < files->count; file++)
            mend_side(search, layer, &files->file[file]);
        card_files_free(files);
    }
    text_finish(&ignored);
}

// Makes the captains of the layer those that were chosen.
static bool mend_captains(const Search *search, int layer) {
    const char *folder = text_string(&search->folder), *from = search->captains.folder[layer];
    Text path = {0}, name = {0}, ignored = {0};
    bool good = true;
    text_printf(&name, "%d/" CAPTAINS_FILE, layer);
    text_printf(&path, "%s/%s", folder, text_string(&name));
    Layers alone = {.count = from != NULL ? 1 : 0, .folder = {(char *)from}};
    CardFiles *files = from != NULL ? card_files_read(&alone, &ignored) : NULL;
    const CardFile *file = files != NULL ? card_files_find(files, "0/" CAPTAINS_FILE) : NULL;
    CardFiles one = {.count = 1};
    if (file != NULL) {
        one.file = &(CardFile){name.data, file->bytes, file->length};
        good = kept_mend_folder(folder, &one, false);
    } else if (!path.failed && file_is_taken(text_string(&path))) {
        good = kept_put_aside(text_string(&path));
    }
    card_files_free(files);
    text_finish(&path);
    text_finish(&name);
    text_finish(&ignored);
    return good;
}

static bool mend(Search *search) {
    const char *folder = text_string(&search->folder);
    Layers layers = {0};
    Text ignored = {0};
    CardFiles *files = lay(search, search->slots, &layers) ? card_files_read(&layers, &ignored) : NULL;
    bool good = files != NULL;
    for (int i = 0; good && i < search->slots; i++)
        clear_layer(folder, i, files);
    if (good) {
        sift(search, files);
        good = kept_mend_folder(folder, files, false);
        for (int i = 0; good && i < search->slots; i++)
            good = mend_captains(search, i);
        if (!good)
            search->refused = errno;
        clear_above(folder, search->slots);
        for (int i = 0; i < search->slots; i++)
            mend_sides(search, i);
        kept_pictures_keep(files->pictures, search->asked->games_folder, folder);
    }
    card_files_free(files);
    layers_finish(&layers);
    text_finish(&ignored);
    return good;
}

// ---- what is lost

// Adds the path of the first file of the layer that rules read and that can't be read.
static void add_unreadable(const char *folder, Text *path) {
    Text file = {0};
    uint64_t hash = 0;
    PlatformListing *listing = platform_list(folder);
    for (const char *entry; path->length == 0 && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&file);
        text_printf(&file, "%s/%s", folder, entry);
        if (!file.failed && card_file_is_json(entry) && card_file_is_of_cards(entry) &&
            !can_read(text_string(&file), entry, &hash))
            text_add(path, text_string(&file));
    }
    platform_list_end(listing);
    text_finish(&file);
}

// The first file or folder that is damaged; if none is seen to be, the folder of them all.
static void tell_lost(const Search *search, Text *lost) {
    const int slots = search->asked->packs != NULL ? search->asked->packs->count + 1 : search->slots;
    Text path = {0}, folder = {0};
    bool gone = false;
    if (!file_is_folder(text_string(&search->folder)))
        return; // nothing was kept
    for (int i = 0; path.length == 0 && i < slots && i < LAYERS_MAX; i++) {
        text_clear(&folder);
        text_printf(&folder, "%s/%d", text_string(&search->folder), i);
        gone = !folder.failed && !file_is_folder(text_string(&folder));
        if (gone)
            text_add(&path, text_string(&folder));
        else
            add_unreadable(text_string(&folder), &path);
    }
    text_printf(
        lost,
        gone ? "of the cards it was begun with \"%s\" is missing; a sound copy there, or its packs as they "
               "were among the others, bring it back"
             : "the cards it was begun with are damaged in \"%s\"; a sound copy there, or its packs as "
               "they were among the others, bring it back",
        text_string(path.length > 0 ? &path : &search->folder));
    text_finish(&path);
    text_finish(&folder);
}

static void free_slot(Slot *slot) {
    for (int i = 0; i < slot->count; i++)
        free(slot->source[i].folder);
    for (int i = 0; i < slot->sides; i++)
        free(slot->side[i]);
}

bool kept_search(const KeptSearch *asked, int *refused, Text *lost) {
    Search *search = calloc(1, sizeof *search);
    bool good = false;
    if (search != NULL && asked->games_folder != NULL && asked->games_folder[0] != '\0') {
        search->asked = asked;
        search->captains.file = CAPTAINS_FILE;
        text_printf(&search->folder, "%s/rules/", asked->games_folder);
        kept_key_add(asked->key, &search->folder);
        add_all(search);
        good = !search->folder.failed && find(search);
        if (good) {
            choose_captains(search);
            good = mend(search);
        }
        if (search->refused != 0)
            *refused = search->refused;
        if (!good)
            tell_lost(search, lost);
        if (search->unpacked.length > 0)
            folders_remove(text_string(&search->unpacked));
    }
    for (int i = 0; search != NULL && i < LAYERS_MAX; i++)
        free_slot(&search->slot[i]);
    if (search != NULL) {
        text_finish(&search->folder);
        text_finish(&search->unpacked);
    }
    free(search);
    return good;
}

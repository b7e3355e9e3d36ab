// SPDX-License-Identifier: MIT
// Follows "builds_on" and "needs" from packs down: finds packs by id next to them and in the given folders.
// Reads only their pack.json.
#include "data/pack_list.h"

#include <stdlib.h>
#include <string.h>

typedef struct Chain {
    PackList *list;
    const char *const *folders, *const *places;
    bool looked;   // `near` is filled: reading all packs around takes long where there are many
    PackList near; // where packs are looked for
    char named[PACK_LIST_MAX][ID_MAX];  // these have a place of their own
    char within[PACK_LIST_MAX][ID_MAX]; // ids from the named pack down to the one looked at
    int names, depth;
} Chain;

// Adds the folder that contains the pack's folder.
static void add_beside(PackList *near, const char *folder) {
    size_t end = strlen(folder);
    while (end > 1 && folder[end - 1] == '/')
        end--;
    while (end > 0 && folder[end - 1] != '/')
        end--;
    while (end > 1 && folder[end - 1] == '/')
        end--;
    Text place = {0};
    text_add_bytes(&place, end > 0 ? folder : ".", end > 0 ? end : 1);
    pack_list_scan(near, text_string(&place), PACK_NAMED);
    text_finish(&place);
}

static PackList *near_of(Chain *chain) {
    for (size_t i = 0; !chain->looked && chain->folders[i] != NULL; i++)
        add_beside(&chain->near, chain->folders[i]);
    for (size_t i = 0; !chain->looked && chain->places[i] != NULL; i++)
        pack_list_scan(&chain->near, chain->places[i], PACK_NAMED);
    chain->looked = true;
    return &chain->near;
}

static bool is_one_of(char ids[PACK_LIST_MAX][ID_MAX], int count, const char *id) {
    for (int i = 0; i < count; i++)
        if (strcmp(ids[i], id) == 0)
            return true;
    return false;
}

static void add_wanted(Chain *chain, const PackInfo *info);

// Adds a pack that another one wants, after all that it wants itself.
static void want(Chain *chain, const char *by, const char *id) {
    if (id[0] == '\0' || strcmp(by, id) == 0)
        return;
    if (is_one_of(chain->within, chain->depth, id)) // in a circle
        return;
    if (is_one_of(chain->named, chain->names, id) || pack_list_find(chain->list, id) != NULL)
        return;
    const ListedPack *found = pack_list_find(near_of(chain), id);
    if (found == NULL)
        return;
    add_wanted(chain, &found->info);
    ListedPack *added = pack_list_add(chain->list, found->folder, PACK_NAMED);
    if (added != NULL)
        added->on = true;
}

static void add_wanted(Chain *chain, const PackInfo *info) {
    if (chain->depth == PACK_LIST_MAX)
        return;
    text_copy(chain->within[chain->depth++], ID_MAX, info->id);
    want(chain, info->id, info->builds_on);
    for (uint8_t i = 0; i < info->needs_count; i++)
        want(chain, info->id, info->needs[i].id);
    chain->depth--;
}

// The pack is the topmost.
static void tell_circles(const PackList *list, ListedPack *pack) {
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL)
        return;
    pack_list_tell_circles(list, list->count - 1, problems);
    if (problems->count > 0)
        pack_list_fault(pack, problems);
    free(problems);
}

static void load_quietly(PackInfo *info, const char *folder) {
    Problems *ignored = calloc(1, sizeof *ignored);
    if (ignored != NULL)
        pack_info_load(info, folder, ignored);
    free(ignored);
}

static ListedPack *add_named(Chain *chain, const char *folder) {
    PackInfo info = {.id = ""};
    load_quietly(&info, folder);
    add_wanted(chain, &info);
    ListedPack *pack = pack_list_add(chain->list, folder, PACK_NAMED);
    if (pack != NULL)
        pack->on = true;
    if (pack != NULL)
        tell_circles(chain->list, pack);
    return pack;
}

ListedPack *pack_list_add_chain(PackList *list, const char *const folders[], const char *const places[]) {
    Chain *chain = calloc(1, sizeof *chain);
    ListedPack *pack = NULL;
    if (chain == NULL)
        return NULL;
    chain->list = list;
    chain->folders = folders;
    chain->places = places;
    for (size_t i = 0; folders[i] != NULL && chain->names < PACK_LIST_MAX; i++) {
        PackInfo info = {.id = ""};
        load_quietly(&info, folders[i]);
        text_copy(chain->named[chain->names++], ID_MAX, info.id);
    }
    for (size_t i = 0; folders[i] != NULL; i++)
        if ((pack = add_named(chain, folders[i])) == NULL)
            break;
    pack_list_finish(&chain->near);
    free(chain);
    return pack;
}

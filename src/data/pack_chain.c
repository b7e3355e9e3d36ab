// SPDX-License-Identifier: MIT
// Follows "builds_on" from a pack down: finds packs by id next to it and in the given folders. Reads only
// their pack.json.
#include "data/pack_list.h"

#include <stdlib.h>
#include <string.h>

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

// Adds it below all others in the list.
static const ListedPack *add_below(PackList *list, const ListedPack *found) {
    ListedPack *added = pack_list_add(list, found->folder, PACK_NAMED);
    if (added == NULL)
        return NULL;
    added->on = true;
    pack_list_move(list, list->count - 1, 0);
    return &list->pack[0];
}

static void tell_circle(ListedPack *pack, const ListedPack *lowest) {
    Problems *problems = calloc(1, sizeof *problems);
    if (problems == NULL)
        return;
    pack_info_problem(pack->folder, pack->info.builds_on_at, problems,
                      "[value] this goes round in a circle: the pack \"%s\" builds on \"%s\" again",
                      lowest->info.id, lowest->info.builds_on);
    pack_list_fault(pack, problems);
    free(problems);
}

ListedPack *pack_list_add_chain(PackList *list, const char *folder, const char *const places[]) {
    PackList *near = calloc(1, sizeof *near);
    ListedPack *pack = near != NULL ? pack_list_add(list, folder, PACK_NAMED) : NULL;
    if (pack == NULL) {
        free(near);
        return NULL;
    }
    pack->on = true;
    add_beside(near, folder);
    for (size_t i = 0; places[i] != NULL; i++)
        pack_list_scan(near, places[i], PACK_NAMED);
    const ListedPack *lowest = pack;
    while (lowest != NULL && lowest->info.builds_on[0] != '\0') {
        const char *below = lowest->info.builds_on;
        const ListedPack *found = pack_list_find(near, below);
        if (pack_list_find(list, below) != NULL) {
            if (list->count > 1)
                tell_circle(&list->pack[list->count - 1], lowest);
            break;
        }
        lowest = found != NULL ? add_below(list, found) : NULL;
    }
    pack_list_finish(near);
    free(near);
    return &list->pack[list->count - 1];
}

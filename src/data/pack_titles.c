// SPDX-License-Identifier: MIT
// Compares names with those of the other packs that are here, whether they are on or not.
#include "data/pack_titles.h"

#include <stdio.h>
#include <string.h>

static const ListedPack *find(const PackList *list, const char *id) {
    const int place = list != NULL ? pack_list_index(list, id) : -1;
    return place >= 0 ? &list->pack[place] : NULL;
}

// How many other packs have the name and, unless it is NULL, the author.
static int namesakes(const PackList *list, const char *id, const char *name, const char *author) {
    int count = 0;
    for (int i = 0; list != NULL && i < list->count; i++) {
        const PackInfo *info = &list->pack[i].info;
        count += strcmp(info->id, id) != 0 && strcmp(info->name, name) == 0 &&
                 (author == NULL || strcmp(info->author, author) == 0);
    }
    return count;
}

const char *pack_title_with_id(const char *id, const char *name, char buffer[PACK_TITLE_MAX]) {
    snprintf(buffer, PACK_TITLE_MAX, "%.*s (%.*s)", PACK_NAME_MAX, name, PACK_NAME_MAX - 1, id);
    return buffer;
}

const char *pack_title(const PackList *list, const char *id, const char *name, char buffer[PACK_TITLE_MAX]) {
    const ListedPack *listed = find(list, id);
    const char *author = listed != NULL ? listed->info.author : "";
    if (namesakes(list, id, name, NULL) == 0) {
        snprintf(buffer, PACK_TITLE_MAX, "%s", name);
        return buffer;
    }
    const bool by_author = author[0] != '\0' && namesakes(list, id, name, author) == 0;
    return pack_title_with_id(by_author ? author : id, name, buffer);
}

const char *pack_list_title(const PackList *list, const ListedPack *pack, char buffer[PACK_TITLE_MAX]) {
    if (!pack->copy)
        return pack_title(list, pack->info.id, pack->info.name, buffer);
    const char *slash = strrchr(pack->folder, '/'); // the one thing that a copy has of its own
    snprintf(buffer, PACK_TITLE_MAX, "%.*s", PACK_TITLE_MAX - 1, slash != NULL ? slash + 1 : pack->folder);
    return buffer;
}

// SPDX-License-Identifier: MIT
// Walks through the pack's folder of pictures and looks for each file in those of the packs below.
#include "data/pack_shadows.h"

#include "core/file_kind.h"
#include "data/pack_files.h"
#include "data/suggest.h"

#include <stdio.h>
#include <string.h>

typedef struct Shadows {
    const PackList *list;
    const Layers *assets;
    bool known[PACK_LIST_MAX]; // the packs that this one is made for
    Problems *problems;
} Shadows;

// Named in cards, unlike sounds, which take the program's place, and paintings, which go by a card's id.
static bool is_named(const char *path) {
    static const char *const folders[] = {"icons/", "emblems/", "ships/", "busts/", "glyphs/", "units/"};
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
        if (strncmp(path, folders[i], strlen(folders[i])) == 0)
            return true;
    return strncmp(path, "pictures/", 9) == 0 && strchr(path + 9, '/') == NULL;
}

static bool have_same_bytes(FILE *a, FILE *b) {
    char some[4096], others[sizeof some];
    size_t count;
    do {
        count = fread(some, 1, sizeof some, a);
        if (fread(others, 1, sizeof others, b) != count || memcmp(some, others, count) != 0)
            return false;
    } while (count > 0);
    return true;
}

static bool is_same_file(const char *path, const char *other) {
    FILE *a = file_open(path), *b = file_open(other);
    const bool same = a != NULL && b != NULL && have_same_bytes(a, b);
    if (a != NULL)
        fclose(a);
    if (b != NULL)
        fclose(b);
    return same;
}

// The index of the pack that the folder of pictures belongs to; -1: none.
static int pack_with(const PackList *list, const char *assets) {
    for (int i = 0; i < list->count; i++) {
        const size_t length = strlen(list->pack[i].folder);
        if (strncmp(assets, list->pack[i].folder, length) == 0 && assets[length] == '/')
            return i;
    }
    return -1;
}

// True for what takes the place of a file of the program, or goes by a card's id.
static bool is_of_program(const Shadows *shadows, const char *path) {
    Text ignored = {0};
    const bool is = strncmp(path, "sounds/", 7) == 0 ||
                    (file_picture_ending(path) != NULL &&
                     (strncmp(path, "pictures/", 9) == 0 || layers_file(shadows->assets, 0, path, &ignored)));
    text_finish(&ignored);
    return is;
}

static void tell(const Shadows *shadows, const ListedPack *pack, const char *own, const char *other,
                 bool named) {
    if (named)
        problems_add(shadows->problems, own, 0, 0,
                     "[!shadow] the pack %s has a file of this name too, %s; where both are on, this one is "
                     "shown for both. Begin its name with your pack's id",
                     quoted(pack->info.name).text, other);
    else
        problems_add(shadows->problems, own, 0, 0,
                     "[!shadow] the pack %s has this file too, %s; where both are on, this one counts",
                     quoted(pack->info.name).text, other);
}

// Appends the path of the file in that layer: of the same name, or of the same picture with another ending.
static bool find_in(const Shadows *shadows, int layer, const char *path, Text *other) {
    static const char *const endings[] = {".webp", ".png", ".jpg", ".jpeg", ".svg"};
    const char *ending = strncmp(path, "pictures/", 9) == 0 ? file_picture_ending(path) : NULL;
    bool found = layers_file(shadows->assets, layer, path, other);
    for (size_t i = 0; ending != NULL && !found && i < sizeof endings / sizeof endings[0]; i++) {
        Text name = {0};
        text_printf(&name, "%.*s%s", (int)(ending - path), path, endings[i]);
        found = layers_file(shadows->assets, layer, text_string(&name), other);
        text_finish(&name);
    }
    return found;
}

// `named`: cards name it, so that another name would do.
static void look_below(const Shadows *shadows, const char *path, const char *own, bool named) {
    for (int layer = shadows->assets->count - 2; layer > 0; layer--) {
        Text other = {0};
        const int pack = pack_with(shadows->list, shadows->assets->folder[layer]);
        const bool is = pack >= 0 && !shadows->known[pack] && find_in(shadows, layer, path, &other) &&
                        !is_same_file(own, text_string(&other));
        if (is)
            tell(shadows, &shadows->list->pack[pack], own, text_string(&other), named);
        text_finish(&other);
        if (is)
            return;
    }
}

static void look_at(void *context, const char *path, PackFileKind kind) {
    const Shadows *shadows = context;
    Text own = {0}, programs = {0};
    const bool named = is_named(path) && file_picture_ending(path) != NULL &&
                       !layers_file(shadows->assets, 0, path, &programs);
    if (kind == PACK_FILE_REGULAR && (named || is_of_program(shadows, path)) &&
        layers_file(shadows->assets, shadows->assets->count - 1, path, &own))
        look_below(shadows, path, text_string(&own), named);
    text_finish(&own);
    text_finish(&programs);
}

void pack_shadows_check(const PackList *list, int at, const Layers *assets, Problems *problems) {
    Shadows shadows = {.list = list, .assets = assets, .problems = problems};
    if (assets->count <= 2)
        return;
    pack_list_mark_chain(list, at, shadows.known);
    pack_files_walk(assets->folder[assets->count - 1], look_at, &shadows);
}

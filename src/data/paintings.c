// SPDX-License-Identifier: MIT
// Keeps the sorted names of all paintings per folder, so that look-ups don't touch the disk.
#include "data/paintings.h"

#include "core/file_kind.h"
#include "core/picture_size.h"
#include "core/picture_whole.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/json_object.h"
#include "engine/game.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// In this order, if there are several.
static const char *const endings[] = {".webp", ".png", ".jpg", ".jpeg", ".svg"};
#define ENDINGS (sizeof endings / sizeof endings[0])

typedef struct Names {
    char **path; // below the assets, sorted
    int count, capacity;
} Names;

struct Paintings {
    const Layers *layers; // not owned
    Text folder;          // "pictures/tactics"
    int folders;
    Names names[LAYERS_MAX];   // per folder of assets
    Names entries[LAYERS_MAX]; // what lies in each of them itself, unsorted
    JsonDoc *list;             // what our paintings were made for; NULL: unknown
};

// ---- the names

static bool grow(Names *names) {
    const int capacity = names->capacity > 0 ? 2 * names->capacity : 64;
    char **larger = names->count < names->capacity ? names->path
                                                   : realloc(names->path, (size_t)capacity * sizeof *larger);
    if (larger == NULL)
        return false;
    if (names->count == names->capacity)
        names->capacity = capacity;
    names->path = larger;
    return true;
}

static bool add_name(Names *names, const char *folder, const char *name) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, name);
    char *kept = !path.failed && grow(names) ? text_duplicate(text_string(&path)) : NULL;
    text_finish(&path);
    if (kept == NULL)
        return false;
    for (char *at = kept + (file_picture_ending(kept) - kept); *at != '\0'; at++)
        *at = (char)tolower((unsigned char)*at); // layers_file finds it as it is
    names->path[names->count++] = kept;
    return true;
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool fill_names(Names *names, const char *assets, const char *folder) {
    Text path = {0};
    bool good = true;
    text_printf(&path, "%s/%s", assets, folder);
    PlatformListing *listing = !path.failed ? platform_list(text_string(&path)) : NULL;
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;)
        if (entry[0] != '.' && file_picture_ending(entry) != NULL)
            good = add_name(names, folder, entry);
    platform_list_end(listing);
    text_finish(&path);
    if (names->count > 0)
        qsort(names->path, (size_t)names->count, sizeof names->path[0], compare_names);
    return good;
}

// False: of many packs few have files of their own, and each look-up of one touches the disk.
static bool has_entry(const Names *entries, const char *file) {
    const size_t length = strcspn(file, "/");
    for (int i = 0; i < entries->count; i++)
        if (strncasecmp(entries->path[i], file, length) == 0 && entries->path[i][length] == '\0')
            return true;
    return false;
}

static bool fill_entries(Names *entries, const char *assets) {
    PlatformListing *listing = platform_list(assets);
    bool good = true;
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;) {
        char *kept = grow(entries) ? text_duplicate(entry) : NULL;
        good = kept != NULL;
        if (good)
            entries->path[entries->count++] = kept;
    }
    platform_list_end(listing);
    return good;
}

static void finish_names(Names *names) {
    for (int i = 0; i < names->count; i++)
        free(names->path[i]);
    free(names->path);
}

// ---- opening

// The list comes with the program; if it can't be read, go on without it (lint reports that).
static void open_list(Paintings *paintings, Problems *problems) {
    Text path = {0};
    text_printf(&path, "%s/%s/%s", paintings->layers->folder[0], text_string(&paintings->folder),
                PAINTINGS_LIST);
    if (paintings->names[0].count > 0 && !path.failed)
        paintings->list = json_doc_load(text_string(&path), problems);
    text_finish(&path);
}

static Paintings *open_with(const Layers *assets, const char *game, Problems *problems) {
    Paintings *paintings = calloc(1, sizeof *paintings);
    if (paintings == NULL)
        return NULL;
    paintings->layers = assets;
    paintings->folders = assets->count;
    text_printf(&paintings->folder, "pictures/%s", game);
    bool good = !paintings->folder.failed;
    for (int i = 0; good && i < assets->count; i++)
        good = fill_names(&paintings->names[i], assets->folder[i], text_string(&paintings->folder)) &&
               fill_entries(&paintings->entries[i], assets->folder[i]);
    if (!good) {
        paintings_close(paintings);
        return NULL;
    }
    if (assets->count > 0)
        open_list(paintings, problems);
    return paintings;
}

Paintings *paintings_open(const Layers *assets, const char *game) {
    Problems *problems = calloc(1, sizeof *problems);
    Paintings *paintings = problems != NULL ? open_with(assets, game, problems) : NULL;
    free(problems);
    return paintings;
}

void paintings_close(Paintings *paintings) {
    if (paintings == NULL)
        return;
    for (int i = 0; i < paintings->folders; i++) {
        finish_names(&paintings->names[i]);
        finish_names(&paintings->entries[i]);
    }
    json_doc_destroy(paintings->list);
    text_finish(&paintings->folder);
    free(paintings);
}

// ---- look-up

static const char *with_ending(const Paintings *paintings, int layer, const char *name) {
    const Names *names = &paintings->names[layer];
    char path[256];
    const char *key = path;
    for (size_t i = 0; i < ENDINGS && names->count > 0; i++) {
        snprintf(path, sizeof path, "%s/%s%s", text_string(&paintings->folder), name, endings[i]);
        char **found = bsearch(&key, names->path, (size_t)names->count, sizeof names->path[0], compare_names);
        if (found != NULL)
            return *found;
    }
    return NULL;
}

// NULL and "" are nobody.
static bool is_somebody(const char *faction) {
    return faction != NULL && faction[0] != '\0';
}

// The painting of this faction alone; NULL: there is none, or it is nobody.
static const char *of_faction(const Paintings *paintings, int layer, const char *id, const char *faction) {
    char name[128];
    if (!is_somebody(faction))
        return NULL;
    snprintf(name, sizeof name, "%s.%s", id, faction);
    return with_ending(paintings, layer, name);
}

// The faction's own painting in this layer; else that of the faction it is like; else, if `for_all`, the one
// for all factions.
static const char *in_layer(const Paintings *paintings, int layer, const PaintingQuery *wish, bool for_all) {
    const char *found = of_faction(paintings, layer, wish->id, wish->faction);
    if (found == NULL)
        found = of_faction(paintings, layer, wish->id, wish->like);
    return found != NULL || !for_all ? found : with_ending(paintings, layer, wish->id);
}

// True if our painting for this faction (may be nobody) was made for what the card's "picture" says today, or
// if it is unknown what for.
static bool is_painted_for(const Paintings *paintings, const PaintingQuery *wish, const char *faction) {
    const cJSON *cards =
        paintings->list != NULL ? json_member(json_doc_root(paintings->list), "painted_for") : NULL;
    char own[128] = "";
    if (is_somebody(faction))
        snprintf(own, sizeof own, "%s.%s", wish->id, faction);
    const cJSON *said = json_member(cards, own);
    if (said == NULL)
        said = json_member(cards, wish->id);
    return !cJSON_IsString(said) ||
           strcmp(said->valuestring, wish->picture != NULL ? wish->picture : "") == 0;
}

static bool is_known_faction(const Paintings *paintings, const char *faction) {
    const cJSON *list =
        paintings->list != NULL ? json_member(json_doc_root(paintings->list), "factions") : NULL;
    for (const cJSON *known = list != NULL ? list->child : NULL; known != NULL; known = known->next)
        if (cJSON_IsString(known) && is_somebody(faction) && strcmp(known->valuestring, faction) == 0)
            return true;
    return list == NULL;
}

static const char *one_of_ours(const Paintings *paintings, const PaintingQuery *wish) {
    const bool like = is_somebody(wish->like);
    if (!is_painted_for(paintings, wish, wish->faction) &&
        !(like && is_painted_for(paintings, wish, wish->like)))
        return NULL;
    return in_layer(paintings, 0, wish,
                    !wish->own_ships || is_known_faction(paintings, wish->faction) ||
                        (like && is_known_faction(paintings, wish->like)));
}

static bool has_file(const Paintings *paintings, int layer, const char *file) {
    Text path = {0};
    const bool there = file != NULL && file[0] != '\0' && has_entry(&paintings->entries[layer], file) &&
                       layers_file(paintings->layers, layer, file, &path);
    text_finish(&path);
    return there;
}

const char *paintings_find(const Paintings *paintings, const PaintingQuery *wish) {
    if (paintings == NULL)
        return NULL;
    for (int layer = paintings->folders - 1; layer > 0; layer--) {
        const char *found = in_layer(paintings, layer, wish, true);
        if (found != NULL || has_file(paintings, layer, wish->file))
            return found;
    }
    return paintings->folders > 0 ? one_of_ours(paintings, wish) : NULL;
}

// ---- whose paintings there are

#define FACTIONS_MAX 64 // for "did you mean"

// The faction in a name such as "pictures/tactics/galaxy.klingon.webp"; false: it is for all of them.
static bool faction_of(const char *path, char faction[128]) {
    const char *name = strrchr(path, '/') + 1, *ending = strrchr(name, '.'), *dot = strchr(name, '.');
    if (dot == ending)
        return false;
    snprintf(faction, 128, "%.*s", (int)(ending - dot - 1), dot + 1);
    return true;
}

static bool is_among(char seen[FACTIONS_MAX][128], int count, const char *faction) {
    for (int i = 0; i < count; i++)
        if (strcmp(seen[i], faction) == 0)
            return true;
    return false;
}

bool paintings_has(const Paintings *paintings, const char *faction, Text *hint) {
    char seen[FACTIONS_MAX][128];
    const char *words[FACTIONS_MAX];
    int count = 0;
    for (int layer = 0; paintings != NULL && layer < paintings->folders; layer++)
        for (int i = 0; i < paintings->names[layer].count && count < FACTIONS_MAX; i++)
            if (faction_of(paintings->names[layer].path[i], seen[count]) &&
                !is_among(seen, count, seen[count]))
                count++;
    if (is_among(seen, count, faction))
        return true;
    for (int i = 0; i < count; i++)
        words[i] = seen[i];
    const char *near = text_nearest(faction, words, (size_t)count);
    if (near != NULL)
        text_printf(hint, "; did you mean \"%s\"?", near);
    return false;
}

// ---- lint

#define PAINTING_W 640
#define PAINTING_H 400

typedef struct Check {
    const Catalog *catalog;
    const Layers *assets;
    int layer; // of the assets
    Problems *problems;
} Check;

static bool is_id(const Check *check, const char *id) {
    for (uint8_t table = 0; table < check->catalog->game->table_count; table++)
        if (catalog_find(check->catalog, table, id) != NONE)
            return true;
    return false;
}

static void add_nearest(const Check *check, const char *id, Text *message) {
    const char *ids[256];
    size_t count = 0;
    for (uint8_t table = 0; table < check->catalog->game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(check->catalog, table) && count < 256; i++)
            ids[count++] = catalog_id(check->catalog, table, i);
    const char *near = text_nearest(id, ids, count);
    if (near != NULL)
        text_printf(message, "; did you mean \"%s\"?", near);
}

static void tell(const Check *check, const char *path, const char *message) {
    Text file = {0};
    layers_file(check->assets, check->layer, path, &file);
    problems_add(check->problems, text_string(&file), 0, 0, "%s", message);
    text_finish(&file);
}

// Parses "pictures/tactics/galaxy.klingon.webp" as card "galaxy" and faction "klingon". False: there is no
// such card or faction.
static bool check_name(const Check *check, const char *path) {
    const char *name = strrchr(path, '/') + 1;
    char id[128], faction[128] = "";
    snprintf(id, sizeof id, "%.*s", (int)strcspn(name, "."), name);
    faction_of(path, faction);
    const char *wrong = !is_id(check, id)                              ? id
                        : faction[0] != '\0' && !is_id(check, faction) ? faction
                                                                       : NULL;
    Text message = {0}, hint = {0};
    if (wrong == NULL)
        return true;
    add_nearest(check, wrong, &hint);
    text_printf(&message, "[!painting] this pack has nothing called \"%s\", so nobody sees this picture%s",
                wrong, text_string(&hint));
    tell(check, path, text_string(&message));
    text_finish(&hint);
    text_finish(&message);
    return false;
}

static bool begins(const unsigned char *bytes, size_t count, const char *with, size_t length) {
    return count >= length && memcmp(bytes, with, length) == 0;
}

// True if the file begins as its name says.
static bool is_named_rightly(const char *ending, const unsigned char *head, size_t count) {
    if (strcmp(ending, ".webp") == 0)
        return begins(head, count, "RIFF", 4) && count >= 12 && memcmp(head + 8, "WEBP", 4) == 0;
    if (strcmp(ending, ".png") == 0)
        return begins(head, count, "\x89PNG\r\n\x1A\n", 8);
    if (strcmp(ending, ".svg") == 0)
        return count > 0;
    return begins(head, count, "\xFF\xD8\xFF", 3);
}

// A picture that is whole, but not as large as it should be.
static void check_size(const Check *check, const char *path, const char *full) {
    const PictureSize size = picture_size(full);
    Text message = {0};
    if (size.width == 0)
        text_add(&message, "[picture] this file is no picture");
    else if (!picture_size_is_readable(size))
        text_printf(
            &message,
            "[picture] this picture has %d x %d pixels; more than %d million are not read. Scale it down",
            size.width, size.height, PICTURE_PIXELS_MAX / 1000000);
    else if (check->layer > 0 && (size.width != PAINTING_W || size.height != PAINTING_H))
        text_printf(
            &message,
            "[!painting] this picture has %d x %d pixels; it is scaled to %d x %d and cut at the edges",
            size.width, size.height, PAINTING_W, PAINTING_H);
    if (message.length > 0)
        tell(check, path, text_string(&message));
    text_finish(&message);
}

static void check_bytes(const Check *check, const char *path, bool is_seen) {
    unsigned char head[16];
    Text full = {0};
    layers_file(check->assets, check->layer, path, &full);
    if (file_is_special(text_string(&full)) || file_is_folder(text_string(&full))) {
        text_finish(&full); // pack_files_refuse says so
        return;
    }
    const char *ending = strrchr(path, '.');
    const bool drawn = strcmp(ending, ".svg") == 0;
    FILE *file = !full.failed ? file_open(text_string(&full)) : NULL;
    const size_t count = file != NULL ? fread(head, 1, sizeof head, file) : 0;
    const PictureState state = count > 0 ? picture_state(text_string(&full)) : PICTURE_UNREAD;
    if (file != NULL && count == 0)
        tell(check, path, "[picture] this file is empty: it is no picture");
    else if (drawn && state == PICTURE_EMPTY)
        tell(check, path,
             "[picture] this picture shows nothing: of an SVG only path, rect, circle, ellipse, line, "
             "polyline "
             "and polygon are drawn, and it has none. Turn its texts into paths, and save embedded pictures "
             "as "
             "PNG");
    else if (!is_named_rightly(ending, head, count) || state != PICTURE_WHOLE)
        tell(check, path,
             file == NULL ? "[picture] the picture cannot be opened"
                          : "[picture] the picture is cut off, or not of the kind that its name says; the "
                            "card shows its \"picture\" instead");
    else if (!drawn && is_seen)
        check_size(check, path, text_string(&full));
    if (file != NULL)
        fclose(file);
    text_finish(&full);
}

void paintings_check(const Catalog *catalog, const Layers *assets, Problems *problems) {
    Paintings *paintings = open_with(assets, catalog->game->id, problems);
    for (int layer = 0; paintings != NULL && layer < paintings->folders; layer++) {
        const Check check = {catalog, assets, layer, problems};
        for (int i = 0; i < paintings->names[layer].count; i++) {
            const char *path = paintings->names[layer].path[i];
            // Ours are for our own cards, which a pack may have removed.
            check_bytes(&check, path, layer == 0 || check_name(&check, path));
        }
    }
    paintings_close(paintings);
}

// SPDX-License-Identifier: MIT
// A name begins with the whole id where it has room, else with its first letters and a number made of it.
#include "data/pack_new_files.h"

#include "core/hash.h"
#include "core/platform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BEGIN_MOST                                                                                           \
    15 // of the 31 characters that a picture's name may have, "file:" and "_drill.svg" included
#define BEGIN_KEPT 10 // of an id that is longer

// How cards name the files of a folder.
typedef struct Naming {
    const char *folder, *before;
    bool with_ending;
} Naming;

static const Naming namings[] = {
    {"assets/pictures", "file:", true},
    {"assets/icons/game-icons", "icon:", false},
    {"assets/emblems", "", false},
};

static void begin_names(const char *pack_id, char begin[BEGIN_MOST + 1]) {
    if (text_copy(begin, BEGIN_MOST + 1, pack_id))
        return;
    const unsigned number = (unsigned)(hash_bytes(pack_id, strlen(pack_id), 0) & 0xFFFF);
    const int kept = pack_id[BEGIN_KEPT - 1] == '_' ? BEGIN_KEPT - 1 : BEGIN_KEPT;
    snprintf(begin, BEGIN_MOST + 1, "%.*s_%04x", kept, pack_id, number);
}

static char *name_for_cards(const Naming *naming, const char *name) {
    Text text = {0};
    const char *ending = naming->with_ending ? NULL : strrchr(name, '.');
    text_add(&text, naming->before);
    text_add_bytes(&text, name, ending != NULL ? (size_t)(ending - name) : strlen(name));
    char *said = text.failed ? NULL : text_duplicate(text_string(&text));
    text_finish(&text);
    return said;
}

static void free_file(PackNewFile *file) {
    free(file->path);
    free(file->said);
    free(file->name);
    free(file->says);
}

static bool add_file(PackNewFiles *files, const Naming *naming, const char *path, const char *name,
                     const char *begin) {
    Text copy = {0};
    PackNewFile *grown = realloc(files->file, ((size_t)files->count + 1) * sizeof *grown);
    if (grown == NULL)
        return false;
    files->file = grown;
    text_printf(&copy, "%s_%s", begin, name);
    PackNewFile file = {.path = text_duplicate(path),
                        .said = name_for_cards(naming, name),
                        .name = text_duplicate(text_string(&copy)),
                        .says = name_for_cards(naming, text_string(&copy))};
    const bool good =
        !copy.failed && file.path != NULL && file.said != NULL && file.name != NULL && file.says != NULL;
    text_finish(&copy);
    if (good)
        files->file[files->count++] = file;
    else
        free_file(&file);
    return good;
}

static bool list_folder(PackNewFiles *files, const Naming *naming, const char *folder, const char *begin) {
    Text all = {0}, path = {0};
    PlatformFacts facts;
    text_printf(&all, "%s/%s", folder, naming->folder);
    PlatformListing *listing = platform_list(text_string(&all));
    bool good = !all.failed;
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s", text_string(&all), entry);
        if (entry[0] != '.' && platform_facts(text_string(&path), &facts) && facts.kind == PLATFORM_FILE)
            good = !path.failed && add_file(files, naming, text_string(&path), entry, begin);
    }
    platform_list_end(listing);
    text_finish(&all);
    text_finish(&path);
    return good;
}

bool pack_new_files_list(PackNewFiles *files, const char *folder, const char *pack_id) {
    char begin[BEGIN_MOST + 1];
    bool good = true;
    begin_names(pack_id, begin);
    for (size_t i = 0; i < sizeof namings / sizeof namings[0]; i++)
        good = list_folder(files, &namings[i], folder, begin) && good;
    return good;
}

void pack_new_files_finish(PackNewFiles *files) {
    for (int i = 0; i < files->count; i++)
        free_file(&files->file[i]);
    free(files->file);
    *files = (PackNewFiles){0};
}

const PackNewFile *pack_new_files_at(const PackNewFiles *files, const char *path) {
    for (int i = 0; i < files->count; i++)
        if (strcmp(files->file[i].path, path) == 0)
            return &files->file[i];
    return NULL;
}

const PackNewFile *pack_new_files_said(const PackNewFiles *files, const char *text) {
    for (int i = 0; i < files->count; i++) {
        const size_t length = strlen(files->file[i].said);
        if (strncmp(text, files->file[i].said, length) == 0 && text[length] == '"')
            return &files->file[i];
    }
    return NULL;
}

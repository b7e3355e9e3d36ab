// SPDX-License-Identifier: MIT
// Compares byte by byte: whether a file is damaged can't be told by itself.
#include "data/kept_mend.h"

#include "core/platform.h"
#include "data/file_text.h"
#include "data/folders.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- aside

bool kept_put_aside(const char *path) {
    Text aside = {0};
    text_printf(&aside, "%s" KEPT_ASIDE, path);
    errno = ENOMEM;
    bool good = !aside.failed;
    if (good && file_is_taken(text_string(&aside)))
        folders_remove(text_string(&aside));
    good = good && platform_rename(path, text_string(&aside));
    text_finish(&aside);
    return good;
}

// Puts what is on the way to the file aside that is no folder, from the folder of the kept cards on: whatever
// is in the place of the one above is none of theirs.
static void clear_way(const char *path, size_t folder) {
    PlatformFacts facts;
    Text part = {0};
    for (const char *slash = strchr(path + folder, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        text_clear(&part);
        text_add_bytes(&part, path, (size_t)(slash - path));
        if (!part.failed && platform_facts_unfollowed(text_string(&part), &facts) &&
            facts.kind != PLATFORM_A_FOLDER && !file_is_folder(text_string(&part)))
            kept_put_aside(text_string(&part));
    }
    text_finish(&part);
}

// ---- files

static bool is_same(const char *path, const CardFile *file) {
    FILE *in = file_open(path);
    size_t length = 0;
    char *bytes = in != NULL ? file_text(in, file->length + 1, &length) : NULL;
    const bool same =
        bytes != NULL && !ferror(in) && length == file->length && memcmp(bytes, file->bytes, length) == 0;
    if (in != NULL)
        fclose(in);
    free(bytes);
    return same;
}

static bool mend_file(const char *folder, const CardFile *file) {
    Text path = {0};
    text_printf(&path, "%s/%s", folder, file->name);
    bool good = !path.failed && is_same(text_string(&path), file);
    if (!good && !path.failed) {
        clear_way(text_string(&path), strlen(folder));
        if (file_is_folder(text_string(&path)))
            kept_put_aside(text_string(&path));
        const int error = folders_make(text_string(&path));
        errno = error;
        good = error == 0 && platform_replace_file(text_string(&path), file->bytes, file->length);
    }
    text_finish(&path);
    return good;
}

// ---- what is not theirs

// Puts the JSON files of FOLDER/PART ("0" or "0/lang") aside that are not among the files.
static void clear_folder(const char *folder, const char *part, const CardFiles *files) {
    Text path = {0}, name = {0};
    text_printf(&path, "%s/%s", folder, part);
    PlatformListing *listing = path.failed ? NULL : platform_list(text_string(&path));
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_clear(&name);
        text_printf(&name, "%s/%s", part, entry);
        text_printf(&path, "%s/%s", folder, text_string(&name));
        if (!path.failed && !name.failed && card_file_is_json(entry) &&
            card_files_find(files, text_string(&name)) == NULL)
            kept_put_aside(text_string(&path));
    }
    platform_list_end(listing);
    text_finish(&path);
    text_finish(&name);
}

static void clear_layers(const char *folder, const CardFiles *files) {
    int layers = 0;
    for (int i = 0; i < files->count; i++)
        if (card_file_layer(&files->file[i]) >= layers)
            layers = card_file_layer(&files->file[i]) + 1;
    for (int i = 0; i < LAYERS_MAX; i++) {
        char part[30];
        Text path = {0};
        snprintf(part, sizeof part, "%d", i);
        text_printf(&path, "%s/%s", folder, part);
        if (!path.failed && i >= layers && file_is_taken(text_string(&path)))
            kept_put_aside(text_string(&path));
        text_finish(&path);
        if (i >= layers)
            continue;
        clear_folder(folder, part, files);
        snprintf(part, sizeof part, "%d/" CARD_FILES_LANGUAGES, i);
        clear_folder(folder, part, files);
    }
}

bool kept_mend_folder(const char *folder, const CardFiles *files, bool all) {
    bool good = true;
    int error = 0;
    for (int i = 0; i < files->count; i++)
        if (!mend_file(folder, &files->file[i])) {
            error = errno;
            good = false;
        }
    if (all)
        clear_layers(folder, files);
    errno = error;
    return good;
}

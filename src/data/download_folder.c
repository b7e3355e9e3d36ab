// SPDX-License-Identifier: MIT
// Reads the desktop's list of folders, as xdg-user-dirs writes it.
#include "data/download_folder.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/file_text.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define USER_FOLDERS_BYTES 65536
#define ARCHIVES_MAX 400 // that are compared

// ---- where it is

// The value of a line XDG_DOWNLOAD_DIR="$HOME/Downloads" in the file user-dirs.dirs.
static bool add_download_folder(const char *config, const char *home, Text *folder) {
    static const char key[] = "XDG_DOWNLOAD_DIR=\"";
    size_t length;
    Text all = {0};
    FILE *file = file_open(config);
    char *bytes = file != NULL ? file_text(file, USER_FOLDERS_BYTES, &length) : NULL;
    if (file != NULL)
        fclose(file);
    if (bytes == NULL)
        return false;
    text_add(&all, "\n");
    text_add_bytes(&all, bytes, length);
    free(bytes);
    const char *at = text_string(&all);
    while ((at = strstr(at, key)) != NULL && at[-1] != '\n')
        at++;
    if (at != NULL) {
        at += strlen(key);
        const bool below = strncmp(at, "$HOME", 5) == 0;
        if (below)
            text_add(folder, home);
        at += below ? 5 : 0;
        text_add_bytes(folder, at, strcspn(at, "\"\n"));
    }
    text_finish(&all);
    return at != NULL;
}

static bool keep_if_there(Text *folder, Text *found) {
    const bool there = folder->length > 0 && !folder->failed && file_is_folder(text_string(folder));
    if (there)
        text_add(found, text_string(folder));
    text_clear(folder);
    return there;
}

bool download_folder(Text *folder) {
    const char *config = getenv("XDG_CONFIG_HOME"), *named = getenv("XDG_DOWNLOAD_DIR");
    Text path = {0}, tried = {0}, own = {0};
    platform_home(&own);
    const char *home = text_string(&own);
    if (!platform_is_absolute(home)) {
        text_finish(&own);
        return false;
    }
    if (config != NULL && platform_is_absolute(config))
        text_printf(&path, "%s/user-dirs.dirs", config);
    else
        text_printf(&path, "%s/.config/user-dirs.dirs", home);
    text_add(&tried, named != NULL && platform_is_absolute(named) ? named : "");
    bool found = keep_if_there(&tried, folder);
    if (!found && add_download_folder(text_string(&path), home, &tried))
        found = keep_if_there(&tried, folder);
    if (!found) {
        text_printf(&tried, "%s/Downloads", home);
        found = keep_if_there(&tried, folder);
    }
    if (!found) {
        text_add(&tried, home);
        found = keep_if_there(&tried, folder);
    }
    text_finish(&path);
    text_finish(&tried);
    text_finish(&own);
    return found;
}

// ---- what is there

typedef struct Found {
    char *path;
    int64_t time;
} Found;

bool download_is_named_pack(const char *name) {
    const char *dot = strrchr(name, '.');
    return dot != NULL && name[0] != '.' &&
           (strcasecmp(dot, ".zip") == 0 || strcasecmp(dot, ".stardeck-pack") == 0);
}

static int compare_found(const void *a, const void *b) {
    const Found *x = a, *y = b;
    return x->time != y->time ? (x->time < y->time) - (x->time > y->time) : strcmp(x->path, y->path);
}

int download_archives(const char *folder, char *paths[], int most) {
    PlatformFacts facts;
    Text path = {0};
    int count = 0;
    Found *found = calloc(ARCHIVES_MAX, sizeof *found);
    PlatformListing *listing = found != NULL ? platform_list(folder) : NULL;
    for (const char *entry;
         listing != NULL && count < ARCHIVES_MAX && (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry);
        if (download_is_named_pack(entry) && !path.failed && platform_facts(text_string(&path), &facts) &&
            facts.kind == PLATFORM_FILE && (found[count].path = text_duplicate(text_string(&path))) != NULL)
            found[count++].time = facts.changed_s;
    }
    platform_list_end(listing);
    if (count > 1)
        qsort(found, (size_t)count, sizeof *found, compare_found);
    for (int i = 0; i < count; i++)
        if (i < most)
            paths[i] = found[i].path;
        else
            free(found[i].path);
    free(found);
    text_finish(&path);
    return count < most ? count : most;
}

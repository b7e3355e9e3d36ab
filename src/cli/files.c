// SPDX-License-Identifier: MIT
// Replaces folder arguments by the files in them, sorted by name.
#include "cli/files.h"

#include "core/file_kind.h"
#include "core/platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH_MAX 16 // nested folders; circular links end here

static bool add_path(Files *files, const char *path) {
    if (files->count == files->capacity) {
        const int capacity = files->capacity == 0 ? 64 : files->capacity * 2;
        char **bigger = realloc(files->path, (size_t)capacity * sizeof *bigger);
        if (bigger == NULL)
            return false;
        files->path = bigger;
        files->capacity = capacity;
    }
    const size_t size = strlen(path) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return false;
    memcpy(copy, path, size);
    files->path[files->count++] = copy;
    return true;
}

static bool is_wanted(const char *name, const char *const suffixes[]) {
    const size_t length = strlen(name);
    for (size_t i = 0; suffixes[i] != NULL; i++) {
        const size_t end = strlen(suffixes[i]);
        if (length > end && strcmp(name + length - end, suffixes[i]) == 0)
            return true;
    }
    return false;
}

static bool add_folder(Files *files, const char *folder, const char *const suffixes[], int depth,
                       Text *problem) {
    PlatformListing *listing = platform_list(folder);
    if (listing == NULL) {
        text_printf(problem, "cannot read the folder '%s': %s", folder, strerror(errno));
        return false;
    }
    bool good = true;
    Text path = {0};
    const size_t length = strlen(folder);
    for (const char *entry; good && (entry = platform_list_next(listing)) != NULL;) {
        if (entry[0] == '.')
            continue; // ".", "..", hidden files
        text_clear(&path);
        text_printf(&path, "%s%s%s", folder, length > 0 && folder[length - 1] == '/' ? "" : "/", entry);
        if (file_is_folder(text_string(&path)))
            good = depth == DEPTH_MAX || add_folder(files, text_string(&path), suffixes, depth + 1, problem);
        else if (is_wanted(entry, suffixes) && !add_path(files, text_string(&path))) {
            text_add(problem, "out of memory");
            good = false;
        }
    }
    text_finish(&path);
    platform_list_end(listing);
    return good;
}

static int compare_paths(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

bool files_add(Files *files, const char *path, const char *const suffixes[], Text *problem) {
    if (!file_is_folder(path)) {
        if (!file_exists(path))
            text_printf(problem, "cannot read '%s': %s", path, strerror(errno));
        else if (!add_path(files, path))
            text_add(problem, "out of memory");
        return problem->length == 0;
    }
    const int first = files->count;
    if (!add_folder(files, path, suffixes, 0, problem))
        return false;
    if (files->count == first) {
        text_add(problem, "there are no ");
        for (size_t i = 0; suffixes[i] != NULL; i++)
            text_printf(problem, "%s%s", i > 0 ? " or " : "", suffixes[i]);
        text_printf(problem, " files in '%s'", path);
        return false;
    }
    qsort(files->path + first, (size_t)(files->count - first), sizeof *files->path, compare_paths);
    return true;
}

void files_finish(Files *files) {
    for (int i = 0; i < files->count; i++)
        free(files->path[i]);
    free(files->path);
    *files = (Files){0};
}

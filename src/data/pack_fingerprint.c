// SPDX-License-Identifier: MIT
// Looks only at file metadata, some hundred files per millisecond.
#include "data/pack_fingerprint.h"

#include "core/hash.h"

#include <dirent.h>
#include <string.h>
#include <sys/stat.h>

#define DEPTH_MAX 6
#define ENTRIES_MAX 4000 // of all folders; limits the time for oversized ones

typedef struct Stamp {
    uint64_t sum; // sum of a hash per file, so that order doesn't matter
    int entries;
} Stamp;

static void add_file(Stamp *stamp, const char *path, const struct stat *info) {
    const int64_t facts[] = {info->st_size, info->st_mtim.tv_sec, info->st_mtim.tv_nsec,
                             S_ISDIR(info->st_mode) ? 1 : 0};
    stamp->sum += hash_bytes(facts, sizeof facts, hash_bytes(path, strlen(path), 0));
}

static void add_folder(Stamp *stamp, const char *folder, int depth) {
    Text path = {0};
    struct stat info;
    DIR *listing = opendir(folder);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        if (entry->d_name[0] == '.' || ++stamp->entries > ENTRIES_MAX)
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", folder, entry->d_name);
        if (path.failed || stat(text_string(&path), &info) != 0)
            continue;
        add_file(stamp, text_string(&path), &info);
        if (S_ISDIR(info.st_mode) && depth < DEPTH_MAX)
            add_folder(stamp, text_string(&path), depth + 1);
    }
    if (listing != NULL)
        closedir(listing);
    text_finish(&path);
}

uint64_t pack_fingerprint(const PackList *list) {
    Stamp stamp = {0};
    if (list->scanned[PACK_OWN] != NULL)
        add_folder(&stamp, list->scanned[PACK_OWN], 0);
    for (int i = 0; i < list->count; i++)
        if (list->pack[i].origin != PACK_OWN)
            add_folder(&stamp, list->pack[i].folder, 0);
    return stamp.sum;
}

// SPDX-License-Identifier: MIT
// Walks through a pack's folder of pictures and sounds.
#include "data/pack_changes.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define DEPTH_MAX 6
#define FILES_MAX 2000 // limits the time for oversized folders

typedef struct Walk {
    const char *folder;
    char *name[FILES_MAX]; // relative to the folder
    int count;
    bool failed;
} Walk;

static void note(Walk *walk, const char *name) {
    if (walk->count == FILES_MAX)
        return;
    walk->name[walk->count] = text_duplicate(name);
    if (walk->name[walk->count] != NULL)
        walk->count++;
    else
        walk->failed = true;
}

// `below`: "" or the path of a subfolder, ending with a slash.
static void look_into(Walk *walk, const char *below, int depth) {
    Text path = {0}, name = {0};
    struct stat info;
    text_printf(&path, "%s/%s", walk->folder, below);
    DIR *listing = opendir(text_string(&path));
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        if (entry->d_name[0] == '.')
            continue;
        text_clear(&name);
        text_printf(&name, "%s%s", below, entry->d_name);
        text_clear(&path);
        text_printf(&path, "%s/%s", walk->folder, text_string(&name));
        if (path.failed || name.failed || stat(text_string(&path), &info) != 0)
            continue;
        if (S_ISREG(info.st_mode))
            note(walk, text_string(&name));
        text_add(&name, "/");
        if (S_ISDIR(info.st_mode) && depth < DEPTH_MAX)
            look_into(walk, text_string(&name), depth + 1);
    }
    if (listing != NULL)
        closedir(listing);
    text_finish(&path);
    text_finish(&name);
}

static bool has_file(const Layers *assets, int layer, const char *name) {
    Text path = {0};
    const bool has = layers_file(assets, layer, name, &path);
    text_finish(&path);
    return has;
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool pack_changes_files(const Layers *assets, int pack, PackFileListener hear, void *context) {
    Walk *walk = calloc(1, sizeof *walk);
    if (walk == NULL)
        return false;
    walk->folder = assets->folder[pack];
    look_into(walk, "", 0);
    qsort(walk->name, (size_t)walk->count, sizeof walk->name[0], compare_names);
    for (int i = 0; i < walk->count; i++) {
        PackFileChange change = {.path = walk->name[i]};
        for (int layer = 0; layer < assets->count; layer++) {
            const bool has = layer != pack && has_file(assets, layer, change.path);
            change.replaces |= has && layer < pack;
            change.above = has && layer > pack ? assets->folder[layer] : change.above;
        }
        hear(context, &change);
        free(walk->name[i]);
    }
    const bool good = !walk->failed;
    free(walk);
    return good;
}

// SPDX-License-Identifier: MIT
// Finds the player's folders, and creates missing ones.
#include "data/folders.h"

#include "core/platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool folders_user(UserFolder folder, Text *path) {
    if (!platform_user_folder((PlatformFolder)folder, path))
        return false;
    text_add(path, "/stardeck");
    return true;
}

int folders_make(const char *path) {
    int error = 0;
    Text folder = {0};
    for (const char *slash = strchr(path + 1, '/'); path[0] != '\0' && slash != NULL;
         slash = strchr(slash + 1, '/')) {
        text_clear(&folder);
        text_add_bytes(&folder, path, (size_t)(slash - path));
        const bool there =
            platform_make_folder(text_string(&folder), PLATFORM_READ_BY_ALL) || errno == EEXIST;
        error = there ? 0 : errno;
    }
    text_finish(&folder);
    return error;
}

int folders_refused(const char *folder) {
    PlatformFacts facts;
    char *path = text_duplicate(folder), *end = path != NULL ? path + strlen(path) : NULL;
    int error = path != NULL ? ENOENT : ENOMEM;
    // Up to what is there: the rest would be made in it.
    while (error == ENOENT && end != NULL && end > path) {
        *end = '\0';
        if (!platform_facts(path, &facts))
            error = errno;
        else if (facts.kind != PLATFORM_A_FOLDER)
            error = ENOTDIR;
        else
            error = platform_may(path, PLATFORM_ADD) ? 0 : errno;
        end = strrchr(path, '/');
    }
    free(path);
    return error;
}

void folders_remove(const char *path) {
    Text inside = {0};
    PlatformFacts facts;
    const bool is_folder = platform_facts_unfollowed(path, &facts) && facts.kind == PLATFORM_A_FOLDER;
    PlatformListing *listing = is_folder ? platform_list(path) : NULL;
    for (const char *entry; (entry = platform_list_next(listing)) != NULL;) {
        text_clear(&inside);
        text_printf(&inside, "%s/%s", path, entry);
        if (!inside.failed)
            folders_remove(text_string(&inside));
    }
    platform_list_end(listing);
    if (is_folder)
        platform_remove_folder(path);
    else
        platform_remove_file(path);
    text_finish(&inside);
}

// SPDX-License-Identifier: MIT
// Finds the player's folders by the XDG rules, and creates missing ones.
#include "data/folders.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct {
    const char *variable, *below_home;
} user_folders[] = {
    [FOLDER_CONFIG] = {"XDG_CONFIG_HOME", ".config"},
    [FOLDER_DATA] = {"XDG_DATA_HOME", ".local/share"},
    [FOLDER_STATE] = {"XDG_STATE_HOME", ".local/state"},
};

bool folders_user(UserFolder folder, Text *path) {
    const char *named = getenv(user_folders[folder].variable), *home = getenv("HOME");
    if (named != NULL && named[0] == '/')
        text_printf(path, "%s/stardeck", named);
    else if (home != NULL && home[0] == '/')
        text_printf(path, "%s/%s/stardeck", home, user_folders[folder].below_home);
    else
        return false;
    return true;
}

int folders_make(const char *path) {
    int error = 0;
    Text folder = {0};
    for (const char *slash = strchr(path + 1, '/'); path[0] != '\0' && slash != NULL;
         slash = strchr(slash + 1, '/')) {
        text_clear(&folder);
        text_add_bytes(&folder, path, (size_t)(slash - path));
        if (mkdir(text_string(&folder), 0755) != 0 && errno != EEXIST)
            error = errno;
    }
    text_finish(&folder);
    return error;
}

int folders_refused(const char *folder) {
    struct stat info;
    char *path = text_duplicate(folder), *end = path != NULL ? path + strlen(path) : NULL;
    int error = path != NULL ? ENOENT : ENOMEM;
    // Up to what is there: the rest would be made in it.
    while (error == ENOENT && end != NULL && end > path) {
        *end = '\0';
        if (stat(path, &info) != 0)
            error = errno;
        else if (!S_ISDIR(info.st_mode))
            error = ENOTDIR;
        else
            error = access(path, W_OK | X_OK) == 0 ? 0 : errno;
        end = strrchr(path, '/');
    }
    free(path);
    return error;
}

void folders_remove(const char *path) {
    Text inside = {0};
    struct stat info;
    const bool is_folder = lstat(path, &info) == 0 && S_ISDIR(info.st_mode);
    DIR *listing = is_folder ? opendir(path) : NULL;
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        text_clear(&inside);
        text_printf(&inside, "%s/%s", path, entry->d_name);
        if (!inside.failed)
            folders_remove(text_string(&inside));
    }
    if (listing != NULL)
        closedir(listing);
    if (is_folder)
        rmdir(path);
    else
        unlink(path);
    text_finish(&inside);
}

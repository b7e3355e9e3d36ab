// SPDX-License-Identifier: MIT
// The build says where it was made and for what: STARDECK_SOURCE_DIR, STARDECK_BUILD_DIR, STARDECK_DATA_DIR.
#include "cli/locate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PATH_BYTES 4096

bool locate_is_folder(const char *path) {
    struct stat found;
    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

// The folder the running program lies in, or "" when the system does not tell.
static void program_folder(char folder[PATH_BYTES]) {
    const ssize_t length = readlink("/proc/self/exe", folder, PATH_BYTES - 1);
    folder[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash != NULL)
        *slash = '\0';
}

static bool try_folder(const char *base, const char *name, Text *path) {
    char whole[PATH_BYTES];
    const int length = snprintf(whole, sizeof whole, "%s/%s", base, name);
    if (length < 0 || (size_t)length >= sizeof whole || !locate_is_folder(whole))
        return false;
    text_add(path, whole);
    return true;
}

// What somebody named on purpose: `origin` says who, for the message.
static bool take_named(const char *origin, const char *named, Text *path, Text *problem) {
    if (locate_is_folder(named)) {
        text_add(path, named);
        return true;
    }
    text_printf(problem, "%s: there is no folder '%s'", origin, named);
    return false;
}

static bool find_folder(const char *name, const char *variable, Text *path, Text *problem) {
    const char *from_environment = getenv(variable);
    if (from_environment != NULL && *from_environment != '\0')
        return take_named(variable, from_environment, path, problem);
    char program[PATH_BYTES], beside[PATH_BYTES + 32];
    program_folder(program);
    if (strcmp(program, STARDECK_BUILD_DIR) == 0 && try_folder(STARDECK_SOURCE_DIR, name, path))
        return true;
    snprintf(beside, sizeof beside, "%s/../share/stardeck", program);
    if ((program[0] != '\0' && try_folder(beside, name, path)) || try_folder(STARDECK_DATA_DIR, name, path) ||
        try_folder(STARDECK_SOURCE_DIR, name, path))
        return true;
    text_printf(problem, "the folder '%s' is neither in %s nor in %s; say where it is with %s", name, beside,
                STARDECK_DATA_DIR, variable);
    return false;
}

bool locate_cards(const char *option, Text *path, Text *problem) {
    if (option != NULL)
        return take_named("--cards", option, path, problem);
    return find_folder("cards", "STARDECK_CARDS", path, problem);
}

bool locate_assets(Text *path, Text *problem) {
    return find_folder("assets", "STARDECK_ASSETS", path, problem);
}

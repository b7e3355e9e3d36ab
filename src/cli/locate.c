// SPDX-License-Identifier: MIT
// Finds everything relative to the running program, so that no folder of the build machine is compiled in,
// and a checkout or installation can be moved as a whole.
#include "cli/locate.h"

#include "core/file_kind.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_BYTES 4096
#define ORIGIN_BYTES 32

// The folder of the running program, or "" if unknown.
static void program_folder(char folder[PATH_BYTES]) {
    const ssize_t length = readlink("/proc/self/exe", folder, PATH_BYTES - 1);
    folder[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(folder, '/');
    if (slash != NULL)
        *slash = '\0';
}

// Relative to the program's folder: the number of folders up, then the path down.
enum {
    PLACES = 2
};
static const struct {
    int up;
    const char *down;
} places[PLACES] = {
    {1, "/share/stardeck/"}, // installed: bin, share
    {2, "/"},                // a build directory inside a checkout: build/NAME
};

// Appends the place where `name` would be; "" if the program's path is too short.
static void add_place(size_t place, const char *program, const char *name, Text *path) {
    const char *end = program + strlen(program);
    for (int up = 0; up < places[place].up; up++)
        do {
            if (end == program)
                return;
            end--;
        } while (*end != '/');
    text_add_bytes(path, program, (size_t)(end - program));
    text_printf(path, "%s%s", places[place].down, name);
}

// A folder somebody named; `origin` says who, for the message, and `name` what should be in it.
static bool take_named(const char *origin, const char *name, const char *named, Text *path, Text *problem) {
    if (file_is_folder(named)) {
        text_add(path, named);
        return true;
    }
    text_printf(problem,
                "%s: there is no folder '%s'; name the one with the %s, or leave %s out: then the program "
                "takes its own",
                origin, named, name, origin);
    return false;
}

static bool find_folder(const char *name, const char *variable, Text *path, Text *problem) {
    const char *from_environment = getenv(variable);
    if (from_environment != NULL && *from_environment != '\0')
        return take_named(variable, name, from_environment, path, problem);
    char program[PATH_BYTES];
    program_folder(program);
    Text at[PLACES] = {{0}};
    size_t found = 0;
    for (; found < PLACES; found++) {
        add_place(found, program, name, &at[found]);
        if (file_is_folder(text_string(&at[found])))
            break;
    }
    if (found < PLACES)
        text_add(path, text_string(&at[found]));
    else
        text_printf(problem,
                    "there is neither a folder '%s' nor '%s'; install Stardeck again, or say with %s where "
                    "its %s are",
                    text_string(&at[0]), text_string(&at[1]), variable, name);
    for (size_t i = 0; i < PLACES; i++)
        text_finish(&at[i]);
    return found < PLACES;
}

bool locate_cards(const char *option, const char *named, Text *path, Text *problem) {
    char origin[ORIGIN_BYTES];
    snprintf(origin, sizeof origin, "--%s", option != NULL ? option : "cards");
    if (named != NULL)
        return take_named(origin, "cards", named, path, problem);
    return find_folder("cards", "STARDECK_CARDS", path, problem);
}

bool locate_names_cards(void) {
    const char *named = getenv("STARDECK_CARDS");
    return named != NULL && *named != '\0';
}

bool locate_assets(Text *path, Text *problem) {
    return find_folder("assets", "STARDECK_ASSETS", path, problem);
}

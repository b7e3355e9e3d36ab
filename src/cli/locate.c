// SPDX-License-Identifier: MIT
// Finds everything relative to the running program, so that no folder of the build machine is compiled in,
// and a checkout or installation can be moved as a whole.
#include "cli/locate.h"

#include "core/file_kind.h"
#include "core/platform.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ORIGIN_BYTES 32
#define CARDS_VARIABLE "STARDECK_CARDS"
#define ASSETS_VARIABLE "STARDECK_ASSETS"

// Relative to the program's folder: the number of folders up, then the path down.
typedef struct Place {
    int up;
    const char *down;
} Place;
static const Place places[] = {
    {0, "/"},                               // an unpacked archive: the program lies beside its data
    {STARDECK_DATA_UP, STARDECK_DATA_DOWN}, // installed where the build was told
    {1, "/share/games/stardeck/"},          // installed: bin or games, share/games
    {1, "/share/stardeck/"},                // installed: bin or games, share
    {2, "/"},                               // a build directory inside a checkout: build/NAME
};
#define PLACES (sizeof places / sizeof places[0])

// Appends the place where `name` would be; nothing if the program's path is too short.
static void add_place(const Place *place, const char *program, const char *name, Text *path) {
    const char *end = program + strlen(program);
    for (int up = 0; up < place->up; up++)
        do {
            if (end == program)
                return;
            end--;
        } while (*end != '/');
    // Down from nowhere: the build was told a folder that does not move with the program.
    text_add_bytes(path, program, place->up < 0 ? 0 : (size_t)(end - program));
    text_printf(path, "%s%s", place->down, name);
}

// True if an earlier place is the same.
static bool is_repeated(size_t place) {
    for (size_t i = 0; i < place; i++)
        if (places[i].up == places[place].up && strcmp(places[i].down, places[place].down) == 0)
            return true;
    return false;
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
    Text program = {0}, at = {0}, tried = {0};
    platform_program_folder(&program);
    bool found = false;
    for (size_t i = 0; i < PLACES && !found; i++) {
        text_clear(&at);
        add_place(&places[i], text_string(&program), name, &at);
        found = file_is_folder(text_string(&at));
        if (at.length > 0 && !is_repeated(i))
            text_printf(&tried, "%s'%s'", tried.length > 0 ? ", " : "", text_string(&at));
    }
    if (found)
        text_add(path, text_string(&at));
    else
        text_printf(problem,
                    "there is no folder '%s' in any of its places: %s; install Stardeck again, or say with "
                    "%s where it is, or with --datadir where both 'cards' and 'assets' are",
                    name, text_string(&tried), variable);
    text_finish(&program);
    text_finish(&at);
    text_finish(&tried);
    return found;
}

bool locate_cards(const char *option, const char *named, Text *path, Text *problem) {
    char origin[ORIGIN_BYTES];
    snprintf(origin, sizeof origin, "--%s", option != NULL ? option : "cards");
    if (named != NULL)
        return take_named(origin, "cards", named, path, problem);
    return find_folder("cards", CARDS_VARIABLE, path, problem);
}

bool locate_assets(Text *path, Text *problem) {
    return find_folder("assets", ASSETS_VARIABLE, path, problem);
}

// Makes `variable` name the folder `name` in `folder`, for this program and those that it starts.
static bool set_named(const char *folder, const char *name, const char *variable, Text *problem) {
    Text given = {0}, path = {0};
    text_printf(&given, "%s/%s", folder, name);
    bool good = take_named("--datadir", name, text_string(&given), &path, problem);
    if (good && !platform_set_variable(variable, text_string(&path))) {
        text_printf(problem, "--datadir: %s", strerror(errno));
        good = false;
    }
    text_finish(&given);
    text_finish(&path);
    return good;
}

bool locate_set_data(const char *folder, Text *problem) {
    return set_named(folder, "cards", CARDS_VARIABLE, problem) &&
           set_named(folder, "assets", ASSETS_VARIABLE, problem);
}

// SPDX-License-Identifier: MIT
// Keeps a pipe or device in a player's folder from hanging the program, and knows the endings of names.
#include "core/file_kind.h"

#include "core/platform.h"

#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

bool file_is_special(const char *path) {
    PlatformFacts facts;
    return platform_facts(path, &facts) && facts.kind == PLATFORM_SPECIAL;
}

bool file_is_folder(const char *path) {
    PlatformFacts facts;
    return platform_facts(path, &facts) && facts.kind == PLATFORM_A_FOLDER;
}

bool file_exists(const char *path) {
    PlatformFacts facts;
    return platform_facts(path, &facts);
}

bool file_is_taken(const char *path) {
    PlatformFacts facts;
    return platform_facts_unfollowed(path, &facts);
}

FILE *file_open(const char *path) {
    if (file_is_special(path)) {
        errno = ENXIO;
        return NULL;
    }
    return platform_fopen(path, "rb");
}

// The ending of `name`, if it is one of these; `endings` ends with NULL.
static const char *ending_of(const char *name, const char *const endings[]) {
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot != NULL && dot > name && endings[i] != NULL; i++)
        if (strcasecmp(dot, endings[i]) == 0)
            return dot;
    return NULL;
}

const char *file_picture_ending(const char *name) {
    static const char *const endings[] = {".webp", ".png", ".jpg", ".jpeg", ".svg", NULL};
    return ending_of(name, endings);
}

bool file_is_font(const char *name) {
    static const char *const endings[] = {".ttf", ".otf", ".ttc", ".otc", NULL};
    return ending_of(name, endings) != NULL;
}

bool file_is_named_game(const char *name) {
    static const char *const endings[] = {FILE_GAME_ENDING, FILE_GAME_ENDING_OLD, NULL};
    return ending_of(name, endings) != NULL;
}

FileContent file_content(const char *path) {
    static const char game[] = "{\"stardeck\":", archive[] = "PK\003\004", empty_archive[] = "PK\005\006";
    char start[sizeof game] = "";
    if (file_is_folder(path))
        return FILE_FOLDER;
    FILE *file = file_open(path);
    if (file == NULL)
        return FILE_UNREADABLE;
    const size_t length = fread(start, 1, sizeof start - 1, file);
    const bool good = ferror(file) == 0;
    fclose(file);
    if (!good)
        return FILE_UNREADABLE;
    if (length >= strlen(game) && memcmp(start, game, strlen(game)) == 0)
        return FILE_GAME;
    if (length >= 4 && (memcmp(start, archive, 4) == 0 || memcmp(start, empty_archive, 4) == 0))
        return FILE_ARCHIVE;
    return FILE_UNKNOWN;
}

bool file_is_of_language(const char *path, const char *language) {
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    const size_t length = strlen(language);
    return strncmp(name, language, length) == 0 && strcmp(name + length, ".json") == 0;
}

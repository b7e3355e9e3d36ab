// SPDX-License-Identifier: MIT
// Reads the first lines of all files around the saved games. That is done only where cards are about to be
// deleted, and the number of files is limited.
#include "data/kept_claims.h"

#include "core/file_kind.h"
#include "core/hash.h"
#include "core/platform.h"
#include "core/text.h"
#include "data/kept_copy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRIES_MOST 5000
#define DEPTH_MOST 6
#define LINE_BYTES 65536 // of the first line of a saved game, as in save_packs.c
#define GAME_BEGINS "{\"stardeck\":"

typedef struct Search {
    KeptKey *keys;
    size_t *count;
    char *line; // LINE_BYTES
    int entries;
    bool given_up; // then no card is known to be needed by nobody
} Search;

// Reads the first line into search->line; false: this is no saved game.
static bool read_line(Search *search, const char *path) {
    FILE *file = file_open(path);
    size_t length = file != NULL ? fread(search->line, 1, sizeof GAME_BEGINS - 1, file) : 0;
    const bool is_game = length == sizeof GAME_BEGINS - 1 && memcmp(search->line, GAME_BEGINS, length) == 0;
    if (is_game)
        length += fread(search->line + length, 1, LINE_BYTES - 1 - length, file);
    search->line[length] = '\0';
    search->line[strcspn(search->line, "\n")] = '\0';
    if (file != NULL)
        fclose(file);
    return is_game;
}

static bool names(const char *line, KeptKey key) {
    char hash[HASH_TEXT_SIZE], looks[HASH_TEXT_SIZE] = "";
    hash_text(key.hash, hash);
    if (key.looks != 0)
        hash_text(key.looks, looks);
    return strstr(line, hash) != NULL && strstr(line, looks) != NULL;
}

static void look_at_file(Search *search, const char *path) {
    size_t left = 0;
    if (!read_line(search, path))
        return;
    for (size_t i = 0; i < *search->count; i++)
        if (!names(search->line, search->keys[i]))
            search->keys[left++] = search->keys[i];
    *search->count = left;
}

static bool is_the_programs(const char *name, int depth) {
    return depth == 0 &&
           (strcmp(name, "rules") == 0 || strcmp(name, "pictures") == 0 || strcmp(name, KEPT_COPIES) == 0);
}

// A folder being looked into, and those that led to it.
typedef struct Level {
    const char *folder;
    const struct Level *above;
    int depth;
} Level;

// True if the folder is one of these: a link has led back.
static bool is_open(const Level *level, const char *folder) {
    bool is = false;
    for (; level != NULL && !is; level = level->above)
        is = platform_is_same(level->folder, folder);
    return is;
}

static void look_into(Search *search, const Level *level);

// Players move saved games to another disk and put a link in the folder's place. What a link that leads
// nowhere today leads to tomorrow is unknown.
static void look_at(Search *search, const Level *level, const char *path) {
    PlatformFacts own, facts;
    if (!platform_facts_unfollowed(path, &own))
        return;
    const bool is_link = own.kind == PLATFORM_LINK;
    if (!platform_facts(path, &facts))
        search->given_up |= is_link;
    else if (facts.kind == PLATFORM_FILE)
        look_at_file(search, path);
    else if (facts.kind == PLATFORM_A_FOLDER && !(is_link && is_open(level, path)))
        look_into(search, &(Level){path, level, level->depth + 1});
}

static void look_into(Search *search, const Level *level) {
    Text path = {0};
    PlatformListing *listing = platform_list(level->folder);
    search->given_up |= level->depth > DEPTH_MOST;
    for (const char *name; !search->given_up && (name = platform_list_next(listing)) != NULL;) {
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 || is_the_programs(name, level->depth))
            continue;
        text_clear(&path);
        text_printf(&path, "%s/%s", level->folder, name);
        search->given_up |= path.failed || ++search->entries > ENTRIES_MOST;
        if (!search->given_up)
            look_at(search, level, text_string(&path));
    }
    platform_list_end(listing);
    text_finish(&path);
}

void kept_claims_drop(const char *games_folder, KeptKey keys[], size_t *count) {
    Search search = {.keys = keys, .count = count, .line = malloc(LINE_BYTES)};
    if (search.line != NULL)
        look_into(&search, &(Level){.folder = games_folder});
    if (search.line == NULL || search.given_up)
        *count = 0;
    free(search.line);
}

// SPDX-License-Identifier: MIT
#include "fuzz.h"

#include "data/pack.h"
#include "engine/game.h"
#include "games/registry.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_BYTES 1024

static char folder[64];

void fuzz_expect(bool holds, const char *what) {
    if (holds)
        return;
    fprintf(stderr, "not as it must be: %s\n", what);
    abort();
}

static const Game *the_game(void) {
    const char *wanted = getenv("STARDECK_TEST_GAME");
    const Game *found = wanted != NULL ? games_find(wanted) : NULL;
    return found != NULL ? found : games[0];
}

uint8_t fuzz_words(const char *const words[]) {
    uint8_t count = 0;
    while (words[count] != NULL)
        count++;
    return count;
}

const char *fuzz_pack_folder(void) {
    static char path[PATH_BYTES];
    const char *cards = getenv("STARDECK_CARDS");
    snprintf(path, sizeof path, "%s/%s", cards != NULL ? cards : "cards", the_game()->id);
    return path;
}

const Catalog *fuzz_catalog(void) {
    static Catalog catalog;
    static Problems problems;
    if (catalog.game == NULL)
        fuzz_expect(pack_load(&catalog, the_game(), fuzz_pack_folder(), &problems),
                    "the shipped cards can be loaded (set STARDECK_CARDS)");
    return &catalog;
}

static const Catalog *find_pack(void *context, const char *game, Text *problem) {
    (void)context;
    if (strcmp(game, the_game()->id) == 0)
        return fuzz_catalog();
    text_add(problem, "there is no such game");
    return NULL;
}

const ScenarioPacks fuzz_packs = {.find = find_pack};

static void remove_folder(void) {
    char path[PATH_BYTES];
    DIR *listing = opendir(folder);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        unlink(path);
    }
    if (listing != NULL)
        closedir(listing);
    rmdir(folder);
}

const char *fuzz_folder(void) {
    if (folder[0] != '\0')
        return folder;
    // In memory where there is such a place: a target writes thousands of files a second.
    const char *base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
    snprintf(folder, sizeof folder, "%s/stardeck-fuzz-XXXXXX", base);
    fuzz_expect(mkdtemp(folder) != NULL, "there is room for a folder");
    atexit(remove_folder);
    return folder;
}

const char *fuzz_file(const char *name, const uint8_t *data, size_t size) {
    static char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s/%s", fuzz_folder(), name);
    unlink(path); // it may be a link to a shipped file
    FILE *file = fopen(path, "wb");
    fuzz_expect(file != NULL && fwrite(data, 1, size, file) == size, "a file can be written");
    fclose(file);
    return path;
}

Verdict fuzz_submit(Match *match, Seat seat, const Command *command) {
    Text problem = {0};
    const uint64_t before = match_hash(match);
    const Verdict verdict = match_submit(match, seat, command, NULL);
    fuzz_expect(match_check(match, &problem), text_string(&problem));
    fuzz_expect(verdict == VERDICT_OK || match_hash(match) == before, "a refused command changes nothing");
    text_finish(&problem);
    return verdict;
}

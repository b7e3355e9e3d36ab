// SPDX-License-Identifier: MIT
// Fuzzes card packs: the first line of the input names a file of the pack, the rest replaces it. The pack is
// refused with places, or can be played in games of random commands.
#include "data/pack.h"
#include "engine/game.h"
#include "fuzz.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define COMMANDS 150 // of each game
#define PATH_BYTES 1024

// The shipped file under its name in our folder.
static void link_file(const char *name) {
    char from[PATH_BYTES], to[PATH_BYTES];
    snprintf(from, sizeof from, "%s/%s", fuzz_pack_folder(), name);
    snprintf(to, sizeof to, "%s/%s", fuzz_folder(), name);
    unlink(to);
    fuzz_expect(symlink(from, to) == 0, "a link can be made");
}

static void play(const Catalog *catalog, const SetupOptions *options) {
    static Command legal[COMMANDS_MAX];
    Text problem = {0};
    Rng rng;
    View view;
    rng_seed(&rng, options->seed);
    Match *match = match_create(catalog, options, NULL, &problem);
    for (int i = 0; match != NULL && i < COMMANDS && match_to_act(match) != SEAT_NONE; i++) {
        const Seat seat = match_to_act(match);
        const int count = match_legal(match, legal, COMMANDS_MAX);
        fuzz_expect(count > 0, "somebody has to act and can");
        uint32_t choice = rng_below(&rng, (uint32_t)(count < COMMANDS_MAX ? count : COMMANDS_MAX));
        if (catalog->game->verbs[legal[choice].verb].resigns)
            choice = 0;
        match_view(match, seat, &view);
        fuzz_expect(fuzz_submit(match, seat, &legal[choice]) == VERDICT_OK, "what is legal is accepted");
    }
    match_destroy(match);
    text_finish(&problem);
}

static void play_some(const Catalog *catalog) {
    const uint8_t factions = catalog_count(catalog, catalog->game->seat_table);
    const uint8_t last = (uint8_t)(fuzz_words(catalog->game->variants) - 1);
    const uint8_t flags = fuzz_words(catalog->game->flags) > 1 ? 2 : 0;
    for (uint8_t seats = 2; seats <= catalog->game->seats_max && seats <= factions; seats++) {
        SetupOptions options = {.seats = seats,
                                .faction = {0, 1, 2, 3},
                                .variant = seats == catalog->game->seats_max ? last : 0,
                                .flags = seats == 2 ? 0 : flags,
                                .first = SEAT_NONE,
                                .seed = seats};
        play(catalog, &options);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const Game *game = fuzz_catalog()->game;
    const uint8_t *line = size > 0 ? memchr(data, '\n', size) : NULL;
    const size_t length = line != NULL ? (size_t)(line - data) : 0;
    const char *replaced = NULL;
    static bool linked;
    static const char *before;
    for (uint8_t i = 0; i < game->pack_file_count; i++) {
        const char *name = game->pack_files[i].name;
        if (length == strlen(name) && memcmp(data, name, length) == 0)
            replaced = name;
        if (!linked || (before != NULL && strcmp(before, name) == 0))
            link_file(name);
    }
    linked = true;
    before = replaced;
    if (replaced == NULL)
        return 0;
    fuzz_file(replaced, line + 1, size - length - 1);
    Catalog catalog;
    Problems problems = {0};
    const bool good = pack_load(&catalog, game, fuzz_folder(), &problems);
    fuzz_expect(good == (problems.count == 0), "what is refused is explained");
    if (good)
        play_some(&catalog);
    pack_finish(&catalog);
    return 0;
}

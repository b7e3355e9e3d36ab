// SPDX-License-Identifier: MIT
// The games that the tests for every game can run with, and where their files are.
#include "tested.h"

#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RESIGNS_SELDOM 300

static const TestedGame *const all[] = {&tested_tactics, &tested_alpha_strike, &tested_deck_building,
                                        &tested_star_empires, &tested_wreckers};

const TestedGame *tested_game(void) {
    const char *wanted = getenv("STARDECK_TEST_GAME");
    for (size_t i = 0; wanted != NULL && i < sizeof all / sizeof all[0]; i++)
        if (strcmp(game_id(all[i]->game), wanted) == 0)
            return all[i];
    return all[0];
}

static const char *cards(void) {
    const char *folder = getenv("STARDECK_CARDS");
    return folder != NULL ? folder : "cards";
}

bool tested_load(Catalog *catalog, Problems *problems) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%s/%s", cards(), game_id(tested_game()->game));
    return pack_load(catalog, tested_game()->game, folder, problems);
}

const Command *tested_choice(const Game *game, const Command *legal, int count, Rng *rng) {
    for (;;) {
        const Command *command = &legal[rng_below(rng, (uint32_t)count)];
        if (!game_verbs(game)[command->verb].resigns || rng_below(rng, RESIGNS_SELDOM) == 0)
            return command;
    }
}

const char *tested_path(const char *name) {
    static char path[1024];
    const char *tests = getenv("STARDECK_TESTS");
    if (tests != NULL)
        snprintf(path, sizeof path, "%s/%s", tests, name);
    else
        snprintf(path, sizeof path, "%s/../tests/%s", cards(), name);
    return path;
}

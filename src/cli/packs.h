// SPDX-License-Identifier: MIT
// The games and their card packs, as subcommands need them: found by name, loaded once, faults told to the
// user.
#ifndef STARDECK_CLI_PACKS_H
#define STARDECK_CLI_PACKS_H

#include "data/scenario.h"

#define PACKS_MAX 8

// Start with {0}, or with `cards` as --cards gives it. packs_finish frees everything.
typedef struct Packs {
    const char *cards; // --cards DIR, or NULL
    Text folder;       // where the packs lie; found at the first need
    Catalog catalog[PACKS_MAX];
    bool tried[PACKS_MAX];
    Text faults; // all that was printed about packs that can't be used, a line each
} Packs;

// The ids of all games, ending with NULL; for messages and options.
const char *const *packs_games(void);

// The game of this id. NULL with a sentence that says what is allowed.
const Game *packs_game(const char *id, Text *problem);

// The loaded pack of a game, owned by `packs`. NULL after its faults have been printed (once).
const Catalog *packs_catalog(Packs *packs, const Game *game);

// Both in one, with all messages printed.
const Catalog *packs_open(Packs *packs, const char *game_id);

// The folder of all packs ("…/cards"). NULL after a message.
const char *packs_folder(Packs *packs);

// The same packs as the source that scenario files get theirs from.
ScenarioPacks packs_for_scenarios(Packs *packs);

void packs_finish(Packs *packs);

#endif

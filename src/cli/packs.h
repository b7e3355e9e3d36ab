// SPDX-License-Identifier: MIT
// The shelf of packs (data/shelf.h) as subcommands need it: its folder found as the command line says, faults
// told to the user.
#ifndef STARDECK_CLI_PACKS_H
#define STARDECK_CLI_PACKS_H

#include "data/shelf.h"

// Start with {0}, or with `cards` as --cards gives it and `players`. packs_finish frees everything.
typedef struct Packs {
    const char
        *cards; // --cards DIR, or NULL: the folder of all packs, or a pack to be laid upon the program's own
    const char *option; // that `cards` is from, for messages; NULL: "cards"
    Text folder;        // where the packs lie; found at the first need
    PackShelf shelf;
    bool players;  // with the packs that the player has switched on, where no cards were named
    PackList upon; // the pack that was named, or those that the player can switch on
    Text faults;   // all that was printed about packs that can't be used, a line each
} Packs;

// The ids of all games, ending with NULL; for messages and options.
const char *const *packs_games(void);

// The loaded pack of the game of this id, owned by `packs`. NULL after a message; the faults of a pack are
// printed once.
const Catalog *packs_open(Packs *packs, const char *game_id);

// The folder of all packs ("…/cards"). NULL after a message.
const char *packs_folder(Packs *packs);

// Adds the pack in this folder to the list, switched on, upon those that it builds on: they lie beside it, in
// the folder of all packs, or among the player's own. NULL: no memory.
ListedPack *packs_add_chain(PackList *list, const char *folder, const char *cards);

// The same packs as the source that scenario files get theirs from.
ScenarioPacks packs_for_scenarios(Packs *packs);

void packs_finish(Packs *packs);

#endif

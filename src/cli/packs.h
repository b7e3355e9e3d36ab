// SPDX-License-Identifier: MIT
// The shelf of packs (data/pack_cache.h) for subcommands: finds its folder by the command line and prints
// faults.
#ifndef STARDECK_CLI_PACKS_H
#define STARDECK_CLI_PACKS_H

#include "data/pack_cache.h"
#include "data/pack_lint.h"

// Initialize with {0}, or with `cards` from --cards and `players`. packs_finish frees everything.
typedef struct Packs {
    // The value of --cards, or NULL: the folder of all packs, or a pack to stack on the program's own.
    const char *cards;
    const char *const *named; // of --pack, ends with NULL: packs to stack upon that, in order; NULL: none
    const char *option;       // the option that `cards` is from, for messages; NULL: "cards"
    Text folder;              // the folder of all packs, found when first needed
    bool lost;                // it was looked for and not found, and the message has been printed
    Text assets;              // the program's pictures, sounds and texts, found when first needed
    PackCache shelf;
    bool players;  // include the packs the player has switched on, unless cards were named
    PackList upon; // the named pack, or those that the player can switch on
    Text faults;   // everything printed about packs that can't be used, one line each
} Packs;

// The ids of all games, ending with NULL, for messages and options. Valid for the program's lifetime.
const char *const *packs_games(void);

// The checks that need the window (packs_set_window_checks); empty in a program without one.
const LintWindow *packs_window_checks(void);

// The game's loaded pack, owned by `packs`. NULL after a message; the faults of a pack are printed only once.
const Catalog *packs_open(Packs *packs, const char *game_id);

// The folder of all packs ("…/cards"), owned by `packs`. NULL after a message.
const char *packs_folder(Packs *packs);

// Takes folders that are among those before them out of the list, which ends with NULL, with a warning for
// each. Returns how many are left.
size_t packs_drop_repeated(const char *folders[], Problems *problems);

// Adds the packs in these folders (ends with NULL), switched on, each above the one before and above those it
// builds on or needs, which are looked for next to them, in the folder of all packs (`cards`), and among the
// player's own. Returns the last one, owned by `list`; NULL if memory runs out.
ListedPack *packs_add_chain(PackList *list, const char *const folders[], const char *cards);

// Adds the packs that the player can switch on, in the player's order: those in the folder of all packs
// (`cards`) and the player's own. Faults in the file with the player's choice are printed.
void packs_add_players(PackList *list, const char *cards);
// Like packs_add_players, but those faults are added to `problems` instead of printed.
void packs_add_players_quietly(PackList *list, const char *cards, Problems *problems);

// `packs` as the source for scenario files; must outlive it.
ScenarioPacks packs_for_scenarios(Packs *packs);

void packs_finish(Packs *packs);

#endif

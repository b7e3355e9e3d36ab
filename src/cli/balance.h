// SPDX-License-Identifier: MIT
// `stardeck simulate --pack A --against B`: reports what changed cards do to a game. play/balance.h computes
// the figures; this prepares and prints them.
#ifndef STARDECK_CLI_BALANCE_H
#define STARDECK_CLI_BALANCE_H

#include "cli/packs.h"
#include "play/balance.h"

#define BALANCE_OWN "own" // in place of a folder: the program's own cards

// As given on the command line. Owns nothing.
typedef struct BalanceOptions {
    const char *game;
    // Folders, ends with NULL; there is at least one, the others are packs upon it. BALANCE_OWN for the
    // first.
    const char *const *packs;
    const char *against; // a folder or BALANCE_OWN; NULL: BALANCE_OWN
    const char *players; // NULL: the default ones
    const char *variant;
    const char *map;          // id; NULL: the usual one
    const char *const *flags; // names, ends with NULL
    const char *language;
    uint64_t deals, seed; // deals: with `until` at most
    double until;         // BalanceSetup.until
    int jobs;
    bool json;
} BalanceOptions;

// Plays and prints. Returns the exit status.
int balance_run(const BalanceOptions *options);

#endif

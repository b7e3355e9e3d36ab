// SPDX-License-Identifier: MIT
// `stardeck simulate --pack A --against B`: what changed cards do to a game, as a report. The figures come
// from play/balance.h; here they are asked for and written down.
#ifndef STARDECK_CLI_BALANCE_H
#define STARDECK_CLI_BALANCE_H

#include "cli/packs.h"
#include "play/balance.h"

#define BALANCE_OWN "own" // instead of a folder: the cards that come with the program

// As the command line says it.
typedef struct BalanceOptions {
    const char *game;
    const char *pack, *against; // folders or BALANCE_OWN; `against` NULL: likewise
    const char *players;        // NULL: the usual ones
    const char *variant;
    const char *const *flags; // names, ends with NULL
    const char *language;
    uint64_t deals, seed;
    int jobs;
    bool json;
} BalanceOptions;

// Plays and prints. Returns the exit status.
int balance_run(const BalanceOptions *options);

#endif

// SPDX-License-Identifier: MIT
// `stardeck simulate --pack A --against B`: what changed cards do to a game, as a report. The figures come
// from play/balance.h; here they are asked for and written down.
#ifndef STARDECK_CLI_BALANCE_H
#define STARDECK_CLI_BALANCE_H

#include "cli/packs.h"
#include "data/words.h"
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

// What is written about.
typedef struct BalanceReport {
    const BalanceOptions *options;
    const Balance *balance;
    const Catalog *catalog[2]; // by Side
    const char *players;
    const char *pack[2]; // what people call it; NULL: the program's own
    const Words *words;  // of the report itself (assets/balance)
    Words *names[2];     // of each side's cards
} BalanceReport;

void balance_write_json(const BalanceReport *report, Text *out);
void balance_write_report(const BalanceReport *report, Text *out);

#endif

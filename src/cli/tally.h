// SPDX-License-Identifier: MIT
// What subcommands that check many files have in common: going through files and folders, a line for each,
// the count at the end, as text or as one JSON document.
#ifndef STARDECK_CLI_TALLY_H
#define STARDECK_CLI_TALLY_H

#include "cli/packs.h"
#include "core/json_out.h"

typedef struct Tally {
    int passed, failed, faulty; // faulty ones are failed too
    JsonOut *json;              // NULL: lines for people
    Packs packs;
    void *own; // that of the task
} Tally;

typedef struct TallyTask {
    const char *key;                              // of the list in the JSON document: "scenarios"
    const char *ending;                           // which files of a folder are meant: ".json"
    void (*file)(Tally *tally, const char *path); // checks one, tells what came of it and counts it
    void *own;                                    // whatever `file` needs besides; NULL: nothing
    bool players;                                 // with the packs that the player has switched on
} TallyTask;

// Goes through the arguments and prints the count. Returns the exit status: 0 all good, 1 one failed, 2 one
// was faulty or the result could not be written. `cards` may be NULL.
int tally_run(const TallyTask *task, const char *cards, bool as_json, char *const arguments[], int count);

// "FAILED PATH: " and the lines of `faults` (each with its line end), the first on that line, the others
// indented.
void tally_print_failed(const char *path, const char *faults);
// The same lines as a JSON list.
void tally_json_lines(JsonOut *json, const char *key, const char *lines);

#endif

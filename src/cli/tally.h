// SPDX-License-Identifier: MIT
// Shared by subcommands that check many files: walks files and folders, one result line each, and the totals
// at the end, as text or as one JSON document.
#ifndef STARDECK_CLI_TALLY_H
#define STARDECK_CLI_TALLY_H

#include "cli/packs.h"
#include "core/json_out.h"

typedef struct Tally {
    int passed, failed, faulty; // faulty ones also count as failed
    JsonOut *json;              // NULL: print lines for people
    Packs packs;
    void *own; // TallyTask.own
} Tally;

typedef struct TallyTask {
    const char *key;            // of the list in the JSON document: "scenarios"
    const char *const *endings; // file name endings to look for in folders: ".json"; ends with NULL
    void (*file)(Tally *tally, const char *path); // checks a file, prints the result and counts it
    void *own;                                    // anything else `file` needs; NULL: nothing
    const char *const *packs;                     // of --pack, as in Packs; NULL: none
    bool players;                                 // use the packs the player has switched on
} TallyTask;

extern const char *const tally_json_files[]; // the endings of those who look for ".json"

// Runs the task on all arguments and prints the totals. Returns the exit status: 0 all passed, 1 some failed,
// 2 some were faulty or the result could not be written. `cards` may be NULL.
int tally_run(const TallyTask *task, const char *cards, bool as_json, char *const arguments[], int count);

// Prints "FAILED PATH: " and the lines of `faults` (each with its line end), the first on the same line, the
// others indented.
void tally_print_failed(const char *path, const char *faults);
// Writes the same lines as a JSON list.
void tally_json_lines(JsonOut *json, const char *key, const char *lines);

#endif

// SPDX-License-Identifier: MIT
// The subcommands: everything the program does without a window. To add one: its file, its prototype here,
// one line in cli.c.
#ifndef STARDECK_CLI_CLI_H
#define STARDECK_CLI_CLI_H

#include "cli/say.h"
#include "data/pack_lint.h"

#include <stdint.h>

// argv[0] is the subcommand's name. Returns the program's exit status.
typedef struct Subcommand {
    const char *name;
    const char *summary; // one line for the program's --help
    int (*run)(int argc, char **argv);
} Subcommand;

extern const Subcommand subcommands[]; // ends with name NULL

// Runs the subcommand that argv[0] names; an unknown one gets a message.
int cli_run(int argc, char **argv);

int scenario_command(int argc, char **argv);
int puzzles_command(int argc, char **argv);
int score_command(int argc, char **argv);
int simulate_command(int argc, char **argv);
int replay_command(int argc, char **argv);
int lint_command(int argc, char **argv);
int bench_command(int argc, char **argv);
int rules_command(int argc, char **argv);
int schema_command(int argc, char **argv);

// `stardeck bench` about the window, which the subcommands do not know: whoever does says so before cli_run.
typedef struct WindowBench {
    const char *cards; // the folder of the packs; NULL: where they are looked for
    const char *bare;  // not NULL: only opens an empty window, and writes to this file when it is there
    int runs;          // how often each start is measured
    bool json;
} WindowBench;

typedef int (*MeasureWindow)(const WindowBench *wanted); // returns the exit status
void bench_window_by(MeasureWindow measurer);

// `stardeck lint` about what only the window knows: whoever has one says so before cli_run.
void lint_window_by(const LintWindow *window);

// `stardeck bench` about memory: how often this thread has asked for some. Who can count that says so before
// cli_run.
typedef uint64_t (*CountAllocations)(void);
void bench_allocations_by(CountAllocations counter);

#endif

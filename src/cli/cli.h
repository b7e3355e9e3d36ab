// SPDX-License-Identifier: MIT
// The subcommands: everything the program does without a window. To add one: its file, its prototype here,
// one line in cli.c.
#ifndef STARDECK_CLI_CLI_H
#define STARDECK_CLI_CLI_H

#include "cli/say.h"
#include "data/pack_lint.h"

#include <stdint.h>

#define SUBCOMMAND_NAME_MAX 16

// argv[0] of `run` is the subcommand's name; it returns the program's exit status.
typedef struct Subcommand {
    const char *name;    // shorter than SUBCOMMAND_NAME_MAX
    const char *summary; // one line for the program's --help, without quotes
    int (*run)(int argc, char **argv);
} Subcommand;

extern const Subcommand subcommands[]; // ends with name NULL

bool cli_has(const char *name); // there is a subcommand of this name

// Runs the subcommand named by argv[0] and returns its exit status; prints a message if there is none.
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
int import_command(int argc, char **argv);
int export_command(int argc, char **argv);
int help_command(int argc, char **argv);
int version_command(int argc, char **argv);

// What --version prints: the program's version in the first line, then what it was built with and runs with.
// Returns the exit status.
int version_print(void);

// The libraries of the window are its own affair: a program that has one calls version_set_libraries before
// cli_run. `add` appends a line for each, "SDL: 2.26.5".
typedef void (*AddVersions)(Text *out);
void version_set_libraries(AddVersions add);

// `stardeck bench --window` needs the window, which this room doesn't know: a program that has one calls
// bench_set_window before cli_run.
typedef struct WindowBench {
    const char *cards; // the packs' folder; NULL: the default
    const char *bare;  // not NULL: only opens an empty window and writes to this file once it is shown
    int runs;          // how often each start is measured
    bool json;
} WindowBench;

typedef int (*MeasureWindow)(const WindowBench *wanted); // returns the exit status
void bench_set_window(MeasureWindow measurer);

// Likewise for the checks of packs that need the window. Copies `window`.
void packs_set_window_checks(const LintWindow *window);

// Likewise for the number of allocations by this thread, which `stardeck bench` reports.
typedef uint64_t (*CountAllocations)(void);
void bench_set_allocation_counter(CountAllocations counter);

#endif

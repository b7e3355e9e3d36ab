// SPDX-License-Identifier: MIT
// The subcommands: everything the program does without a window. To add one: its file, its prototype here,
// one line in cli.c.
#ifndef STARDECK_CLI_CLI_H
#define STARDECK_CLI_CLI_H

#include "cli/say.h"

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
int score_command(int argc, char **argv);
int simulate_command(int argc, char **argv);
int replay_command(int argc, char **argv);
int lint_command(int argc, char **argv);
int bench_command(int argc, char **argv);
int rules_command(int argc, char **argv);

#endif

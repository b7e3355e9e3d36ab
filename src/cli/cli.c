// SPDX-License-Identifier: MIT
// The list of subcommands, and help about it.
#include "cli/cli.h"

#include <string.h>

#define SUBCOMMANDS_MAX 16

const Subcommand subcommands[] = {
    {"scenario", "runs scenario files and compares with what they expect", scenario_command},
    {"puzzles", "asks a computer opponent what it would do in positions where a good player knows",
     puzzles_command},
    {"score", "computes the rows of a scenario's set-up as if scoring began now", score_command},
    {"simulate", "plays games between computer seats and prints what came of them", simulate_command},
    {"replay", "plays saved games again and checks the state after every command", replay_command},
    {"lint", "checks card packs and tells every fault with its place", lint_command},
    {"bench", "measures how fast the rules are, or the window", bench_command},
    {"rules", "prints a game's cards as a table", rules_command},
    {"schema", "prints what a file of cards may hold, for editors", schema_command},
    {"import", "puts a pack from a zip archive or folder among your packs", import_command},
    {"export", "writes a pack as a zip archive, to give it to somebody", export_command},
    {"help", "explains a subcommand", help_command},
    {"version", "prints the versions of the program and its libraries, and where its data is",
     version_command},
    {NULL, NULL, NULL},
};

bool cli_has(const char *name) {
    for (const Subcommand *command = subcommands; command->name != NULL; command++)
        if (strcmp(command->name, name) == 0)
            return true;
    return false;
}

int cli_run(int argc, char **argv) {
    const char *names[SUBCOMMANDS_MAX + 1] = {NULL};
    for (size_t i = 0; subcommands[i].name != NULL && i < SUBCOMMANDS_MAX; i++) {
        if (strcmp(subcommands[i].name, argv[0]) == 0)
            return subcommands[i].run(argc, argv);
        names[i] = subcommands[i].name;
    }
    Text message = {0};
    text_printf(&message, "there is no subcommand '%s'; allowed: ", argv[0]);
    say_list(&message, names);
    say_nearest(&message, argv[0], names);
    say_error(EXIT_USAGE, "%s", text_string(&message));
    text_finish(&message);
    return EXIT_USAGE;
}

// SPDX-License-Identifier: MIT
// Command line options by table: a subcommand lists its options with where each value goes, and gets reading,
// checking, messages and --help from that one list. Accepted: --name VALUE, --name=VALUE, and "--" before
// arguments that begin with a dash. An option given twice: the last one counts.
#ifndef STARDECK_CLI_OPTIONS_H
#define STARDECK_CLI_OPTIONS_H

#include "cli/say.h"

#include <stdint.h>

typedef enum OptionKind {
    OPTION_FLAG,   // bool: there or not
    OPTION_TEXT,   // const char *: anything but nothing
    OPTION_WORD,   // const char *: one of `words`
    OPTION_NUMBER, // uint64_t: whole number from min to max
    OPTION_SIZE    // OptionSize: two whole numbers from min to max, as 1280x720
} OptionKind;

typedef struct OptionSize {
    int width, height; // pixels
} OptionSize;

typedef struct Option {
    const char *name; // without the dashes
    OptionKind kind;
    const char *value; // what help calls the value ("DIR"); unused for a flag
    const char *help;  // may have several lines
    const char *const *words;
    uint64_t min, max;
    size_t offset; // of the value in the struct that options_read fills
    bool required; // else the struct keeps what the caller put there
} Option;

typedef struct Usage {
    const char *command;   // "stardeck simulate"
    const char *arguments; // what follows the options ("FILE…"); NULL: nothing may
    const char *summary;   // whole sentences for --help
    const Option *options; // ends with name NULL; --help is there without being listed
    int arguments_min, arguments_max;
} Usage;

// The arguments that are no options, in order. They point into argv.
typedef struct Arguments {
    char **item;
    int count;
} Arguments;

#define OPTIONS_GO_ON (-1)

// Reads argv[1] and what follows into `values`. Returns OPTIONS_GO_ON, or the exit status to end with:
// that of options_help after --help, EXIT_USAGE after a message. Rearranges argv.
int options_read(const Usage *usage, int argc, char **argv, void *values, Arguments *arguments);

// Prints what --help prints. Returns the exit status: EXIT_USAGE after a message when it can't be written.
int options_help(const Usage *usage);

// A whole number in decimal digits, nothing else around it, at most `max`.
bool options_number(const char *text, uint64_t max, uint64_t *number);

#endif

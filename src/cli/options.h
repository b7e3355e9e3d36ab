// SPDX-License-Identifier: MIT
// Command line options by table: a subcommand lists its options with the destination of each value, and gets
// parsing, checking, messages and --help from that list. Accepts --name VALUE, --name=VALUE, and "--" before
// arguments that start with a dash. If an option is repeated the last one counts, unless it is for several.
#ifndef STARDECK_CLI_OPTIONS_H
#define STARDECK_CLI_OPTIONS_H

#include "cli/say.h"

#include <stdint.h>

typedef enum OptionKind {
    OPTION_FLAG,   // bool: whether it is present
    OPTION_TEXT,   // const char *: any non-empty text, points into argv
    OPTION_TEXTS,  // OptionTexts: the same, may be given several times
    OPTION_WORD,   // const char *: one of `words`, points into argv
    OPTION_NUMBER, // uint64_t: a whole number from min to max
    OPTION_SIZE    // OptionSize: two whole numbers from min to max, as 1280x720
} OptionKind;

typedef struct OptionSize {
    int width, height; // pixels
} OptionSize;

#define OPTION_TEXTS_MAX 60
// In the order in which they were given. Ends with NULL.
typedef struct OptionTexts {
    const char *item[OPTION_TEXTS_MAX + 1];
} OptionTexts;

typedef struct Option {
    const char *name; // without dashes
    char letter;      // what may be given instead, with one dash; 0: nothing
    OptionKind kind;
    const char *value; // what help calls the value ("DIR"); unused for a flag
    const char *help;  // may have several lines
    const char *const *words;
    uint64_t min, max;
    size_t offset; // of the value in the struct that options_read fills
    bool required; // if false and the option is missing, the struct keeps the caller's value
} Option;

typedef struct Usage {
    const char *command;   // "stardeck simulate"
    const char *arguments; // what help shows after the options ("FILE…"); NULL: no arguments
    const char *summary;   // complete sentences for --help
    const Option *options; // at most 64; ends with name NULL; --help (-h, --help=json) is implied
    int arguments_min, arguments_max;
} Usage;

// The arguments that are not options, in order. They point into argv.
typedef struct Arguments {
    char **item;
    int count;
} Arguments;

#define OPTIONS_GO_ON (-1)

// Reads argv[1] and following into the struct `values`. Returns OPTIONS_GO_ON, or the exit status to end
// with: that of options_help or options_describe after --help, EXIT_USAGE after an error message. Rearranges
// argv.
int options_read(const Usage *usage, int argc, char **argv, void *values, Arguments *arguments);

// Prints the help text. Returns the exit status: EXIT_USAGE, after a message, if it can't be written.
int options_help(const Usage *usage);

// The same for tools, as one JSON object on a line:
// {"command":…,"arguments":…,"summary":…,"least":N,"most":N,
// "options":[{"name":…,"letter":…,"kind":"flag|text|texts|word|number|size","value":…,"words":[…],"required":…,
// "help":…},…]}, null for what there is not.
int options_describe(const Usage *usage);

// Parses a whole decimal number of at most `max`, with nothing around it; false if it is none.
bool options_number(const char *text, uint64_t max, uint64_t *number);

#endif

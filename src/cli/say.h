// SPDX-License-Identifier: MIT
// Error messages on stderr, one line each: "stardeck: …".
#ifndef STARDECK_CLI_SAY_H
#define STARDECK_CLI_SAY_H

#include "core/problem.h"

// Exit statuses of every subcommand.
typedef enum ExitStatus {
    EXIT_GOOD = 0,  // done, and what was checked is right
    EXIT_FALSE = 1, // what was checked is wrong
    EXIT_USAGE = 2  // bad usage, unreadable or invalid input
} ExitStatus;

// Prints the message and returns `status` (an ExitStatus), so that callers can write `return say_error(…)`.
int say_error(int status, const char *format, ...) TEXT_PRINTF(2, 3);

// Prints every problem kept, and the number of further ones.
void say_problems(const Problems *problems);

// Appends the same to `out`, one per line without "stardeck: ".
void say_append(Text *out, const Problems *problems);

// Writes the text to stdout and frees it. Returns EXIT_GOOD, or EXIT_USAGE after a message if memory had run
// out or stdout can't be written.
int say_result(Text *text);

// Appends "a, b, c" from a NULL-terminated list, to say what is allowed.
void say_list(Text *out, const char *const words[]);

// Appends "; did you mean 'x'?" if one of the words (NULL-terminated) is close enough.
void say_nearest(Text *out, const char *word, const char *const words[]);

#endif

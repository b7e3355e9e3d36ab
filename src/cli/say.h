// SPDX-License-Identifier: MIT
// What the program says when it can't do as told: one line a fault on stderr, "stardeck: …".
#ifndef STARDECK_CLI_SAY_H
#define STARDECK_CLI_SAY_H

#include "core/problem.h"

// Exit statuses of every subcommand.
typedef enum ExitStatus {
    EXIT_GOOD = 0,  // done, and what was checked holds
    EXIT_FALSE = 1, // what was checked does not hold
    EXIT_USAGE = 2  // bad usage, unreadable or invalid input
} ExitStatus;

// Prints the sentence and returns `status` (an ExitStatus), so that a caller can end with `return
// say_error(…)`.
int say_error(int status, const char *format, ...) TEXT_PRINTF(2, 3);

// Prints every problem, and how many more there were.
void say_problems(const Problems *problems);

// The same into a text, a line each, to be said elsewhere.
void say_keep(Text *out, const Problems *problems);

// Writes text to stdout and frees it. EXIT_GOOD, or EXIT_USAGE with a message when memory ran out while it
// was written or stdout can't take it.
int say_result(Text *text);

// Appends "a, b, c" from a list that ends with NULL: what is allowed, for messages.
void say_list(Text *out, const char *const words[]);

// Appends "; did you mean 'x'?" when one of the words (ending with NULL) is near enough.
void say_nearest(Text *out, const char *word, const char *const words[]);

#endif

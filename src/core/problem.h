// SPDX-License-Identifier: MIT
// What went wrong and where, for people: the one way in which reading, checking and setting up report faults.
// Collected rather than thrown, so that a file with five mistakes is told about all five at once.
#ifndef STARDECK_CORE_PROBLEM_H
#define STARDECK_CORE_PROBLEM_H

#include "core/text.h"

#include <stdarg.h>

#define PROBLEM_FILE_MAX 256
#define PROBLEM_MESSAGE_MAX 400
#define PROBLEM_CODE_MAX 24
#define PROBLEMS_MAX 32

typedef struct Problem {
    char file[PROBLEM_FILE_MAX]; // "" when no file is at fault
    int line, column;            // 1-based; 0 when the whole file is meant
    char message[PROBLEM_MESSAGE_MAX];
    char code[PROBLEM_CODE_MAX]; // of what kind it is, for tools: "key"; "" when nobody has said so
    bool warns;                  // worth knowing, but what it is about can be used
} Problem;

// Start with {0}. Past PROBLEMS_MAX only the number is kept here; who wants all of them hears each.
typedef struct Problems {
    Problem item[PROBLEMS_MAX];
    int count;                                            // how many are in `item`
    int dropped;                                          // how many more there were
    void (*hear)(void *listener, const Problem *problem); // NULL: nobody does
    void *listener;
} Problems;

// A message may begin with its code in brackets, which becomes Problem.code: "[key] unknown key …"; with '!'
// before the code it warns only: "[!fit] …".
void problems_add(Problems *problems, const char *file, int line, int column, const char *format, ...)
    TEXT_PRINTF(5, 6);

// The same as it is.
void problems_add_copy(Problems *problems, const Problem *problem);

// How many there were in all. Compared before and after: has something gone wrong meanwhile?
int problems_total(const Problems *problems);

// Writes "FILE:LINE:COLUMN: message", leaving out what is unknown, without a line end.
void problem_print(const Problem *problem, Text *out);

// The first `most` of them (0: all that are kept), with `between` from one to the next; how many are left out
// comes last, in the same way: "and 4 more".
void problems_print(const Problems *problems, const char *between, int most, Text *out);

#endif

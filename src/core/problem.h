// SPDX-License-Identifier: MIT
// Problems with files or set-ups, for people: what went wrong and where. Reading, checking and setting up all
// report through this. Problems are collected, so that a file with five mistakes gets all five reported at
// once.
#ifndef STARDECK_CORE_PROBLEM_H
#define STARDECK_CORE_PROBLEM_H

#include "core/text.h"

#include <stdarg.h>

#define PROBLEM_FILE_MAX 256
#define PROBLEM_MESSAGE_MAX 400
#define PROBLEM_CODE_MAX 24
#define PROBLEM_KIND_MAX 32
#define PROBLEM_ID_MAX 64
#define PROBLEMS_MAX 32

// What a problem about an unknown id concerns, so that problems of the same kind can be put together.
typedef struct UnknownId {
    char kind[PROBLEM_KIND_MAX]; // of what: "territory"; "": the problem is another one
    char id[PROBLEM_ID_MAX];     // cut if longer
    bool near;                   // similar to an existing id: probably a misspelling
} UnknownId;

typedef struct Problem {
    char file[PROBLEM_FILE_MAX]; // "" if no file is at fault
    int line, column;            // from 1; 0: unknown, or the whole file is meant
    char message[PROBLEM_MESSAGE_MAX];
    char code[PROBLEM_CODE_MAX]; // kind of problem, for tools: "key"; "" if none was given
    bool warns;                  // a warning: the file or pack can still be used
    UnknownId unknown;
} Problem;

// Initialize with {0}. At most PROBLEMS_MAX are kept; set `hear` to receive every one.
typedef struct Problems {
    Problem item[PROBLEMS_MAX];
    int count;   // problems in `item`
    int dropped; // problems beyond those
    int spared;  // of all reported: those that don't keep a pack from being used (problem_keeps_out)
    // Called for each problem, which is valid during the call; may be NULL.
    void (*hear)(void *listener, const Problem *problem);
    void *listener;
} Problems;

// Formats and adds a problem. A message may begin with its code in brackets, which moves to Problem.code:
// "[key] unknown key …". With '!' before the code it is a warning: "[!fit] …". Texts too long for Problem are
// cut between characters.
void problems_add(Problems *problems, const char *file, int line, int column, const char *format, ...)
    TEXT_PRINTF(5, 6);

// Like problems_add, for an id that exists nowhere. `message` is complete.
void problems_add_unknown(Problems *problems, const char *file, int line, int column,
                          const UnknownId *unknown, const char *message);

// Adds a copy of `problem` unchanged.
void problems_add_copy(Problems *problems, const Problem *problem);

// Kept plus dropped. Compare before and after a step to see whether it reported anything.
int problems_total(const Problems *problems);

// Like problems_total, but counts only problems that keep a pack from being used (problem_keeps_out).
int problems_grave(const Problems *problems);

// True if a pack with this fault can't be used: it is neither a warning, nor does it only show or sound
// wrong.
bool problem_keeps_out(const Problem *problem);

// Appends "FILE:LINE:COLUMN: message" without a line end; unknown parts are left out.
void problem_print(const Problem *problem, Text *out);

// Appends the first `most` problems (0: all that are kept), separated by `between`; if some are left out,
// "and 4 more" follows as one more entry.
void problems_print(const Problems *problems, const char *between, int most, Text *out);

#endif

// SPDX-License-Identifier: MIT
// This program started again in its own process and window, to measure it from outside by its trace and its
// CPU time.
#ifndef STARDECK_BENCH_CHILD_H
#define STARDECK_BENCH_CHILD_H

#include "core/text.h"

#include <stdint.h>
#include <sys/types.h>

typedef struct ChildProcess {
    pid_t pid;
    int trace;          // the read end of a pipe
    double begun;       // child_clock just before it was started
    char line[1 << 16]; // the current trace line, without line end
    size_t filled;      // bytes in `ahead`
    // What has been read after `line`.
    char ahead[1 << 16];
} ChildProcess;

double child_clock(void); // seconds, from an arbitrary start

// Starts the program with these arguments (at most 16, ending with NULL), the last of which is the option
// that takes the trace file. False with a sentence in `problem`.
bool child_open(ChildProcess *started, const char *const arguments[], Text *problem);
// Terminates it and waits for that.
void child_close(ChildProcess *started);

// Reads trace lines until one contains `wanted` and not `unwanted` (may be NULL); it is then in
// started->line. False with a sentence in `problem` if the trace ends first or `seconds` pass.
bool child_wait(ChildProcess *started, const char *wanted, const char *unwanted, double seconds,
                Text *problem);

// CPU time of all its threads since its start, in clock ticks of the system; -1: unknown.
long child_ticks(const ChildProcess *started);

#endif

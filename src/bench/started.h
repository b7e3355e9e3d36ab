// SPDX-License-Identifier: MIT
// This program, started again in a window of its own, as others see it: what it says on its trace, what it
// costs. For measuring.
#ifndef STARDECK_BENCH_STARTED_H
#define STARDECK_BENCH_STARTED_H

#include "core/text.h"

#include <stdint.h>
#include <sys/types.h>

typedef struct Started {
    pid_t pid;
    int trace;          // the end of a pipe
    double begun;       // the clock just before it was started, seconds
    char line[1 << 16]; // of the trace, without its end
    size_t filled;      // bytes read of the lines that follow
    char ahead[1 << 16];
} Started;

double started_clock(void); // seconds

// Starts it with these arguments (ending with NULL, at most 16), the last of which is the option that takes
// the file of the trace. False with a sentence.
bool started_open(Started *started, const char *const arguments[], Text *problem);
// Asks it to end, and waits.
void started_close(Started *started);

// Reads lines of the trace until one holds `wanted` and does not hold `unwanted` (NULL: nothing is unwanted).
// False with a sentence when it ends before or takes longer than `seconds`.
bool started_wait(Started *started, const char *wanted, const char *unwanted, double seconds, Text *problem);

// CPU time of all its threads since it was started, in ticks of the system's clock; -1: the system does not
// tell.
long started_ticks(const Started *started);

#endif

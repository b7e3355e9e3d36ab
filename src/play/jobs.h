// SPDX-License-Identifier: MIT
// Many pieces of work in several threads at once, whose results are added up in their order: what they come
// to does not depend on how many threads there are. Nothing is printed and no clock is read.
#ifndef STARDECK_PLAY_JOBS_H
#define STARDECK_PLAY_JOBS_H

#include "core/text.h"

#include <stdint.h>

#define JOBS_MAX 256 // threads

typedef enum JobsEnd {
    JOBS_DONE = 0,
    JOBS_STOPPED = -1,  // the first results, without a gap, have been added
    JOBS_NO_MEMORY = -2 // likewise
} JobsEnd;

typedef struct Jobs {
    uint64_t count;   // pieces
    int workers;      // threads, at least 1
    uint64_t stretch; // so many are added at once, at most; 0: as many as memory allows
    size_t result_bytes;
    size_t memory_bytes; // that each thread works in; never cleared
    void *context;       // of the functions below
    // Does piece `number` and fills its result, which begins as anything. In any thread. JOBS_DONE;
    // JOBS_STOPPED; or a number of its own, above 0, which ends everything, with a sentence in `problem`.
    int (*work)(void *context, uint64_t number, void *memory, void *result, Text *problem);
    void (*add)(void *context, const void *result); // in order, in the thread that called jobs_run
    bool (*stopped)(void *context);                 // from any thread: nobody wants it any more
    void (*progress)(void *context, uint64_t done); // from any thread, but one at a time. May be NULL
} Jobs;

// Does all of it. A JobsEnd, or what the first piece that went wrong returned, with its sentence.
int jobs_run(const Jobs *jobs, Text *problem);

int jobs_cores(void); // of this machine: as many workers as make sense

#endif

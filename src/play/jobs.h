// SPDX-License-Identifier: MIT
// Runs many jobs in several threads and adds up their results in order, so that the total does not depend on
// the number of threads. Prints nothing and reads no clock.
#ifndef STARDECK_PLAY_JOBS_H
#define STARDECK_PLAY_JOBS_H

#include "core/text.h"

#include <stdint.h>

#define JOBS_MAX 256 // threads

typedef enum JobsEnd {
    JOBS_DONE = 0,
    JOBS_STOPPED = -1,  // the results up to the first unfinished job have been added
    JOBS_NO_MEMORY = -2 // likewise
} JobsEnd;

typedef struct Jobs {
    uint64_t count;   // number of jobs
    uint64_t first;   // jobs before this number are already done
    int workers;      // threads, at least 1
    uint64_t stretch; // most results added at a time; 0: as many as fit the buffer
    size_t result_bytes;
    size_t memory_bytes; // working memory of each thread, uninitialized
    void *context;       // passed to the functions below
    // Does job `number` (from 0), in any thread, and fills its uninitialized result. Returns JOBS_DONE,
    // JOBS_STOPPED, or a value above 0, which ends everything; then it puts a sentence in `problem`.
    int (*work)(void *context, uint64_t number, void *memory, void *result, Text *problem);
    void (*add)(void *context, const void *result); // in order, in the thread that called jobs_run
    // Called after each stretch, in the thread that called jobs_run; true: that is enough, JOBS_DONE. May be
    // NULL.
    bool (*enough)(void *context);
    // Called from any thread; true: start no more jobs.
    bool (*stopped)(void *context);
    // Called from any thread, but never concurrently. May be NULL.
    void (*progress)(void *context, uint64_t done);
} Jobs;

// Runs all jobs. Returns a JobsEnd, or the value of the first job that failed, with its sentence in
// `problem`.
int jobs_run(const Jobs *jobs, Text *problem);

int jobs_cores(void); // the machine's number of cores: a sensible number of workers

#endif

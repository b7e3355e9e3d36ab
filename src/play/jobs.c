// SPDX-License-Identifier: MIT
// Each worker takes the next job of a stretch; when the whole stretch is done, its results are added in
// order.
#include "play/jobs.h"

#include "core/platform.h"

#include <stdlib.h>

#define STRETCH_MOST 2048
#define STRETCH_BYTES (16u << 20) // size of the buffer for results waiting to be added

typedef struct Work {
    const Jobs *jobs;
    uint64_t stretch;
    PlatformLock *lock;      // protects everything below
    uint64_t from, next, to; // the stretch, and its first job not taken yet
    uint64_t done;
    int *end; // the return value of each job of the stretch
    uint8_t *result;
    uint64_t faulty; // the first job that failed
    int fault;
    Text *problem;
} Work;

int jobs_cores(void) {
    const int cores = platform_cores();
    return cores > JOBS_MAX ? JOBS_MAX : cores;
}

// ---- workers

static bool take(Work *work, uint64_t *number) {
    platform_lock_take(work->lock);
    const bool any =
        work->next < work->to && work->faulty == UINT64_MAX && !work->jobs->stopped(work->jobs->context);
    if (any)
        *number = work->next++;
    platform_lock_give(work->lock);
    return any;
}

static void give(Work *work, uint64_t number, int end, const Text *problem) {
    platform_lock_take(work->lock);
    work->end[number - work->from] = end;
    work->done++;
    if (end > 0 && number < work->faulty) {
        work->faulty = number;
        work->fault = end;
        text_clear(work->problem);
        text_add(work->problem, text_string(problem));
    }
    if (work->jobs->progress != NULL)
        work->jobs->progress(work->jobs->context, work->done);
    platform_lock_give(work->lock);
}

static void run(void *data) {
    Work *work = data;
    const Jobs *jobs = work->jobs;
    void *memory = malloc(jobs->memory_bytes);
    uint64_t number;
    while (memory != NULL && take(work, &number)) {
        Text problem = {0};
        void *result = work->result + (number - work->from) * jobs->result_bytes;
        give(work, number, jobs->work(jobs->context, number, memory, result, &problem), &problem);
        text_finish(&problem);
    }
    free(memory);
}

// ---- stretches

// Runs the jobs from `from` to before `to` in all workers; this thread is one of them.
static void do_stretch(Work *work, uint64_t from, uint64_t to) {
    work->from = work->next = from;
    work->to = to;
    for (uint64_t i = 0; i < to - from; i++)
        work->end[i] = JOBS_STOPPED;
    const int wanted = work->jobs->workers < JOBS_MAX ? work->jobs->workers : JOBS_MAX;
    platform_run_in_threads(to - from < (uint64_t)wanted ? (int)(to - from) : wanted, run, work);
}

// Adds the results up to the first unfinished job. False if there is one.
static bool add_stretch(const Work *work) {
    for (uint64_t i = 0; i < work->to - work->from; i++) {
        if (work->end[i] != JOBS_DONE)
            return false;
        work->jobs->add(work->jobs->context, work->result + i * work->jobs->result_bytes);
    }
    return true;
}

// Stretches end at multiples of their length, wherever the first one begins.
static int do_stretches(Work *work) {
    const uint64_t count = work->jobs->count;
    for (uint64_t from = work->jobs->first, to; from < count; from = to) {
        const uint64_t end = (from / work->stretch + 1) * work->stretch;
        to = end < count ? end : count;
        do_stretch(work, from, to);
        if (work->faulty != UINT64_MAX)
            return work->fault;
        if (!add_stretch(work))
            return work->jobs->stopped(work->jobs->context) ? JOBS_STOPPED : JOBS_NO_MEMORY;
        if (work->jobs->enough != NULL && work->jobs->enough(work->jobs->context))
            return JOBS_DONE;
    }
    return JOBS_DONE;
}

int jobs_run(const Jobs *jobs, Text *problem) {
    const uint64_t fit = STRETCH_BYTES / jobs->result_bytes;
    Work work = {.jobs = jobs, .faulty = UINT64_MAX, .problem = problem, .done = jobs->first};
    work.stretch = fit < 1 ? 1 : fit < STRETCH_MOST ? fit : STRETCH_MOST;
    if (jobs->stretch > 0 && jobs->stretch < work.stretch)
        work.stretch = jobs->stretch;
    work.end = calloc((size_t)work.stretch, sizeof *work.end);
    work.result = calloc((size_t)work.stretch, jobs->result_bytes);
    int end = JOBS_NO_MEMORY;
    work.lock = platform_lock_create();
    if (work.end != NULL && work.result != NULL && work.lock != NULL)
        end = do_stretches(&work);
    platform_lock_destroy(work.lock);
    free(work.end);
    free(work.result);
    return end;
}

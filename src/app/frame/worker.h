// SPDX-License-Identifier: MIT
// A thread for one piece of work at a time, so that the window stays responsive. It is joined before its
// results are used, so that only two flags are shared.
#ifndef STARDECK_APP_FRAME_WORKER_H
#define STARDECK_APP_FRAME_WORKER_H

#include <SDL2/SDL.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef struct Worker {
    const char *name; // thread name, for debuggers
    Uint32 event;     // type of the SDL event sent when the work is done, to wake a sleeping loop
    void (*work)(void *context);
    void *context;
    atomic_bool stop, done;
    SDL_Thread *thread; // NULL: idle
} Worker;

// `name` must outlive the worker.
void worker_open(Worker *worker, const char *name);
// Starts work, after stopping earlier work. `context` must be valid until the work has ended. If no thread
// can be created it runs within the call.
void worker_begin(Worker *worker, void (*work)(void *context), void *context);
// Polled by the work, with the Worker as argument (as mind_choose does): true if it should return early.
bool worker_must_stop(void *worker);
bool worker_is_done(Worker *worker); // the work has ended; call worker_stop before using its results
// Sends the event from the worker's thread before the work is done, to report intermediate results.
void worker_notify(const Worker *worker);
void worker_ask_to_stop(Worker *worker); // does not wait for it
// Asks the work to stop and returns when the thread has ended.
void worker_stop(Worker *worker);

#endif

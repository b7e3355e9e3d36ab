// SPDX-License-Identifier: MIT
// A thread for one piece of work at a time, so that the window goes on meanwhile. It is joined before what it
// made is used, so that only two flags are ever shared.
#ifndef STARDECK_APP_FRAME_WORKER_H
#define STARDECK_APP_FRAME_WORKER_H

#include <SDL2/SDL.h>
#include <stdatomic.h>
#include <stdbool.h>

typedef struct Worker {
    const char *name; // of the thread, for those who look at the program from outside
    Uint32 event;     // type of the SDL event that is sent when the work is done, so that a sleeping loop
                      // goes on
    void (*work)(void *context);
    void *context;
    atomic_bool stop, done;
    SDL_Thread *thread; // NULL: nobody works
} Worker;

void worker_open(Worker *worker, const char *name);
// Begins; what was being worked on is stopped before. Without a thread the window has to wait.
void worker_begin(Worker *worker, void (*work)(void *context), void *context);
// Asked by the work now and then, as mind_choose does (`worker`: the Worker): it is to come to an end.
bool worker_must_stop(void *worker);
bool worker_is_done(Worker *worker);
// Sends the event before the work is done, from its thread: there is something to look at.
void worker_tell(const Worker *worker);
// Returns when nobody works any more.
void worker_stop(Worker *worker);

#endif

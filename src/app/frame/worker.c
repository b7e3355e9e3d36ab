// SPDX-License-Identifier: MIT
// One thread per piece of work.
#include "app/frame/worker.h"

void worker_open(Worker *worker, const char *name) {
    worker->name = name;
    worker->event = SDL_RegisterEvents(1);
}

void worker_notify(const Worker *worker) {
    if (worker->event != (Uint32)-1) {
        SDL_Event event = {.type = worker->event};
        SDL_PushEvent(&event);
    }
}

static int run(void *context) {
    Worker *worker = context;
    worker->work(worker->context);
    atomic_store(&worker->done, true);
    worker_notify(worker);
    return 0;
}

void worker_begin(Worker *worker, void (*work)(void *context), void *context) {
    worker_stop(worker);
    atomic_store(&worker->stop, false);
    atomic_store(&worker->done, false);
    worker->work = work;
    worker->context = context;
    worker->thread = SDL_CreateThread(run, worker->name, worker);
    if (worker->thread == NULL)
        run(worker);
}

bool worker_must_stop(void *worker) {
    return atomic_load(&((Worker *)worker)->stop);
}

bool worker_is_done(Worker *worker) {
    return atomic_load(&worker->done);
}

void worker_ask_to_stop(Worker *worker) {
    atomic_store(&worker->stop, true);
}

void worker_stop(Worker *worker) {
    worker_ask_to_stop(worker);
    if (worker->thread != NULL)
        SDL_WaitThread(worker->thread, NULL);
    worker->thread = NULL;
}

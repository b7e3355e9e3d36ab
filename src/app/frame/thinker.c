// SPDX-License-Identifier: MIT
// The current thought, and the point of the game it belongs to.
#include "app/frame/thinker.h"

#include "ai/mind.h"
#include "app/frame/worker.h"

#include <stdlib.h>

struct Thinker {
    Worker worker;
    Mind mind;
    Command command;        // the result
    const Session *session; // the game it thinks for; NULL: none
    uint64_t hash;          // of the game when it started
};

Thinker *thinker_open(void) {
    Thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker != NULL)
        worker_open(&thinker->worker, "opponent");
    return thinker;
}

void thinker_close(Thinker *thinker) {
    if (thinker != NULL)
        thinker_stop(thinker);
    free(thinker);
}

Uint32 thinker_event(const Thinker *thinker) {
    return thinker->worker.event;
}

static void think(void *context) {
    Thinker *thinker = context;
    thinker->command = mind_choose(&thinker->mind, worker_must_stop, &thinker->worker);
}

void thinker_stop(Thinker *thinker) {
    worker_stop(&thinker->worker);
    thinker->session = NULL;
}

static void begin(Thinker *thinker, const Session *session) {
    thinker_stop(thinker);
    session_prepare_decision(session, &thinker->mind);
    thinker->mind.hide_effort = true;
    thinker->session = session;
    thinker->hash = match_hash(session_match(session));
    worker_begin(&thinker->worker, think, thinker);
}

// False after an undo: the game then waits for something else, though as many commands have been given.
static bool is_about(const Thinker *thinker, const Session *session) {
    return thinker->session == session && thinker->hash == match_hash(session_match(session));
}

bool thinker_is_due(const Thinker *thinker, const Session *session) {
    return session != NULL && session_thinks_next(session) && !is_about(thinker, session);
}

void thinker_step(Thinker *thinker, Session *session) {
    if (thinker_is_due(thinker, session))
        begin(thinker, session);
    if (session == NULL || session_stage(session) != SESSION_THINKING)
        return;
    if (!worker_is_done(&thinker->worker))
        return;
    const Command command = thinker->command;
    thinker_stop(thinker);
    session_submit_decision(session, &command);
}

// SPDX-License-Identifier: MIT
// The thread in which computers think: one for each thought, joined before the thought is used, so that only
// two flags are ever shared.
#include "app/frame/thinker.h"

#include "ai/mind.h"

#include <stdatomic.h>
#include <stdlib.h>

struct Thinker {
    Mind mind;
    Command command;        // what came of it
    atomic_bool stop, done; // it is to stop; `command` is there
    SDL_Thread *thread;     // NULL: nobody thinks
    const Session *session; // for which it thinks; NULL: for none
    int commands;           // of the game so far, when it began
    Uint32 event;
};

Thinker *thinker_open(void) {
    Thinker *thinker = calloc(1, sizeof *thinker);
    if (thinker == NULL)
        return NULL;
    thinker->event = SDL_RegisterEvents(1);
    return thinker;
}

void thinker_close(Thinker *thinker) {
    if (thinker != NULL)
        thinker_stop(thinker);
    free(thinker);
}

Uint32 thinker_event(const Thinker *thinker) {
    return thinker->event;
}

static bool must_stop(void *context) {
    return atomic_load(&((Thinker *)context)->stop);
}

static int think(void *context) {
    Thinker *thinker = context;
    thinker->command = mind_choose(&thinker->mind, must_stop, thinker);
    atomic_store(&thinker->done, true);
    if (thinker->event != (Uint32)-1) {
        SDL_Event event = {.type = thinker->event};
        SDL_PushEvent(&event);
    }
    return 0;
}

void thinker_stop(Thinker *thinker) {
    atomic_store(&thinker->stop, true);
    if (thinker->thread != NULL)
        SDL_WaitThread(thinker->thread, NULL);
    thinker->thread = NULL;
    thinker->session = NULL;
}

// Without a thread the window has to wait.
static void begin(Thinker *thinker, const Session *session) {
    thinker_stop(thinker);
    atomic_store(&thinker->stop, false);
    atomic_store(&thinker->done, false);
    session_think(session, &thinker->mind);
    thinker->mind.seen = true;
    thinker->session = session;
    thinker->commands = match_log_count(session_match(session));
    thinker->thread = SDL_CreateThread(think, "opponent", thinker);
    if (thinker->thread == NULL)
        think(thinker);
}

// A game that was taken back in the meantime waits for something else.
static bool is_about(const Thinker *thinker, const Session *session) {
    return thinker->session == session && thinker->commands == match_log_count(session_match(session));
}

bool thinker_is_due(const Thinker *thinker, const Session *session) {
    return session != NULL && session_stage(session) == SESSION_THINKING && !is_about(thinker, session);
}

void thinker_step(Thinker *thinker, Session *session) {
    if (thinker_is_due(thinker, session))
        begin(thinker, session);
    if (session == NULL || session_stage(session) != SESSION_THINKING)
        return;
    if (!atomic_load(&thinker->done))
        return;
    const Command command = thinker->command;
    thinker_stop(thinker);
    session_thought(session, &command);
}

// SPDX-License-Identifier: MIT
// Watched games. Nobody plays, so there are no curtains, questions or recaps: commands come from outside, and
// their events are shown or skipped.
#include "play/session_inside.h"

#include <assert.h>

static void rest(Session *session) {
    session->first = session->end = session->events.count;
    session->scored = false;
    session->stage = SESSION_WATCHING;
    session_refresh(session);
}

Session *session_watch(const Catalog *catalog, const SessionOptions *options, Text *problem) {
    Session *session = session_make(catalog, options, problem);
    if (session == NULL)
        return NULL;
    session->watched = true;
    if (!session_deal(session, problem)) {
        session_destroy(session);
        return NULL;
    }
    rest(session);
    return session;
}

bool session_is_watched(const Session *session) {
    return session->watched;
}

void session_watch_from(Session *session, Seat front) {
    assert(session->watched && (front == SEAT_NONE || front < session->options.setup.seats));
    session->open_from = front;
    rest(session); // what was being shown was shown from another seat
}

void session_watch_still(Session *session) {
    assert(session->watched);
    if (session->stage != SESSION_WATCHING)
        rest(session);
}

Verdict session_watch_next(Session *session, Seat seat, const Command *command, bool show) {
    assert(session->watched);
    const Verdict verdict = session_carry_out(session, seat, command);
    if (verdict != VERDICT_OK)
        return verdict;
    if (show && session->end > 0) {
        session->stage = SESSION_SHOWING;
        session_refresh(session);
    } else {
        rest(session);
    }
    return VERDICT_OK;
}

bool session_watch_restart(Session *session) {
    assert(session->watched);
    Text problem = {0};
    const bool good = session_deal(session, &problem);
    text_finish(&problem);
    if (good)
        rest(session);
    return good;
}

// SPDX-License-Identifier: MIT
// Replays the whole game in a separate match and passes on what the public sees. End-of-game summaries are
// made this way, so nothing has to be collected during play, undo or resuming.
#include "engine/game.h"
#include "play/session_inside.h"

#include <assert.h>
#include <stdlib.h>

typedef struct Retelling {
    SessionTell tell;
    void *context;
    const GameLog *log;
    View view[2]; // before and after, alternating
    unsigned told;
} Retelling;

// The events of this command; -1: of the deal.
static void tell(Retelling *retelling, const Match *match, const EventList *events, int command) {
    for (int i = 0; i < events->count; i++) {
        const Event event = event_for(&events->item[i], SEAT_NONE);
        View *after = &retelling->view[retelling->told % 2];
        const View *before = &retelling->view[(retelling->told + 1) % 2];
        match_event_view(match, events, i, SEAT_NONE, after);
        assert(after->viewer == SEAT_NONE);
        const SessionTold told = {.event = &event,
                                  .before = retelling->told > 0 ? before->bytes : NULL,
                                  .after = after->bytes,
                                  .command = command < 0 ? 0 : command,
                                  .log = retelling->log};
        retelling->tell(retelling->context, &told);
        retelling->told++;
    }
}

static bool make_events(const Session *session, EventList *events) {
    const size_t bytes = session->catalog->game->state_bytes;
    *events = (EventList){.item = calloc(EVENTS_MAX, sizeof(Event)),
                          .capacity = EVENTS_MAX,
                          .states = malloc(EVENTS_MAX * bytes),
                          .state_bytes = bytes};
    return events->item != NULL && events->states != NULL;
}

static bool retell(const Session *session, Retelling *retelling, EventList *events) {
    Text problem = {0};
    Match *match = session_make_match(session, events, &problem);
    text_finish(&problem);
    if (match == NULL)
        return false;
    tell(retelling, match, events, -1);
    for (int i = 0; i < match_log_count(session->match); i++) {
        const LogEntry *entry = match_log(session->match, i);
        events->count = events->dropped = 0;
        if (match_submit(match, entry->seat, &entry->command, events) != VERDICT_OK)
            break; // an earlier command is missing from the log (no memory)
        tell(retelling, match, events, i);
    }
    const bool same = match_hash(match) == match_hash(session->match);
    match_destroy(match);
    return same;
}

bool session_retell(const Session *session, SessionTell each, void *context) {
    EventList events;
    Retelling *retelling = calloc(1, sizeof *retelling);
    bool good = make_events(session, &events);
    if (good && retelling != NULL) {
        *retelling = (Retelling){.tell = each, .context = context, .log = &session->log};
        good = retell(session, retelling, &events);
    }
    good = good && retelling != NULL;
    free(retelling);
    free(events.item);
    free(events.states);
    return good;
}

typedef struct Steps {
    SessionReplayStep step;
    void *context;
} Steps;

static void take_step(void *context, const SessionTold *told) {
    const Steps *steps = context;
    steps->step(steps->context, told->event, told->before, told->after);
}

bool session_replay_public(const Session *session, SessionReplayStep step, void *context) {
    Steps steps = {step, context};
    return session_retell(session, take_step, &steps);
}

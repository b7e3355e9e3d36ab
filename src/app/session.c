// SPDX-License-Identifier: MIT
// One function decides where the evening goes on: settle, called whenever nothing is waiting to be shown.
// What follows from it is fixed before it returns, the viewer first: no view of another seat exists before
// that seat's person took it.
#include "app/session.h"

#include "games/tactics/view.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define EVENTS_MAX 1024 // of one command with all that follows from it; what is beyond is not animated

struct Session {
    const Catalog *catalog;
    SessionOptions options;
    Match *match;
    Rng rng[SEATS_MAX]; // of the computer seats
    Seat only;          // the only person, SEAT_NONE if several play or none
    int persons;

    SessionStage stage;
    unsigned version;
    Seat viewer, next_seat;
    bool acted; // the viewer has done something since it took the seat

    EventList events; // of the last command
    int first, end;   // the part of them that is being shown: up to a scoring, or the rest
    bool scored;      // that part ends with a scoring
    bool has_before;
    View before, view;

    Command legal[COMMANDS_MAX];
    int legal_count;

    SessionListener listener;
    void *listener_context;
};

// ---- What the rules are asked
// -----------------------------------------------------------------------------------

// Which question is open is public in every game; so far there is one game whose view says it.
static DecisionKind question(const Session *session) {
    View view;
    match_view(session->match, SEAT_NONE, &view);
    return (DecisionKind)((const TacticsView *)(const void *)view.bytes)->decision;
}

// Can it be answered by what lies open on the table?
static bool is_public(DecisionKind kind) {
    return kind == DECISION_REMOVE || kind == DECISION_SABOTAGE || kind == DECISION_MOVE ||
           kind == DECISION_ARMADA;
}

// The end of the next part to be shown: behind the last row won of a round, so that the table can be looked
// at before it is cleared.
static int part_end(const Session *session, int first, bool *scored) {
    int won = -1;
    for (int i = first; i < session->events.count; i++) {
        const uint8_t kind = session->events.item[i].kind;
        if (kind == EVENT_ROW_WON)
            won = i;
        else if (won >= 0 && (kind == EVENT_ROUND || kind == EVENT_PHASE || kind == EVENT_GAME_OVER))
            break;
    }
    *scored = won >= 0;
    return won >= 0 ? won + 1 : session->events.count;
}

// ---- Making and ending
// ------------------------------------------------------------------------------------------

static bool make_event_list(Session *session) {
    const size_t bytes = session->catalog->game->state_bytes;
    session->events = (EventList){.item = calloc(EVENTS_MAX, sizeof(Event)),
                                  .capacity = EVENTS_MAX,
                                  .states = malloc(EVENTS_MAX * bytes),
                                  .state_bytes = bytes};
    return session->events.item != NULL && session->events.states != NULL;
}

static void count_persons(Session *session) {
    session->only = SEAT_NONE;
    for (Seat seat = 0; seat < session->options.setup.seats; seat++)
        if (session->options.who[seat] == NULL) {
            session->persons++;
            session->only = seat;
        }
    if (session->persons != 1)
        session->only = SEAT_NONE;
}

static void settle(Session *session);

static void begin(Session *session) {
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        session->rng[seat] = opponent_rng(session->options.setup.seed, seat);
    count_persons(session);
    session->viewer = session->only;
    session->next_seat = SEAT_NONE;
    session->end = part_end(session, 0, &session->scored);
    const Seat seat = match_to_act(session->match);
    if (session->persons > 1 && seat != SEAT_NONE && session->options.who[seat] == NULL) {
        session->stage = SESSION_CURTAIN; // the deal waits for the eyes behind it
        session->next_seat = seat;
    } else if (session->end > 0) {
        session->stage = SESSION_SHOWING;
    } else {
        settle(session);
    }
}

static void refresh_view(Session *session);

Session *session_create(const Catalog *catalog, const SessionOptions *options, Text *problem) {
    Session *session = calloc(1, sizeof *session);
    if (session == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    session->catalog = catalog;
    session->options = *options;
    if (!make_event_list(session)) {
        text_add(problem, "out of memory");
        session_destroy(session);
        return NULL;
    }
    session->match = match_create(catalog, &options->setup, &session->events, problem);
    if (session->match == NULL) {
        session_destroy(session);
        return NULL;
    }
    begin(session);
    refresh_view(session);
    return session;
}

void session_destroy(Session *session) {
    if (session == NULL)
        return;
    match_destroy(session->match);
    free(session->events.item);
    free(session->events.states);
    free(session);
}

// ---- Going on
// ---------------------------------------------------------------------------------------------------

// Makes the view that belongs to stage and viewer. Called at the end of each change, after both are fixed.
static void refresh_view(Session *session) {
    session->version++;
    const bool in_between = session->stage == SESSION_SCORING ||
                            (session->stage == SESSION_SHOWING && session->end < session->events.count);
    if (in_between)
        match_event_view(session->match, &session->events, session->end - 1, session->viewer, &session->view);
    else
        match_view(session->match, session->viewer, &session->view);
    session->legal_count = 0;
    if (session->stage == SESSION_DECIDING) {
        session->legal_count = match_legal(session->match, session->legal, COMMANDS_MAX);
        if (session->legal_count > COMMANDS_MAX)
            session->legal_count = COMMANDS_MAX;
    }
}

static Verdict carry_out(Session *session, Seat seat, const Command *command) {
    View before;
    match_view(session->match, session->viewer, &before);
    session->events.count = session->events.dropped = 0;
    const Verdict verdict = match_submit(session->match, seat, command, &session->events);
    session->first = 0;
    session->end = part_end(session, 0, &session->scored);
    if (verdict != VERDICT_OK)
        return verdict;
    session->before = before;
    session->has_before = true;
    if (session->listener != NULL)
        session->listener(session->listener_context, seat, command, match_hash(session->match));
    return VERDICT_OK;
}

static void computer_acts(Session *session, Seat seat) {
    View view;
    match_view(session->match, seat, &view);
    int count = match_legal(session->match, session->legal, COMMANDS_MAX);
    if (count > COMMANDS_MAX)
        count = COMMANDS_MAX;
    const int chosen = session->options.who[seat]->choose(&view, session->legal, count, &session->rng[seat]);
    const Command command = session->legal[chosen];
    const Verdict verdict = carry_out(session, seat, &command);
    assert(verdict == VERDICT_OK);
    (void)verdict;
}

// Nobody but an only person keeps looking at a hand from here on.
static void hide_hands(Session *session) {
    session->viewer = session->only;
    session->acted = false;
}

// A person has to decide; somebody else may be looking.
static void ask_person(Session *session, Seat seat) {
    if (session->viewer == seat) {
        session->stage = SESSION_DECIDING;
    } else if (is_public(question(session))) {
        hide_hands(session);
        session->stage = SESSION_DECIDING;
    } else if (session->acted) {
        session->stage = SESSION_END_TURN;
    } else {
        hide_hands(session);
        session->stage = SESSION_CURTAIN;
        session->next_seat = seat;
    }
}

// Everything has been shown: who is next?
static void settle(Session *session) {
    for (;;) {
        const Seat seat = match_to_act(session->match);
        if (seat == SEAT_NONE) {
            hide_hands(session);
            session->stage = SESSION_OVER;
            return;
        }
        if (session->options.who[seat] == NULL) {
            ask_person(session, seat);
            return;
        }
        // A computer that is asked in the middle of a person's turn answers under that person's eyes.
        if (session->only == SEAT_NONE && question(session) == DECISION_TURN) {
            if (session->acted) {
                session->stage = SESSION_END_TURN;
                return;
            }
            hide_hands(session);
        }
        computer_acts(session, seat);
        if (session->end > 0) {
            session->stage = SESSION_SHOWING;
            return;
        }
    }
}

void session_shown(Session *session) {
    assert(session->stage == SESSION_SHOWING || session->stage == SESSION_SCORING);
    if (session->stage == SESSION_SHOWING && session->scored) {
        session->stage = SESSION_SCORING;
    } else {
        if (session->end > 0 && session->end < session->events.count) {
            match_event_view(session->match, &session->events, session->end - 1, session->viewer,
                             &session->before);
            session->has_before = true;
        }
        session->first = session->end;
        session->end = part_end(session, session->first, &session->scored);
        if (session->first < session->end)
            session->stage = SESSION_SHOWING;
        else
            settle(session);
    }
    refresh_view(session);
}

void session_take_seat(Session *session) {
    assert(session->stage == SESSION_CURTAIN);
    session->viewer = session->next_seat;
    session->next_seat = SEAT_NONE;
    session->acted = false;
    session->stage = session->first < session->end ? SESSION_SHOWING : SESSION_DECIDING;
    refresh_view(session);
}

void session_end_turn(Session *session) {
    assert(session->stage == SESSION_END_TURN);
    hide_hands(session);
    settle(session);
    refresh_view(session);
}

Verdict session_submit(Session *session, const Command *command) {
    assert(session->stage == SESSION_DECIDING);
    const Seat seat = match_to_act(session->match);
    const Verdict verdict = carry_out(session, seat, command);
    if (verdict != VERDICT_OK)
        return verdict;
    session->acted = session->only == SEAT_NONE && session->viewer == seat;
    if (session->end > 0)
        session->stage = SESSION_SHOWING;
    else
        settle(session);
    refresh_view(session);
    return VERDICT_OK;
}

// ---- Questions
// --------------------------------------------------------------------------------------------------

const SessionOptions *session_options(const Session *session) {
    return &session->options;
}

const Match *session_match(const Session *session) {
    return session->match;
}

SessionStage session_stage(const Session *session) {
    return session->stage;
}

unsigned session_version(const Session *session) {
    return session->version;
}

bool session_is_person(const Session *session, Seat seat) {
    return seat < session->options.setup.seats && session->options.who[seat] == NULL;
}

Seat session_viewer(const Session *session) {
    return session->viewer;
}

Seat session_next_seat(const Session *session) {
    return session->next_seat;
}

Seat session_to_act(const Session *session) {
    return match_to_act(session->match);
}

bool session_asked_openly(const Session *session) {
    return session->stage == SESSION_DECIDING && session->viewer != match_to_act(session->match);
}

const View *session_view(const Session *session) {
    return &session->view;
}

int session_event_count(const Session *session) {
    return session->stage == SESSION_SHOWING ? session->end - session->first : 0;
}

Event session_event(const Session *session, int index) {
    assert(index >= 0 && index < session_event_count(session));
    return event_for(&session->events.item[session->first + index], session->viewer);
}

Event session_event_public(const Session *session, int index) {
    assert(index >= 0 && index < session_event_count(session));
    return event_for(&session->events.item[session->first + index], SEAT_NONE);
}

void session_event_view(const Session *session, int index, View *view) {
    assert(index >= 0 && index < session_event_count(session));
    match_event_view(session->match, &session->events, session->first + index, session->viewer, view);
}

const View *session_view_before(const Session *session) {
    return session->has_before ? &session->before : NULL;
}

int session_legal(const Session *session, const Command **commands) {
    *commands = session->legal;
    return session->legal_count;
}

void session_listen(Session *session, SessionListener listener, void *context) {
    session->listener = listener;
    session->listener_context = context;
}

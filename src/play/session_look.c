// SPDX-License-Identifier: MIT
// Answers questions about a session without changing it.
#include "play/advice.h"
#include "play/session_inside.h"

#include <assert.h>
#include <limits.h>

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

bool session_has_left(const Session *session, Seat seat) {
    return seat < session->options.setup.seats && session->options.left[seat] != NULL;
}

Seat session_viewer(const Session *session) {
    return session->viewer;
}

Seat session_next_seat(const Session *session) {
    return session->next_seat;
}

unsigned session_turn_end(const Session *session, Seat seat) {
    return seat < session->options.setup.seats ? session->turn_end[seat] : 0;
}

bool session_is_hidden(const Session *session) {
    return session->hidden;
}

bool session_is_face_down(const Session *session) {
    return session->stage == SESSION_CURTAIN && session->face_down && !session->hidden;
}

Seat session_to_act(const Session *session) {
    return match_to_act(session->match);
}

bool session_awaits_end_turn(const Session *session) {
    return session->acted;
}

bool session_asked_openly(const Session *session) {
    return session->stage == SESSION_DECIDING && session->viewer != match_to_act(session->match);
}

const View *session_view(const Session *session) {
    return &session->view;
}

void session_make_view(const Session *session, View *view) {
    if (session->open_from != SEAT_NONE)
        match_open_view(session->match, session->open_from, view);
    else
        match_view(session->match, session->viewer, view);
}

void session_make_event_view(const Session *session, int index, View *view) {
    if (session->open_from != SEAT_NONE)
        match_open_event_view(session->match, &session->events, index, session->open_from, view);
    else
        match_event_view(session->match, &session->events, index, session->viewer, view);
}

static bool in_recap(const Session *session) {
    return session->stage == SESSION_RECAP;
}

int session_event_count(const Session *session) {
    if (in_recap(session))
        return session->recap_count;
    return session->stage == SESSION_SHOWING ? session->end - session->first : 0;
}

Event session_event(const Session *session, int index) {
    assert(index >= 0 && index < session_event_count(session));
    if (in_recap(session))
        return reel_event(&session->reel, session->recap[index], session->viewer);
    if (session->open_from != SEAT_NONE)
        return session->events.item[session->first + index];
    return event_for(&session->events.item[session->first + index], session->viewer);
}

Seat session_shown_seat(const Session *session) {
    const int commands = match_log_count(session->match);
    const bool begins =
        session->stage == SESSION_SHOWING && session->first == 0 && commands > 0 && !session->is_laid;
    return begins ? match_log(session->match, commands - 1)->seat : SEAT_NONE;
}

unsigned session_event_number(const Session *session, int index) {
    assert(index >= 0 && index < session_event_count(session));
    if (in_recap(session))
        return session->recap[index];
    if (session->is_laid) // not in the reel yet
        return session->reel.total + (unsigned)(session->first + index) + 1;
    return session->reel.total - (unsigned)(session->events.count - session->first - index) + 1;
}

unsigned session_last_seen_event(const Session *session) {
    const int waiting = session->events.count - session->end;
    return session->stage == SESSION_SCORING ? session->reel.total - (unsigned)waiting : UINT_MAX;
}

void session_event_view(const Session *session, int index, View *view) {
    assert(index >= 0 && index < session_event_count(session));
    if (in_recap(session))
        reel_view(&session->reel, session->match, session->recap[index], session->viewer, view);
    else
        session_make_event_view(session, session->first + index, view);
}

void session_event_view_before(const Session *session, int index, View *view) {
    assert(index > 0 && index < session_event_count(session));
    if (in_recap(session))
        reel_view(&session->reel, session->match, session->recap[index] - 1, session->viewer, view);
    else
        session_make_event_view(session, session->first + index - 1, view);
}

const GameLog *session_log(const Session *session) {
    return &session->log;
}

const View *session_view_before(const Session *session) {
    return session->has_before ? &session->before : NULL;
}

int session_legal(const Session *session, const Command **commands) {
    *commands = session->legal;
    return session->legal_count;
}

bool session_ask_advice(const Session *session, AdviceTask *task) {
    const Opponent *who = advice_opponent(NULL, session->catalog->game);
    const bool asked = session->stage == SESSION_DECIDING && !session_asked_openly(session) &&
                       session->guide.judge == NULL && who != NULL;
    if (!asked || task == NULL)
        return asked;
    const int commands = match_log_count(session->match);
    advice_prepare(task, who, session->match,
                   opponent_rng_at(session->options.setup.seed, session->viewer, commands), NULL);
    return true;
}

// SPDX-License-Identifier: MIT
// Resumes a saved game: takes the commands from the file and skips every curtain, recap and click in between,
// so that history, reel and what each person has seen end up as they were.
#include "play/session_inside.h"

#include <assert.h>

bool session_is_past(const Session *session) {
    return session->past != NULL && session->past_next < session->past->count;
}

static void submit_next(Session *session) {
    const Command command = session->past->command[session->past_next].command;
    const Verdict verdict = session_submit(session, &command);
    assert(verdict == VERDICT_OK); // save_replay has checked it
    (void)verdict;
}

void session_step_past(Session *session) {
    switch (session->stage) {
    case SESSION_CURTAIN:
        session_take_seat(session);
        break;
    case SESSION_SHOWING:
    case SESSION_RECAP:
    case SESSION_SCORING:
        session_finish_showing(session);
        break;
    case SESSION_DECIDING:
        submit_next(session);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        break;
    case SESSION_THINKING: // past commands need no thought
    case SESSION_WATCHING:
    case SESSION_OVER:
        assert(false); // no command is accepted after the end
        break;
    }
}

// A single person sees the computer's last command again, unless the game is over: then the result comes;
// several persons have the recap.
static bool is_worth_seeing(const Session *session) {
    const int count = match_log_count(session->match);
    return session->stage == SESSION_SHOWING && session->only != SEAT_NONE &&
           match_to_act(session->match) != SEAT_NONE &&
           (count == 0 || session->options.who[match_log(session->match, count - 1)->seat] != NULL);
}

void session_play_past(Session *session) {
    while (session_is_past(session))
        session_step_past(session);
    // The next seat may be a computer: what it does now is new.
    while ((session->stage == SESSION_SHOWING || session->stage == SESSION_SCORING ||
            session->stage == SESSION_END_TURN) &&
           match_log_count(session->match) == session->past->count && !is_worth_seeing(session))
        session_step_past(session);
    session_hide(session);
}

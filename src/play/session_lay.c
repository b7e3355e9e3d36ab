// SPDX-License-Identifier: MIT
// Laying a command that can be taken back until the turn ends. Nothing is carried out meanwhile: its effect
// is shown from a copy of the game, up to where something would be drawn or the next turn start, so it
// reveals nothing.
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <assert.h>

static bool is_own_turn(const Session *session) {
    View view;
    match_view(session->match, SEAT_NONE, &view);
    return session->viewer == match_to_act(session->match) &&
           game_story(session->catalog->game)->question(view.bytes).asked == ASKED_TURN;
}

// The number of first events that only lay something (Story.laid); fills session->events.
static int laid_events(Session *session, const Command *command) {
    const Story *story = game_story(session->catalog->game);
    const Seat seat = match_to_act(session->match);
    session->events.count = session->events.dropped = 0;
    if (story->laid == NULL || match_preview(session->match, seat, command, &session->events) != VERDICT_OK)
        return 0;
    return story->laid(&session->events);
}

bool session_can_lay(Session *session, const Command *command) {
    // The events of the last command may be overwritten: they have been shown once somebody decides.
    return session->stage == SESSION_DECIDING && !session->watched && is_own_turn(session) &&
           laid_events(session, command) > 0;
}

Verdict session_lay(Session *session, const Command *command) {
    const Verdict verdict = session_judge(session, command);
    if (verdict != VERDICT_OK)
        return verdict;
    session_make_view(session, &session->before);
    session->has_before = true;
    session->first = 0;
    session->end = laid_events(session, command);
    assert(session->end > 0);
    session->scored = false;
    session->laid = *command;
    session->is_laid = true;
    session->stage = SESSION_SHOWING;
    session_refresh(session);
    return VERDICT_OK;
}

const Command *session_laid(const Session *session) {
    return session->is_laid ? &session->laid : NULL;
}

void session_cancel_laid(Session *session) {
    assert(session->stage == SESSION_LAID);
    session->is_laid = false;
    session->events.count = session->first = session->end = 0;
    session->stage = SESSION_DECIDING;
    session_refresh(session);
}

// What was laid has already been shown; the viewer still sees what is drawn, and the turn is over.
void session_carry_out_laid(Session *session) {
    const int shown = session->end;
    const Verdict verdict = session_carry_out(session, match_to_act(session->match), &session->laid);
    assert(verdict == VERDICT_OK && session->end >= shown);
    (void)verdict;
    session->is_laid = false;
    session->first = shown;
    session_make_event_view(session, shown - 1, &session->before);
    session->acted = false;
    session->took_turn = session->only == SEAT_NONE;
    if (session->first == session->end) // everything but a scoring has been shown
        session->end = session_part_end(session, session->first, &session->scored);
    session_go_on(session);
}

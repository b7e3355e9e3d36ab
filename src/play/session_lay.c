// SPDX-License-Identifier: MIT
// A card that is laid may be taken up again until the turn is ended. Nothing is carried out meanwhile: what
// lies there is shown from a copy of the game, up to where something would be drawn or somebody else's turn
// begin, so nothing is known by it that was not known before.
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <assert.h>

static bool is_own_turn(const Session *session) {
    View view;
    match_view(session->match, SEAT_NONE, &view);
    return session->viewer == match_to_act(session->match) &&
           game_story(session->catalog->game)->question(view.bytes).asked == ASKED_TURN;
}

// How many of its events only lay something; those are in session->events then.
static int laid_events(Session *session, const Command *command) {
    const Story *story = game_story(session->catalog->game);
    const Seat seat = match_to_act(session->match);
    session->events.count = session->events.dropped = 0;
    if (story->laid == NULL || match_try(session->match, seat, command, &session->events) != VERDICT_OK)
        return 0;
    return story->laid(&session->events);
}

bool session_can_lay(Session *session, const Command *command) {
    // What has been shown of the last command is not needed any more while somebody decides.
    return session->stage == SESSION_DECIDING && !session->watched && is_own_turn(session) &&
           laid_events(session, command) > 0;
}

Verdict session_lay(Session *session, const Command *command) {
    const Verdict verdict = session_judge(session, command);
    if (verdict != VERDICT_OK)
        return verdict;
    session_see(session, &session->before);
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

void session_take_up(Session *session) {
    assert(session->stage == SESSION_LAID);
    session->is_laid = false;
    session->events.count = session->first = session->end = 0;
    session->stage = SESSION_DECIDING;
    session_refresh(session);
}

// What has been laid was looked at; who laid it sees what is drawn, and has nothing more to say.
void session_confirm(Session *session) {
    const int shown = session->end;
    const Verdict verdict = session_carry_out(session, match_to_act(session->match), &session->laid);
    assert(verdict == VERDICT_OK && session->end >= shown);
    (void)verdict;
    session->is_laid = false;
    session->first = shown;
    session_see_event(session, shown - 1, &session->before);
    session->acted = false;
    session->took_turn = session->only == SEAT_NONE;
    if (session->first == session->end) // all but a scoring was there already
        session->end = session_part_end(session, session->first, &session->scored);
    session_go_on(session);
}

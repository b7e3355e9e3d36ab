// SPDX-License-Identifier: MIT
// Standing answers: a seat that is asked repeatedly during another seat's turn may decline once for the rest
// of it. This is announced, and the answer is given whether or not the seat could do something else, so it
// reveals nothing more. It is not part of the saved game, which only has the commands; a resumed game asks
// again.
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <assert.h>

// The conditions under which the answer stands.
static StandingAnswer asked_now(const Session *session, const Command *command) {
    const Story *story = game_story(session->catalog->game);
    View view;
    match_view(session->match, SEAT_NONE, &view);
    const Question question = story->question(view.bytes);
    return (StandingAnswer){.on = question.asked == ASKED_SECRETLY,
                            .word = question.word,
                            .turn = story->turn(view.bytes),
                            .round = story->round(view.bytes),
                            .command = *command};
}

static bool is_same_time(const StandingAnswer *a, const StandingAnswer *b) {
    return a->turn == b->turn && a->round == b->round;
}

bool session_can_submit_standing(const Session *session, const Command *command) {
    if (session->stage != SESSION_DECIDING || session->guide.judge != NULL ||
        !game_verbs(session->catalog->game)[command->verb].passes)
        return false;
    const StandingAnswer now = asked_now(session, command);
    return now.on && now.turn != match_to_act(session->match);
}

Verdict session_submit_standing(Session *session, const Command *command) {
    assert(session_can_submit_standing(session, command));
    const Seat seat = match_to_act(session->match);
    const StandingAnswer answer = asked_now(session, command);
    const StandingAnswer before = session->stands[seat];
    session->stands[seat] = answer; // session_submit already decides what comes next
    const Verdict verdict = session_submit(session, command);
    if (verdict != VERDICT_OK)
        session->stands[seat] = before;
    return verdict;
}

bool session_has_standing_answer(const Session *session, Seat seat) {
    const StandingAnswer now = asked_now(session, &command_unused);
    return seat < SEATS_MAX && session->stands[seat].on && is_same_time(&now, &session->stands[seat]);
}

const Command *session_standing_answer(const Session *session, Seat seat) {
    const StandingAnswer *answer = &session->stands[seat];
    if (!answer->on || session_is_past(session))
        return NULL;
    const StandingAnswer now = asked_now(session, &answer->command);
    const bool holds = now.on && now.word == answer->word && is_same_time(&now, answer);
    return holds && match_judge(session->match, seat, &answer->command) == VERDICT_OK ? &answer->command
                                                                                      : NULL;
}

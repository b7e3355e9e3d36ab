// SPDX-License-Identifier: MIT
// Standing answers: a seat that is asked repeatedly during others' turns may decline once for all until its
// own turn comes; and one that is asked again and again about the same card may commit to a run of commands.
// Both are decided openly, and carried out whether or not the seat could do something else, so they reveal
// nothing more than the commands do. They are not part of the saved game, which only has the commands; a
// resumed game asks again. And a seat of which everybody knows that it has one answer is not asked behind a
// curtain.
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
                            .card = question.card,
                            .command = *command};
}

// Of a run in the same turn only; another answer until the own turn.
static bool still_stands(const StandingAnswer *answer, const StandingAnswer *now, Seat seat) {
    return answer->run != NULL ? answer->turn == now->turn && answer->round == now->round : now->turn != seat;
}

bool session_can_submit_standing(const Session *session, const Command *command) {
    if (session->stage != SESSION_DECIDING || session->guide.judge != NULL ||
        !game_verbs(session->catalog->game)[command->verb].passes)
        return false;
    const StandingAnswer now = asked_now(session, command);
    return now.on && now.turn != match_to_act(session->match);
}

// session_submit already decides what comes next, so the answer must stand before.
static Verdict submit_as(Session *session, const StandingAnswer *answer) {
    const Seat seat = match_to_act(session->match);
    const StandingAnswer before = session->stands[seat];
    const Command command = answer->command;
    session->stands[seat] = *answer;
    const Verdict verdict = session_submit(session, &command);
    if (verdict != VERDICT_OK)
        session->stands[seat] = before;
    return verdict;
}

Verdict session_submit_standing(Session *session, const Command *command) {
    assert(session_can_submit_standing(session, command));
    const StandingAnswer answer = asked_now(session, command);
    return submit_as(session, &answer);
}

bool session_can_submit_run(const Session *session, SessionRun next) {
    return session->stage == SESSION_DECIDING && session->guide.judge == NULL && session->only == SEAT_NONE &&
           session->viewer == match_to_act(session->match) && asked_now(session, &command_unused).on &&
           next(session->catalog, session->legal, session->legal_count) != NULL;
}

Verdict session_submit_run(Session *session, SessionRun next) {
    assert(session_can_submit_run(session, next));
    const Command *first = next(session->catalog, session->legal, session->legal_count);
    StandingAnswer answer = asked_now(session, first);
    answer.run = next;
    return submit_as(session, &answer);
}

bool session_has_standing_answer(const Session *session, Seat seat) {
    const StandingAnswer now = asked_now(session, &command_unused);
    return seat < SEATS_MAX && session->stands[seat].on && still_stands(&session->stands[seat], &now, seat);
}

// What is legal for the seat to act; session->legal is filled anew before anybody decides.
static int legal_now(Session *session) {
    const int count = match_legal(session->match, session->legal, COMMANDS_MAX);
    return count > COMMANDS_MAX ? COMMANDS_MAX : count;
}

static const Command *next_of_run(Session *session, StandingAnswer *answer) {
    const Command *next = answer->run(session->catalog, session->legal, legal_now(session));
    if (next == NULL)
        return NULL;
    answer->command = *next;
    return &answer->command;
}

// A curtain would fall for somebody who can only pass, or do one thing, as everybody can see.
static const Command *only_answer(Session *session, Seat seat) {
    const Story *story = game_story(session->catalog->game);
    const Verb *verbs = game_verbs(session->catalog->game);
    View view;
    const bool apart = session->only == SEAT_NONE && session->viewer != seat &&
                       session->guide.judge == NULL && session->options.who[seat] == NULL;
    if (!apart || story->bare == NULL || !asked_now(session, &command_unused).on)
        return NULL;
    match_view(session->match, SEAT_NONE, &view);
    if (!story->bare(view.bytes, seat))
        return NULL;
    const Command *pass = NULL, *other = NULL;
    int others = 0;
    for (int i = legal_now(session) - 1; i >= 0; i--)
        if (verbs[session->legal[i].verb].passes) {
            pass = &session->legal[i];
        } else if (!verbs[session->legal[i].verb].resigns) {
            other = &session->legal[i];
            others++;
        }
    const Command *only = others == 0 ? pass : others == 1 && pass == NULL ? other : NULL;
    // What a resumed game has gone through went this way too, or somebody was asked.
    const bool was_asked = session_is_past(session) && only != NULL &&
                           command_compare(only, &session->past->command[session->past_next].command) != 0;
    return was_asked ? NULL : only;
}

const Command *session_standing_answer(Session *session, Seat seat) {
    StandingAnswer *answer = &session->stands[seat];
    if (!answer->on || session_is_past(session))
        return only_answer(session, seat);
    const StandingAnswer now = asked_now(session, &answer->command);
    answer->on = still_stands(answer, &now, seat);
    if (!answer->on || !now.on || now.word != answer->word)
        return only_answer(session, seat);
    if (answer->run != NULL)
        return now.card == answer->card ? next_of_run(session, answer) : only_answer(session, seat);
    return match_judge(session->match, seat, &answer->command) == VERDICT_OK ? &answer->command : NULL;
}

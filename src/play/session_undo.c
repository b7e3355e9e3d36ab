// SPDX-License-Identifier: MIT
// Undo: deals the game again and carries out all commands but the last one, so that everything the session
// remembers is as it was before.
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// True if somebody is there who may undo: with no hand shown, and at the curtain after an answer to a public
// question, that is everybody.
static bool is_anybody_there(const Session *session) {
    if (session->stage == SESSION_CURTAIN)
        return !session->hidden && session->viewer == SEAT_NONE;
    return session->stage == SESSION_DECIDING ||
           (session->stage == SESSION_END_TURN && session->viewer != SEAT_NONE);
}

// The index of the command to undo, before any that followed automatically (the table would give those again
// at once); -1: none.
static int last_decided(const Session *session) {
    const Verb *verbs = game_verbs(session->catalog->game);
    int at = match_log_count(session->match) - 1;
    while (at >= 0 && verbs[match_log(session->match, at)->command.verb].follows)
        at--;
    return at;
}

static bool has_acted(const Session *session, Seat seat) {
    for (int i = match_log_count(session->match) - 1; i >= 0; i--)
        if (match_log(session->match, i)->seat == seat)
            return true;
    return false;
}

// True if whoever was asked about the viewer's last command in its turn has let it pass, and nothing else was
// done since.
static bool is_let_pass(const Session *session) {
    const Game *game = session->catalog->game;
    int at = match_log_count(session->match) - 1;
    View view;
    for (; at >= 0 && match_log(session->match, at)->seat != session->viewer; at--)
        if (!game_verbs(game)[match_log(session->match, at)->command.verb].passes)
            return false;
    match_view(session->match, session->viewer, &view);
    return at >= 0 && game->story->turn(view.bytes) == session->viewer;
}

// Why the viewer can't undo the last command.
static SessionUndo why_not(const Session *session) {
    if (!has_acted(session, session->viewer))
        return UNDO_NONE;
    if (match_log(session->match, match_log_count(session->match) - 1)->seat != session->viewer)
        return is_let_pass(session) ? UNDO_LET_PASS : UNDO_WENT_ON;
    switch (session->told) {
    case REVEAL_DRAW:
        return UNDO_DREW;
    case REVEAL_HAND:
        return UNDO_SAW_HAND;
    case REVEAL_HIDDEN:
        return UNDO_REVEALED;
    default:
        return UNDO_WENT_ON;
    }
}

SessionUndo session_undo_state(const Session *session) {
    const int count = match_log_count(session->match);
    if (session->stage == SESSION_LAID)
        return UNDO_POSSIBLE;
    if (session->watched)
        return UNDO_WATCHED;
    if (session->guide.judge != NULL)
        return UNDO_GUIDED;
    if (!is_anybody_there(session))
        return UNDO_NOT_NOW;
    if (session->undoable > 0 && last_decided(session) >= count - session->undoable)
        return match_log_complete(session->match) ? UNDO_POSSIBLE : UNDO_FORGOTTEN;
    return why_not(session);
}

// The first `count` commands of the log; the caller frees them. NULL if memory runs out.
static SavedCommand *copy_log(const Match *match, int count) {
    assert(count >= 0);
    SavedCommand *past = calloc((size_t)count + 1, sizeof *past);
    for (int i = 0; i < count && past != NULL; i++) {
        const LogEntry *entry = match_log(match, i);
        past[i] = (SavedCommand){.seat = entry->seat, .command = entry->command, .hash = entry->hash};
    }
    return past;
}

uint8_t session_undo_verb(const Session *session) {
    assert(session_undo_state(session) == UNDO_POSSIBLE);
    return session->is_laid ? session->laid.verb
                            : match_log(session->match, last_decided(session))->command.verb;
}

bool session_undo(Session *session) {
    assert(session_undo_state(session) == UNDO_POSSIBLE);
    if (session->is_laid) {
        session_cancel_laid(session);
        return true;
    }
    const Seat seat = session->viewer;
    const bool recaps = session->recaps, asks_openly = session->asks_openly;
    const int count = last_decided(session);
    SavedCommand *commands = copy_log(session->match, count);
    const SessionPast past = {.command = commands, .count = count};
    Text problem = {0};
    const bool good = commands != NULL && session_deal(session, &problem);
    text_finish(&problem);
    if (good) {
        if (seat != SEAT_NONE)
            session->stands[seat].on = false; // what it had committed to is taken back too
        session->past = &past;
        session->past_next = session->first = 0;
        session->recaps = session->acted = session->took_turn = false;
        session->undoable = 0;
        session->next_seat = SEAT_NONE;
        session->asks_openly = asks_openly || seat == SEAT_NONE;
        memset(session->turn_end, 0, sizeof session->turn_end);
        memset(session->acted_after, 0, sizeof session->acted_after);
        memset(session->seen, 0, sizeof session->seen);
        session_begin(session);
        // The person is still there, so the curtain before the next decision is skipped too.
        while (session_is_past(session) || session->stage != SESSION_DECIDING)
            session_step_past(session);
        // The viewer stays the same, even if the settings would now ask the question otherwise.
        session->viewer = seat;
        session->past = NULL;
        session->recaps = recaps;
        session->asks_openly = asks_openly;
        session_refresh(session);
    }
    free(commands);
    return good;
}

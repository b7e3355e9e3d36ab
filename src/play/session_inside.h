// SPDX-License-Identifier: MIT
// The internals of a session, for its own files: session.c advances it, session_look.c answers questions
// about it, session_past.c resumes a saved game, session_watch.c watches one, session_guided.c guides one,
// session_lay.c lays commands that can be taken back.
#ifndef STARDECK_PLAY_SESSION_INSIDE_H
#define STARDECK_PLAY_SESSION_INSIDE_H

#include "ai/mind.h"
#include "play/reel.h"
#include "play/session.h"

#define EVENTS_MAX 1024 // of one command and all its consequences; events beyond that are not animated

// The seat declines this question for the rest of the turn, or answers it by a run (session_stand.c).
typedef struct StandingAnswer {
    bool on;
    uint8_t word, round, card; // Question.word, Story.round, Question.card
    Seat turn;
    Command command;
    SessionRun run; // NULL: it declines, by `command`
} StandingAnswer;

struct Session {
    const Catalog *catalog;
    SessionOptions options;
    Match *match;
    Seat only; // the only person; SEAT_NONE if several play, or none
    int persons;

    bool recaps, asks_openly;

    SessionStage stage;
    unsigned version;
    Seat viewer, next_seat;
    bool acted;         // the viewer has done something since taking the seat
    bool took_turn;     // … on its own turn
    bool watched;       // a watched game
    Seat open_from;     // watched: all cards face up with this seat in front; SEAT_NONE: the public's view
    int undoable;       // number of last commands that the viewer may undo
    RevealKind told;    // what the last command revealed to the viewer
    bool hidden;        // at the curtain that session_hide has drawn
    SessionStage under; // … and the stage it covers
    bool face_down;     // CURTAIN with the table in view (session_is_face_down)
    Seat sat;           // the person who last took its seat on its own turn; SEAT_NONE: nobody has
    uint8_t sat_round;  // … in this round
    SessionStage after; // the stage after the recap

    EventList events; // of the last command; while something is laid: of that, on a copy of the game
    int first, end;   // the part of them being shown: up to a scoring, or the rest
    bool scored;      // that part ends with a scoring
    bool has_before;
    View before, view;

    bool is_laid;
    Command laid;

    StandingAnswer stands[SEATS_MAX];

    Reel reel;
    GameLog log;
    // By number of the event in the game; 0: none.
    unsigned turn_end[SEATS_MAX]; // last event when the person ended a turn
    // … last one before what a game's only person did last on its own turn
    unsigned acted_after[SEATS_MAX];
    unsigned seen[SEATS_MAX];    // last event when the person last looked
    unsigned recap[REEL_EVENTS]; // numbers of what RECAP shows, in order
    int recap_count;
    bool recaps_scene; // … which begin where a scene did

    Mind *mind;        // for computers that decide within the session
    bool thinks_apart; // searching computers decide outside the session
    Command legal[COMMANDS_MAX];
    int legal_count;

    SessionGuide guide;      // all zero: not guided
    const SessionPast *past; // commands to carry out before anything new; NULL: none
    int past_next;           // how many of them are done
    SessionListener listener;
    void *listener_context;
};

// An event of a game that is replayed, as session_replay_public tells it, with the commands that came before
// the one it belongs to.
typedef struct SessionTold {
    const Event *event;
    const void *before, *after; // the public's views; `before` NULL: it is the first
    int command;
    const GameLog *log; // of the whole game
} SessionTold;
typedef void (*SessionTell)(void *context, const SessionTold *told);
// Replays the game as session_replay_public does, and calls `each` for every event. False likewise.
bool session_retell(const Session *session, SessionTell each, void *context);

// Creates a session without a game; deals its game (again). NULL or false with a sentence in `problem`.
Session *session_make(const Catalog *catalog, const SessionOptions *options, Text *problem);
bool session_deal(Session *session, Text *problem);
// As session_create, with a past and a guide; each may be NULL.
Session *session_create_with(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                             const SessionGuide *guide, Text *problem);
// session_guided.c: makes the match for the session (dealt, or from the guide's position; NULL with a
// sentence); removes legal commands that the guide refuses.
Match *session_make_match(const Session *session, EventList *events, Text *problem);
void session_filter_legal(Session *session);
// The command the guide prescribes for the computer to act; NULL: none.
const Command *session_guided_command(const Session *session);
// Submits the command, records its events in history and reel, calls the listener. Doesn't change the stage.
Verdict session_carry_out(Session *session, Seat seat, const Command *command);
// Makes the view for the current stage and viewer, and the legal commands. Call at the end of each change.
void session_refresh(Session *session);
// The viewer's view of the match, and after an event of the last command.
void session_make_view(const Session *session, View *view);
void session_make_event_view(const Session *session, int index, View *view);

// session_recap.c: on taking a seat, starts a recap of what the person hasn't seen.
void session_recap_unseen(Session *session);
// Marks in the reel which events of the part just shown (`first` to `end`) everybody at the table has seen,
// so that recaps leave them out.
void session_mark_seen_by_all(Session *session);
// session_stand.c: the standing answer of the seat to the current question, also the next of its run, or what
// everybody knows to be all it can do; NULL: none.
const Command *session_standing_answer(Session *session, Seat seat);
// session_lay.c: takes back what is laid; carries it out, leaving events that were not shown yet waiting.
void session_cancel_laid(Session *session);
void session_carry_out_laid(Session *session);
// The end of the next part to show: just after the event at which the table is held, if there is one
// (`*held`), so that people can look before it is cleared.
int session_part_end(const Session *session, int first, bool *held);
// Shows what is waiting, or finds out who is next.
void session_go_on(Session *session);

// Enters the first stage after the deal.
void session_begin(Session *session);
// True if the next command comes from the past.
bool session_is_past(const Session *session);
// Carries out the rest of the past and goes on to the next decision.
void session_play_past(Session *session);
// One step: passes the current stage; if a person decides, submits the next past command.
void session_step_past(Session *session);

#endif

// SPDX-License-Identifier: MIT
// The inside of a session, for its own files: session.c moves it on, session_look.c answers questions
// about it, session_past.c brings a saved game back to where it was, session_watch.c only looks at one,
// session_guided.c leads one, session_lay.c lays a card that may be taken up again.
#ifndef STARDECK_PLAY_SESSION_INSIDE_H
#define STARDECK_PLAY_SESSION_INSIDE_H

#include "ai/mind.h"
#include "play/reel.h"
#include "play/session.h"

#define EVENTS_MAX 1024 // of one command with all that follows from it; what is beyond is not animated

// A seat declines what it is asked by this word for as long as that turn lasts (session_stand.c).
typedef struct StandingAnswer {
    bool on;
    uint8_t word, round; // Question.word, Story.round
    Seat turn;
    Command command;
} StandingAnswer;

struct Session {
    const Catalog *catalog;
    SessionOptions options;
    Match *match;
    Seat only; // the only person, SEAT_NONE if several play or none
    int persons;

    bool recaps, asks_openly;

    SessionStage stage;
    unsigned version;
    Seat viewer, next_seat;
    bool acted;     // the viewer has done something since it took the seat
    bool took_turn; // … and it was the own turn
    bool watched;   // nobody sits here
    Seat open_from; // watched: all cards are open, and this seat is in front; SEAT_NONE: the public's view
    int undoable;   // commands, the last ones, that the viewer may take back
    Tells told;     // why the last one may not
    bool hidden;    // at the curtain for the one who was looking
    SessionStage under; // what the curtain covers then
    SessionStage after; // what follows the recap

    EventList events; // of the last command; while something is laid: of that, on a copy of the game
    int first, end;   // the part of them that is being shown: up to a scoring, or the rest
    bool scored;      // that part ends with a scoring
    bool has_before;
    View before, view;

    bool is_laid;
    Command laid;

    StandingAnswer stands[SEATS_MAX];

    Reel reel;
    GameLog log;
    unsigned turn_end[SEATS_MAX]; // events there were when the person had ended a turn; 0: none yet
    unsigned seen[SEATS_MAX];     // events there were when the person looked last
    unsigned recap[REEL_EVENTS];  // numbers of what RECAP shows, in order
    int recap_count;

    Mind *mind;        // for computers that decide within the session
    bool thinks_apart; // … and those that think ahead are waited for
    Command legal[COMMANDS_MAX];
    int legal_count;

    SessionGuide guide;      // zero: nobody leads
    const SessionPast *past; // what is carried out once more before anything new is; NULL: nothing
    int past_next;           // how many of its commands are done
    SessionListener listener;
    void *listener_context;
};

// A session without a game, and dealing one (anew).
Session *session_make(const Catalog *catalog, const SessionOptions *options, Text *problem);
bool session_deal(Session *session, Text *problem);
// As session_create, with a past and a guide; each may be NULL.
Session *session_create_with(const Catalog *catalog, const SessionOptions *options, const SessionPast *past,
                             const SessionGuide *guide, Text *problem);
// session_guided.c: the match that is dealt, or made from the guide's position; and the legal commands
// without those that the guide does not want.
Match *session_match_made(const Session *session, EventList *events, Text *problem);
void session_narrow(Session *session);
// What the guide wants the computer to do now; NULL: it does as it likes.
const Command *session_led(const Session *session);
// Submits, takes the events into log and reel, tells the listener. The stage stays.
Verdict session_carry_out(Session *session, Seat seat, const Command *command);
// Makes the view that belongs to stage and viewer. Called at the end of each change, after both are fixed.
void session_refresh(Session *session);
// What is to be seen of the match, and after an event of the last command.
void session_see(const Session *session, View *view);
void session_see_event(const Session *session, int index, View *view);

// session_recap.c: what the person has not seen yet, on taking the seat; and the part that has just been
// shown
// (`first` to `end`) was watched by all, as far as it was.
void session_recap_unseen(Session *session);
void session_note_watched(Session *session);
// session_stand.c: what the person in that seat, who is asked now, has answered once for all of the turn;
// NULL: nothing.
const Command *session_standing_answer(const Session *session, Seat seat);
// session_lay.c: takes up what is laid; and carries it out, so that what has not been shown of it waits.
void session_take_up(Session *session);
void session_confirm(Session *session);
// The end of the next part to be shown: behind what the table is held for, so that it can be looked at before
// it is cleared.
int session_part_end(const Session *session, int first, bool *held);
// Is anything waiting to be shown? Else who is next.
void session_go_on(Session *session);

// What follows the deal.
void session_begin(Session *session);
// Is the next command one of the past?
bool session_is_past(const Session *session);
// Carries out what is left of the past and goes on to the next decision.
void session_play_past(Session *session);
// What lies before the next command, and the command if it is a person's.
void session_step_past(Session *session);

#endif

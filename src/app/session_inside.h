// SPDX-License-Identifier: MIT
// The inside of a session, for its own three files: session.c moves it on, session_look.c answers questions
// about it, session_past.c brings a saved game back to where it was.
#ifndef STARDECK_APP_SESSION_INSIDE_H
#define STARDECK_APP_SESSION_INSIDE_H

#include "app/reel.h"
#include "app/session.h"

#define EVENTS_MAX 1024 // of one command with all that follows from it; what is beyond is not animated

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
    bool acted;         // the viewer has done something since it took the seat
    bool took_turn;     // … and it was the own turn
    bool hidden;        // at the curtain for the one who was looking
    SessionStage under; // what the curtain covers then
    SessionStage after; // what follows the recap

    EventList events; // of the last command
    int first, end;   // the part of them that is being shown: up to a scoring, or the rest
    bool scored;      // that part ends with a scoring
    bool has_before;
    View before, view;

    Reel reel;
    GameLog log;
    unsigned turn_end[SEATS_MAX];  // events there were when the person had ended a turn; 0: none yet
    unsigned seen[SEATS_MAX];      // events there were when the person looked last
    unsigned recap_from, recap_to; // numbers of what RECAP shows, first and last

    Command legal[COMMANDS_MAX];
    int legal_count;

    const SessionPast *past; // what is carried out once more before anything new is; NULL: nothing
    int past_next;           // how many of its commands are done
    SessionListener listener;
    void *listener_context;
};

// Is the next command one of the past?
bool session_is_past(const Session *session);
// Carries out what is left of the past and goes on to the next decision.
void session_play_past(Session *session);

#endif

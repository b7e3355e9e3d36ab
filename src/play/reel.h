// SPDX-License-Identifier: MIT
// The evening on a reel: every event with the state after it, the newest REEL_EVENTS of them. Whoever wants
// to be shown something that happened while others were looking gets it from here, as the match's views and
// never as a state. Older events leave; the log keeps what was worth a line.
#ifndef STARDECK_PLAY_REEL_H
#define STARDECK_PLAY_REEL_H

#include "engine/match.h"
#include "engine/story.h"

#define REEL_EVENTS 1024 // some eight rounds of turns at a table of four; at most 2 MB

typedef struct Reel {
    const Story *story;
    EventList ring;            // event number n lies at (n - 1) % REEL_EVENTS
    unsigned total;            // events of the game so far; they are numbered from 1
    bool watched[REEL_EVENTS]; // by everybody at the table, like the ring
} Reel;

bool reel_open(Reel *reel, const Game *game); // false without memory
void reel_close(Reel *reel);
void reel_add(Reel *reel, const EventList *events); // all of the list, which must have states

// The oldest number that is still there (1 when none is).
unsigned reel_oldest(const Reel *reel);
// Is there something worth telling among the events after number `seen`? *from: the first one to be shown;
// the state before it is still there.
bool reel_missed(const Reel *reel, unsigned seen, unsigned *from);
// Everybody has watched that event: nobody has to be told of it.
void reel_watch(Reel *reel, unsigned number);
// The numbers from `from` on that not everybody has watched, in order, at most REEL_EVENTS; with `all` every
// one. 0, if there is nothing worth telling among them.
int reel_missing(const Reel *reel, unsigned from, bool all, unsigned numbers[REEL_EVENTS]);
// Event `number` as the viewer may know it, and what the viewer may know right after it.
Event reel_event(const Reel *reel, unsigned number, Seat viewer);
void reel_view(const Reel *reel, const Match *match, unsigned number, Seat viewer, View *view);

#endif

// SPDX-License-Identifier: MIT
// The most recent REEL_EVENTS events of a game, each with the state after it, for replaying to a person what
// happened while others were looking. States never leave it, only the match's views of them. Older events are
// dropped; the history keeps those worth a line.
#ifndef STARDECK_PLAY_REEL_H
#define STARDECK_PLAY_REEL_H

#include "engine/match.h"
#include "engine/story.h"

#define REEL_EVENTS 1024 // about eight rounds with four players; at most 2 MB

typedef struct Reel {
    const Story *story;
    EventList ring;            // event number n is at (n - 1) % REEL_EVENTS
    unsigned total;            // events of the game so far; numbers start at 1
    bool watched[REEL_EVENTS]; // seen by everybody at the table; indexed like the ring
} Reel;

bool reel_open(Reel *reel, const Game *game); // false: no memory; reel_close even then
void reel_close(Reel *reel);
void reel_add(Reel *reel, const EventList *events); // adds all of `events`, which must have states

// The oldest event number still stored (1 if none).
unsigned reel_oldest(const Reel *reel);
// True if any event after number `seen` is worth a line (Story.tells). `*from`: the first of them that can be
// shown, that is, with the state before it still stored.
bool reel_has_missed(const Reel *reel, unsigned seen, unsigned *from);
// Records that everybody has seen that event.
void reel_mark_watched(Reel *reel, unsigned number);
// Fills `numbers`, in order, with the events from `from` on that not everybody has seen, or with all of them.
// Returns how many; 0 if none of them is worth a line.
int reel_list_missing(const Reel *reel, unsigned from, bool all, unsigned numbers[REEL_EVENTS]);
// Event `number` and the view right after it, as `viewer` may know them. `number` must still be stored.
Event reel_event(const Reel *reel, unsigned number, Seat viewer);
void reel_view(const Reel *reel, const Match *match, unsigned number, Seat viewer, View *view);

#endif

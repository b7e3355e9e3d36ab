// SPDX-License-Identifier: MIT
// Events: what a command caused, step by step, for animation, log, recap and tests. The rules never read
// them.
#ifndef STARDECK_ENGINE_EVENT_H
#define STARDECK_ENGINE_EVENT_H

#include "engine/command.h"

#include <stddef.h>

#define SEEN_BY_ALL ((uint8_t)0xFF)
#define SEEN_BY(seat) ((uint8_t)(1u << (seat)))

typedef struct Event {
    uint8_t kind;    // the game's own list
    Seat seat;       // who acts, owns, receives: as the kind says
    uint8_t card;    // index into the pack's cards; NONE: no card or not for this viewer's eyes
    uint8_t seen_by; // one bit a seat: who may know `card`
    uint8_t row, at; // where it is, or was
    uint8_t to_row, to_at;
    int16_t amount, amount2, amount3; // as the kind says: rolled and needed, absorbed and lost …; seen by all
    Seat owner;                       // of `card`; public even when the card is not
    uint8_t spare;
} Event;

_Static_assert(sizeof(Event) == 16, "events are kept by the thousand and compared as bytes");

// One that names that seat and nothing else, seen by all: the rest is filled in where the kind says
// something.
static inline Event event_of(unsigned kind, Seat seat) {
    return (Event){.kind = (uint8_t)kind,
                   .seat = seat,
                   .card = NONE,
                   .seen_by = SEEN_BY_ALL,
                   .row = NONE,
                   .at = NONE,
                   .to_row = NONE,
                   .to_at = NONE,
                   .owner = SEAT_NONE};
}

// Where `apply` puts what happens. NULL instead of a list: nobody looks, and no time is spent. With `states`
// set, a copy of the state after each event is kept too, so that a viewer can be shown every step in between;
// it is read through match_event_view only, since states hold what viewers must not know.
typedef struct EventList {
    Event *item; // `capacity` of them, owned by whoever set the list up
    int count, capacity;
    int dropped;     // how many did not fit; nothing else is lost by that
    uint8_t *states; // NULL, or capacity * state_bytes bytes
    size_t state_bytes;
} EventList;

// What of an event is news to somebody who was there before it; what was told can't be untold.
typedef enum Tells {
    TELLS_NOTHING, // as everybody could have worked it out from the command
    TELLS_DRAW,    // a card came from a draw pile
    TELLS_REVEAL,  // something that was hidden, or nobody's choice, is to be seen
    TELLS_HAND     // another hand was looked at
} Tells;

// Appends the event and, where kept, a copy of `state`. Accepts list NULL.
void events_add(EventList *list, const Event *event, const void *state);

// The event as `viewer` (SEAT_NONE: the public) may know it: without the card if that is hidden.
Event event_for(const Event *event, Seat viewer);

#endif

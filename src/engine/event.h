// SPDX-License-Identifier: MIT
// Events: what a command caused, step by step, for animation, history, recap and tests. The rules never read
// them.
#ifndef STARDECK_ENGINE_EVENT_H
#define STARDECK_ENGINE_EVENT_H

#include "engine/command.h"

#include <stddef.h>

#define SEEN_BY_ALL ((uint8_t)0xFF)
#define SEEN_BY(seat) ((uint8_t)(1u << (seat)))

typedef struct Event {
    uint8_t kind;    // index into the game's own list of kinds
    Seat seat;       // who acts, owns or receives, depending on `kind`
    uint8_t card;    // index into the pack's cards; NONE: no card, or hidden from this viewer
    uint8_t seen_by; // who may know `card`: one bit per seat (SEEN_BY), or SEEN_BY_ALL
    uint8_t row, at; // where the card is or was
    uint8_t to_row, to_at;
    // Meaning depends on `kind` (rolled and needed, absorbed and lost …). Public.
    int16_t amount, amount2, amount3;
    Seat owner; // of `card`; public even if the card is not
    uint8_t spare;
} Event;

_Static_assert(sizeof(Event) == 16, "events are kept by the thousand and compared as bytes");

// An event of this kind and seat, seen by all, with every other field unused.
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

// Where `apply` records what happens. Functions take NULL for it if nobody needs the events; that costs no
// time. With `states` set, a copy of the state after each event is kept, so that every step in between can be
// shown; read it only through match_event_view, because states hold hidden information. Nothing but its owner
// empties it: set `count` and `dropped` to 0.
typedef struct EventList {
    Event *item; // `capacity` events, owned by the caller
    int count, capacity;
    int dropped;     // events that did not fit; the game itself is not affected
    uint8_t *states; // NULL, or capacity * state_bytes bytes, owned by the caller
    size_t state_bytes;
} EventList;

// What an event reveals to a viewer who knew everything visible before it. A command that revealed something
// can't be undone.
typedef enum RevealKind {
    REVEAL_NOTHING, // everybody could have inferred it from the command
    REVEAL_DRAW,    // a card was drawn from a pile
    REVEAL_HIDDEN,  // something hidden, or decided by chance, became visible
    REVEAL_HAND     // another hand was looked at
} RevealKind;

// Appends the event and, if `states` is set, a copy of `state`; counts it as dropped if the list is full.
// `list` may be NULL.
void events_add(EventList *list, const Event *event, const void *state);

// The event as `viewer` (SEAT_NONE: the public) may know it: `card` is NONE if hidden, and `seen_by` says no
// more than whether this viewer knows it.
Event event_for(const Event *event, Seat viewer);

#endif

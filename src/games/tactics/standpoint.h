// SPDX-License-Identifier: MIT
// What a seat knows of a game of Tactics, enough to continue from (Game.standpoint), and what it remembers
// (Game.remember). Private to games/tactics.
//
// A seat knows its own face-down cards, as it put them there itself or handed them over. It knows which
// targets have been conquered, as they were public. Its notebook adds the cards it saw going to discard
// piles, and those its ally handed to it. Cards of hands shown by a Spy are kept in the state for as long as
// they are there.
#ifndef STARDECK_GAMES_TACTICS_STANDPOINT_H
#define STARDECK_GAMES_TACTICS_STANDPOINT_H

#include "core/rng.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "games/tactics/state.h"

// Bits of TacticsNotebook.seen: where a card is and has been seen.
enum {
    SEEN_DISCARDED = 1,
    SEEN_DOWN = 2 // in a row, or on its way there
};

typedef struct TacticsNotebook {
    uint8_t seen[TACTICS_SEATS][DECK_MAX];
} TacticsNotebook;

// Which cards a hidden place can hold under the rules; each kind can hold everything that the kinds before it
// can. A sample fills them in this order, the most restricted first.
typedef enum PlaceKind {
    PLACE_SHIELDS, // waiting to be put on a card: shields only
    PLACE_DOWN,    // face down in a row: no shields, and no card that is played face up
    PLACE_PUT,     // drawn or handed over, to be put: anything but shields
    PLACE_ANY,
    PLACE_KINDS
} PlaceKind;

// The cards of one seat whose place the viewer does not know, and the places where they may be.
typedef struct Unknown {
    uint8_t count;              // of cards, and of places
    uint8_t shields, played_up; // numbers of these cards, which come first, in this order
    uint8_t first_down, down;   // the places that are in rows, where copies are stored instead of cards
    uint8_t spare;
    uint8_t card[DECK_MAX];   // each part in deck order
    uint8_t of[PLACE_KINDS];  // number of places of each kind
    uint16_t place[DECK_MAX]; // offsets of bytes in the state, places of the last kind first
} Unknown;

typedef struct TacticsStandpoint {
    TacticsState known; // hidden places hold 0; the target pile is in file order
    Unknown unknown[TACTICS_SEATS];
    // Frames that refer to an unknown face-down card, and the table index from which a sample fills it in.
    uint8_t link_count;
    uint8_t link_frame[STACK_MAX], link_table[STACK_MAX];
} TacticsStandpoint;

_Static_assert(sizeof(TacticsStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");
_Static_assert(sizeof(TacticsNotebook) <= NOTEBOOK_MAX, "notebooks fit everybody's buffers");

// Implement the Game fields of these names.
void tactics_remember(const void *rules, void *notebook, Seat viewer, const Event *told);
void tactics_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                        void *standpoint);
void tactics_sample(const void *rules, const void *standpoint, Rng *rng, void *state); // sample.c

#endif

// SPDX-License-Identifier: MIT
// What a seat knows of a game of Tactics, enough to play on from (see Game.standpoint), and what it remembers
// (Game.remember). Private to games/tactics.
//
// A seat remembers its own cards that lie down: it has put each of them there itself, or handed it over. It
// remembers which targets have been conquered, which also lay open. Its notebook adds the cards that lie in
// discard piles, as far as it saw them go there, and those that its ally handed to it. Of hands a Spy showed
// it, the state itself keeps what is still there.
#ifndef STARDECK_GAMES_TACTICS_STANDPOINT_H
#define STARDECK_GAMES_TACTICS_STANDPOINT_H

#include "core/rng.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "games/tactics/state.h"

// Bits of TacticsNotebook.seen: where the card lies and has been seen.
enum {
    SEEN_DISCARDED = 1,
    SEEN_DOWN = 2 // in a row, or on its way there
};

typedef struct TacticsNotebook {
    uint8_t seen[TACTICS_SEATS][DECK_MAX];
} TacticsNotebook;

// Which cards a hidden place can hold, by what the rules let come there; each kind holds what those before it
// may not. The order is that in which a sample fills them, from the narrowest.
typedef enum PlaceKind {
    PLACE_SHIELDS, // waits to be laid on a card: shields only
    PLACE_DOWN,    // lies down in a row: neither shields nor a card that is played up
    PLACE_PUT,     // drawn or handed over, to be put: anything but shields
    PLACE_ANY,
    PLACE_KINDS
} PlaceKind;

// The cards of one seat that the viewer can't place, and where they may lie.
typedef struct Unknown {
    uint8_t count;              // of the cards, and of the places
    uint8_t shields, played_up; // so many of the cards, which come first, in this order
    uint8_t first_down, down;   // of the places: so many lie in rows, where a copy stands for a card
    uint8_t spare;
    uint8_t card[DECK_MAX];   // each part in the order of the deck
    uint8_t of[PLACE_KINDS];  // so many of the places are of each kind, in its order
    uint16_t place[DECK_MAX]; // bytes of the state, those of the last kind first
} Unknown;

typedef struct TacticsStandpoint {
    TacticsState known; // hidden places hold 0; the pile of targets lies in the order of the file
    Unknown unknown[TACTICS_SEATS];
    // Frames that speak of a down card that is not known: to be filled from its place.
    uint8_t link_count;
    uint8_t link_frame[STACK_MAX], link_table[STACK_MAX];
} TacticsStandpoint;

_Static_assert(sizeof(TacticsStandpoint) <= STANDPOINT_MAX, "standpoints fit everybody's buffers");
_Static_assert(sizeof(TacticsNotebook) <= NOTEBOOK_MAX, "notebooks fit everybody's buffers");

void tactics_remember(const void *rules, void *notebook, Seat viewer, const Event *told);
void tactics_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook,
                        void *standpoint);
void tactics_sample(const void *rules, const void *standpoint, Rng *rng, void *state); // sample.c

#endif

// SPDX-License-Identifier: MIT
// Captains: what a computer opponent makes of what it has found out, as captains.json of a pack says it. How
// well it plays is its level (ai/opponent.h); a captain only has preferences among what is about as good.
//
// All its numbers are hundredths of the spread: of how far apart what may come of the best command lies (one
// standard deviation). So they mean the same in every game, whatever its points are.
#ifndef STARDECK_ENGINE_CAPTAIN_H
#define STARDECK_ENGINE_CAPTAIN_H

#include "engine/schema.h"

#define CAPTAINS_MAX 64  // of a pack
#define CAPTAIN_TASTES 6 // of one of them
#define CAPTAIN_CARDS 16 // that a taste is for
#define CAPTAIN_MOST 100 // of each number
#define CAPTAIN_VERBS 32 // of a game: bits of CaptainTaste.verbs

// How much it likes some commands: those of these verbs, and if cards are named only with one of them.
typedef struct CaptainTaste {
    uint32_t verbs; // one bit each
    uint8_t card[CAPTAIN_CARDS];
    uint8_t cards;
    int16_t liking;
} CaptainTaste;

typedef struct Captain {
    char id[ID_MAX];
    uint8_t seat;     // of whose faction it is: index into the table Game.seat_table
    int16_t boldness; // how much it likes (below 0: fears) what may turn out well or badly
    int16_t whim;     // it takes any command that is no further than this from the one it likes best
    CaptainTaste taste[CAPTAIN_TASTES];
    uint8_t tastes;
} Captain;

#endif

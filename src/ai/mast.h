// SPDX-License-Identifier: MIT
// Playouts that learn, by the move-average sampling technique (MAST): each seat keeps the mean result of
// playouts in which it gave a command, at any point. When a seat moves in a playout, a few random commands
// are drawn and it usually gives the one with the best mean, so that playouts become more realistic as the
// search goes on. Results come from samples only, so nothing hidden leaks in. Integers only.
#ifndef STARDECK_AI_MAST_H
#define STARDECK_AI_MAST_H

#include "core/rng.h"
#include "engine/command.h"

#define MAST_ENTRIES 16384u // a power of two
#define MAST_STEPS 640      // commands per playout that are learned from

typedef struct MastEntry {
    uint32_t key; // 0: unused
    uint32_t tried;
    int64_t sum; // of the seat's results
} MastEntry;

// The statistics of one search. Commands that hash to the same entry replace each other.
typedef struct Mast {
    MastEntry entry[MAST_ENTRIES];
    MastEntry all[SEATS_MAX]; // over all commands of a seat
    // The current playout.
    unsigned seats; // that gave commands, one bit each
    int steps;
    uint16_t step[MAST_STEPS];
    Seat seat[MAST_STEPS];
} Mast;

// Clears everything learned.
void mast_reset(Mast *mast);
// Starts a playout.
void mast_start_playout(Mast *mast);
// Chooses among `count` commands drawn at random for `seat`, returns the index of one (0 to count - 1) and
// records it as given.
int mast_choose(Mast *mast, Seat seat, const Command *command, int count, Rng *rng);
// The seats that have given commands in the playout, one bit each.
unsigned mast_seats(const Mast *mast);
// Ends the playout: value[s] is the result for seat s, for each of those seats.
void mast_end_playout(Mast *mast, const int32_t value[SEATS_MAX]);

#endif

// SPDX-License-Identifier: MIT
// Playouts that learn (the move-average sampling technique): how well games went in which a seat gave a
// command, whenever that was. A seat that is to move by chance draws a few commands and mostly gives the one
// that has gone best so far, so that playouts become more like play while a search goes on. Every seat goes
// by its own results; all of them are of playouts, which begin with samples, so nothing hidden is learned.
// Integers only.
#ifndef STARDECK_AI_MAST_H
#define STARDECK_AI_MAST_H

#include "core/rng.h"
#include "engine/command.h"

#define MAST_ENTRIES 16384u // a power of two
#define MAST_STEPS 640      // of one playout that are learned from

typedef struct MastEntry {
    uint32_t key; // 0: nothing
    uint32_t tried;
    int64_t sum; // of what it came to for the seat
} MastEntry;

// The memory for it. Commands that fall on the same entry push each other out.
typedef struct Mast {
    MastEntry entry[MAST_ENTRIES];
    MastEntry all[SEATS_MAX]; // what anything came to
    // Of the playout that goes on.
    unsigned seats; // one bit each
    int steps;
    uint16_t step[MAST_STEPS];
    Seat seat[MAST_STEPS];
} Mast;

// Nothing has been learned yet.
void mast_begin(Mast *mast);
// A playout begins.
void mast_start(Mast *mast);
// Which of some commands, drawn by chance, the seat gives: 0 to count - 1. It is noted as given.
int mast_choose(Mast *mast, Seat seat, const Command *command, int count, Rng *rng);
// The seats that have given commands in the playout, one bit each.
unsigned mast_seats(const Mast *mast);
// The playout has come to so much for each of those.
void mast_end(Mast *mast, const int32_t value[SEATS_MAX]);

#endif

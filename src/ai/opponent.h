// SPDX-License-Identifier: MIT
// Computer opponents: they are given what their seat may know and the legal commands, never the state, and
// own their random numbers. To add one: its file, one line in opponent.c.
#ifndef STARDECK_AI_OPPONENT_H
#define STARDECK_AI_OPPONENT_H

#include "core/rng.h"
#include "engine/match.h"

typedef struct Opponent {
    const char *name; // as in --players: "random"
    // Chooses one of `count` (at least 1) legal commands of view->viewer and returns its index.
    int (*choose)(const View *view, const Command *legal, int count, Rng *rng);
} Opponent;

extern const Opponent *const opponents[]; // ends with NULL

const Opponent *opponent_find(const char *name); // NULL if there is none of this name

// The stream of random numbers of the opponent in this seat, made from the game's seed but never the game's
// own.
Rng opponent_rng(uint64_t seed, Seat seat);
// The same for a single decision after so many commands of the game: a game that was interrupted goes on as
// it would have.
Rng opponent_rng_at(uint64_t seed, Seat seat, int commands);

#endif

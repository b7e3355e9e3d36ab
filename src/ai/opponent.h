// SPDX-License-Identifier: MIT
// Computer opponents: they are given what their seat may know and the legal commands, never the state, and
// own their random numbers. To add one: its file, one line in opponent.c.
#ifndef STARDECK_AI_OPPONENT_H
#define STARDECK_AI_OPPONENT_H

#include "core/rng.h"
#include "engine/captain.h"
#include "engine/match.h"

// What is to be decided.
typedef struct Decision {
    const View *view;  // of the seat that decides
    const void *rules; // the pack's, as everybody may read them
    const Command *legal;
    int count;              // of `legal`, at least 1
    int seats;              // how many play
    Rng *rng;               // the opponent's own
    const Captain *captain; // whose character it has; NULL: none
    // For those that think; else NULL.
    const Standpoint *standpoint;
    struct Search *search;       // memory to think in
    bool seen;                   // it thinks as long about a single command as about many
    bool (*stop)(void *context); // may be NULL; true: think no longer
    void *context;
    // May be NULL: what was found out about the commands that were tried, best first, for as many as there is
    // room (ai/character.h says how much is the least).
    struct SearchFinding *found;
    int room;
} Decision;

typedef struct Opponent {
    const char *name;                        // as in --players: "random"
    bool weighs;                             // goes by Game.weigh, and so plays only games that have it
    bool thinks;                             // needs a standpoint, memory and time
    int (*choose)(const Decision *decision); // the index of one of the legal commands
} Opponent;

extern const Opponent *const opponents[]; // ends with NULL

// NULL if there is none of this name. Knows those for measurements too (ai/thinkers.h).
const Opponent *opponent_find(const char *name);
bool opponent_serves(const Opponent *opponent, const Game *game);
// The one of this name, if it can play the game; else NULL.
const Opponent *opponent_for(const char *name, const Game *game);
#define OPPONENTS_MAX 16
// Those that can play the game, the weakest first, at least one, ended by NULL; returns how many.
int opponents_offered(const Game *game, const Opponent *serving[OPPONENTS_MAX + 1]);
// Whom a person plays against who has chosen nobody: never one that plays at random, if there is another.
const Opponent *opponent_usual(const Game *game);

// The stream of random numbers of the opponent in this seat, made from the game's seed but never the game's
// own.
Rng opponent_rng(uint64_t seed, Seat seat);
// The same for a single decision after so many commands of the game: a game that was interrupted goes on as
// it would have.
Rng opponent_rng_at(uint64_t seed, Seat seat, int commands);

#endif

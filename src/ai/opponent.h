// SPDX-License-Identifier: MIT
// Computer opponents. They get what their seat may know and the legal commands, never the state, and use
// random numbers of their own. To add one: its file, and a line in opponent.c.
#ifndef STARDECK_AI_OPPONENT_H
#define STARDECK_AI_OPPONENT_H

#include "core/rng.h"
#include "engine/captain.h"
#include "engine/match.h"

typedef struct ValueNet ValueNet;   // engine/value_net.h
typedef struct ValueNets ValueNets; // engine/value_net.h

// What an opponent decides about. Everything is owned by the caller and valid during `choose`.
typedef struct Decision {
    const struct Opponent *who;
    const View *view;  // of the seat that decides
    const void *rules; // the pack's
    const Command *legal;
    int count;              // of `legal`, at least 1
    int seats;              // seats that play
    Rng *rng;               // the opponent's own
    const Captain *captain; // its character; NULL: none
    // For opponents that think; else NULL.
    const Standpoint *standpoint;
    const ValueNet *net;   // what the game's opponents have learned for so many seats; NULL: nothing
    struct Search *search; // working memory
    // A person waits: search as long for one command as for many, so that the time tells nothing.
    bool hide_effort;
    bool (*stop)(void *context); // may be NULL; true: stop searching
    void *context;
    // Receives what the search found, best first, `room` entries; may be NULL. Searching opponents ignore it
    // if `room` is below CHARACTER_LOOKS_AT.
    struct SearchFinding *found;
    int room;
} Decision;

// How an opponent thinks.
typedef struct SearchPlan {
    uint32_t simulations; // a decision
    bool a_seat;          // simulations for each seat that plays, at most Game.simulations_most
    uint16_t candidates;  // most commands tried
    bool looks_on;        // Game.held counts
    uint8_t more_draws;   // SearchBudget.more_draws
    bool by_estimate;     // judges by Game.estimate where there is a net too
    uint8_t turns;        // horizon with a net, in turns; 0: Game.net_turns
    uint8_t noise;        // of 100 decisions, so many are random: for games to learn from
} SearchPlan;

typedef struct Opponent {
    const char *name; // as in --players: "random"
    bool weighs;      // uses Game.weigh; can play only games that have it
    bool thinks;      // needs a standpoint, working memory and time; can play only games with Game.sample
    int (*choose)(const Decision *decision); // returns the index of a legal command
    SearchPlan plan;                         // for those that search
    const ValueNets *nets;                   // it judges by these instead of the game's; NULL: by the game's
} Opponent;

// Opponents, here and below, are constants.
extern const Opponent *const opponents[]; // weakest first; ends with NULL

// The opponent with this name, or NULL. Includes those for measurements (ai/search_opponents.h).
const Opponent *opponent_find(const char *name);
// True if the opponent can play the game.
bool opponent_can_play(const Opponent *opponent, const Game *game);
// The opponent with this name if it can play the game; else NULL.
const Opponent *opponent_for(const char *name, const Game *game);
#define OPPONENTS_MAX 16
// Fills `serving` with the opponents that can play the game, weakest first, ended by NULL; returns how many,
// at least one.
int opponents_offered(const Game *game, const Opponent *serving[OPPONENTS_MAX + 1]);
// The default opponent for people: never the random one if the game has a better one.
const Opponent *opponent_default(const Game *game);

// The random numbers of the opponent in this seat: derived from the game's seed, but a stream of their own.
Rng opponent_rng(uint64_t seed, Seat seat);
// The same for a single decision after `commands` commands of the game, so that a resumed game continues as
// it would have without the interruption.
Rng opponent_rng_at(uint64_t seed, Seat seat, int commands);

#endif

// SPDX-License-Identifier: MIT
// Information-set Monte Carlo search. Each candidate command is tried in determinizations: states the seat
// can't tell from the real one (Game.sample), played on to the game's horizon and evaluated there. Playouts
// are random, except for what they learn from one another (ai/mast.h). All candidates are tried in the same
// states with the same luck, and the worse half is dropped repeatedly (successive halving), so that most of
// the budget goes to those that are hard to tell apart. Integers only: the same decision with the same random
// numbers gives the same command on every machine.
#ifndef STARDECK_AI_SEARCH_H
#define STARDECK_AI_SEARCH_H

#include "ai/mast.h"
#include "engine/match.h"
#include "engine/value_net.h"

#define SEARCH_MORE_DRAWS 2

typedef struct SearchBudget {
    uint32_t simulations; // approximate number
    uint16_t candidates;  // most commands to try, those weighing most (Game.weigh); 0: no limit
    bool even_one;        // simulate even if there is only one candidate
    bool looks_on;        // include what is held at the horizon (Game.held)
    // Above 0: the number of seats that play; results are then the seat's winning chance in CHANCE_ONE-ths,
    // if there is a net or the game has Game.estimate_odds. Required with a net.
    uint8_t seats;
    const ValueNet *net; // judges instead of Game.estimate; NULL: none
    uint8_t turns;       // playouts end so many turns on, instead of at Game.horizon; 0: there
    uint8_t more_draws;  // learning playouts draw 2 + more_draws commands, at most 2 + SEARCH_MORE_DRAWS
    // Called now and then with `context`; true: stop, and take the best so far. May be NULL. Nothing here
    // reads a clock, so a time limit is up to the caller.
    bool (*stop)(void *context);
    void *context;
} SearchBudget;

// A candidate command.
typedef struct SearchArm {
    int index; // in the list of legal commands
    uint32_t tried;
    int64_t sum;
    uint64_t squares;
    int32_t weight; // Game.weigh or Game.consider
} SearchArm;

// Working memory of a search, too large for a stack: one per thread. It needs no initialization and holds
// nothing between searches.
typedef struct Search {
    alignas(8) uint8_t sample[STATE_MAX];
    alignas(8) uint8_t state[STATE_MAX];
    SearchArm arm[COMMANDS_MAX];
    int32_t worth[COMMANDS_MAX];
    Command legal[COMMANDS_MAX]; // of playouts
    Mast mast;
    // The current search; pointers are borrowed from its caller.
    const Game *game;
    const void *rules;
    const Standpoint *standpoint;
    Seat seat;
    const Command *choice;
    const SearchBudget *budget;
    int32_t unit; // values are counted in this fraction of Game.estimate's unit
    uint32_t samples;
} Search;

// The result for a candidate.
typedef struct SearchFinding {
    int index;            // in the list of legal commands
    uint32_t simulations; // number of simulations
    int64_t sum; // of the results: in the unit of Game.estimate, or in CHANCE_ONE-ths (SearchBudget.seats)
    uint64_t squares; // of their squares
} SearchFinding;

// Chooses for the standpoint's seat, whose view is `view`: returns the index in `legal` (`count` commands).
// `rng` is the opponent's own. Fills all `room` entries of `best` (may be NULL), best first; unused ones have
// the index -1.
int search_choose(Search *search, const SearchBudget *budget, const void *rules, const Standpoint *standpoint,
                  const View *view, const Command *legal, int count, Rng *rng, SearchFinding *best, int room);

#endif

// SPDX-License-Identifier: MIT
// Thinking ahead by information-set Monte Carlo: what a command leads to is tried out in states that the seat
// can't tell from the real one (Game.sample), each played on to the game's horizon and judged there: by
// chance, but for what playouts learn from one another (ai/mast.h). All candidates are tried in the same
// states with the same luck, and the worse half is dropped again and again until one is left, so that most of
// the budget goes to those that are hard to tell apart. Integers only: the same decision with the same
// numbers gives the same command on every machine.
#ifndef STARDECK_AI_SEARCH_H
#define STARDECK_AI_SEARCH_H

#include "ai/mast.h"
#include "engine/match.h"

#define SEARCH_MORE_DRAWS 2

typedef struct SearchBudget {
    uint32_t simulations; // about so many
    uint16_t candidates;  // at most so many commands are tried: those that weigh most, if the game weighs
    bool even_one;        // a single candidate is tried as often as several would be
    bool looks_on;        // what is held at the horizon counts too (Game.held)
    uint8_t seats;      // above 0: so many play, and what is counted is how likely the seat wins (CHANCE_ONE:
                        // certainly), where Game.estimate_odds tells
    uint8_t more_draws; // beside two, so many commands, up to SEARCH_MORE_DRAWS, learning playouts draw
    // Asked now and then; true: think no longer, take what is best so far. May be NULL. So a budget of time
    // is its caller's, as nothing here reads a clock.
    bool (*stop)(void *context);
    void *context;
} SearchBudget;

// A command that is tried.
typedef struct SearchArm {
    int index; // of the legal command
    uint32_t tried;
    int64_t sum;
    uint64_t squares;
    int32_t weight; // Game.weigh
} SearchArm;

// The memory that a search works in, too much for a stack; one for each thread that thinks. Whoever makes it
// need not fill it: it holds nothing between searches.
typedef struct Search {
    alignas(8) uint8_t sample[STATE_MAX];
    alignas(8) uint8_t state[STATE_MAX];
    SearchArm arm[COMMANDS_MAX];
    int32_t worth[COMMANDS_MAX];
    Command legal[COMMANDS_MAX]; // of playouts
    Mast mast;
    // Of the search that goes on.
    const Game *game;
    const void *rules;
    const Standpoint *standpoint;
    Seat seat;
    const Command *choice;
    const SearchBudget *budget;
    int32_t unit; // so much of what values are counted in is one of Game.estimate
    uint32_t samples;
} Search;

// A candidate, as thoroughly tried as it was.
typedef struct SearchFinding {
    int index;            // of the legal command
    uint32_t simulations; // it was tried in
    int64_t sum;          // of Game.estimate (with Game.held, if the search looks on) …
    uint64_t squares;     // … and of its square
} SearchFinding;

// The index of one of `count` legal commands of the standpoint's seat, whose view is `view`. `rng` is the
// opponent's own. What was found is in `best` (may be NULL) for as many as there is room, best first.
int search_choose(Search *search, const SearchBudget *budget, const void *rules, const Standpoint *standpoint,
                  const View *view, const Command *legal, int count, Rng *rng, SearchFinding *best, int room);

#endif

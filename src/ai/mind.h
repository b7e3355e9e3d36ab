// SPDX-License-Identifier: MIT
// Lets an opponent decide in a match: hands it what its seat may know and nothing else, and sees to it that
// games of opponents end. The only place of this room that is given a match.
#ifndef STARDECK_AI_MIND_H
#define STARDECK_AI_MIND_H

#include "ai/opponent.h"
#include "ai/search.h"

// The memory for that, too much for a stack; one for each thread in which opponents decide. Whoever makes it
// need not fill it: it holds nothing between decisions.
#define MIND_FOUND 64

typedef struct Mind {
    Search search;
    View view;
    Standpoint standpoint;
    Command legal[COMMANDS_MAX];
    // What is to be decided (mind_prepare).
    const Opponent *who;
    const void *rules; // the pack's, which must outlive it
    int count;         // of `legal`
    int seats;         // how many play
    Rng rng;
    // Whoever prepared it may set these.
    const Captain *captain; // whose character it has; NULL: none. Must outlive the decision
    bool seen;              // somebody waits for the decision, and could learn from how long it takes
    // What was found out on the way (mind_choose), best first: index -1 behind that, and in all of it for
    // those who don't think ahead.
    SearchFinding found[MIND_FOUND];
} Mind;

// In two steps: all that the seat that has to decide may know of the match; and the decision, made from that
// alone, so that another thread can make it. `rng`: the opponent's own. False: there is no legal command,
// which is against the contract of games.
bool mind_prepare(Mind *mind, const Opponent *who, Match *match, Rng rng);
// `stop` (may be NULL) is asked now and then by who thinks long; true: it takes what it has.
Command mind_choose(Mind *mind, bool (*stop)(void *context), void *context);

// Both at once: the command that `who` gives in the seat that has to decide (there is one), with
// the captain's character, if any. `rng` goes on.
bool mind_decide(Mind *mind, const Opponent *who, const Captain *captain, Match *match, Rng *rng,
                 bool (*stop)(void *context), void *context, Command *command);

#endif

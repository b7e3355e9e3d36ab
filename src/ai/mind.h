// SPDX-License-Identifier: MIT
// Lets an opponent decide in a match: gives it what its seat may know and nothing else, and keeps games
// between opponents from going on forever. The only part of this room that is given a match.
#ifndef STARDECK_AI_MIND_H
#define STARDECK_AI_MIND_H

#include "ai/opponent.h"
#include "ai/search.h"

#define MIND_FOUND 64 // findings kept of a decision

// Memory for a decision, too large for a stack: one per thread in which opponents decide. It needs no
// initialization and holds nothing between decisions.
typedef struct Mind {
    Search search;
    View view;
    Standpoint standpoint;
    Command legal[COMMANDS_MAX];
    // The decision (set by mind_prepare).
    const Opponent *who;
    const void *rules;   // the pack's; must outlive the decision
    int count;           // of `legal`
    int seats;           // seats that play
    const ValueNet *net; // what the game's opponents have learned for so many seats; NULL: nothing
    Rng rng;
    // May be set after mind_prepare, which resets them.
    const Captain *captain; // its character; NULL: none. Must outlive the decision
    bool hide_effort;       // Decision.hide_effort
    // What the search found (mind_choose), best first; unused entries have the index -1, all of them if the
    // opponent doesn't search.
    SearchFinding found[MIND_FOUND];
} Mind;

// A decision in two steps, so that another thread can make it: mind_prepare copies all that the seat to act
// may know of the match, mind_choose works from that alone. `rng` is the opponent's own. False if there is no
// legal command, which a correct game never causes.
bool mind_prepare(Mind *mind, const Opponent *who, Match *match, Rng rng);
// The command. `stop` (may be NULL) is called now and then during a search; if it returns true, the best
// command so far is taken.
Command mind_choose(Mind *mind, bool (*stop)(void *context), void *context);

// Both steps at once, for the seat to act, with the captain's character (NULL: none). Advances `rng`. False
// as mind_prepare.
bool mind_decide(Mind *mind, const Opponent *who, const Captain *captain, Match *match, Rng *rng,
                 bool (*stop)(void *context), void *context, Command *command);

#endif

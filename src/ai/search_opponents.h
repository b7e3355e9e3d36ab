// SPDX-License-Identifier: MIT
// Opponents that search (ai/search.h); they differ in their plan.
#ifndef STARDECK_AI_SEARCH_OPPONENTS_H
#define STARDECK_AI_SEARCH_OPPONENTS_H

#include "ai/opponent.h"

extern const Opponent easy_opponent, normal_opponent, hard_opponent;

// For measuring what each doubling of the budget is worth: "think-64" tries 64 simulations per decision, and
// so on up to "think-65536". Ends with NULL. Not offered at the table.
extern const Opponent *const doubling_opponents[];

// An opponent for measurements: "think-N", then any of "+estimate" (SearchPlan.by_estimate), "+turnsN",
// "+candidatesN" and "+noiseN", as "think-256+turns2". `made` gets everything but a name. False: it is no
// such name.
bool search_opponent_parse(const char *name, Opponent *made);

// Chooses as `hard` does, with another number of simulations: for tests that can't wait.
int search_opponent_hard(const Decision *decision, uint32_t simulations);

#endif

// SPDX-License-Identifier: MIT
// Opponents that think ahead (ai/search.h), by how much: of each other they know nothing but the budget.
#ifndef STARDECK_AI_THINKERS_H
#define STARDECK_AI_THINKERS_H

#include "ai/opponent.h"

extern const Opponent easy_opponent, normal_opponent, hard_opponent;

// For measurements: what each doubling of the budget is worth. "think-64" tries 64 simulations a decision,
// and so on up to "think-65536". Ends with NULL; nobody is offered these at the table.
extern const Opponent *const doubling_opponents[];

// As `hard` chooses, with another number of simulations: for tests that cannot wait so long.
int thinkers_hard(const Decision *decision, uint32_t simulations);

#endif

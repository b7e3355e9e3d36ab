// SPDX-License-Identifier: MIT
// Opponents that think ahead (ai/search.h), by how much: of each other they know nothing but the budget.
#ifndef STARDECK_AI_THINKERS_H
#define STARDECK_AI_THINKERS_H

#include "ai/opponent.h"

extern const Opponent easy_opponent, normal_opponent, hard_opponent;

// As `hard` chooses, with another number of simulations: for tests that cannot wait so long.
int thinkers_hard(const Decision *decision, uint32_t simulations);

#endif

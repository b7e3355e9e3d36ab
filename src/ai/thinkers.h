// SPDX-License-Identifier: MIT
// Opponents that think ahead (ai/search.h), by how much: of each other they know nothing but the budget.
#ifndef STARDECK_AI_THINKERS_H
#define STARDECK_AI_THINKERS_H

#include "ai/opponent.h"

extern const Opponent easy_opponent, normal_opponent, hard_opponent;

#endif

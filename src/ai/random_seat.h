// SPDX-License-Identifier: MIT
// The simplest opponent: passes about one time in ten, otherwise chooses evenly among the other commands.
// Used for simulations, and as the smallest example of an opponent.
#ifndef STARDECK_AI_RANDOM_SEAT_H
#define STARDECK_AI_RANDOM_SEAT_H

#include "ai/opponent.h"

extern const Opponent random_opponent;

#endif

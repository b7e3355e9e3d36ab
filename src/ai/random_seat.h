// SPDX-License-Identifier: MIT
// The simplest opponent: passes about one time in ten, else chooses evenly among the plays. Serves as the
// opponent of simulations and as the smallest example of one.
#ifndef STARDECK_AI_RANDOM_SEAT_H
#define STARDECK_AI_RANDOM_SEAT_H

#include "ai/opponent.h"

extern const Opponent random_opponent;

#endif

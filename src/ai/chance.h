// SPDX-License-Identifier: MIT
// How likely seats are to win that stand so and so well: a softmax in integers, the same on every machine.
#ifndef STARDECK_AI_CHANCE_H
#define STARDECK_AI_CHANCE_H

#include "engine/command.h"

#define CHANCE_ONE 100000 // certain

// Each seat by e to the power of its value, so that the chances of all seats add up to certainty. `odds`: a
// value higher by so much makes a seat e times as likely to win. `seats` from 1, `odds` above 0.
int32_t chance_of(const int32_t value[SEATS_MAX], int seats, Seat seat, int32_t odds);

#endif

// SPDX-License-Identifier: MIT
// Winning chances from estimates: a softmax in integers, the same on every machine.
#ifndef STARDECK_AI_CHANCE_H
#define STARDECK_AI_CHANCE_H

#include "engine/command.h"

#define CHANCE_ONE 100000 // certainty

// The chance that `seat` wins, in CHANCE_ONE-ths, given an estimate for each of `seats` seats (at least 1). A
// seat whose value is higher by `odds` (above 0) is e times as likely to win. Rounding aside, the chances of
// all seats add up to CHANCE_ONE.
int32_t chance_of(const int32_t value[SEATS_MAX], int seats, Seat seat, int32_t odds);

#endif

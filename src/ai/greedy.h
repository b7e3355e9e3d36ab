// SPDX-License-Identifier: MIT
// An opponent that looks one step ahead: it takes the command with the highest Game.weigh.
#ifndef STARDECK_AI_GREEDY_H
#define STARDECK_AI_GREEDY_H

#include "ai/opponent.h"

extern const Opponent greedy_opponent;

#endif

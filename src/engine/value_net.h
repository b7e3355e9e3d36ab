// SPDX-License-Identifier: MIT
// A value that was learned from play: a small net gives each seat a score from the features of a position
// (Game.features); of two seats, the one whose score is higher by VALUE_NET_ODDS is e times as likely to win,
// so that ai/chance.h makes chances of the scores. Integers only: the same score on every machine.
// data/value_nets.h reads nets, tests/strength/train.py makes them.
#ifndef STARDECK_ENGINE_VALUE_NET_H
#define STARDECK_ENGINE_VALUE_NET_H

#include "engine/limits.h"

#include <stdint.h>

#define VALUE_NET_HIDDEN_MAX 32
#define VALUE_NET_WEIGHT_MAX 8191    // most of a weight, either sign: no sum can overflow
#define VALUE_NET_RATE_MAX 1000000   // most of `rate`
#define VALUE_NET_BIAS_MAX (1 << 20) // most of a bias, either sign
#define VALUE_NET_ODDS 1024          // units of a score that make e times the chance

typedef struct ValueNet {
    uint8_t seats_min, seats_max; // numbers of seats it was trained for
    uint32_t variants;            // bit N: it was trained for variant N of the game (Game.variants)
    uint8_t inputs, hidden;       // inputs: a multiple of 16, those beyond the game's features are 0
    // An input is the feature's distance from its usual value: (16 * feature - mean) * rate / 4096, within
    // ± VALUE_NET_INPUT_MAX.
    int32_t mean[FEATURES_MAX], rate[FEATURES_MAX];
    int16_t direct[FEATURES_MAX];                       // weights from inputs to the score, 1 / 1024 each
    int16_t weight[VALUE_NET_HIDDEN_MAX][FEATURES_MAX]; // from inputs to hidden units
    int32_t bias[VALUE_NET_HIDDEN_MAX];                 // 1 / 131072 each
    int16_t out[VALUE_NET_HIDDEN_MAX];                  // from hidden units to the score
} ValueNet;

#define VALUE_NET_INPUT_MAX 1023 // 128 for each standard deviation

// The score of a seat with these features (FEATURES_MAX of them, unused ones 0).
int32_t value_net_score(const ValueNet *net, const int16_t features[FEATURES_MAX]);

// The nets of a game.
typedef struct ValueNets {
    uint8_t count;
    ValueNet net[]; // each for its numbers of seats and variants
} ValueNets;

// The first net for so many seats in this variant, below 32. NULL: there is none; `nets` may be NULL.
const ValueNet *value_net_for(const ValueNets *nets, int seats, int variant);

#endif

// SPDX-License-Identifier: MIT
// What came of something that the history tells: how much an attack took, or how much an answer took off it.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_NEWS_RESULT_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_NEWS_RESULT_H

#include "play/game_log.h"

#include <stdbool.h>

typedef struct StrikeResult {
    bool ended;        // an attack that has hit
    bool stopped;      // an attack that was countered or became void; an answer that countered
    int shields, hull; // that the attack took
    uint8_t track;     // that it drained besides, if `drained` > 0
    int drained;
    int taken_off; // that the answer took off the attack
} StrikeResult;

// Of the entry `at`, an attack or an answer, as far as the first `count` entries tell it; else all zero.
void strike_news_result(const GameLog *log, int at, int count, StrikeResult *out);

#endif

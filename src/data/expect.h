// SPDX-License-Identifier: MIT
// Compares what a scenario expects with what a game reports, both as JSON. Private to src/data because it
// exposes cJSON.
//
// Of objects only the keys in `expected` are compared, also inside lists; lists must have the same length and
// order; numbers compare by value. A key missing from the report is a difference too, so that a misspelled
// key never passes.
#ifndef STARDECK_DATA_EXPECT_H
#define STARDECK_DATA_EXPECT_H

#include "engine/match.h"

#include <cjson/cJSON.h>

// Appends a line to `out` for each difference ("power.1.starfleet: expected 12, got 10") and returns how many
// there are. List places count from 1, as in commands. `whole` is Game.whole.
int expect_compare(const cJSON *expected, const cJSON *reported, const char *const whole[], Text *out);

// The same for the match's current report.
int expect_compare_match(const cJSON *expected, const Match *match, Text *out);

#endif

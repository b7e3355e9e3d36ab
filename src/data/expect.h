// SPDX-License-Identifier: MIT
// Comparing what a scenario expects with what a game reports, both JSON. Only src/data includes this header,
// as cJSON shows in it.
//
// Of objects only the keys that `expected` names are compared, also inside lists; lists must have the same
// length and order; numbers are compared as numbers. A key that the report lacks is a difference of its own,
// so that a misspelt one never passes.
#ifndef STARDECK_DATA_EXPECT_H
#define STARDECK_DATA_EXPECT_H

#include "engine/match.h"

#include <cjson/cJSON.h>

// Appends a sentence for each difference to `out`, "power.1.starfleet: expected 12, got 10", each followed by
// a line end, and returns how many there were. Places in lists count from 1, as in commands.
// `whole`: Game.whole.
int expect_compare(const cJSON *expected, const cJSON *reported, const char *const whole[], Text *out);

// The same for what the game reports of its position now.
int expect_compare_match(const cJSON *expected, const Match *match, Text *out);

#endif

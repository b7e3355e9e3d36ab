// SPDX-License-Identifier: MIT
// Commands that are certainly a blunder in a position, as far as the public forecast of the game shows; for
// test_blunders.c.
#ifndef STARDECK_TESTS_BLUNDERS_H
#define STARDECK_TESTS_BLUNDERS_H

#include "engine/match.h"

// Is one of the `count` legal commands of the view's seat such a one, there being a better one?
typedef bool (*IsBlunder)(const void *rules, const void *view, const Command *legal, int count,
                          const Command *command);

bool tactics_is_blunder(const void *rules, const void *view, const Command *legal, int count,
                        const Command *command);
bool strike_is_blunder(const void *rules, const void *view, const Command *legal, int count,
                       const Command *command);

#endif

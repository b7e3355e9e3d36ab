// SPDX-License-Identifier: MIT
// Whether every number of a text is completely visible on the screen. For the layout test, which knows
// nothing of how texts are shortened.
#ifndef STARDECK_TESTS_NUMBERS_SEEN_H
#define STARDECK_TESTS_NUMBERS_SEEN_H

#include "gfx/record.h"

#include <stdbool.h>

// What is wrong with its numbers; NULL: nothing. Two that are compared stand in one line. In one line all of
// them must be there and have room; in lines below each other that end early, those that are shown must be
// whole, and what was left out must not begin with one.
const char *numbers_fault(const GfxDrawnText *text);

#endif

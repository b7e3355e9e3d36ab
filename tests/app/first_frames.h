// SPDX-License-Identifier: MIT
// For tests that ask what lies on the table, not what is painted: drawing takes most of the time of a game.
#ifndef STARDECK_TESTS_FIRST_FRAMES_H
#define STARDECK_TESTS_FIRST_FRAMES_H

#include <stdbool.h>

// From now on only the first frame of each screen of the evening (table_evening.h) is drawn, or again every
// one.
void first_frames_only(bool wanted);

#endif

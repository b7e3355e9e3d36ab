// SPDX-License-Identifier: MIT
// For tests about the table's contents, not its painting: drawing takes most of a game's time.
#ifndef STARDECK_TESTS_FIRST_FRAMES_H
#define STARDECK_TESTS_FIRST_FRAMES_H

#include <stdbool.h>

// From now on only the first frame of each screen of the evening (table_evening.h) is drawn, or again every
// one.
void first_frames_only(bool wanted);

#endif

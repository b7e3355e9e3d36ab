// SPDX-License-Identifier: MIT
// The minimum cost of anything with a window, for comparison: a window that shows one filled frame, and a
// copy of a frame's bytes.
#ifndef STARDECK_BENCH_FLOOR_H
#define STARDECK_BENCH_FLOOR_H

#include "core/text.h"

// Opens a 1280x800 window like the program's own, fills and shows it, writes a line with FLOOR_SHOWN to the
// file, and waits until the window is closed. False with a sentence in `problem`.
bool floor_window(const char *file, Text *problem);
#define FLOOR_SHOWN "\"shown\":true"

// The time in milliseconds to copy a frame of this size (in pixels), the median of many; 0 if memory runs
// out.
double floor_copy_ms(int width, int height);

#endif

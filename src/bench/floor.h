// SPDX-License-Identifier: MIT
// What nothing with a window can do without, to compare with: a window that shows one filled frame, and a
// copy of a frame's bytes.
#ifndef STARDECK_BENCH_FLOOR_H
#define STARDECK_BENCH_FLOOR_H

#include "core/text.h"

// Opens a window as the program's own, 1280x800, fills it, shows it, writes a line that holds FLOOR_SHOWN to
// the file and waits until it is closed. False with a sentence in `problem`.
bool floor_window(const char *file, Text *problem);
#define FLOOR_SHOWN "\"shown\":true"

// Milliseconds that copying a picture of this size takes, the median of many; 0 without memory.
double floor_copy_ms(int width, int height);

#endif

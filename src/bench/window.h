// SPDX-License-Identifier: MIT
// stardeck bench --window: what the window costs, each figure with its goal. Machines differ, even the same
// one from hour to hour, so times are compared with a floor measured in the same run (floor.h), and goals are
// ratios.
#ifndef STARDECK_BENCH_WINDOW_H
#define STARDECK_BENCH_WINDOW_H

#include "cli/cli.h"

// Measures and prints. Returns the exit status: EXIT_FALSE if a goal was missed. For bench_set_window.
int bench_window(const WindowBench *wanted);

#endif

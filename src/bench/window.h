// SPDX-License-Identifier: MIT
// stardeck bench --window: what the window costs, each figure with its goal. Machines differ, and the same
// one from hour to hour; so what takes time is compared with a floor measured in the same run (floor.h), and
// the goals are ratios.
#ifndef STARDECK_BENCH_WINDOW_H
#define STARDECK_BENCH_WINDOW_H

#include "cli/cli.h"

// Measures and prints. The exit status: EXIT_FALSE when a goal was missed. For bench_window_by.
int bench_window(const WindowBench *wanted);

#endif

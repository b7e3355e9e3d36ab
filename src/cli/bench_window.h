// SPDX-License-Identifier: MIT
// stardeck bench --window: what the window costs, each figure with its goal. What can be seen from outside is
// measured on the program itself, started anew each time: how soon the first frame is there, what it costs
// while nobody does anything. The rest only the window's own code can measure, so it is handed in.
#ifndef STARDECK_CLI_BENCH_WINDOW_H
#define STARDECK_CLI_BENCH_WINDOW_H

#include "cli/packs.h"
#include "cli/players.h"

typedef struct WindowCosts {
    double full_ms[2]; // a frame drawn whole: median, 95th percentile
    double part_ms[2]; // a frame in which one card is drawn again
    double drag_ms;    // CPU time a second while a card is dragged
    long pss_kib;      // 0: unknown
} WindowCosts;

typedef struct WindowBench {
    const Catalog *catalog;
    const char *cards_folder, *assets_folder;
    const Players *players; // one person among them
    int width, height;
} WindowBench;

// Opens a window, uses it and closes it. False with a sentence in `problem`.
typedef bool (*MeasureWindow)(const WindowBench *bench, WindowCosts *costs, Text *problem);

// Who measures; to be said before bench_command runs. Without, there is no --window.
void bench_window_by(MeasureWindow measure);

// Measures and prints. The exit status: EXIT_FALSE when a goal was missed.
int bench_window(const char *cards, int runs, bool json);

#endif

// SPDX-License-Identifier: MIT
// A progress bar on the terminal, and Ctrl-C, which ends long work with the results so far.
#ifndef STARDECK_CLI_PROGRESS_H
#define STARDECK_CLI_PROGRESS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Progress {
    uint64_t count; // total amount of work
    bool shows;     // whether to show the bar: only on a terminal
    int shown;      // per mille currently shown; -1: nothing
    char note[60];  // shown after the bar
    // The previous handler of SIGINT.
    void (*before)(int);
} Progress;

// Set to 1 when Ctrl-C is pressed between progress_begin and progress_end.
extern volatile sig_atomic_t progress_stopped;

// Takes over SIGINT until progress_end.
void progress_begin(Progress *progress, uint64_t count);
void progress_show(Progress *progress, uint64_t done);
// Shows a short text in ASCII and two-byte letters after the bar from now on.
void progress_note(Progress *progress, const char *note);
void progress_end(Progress *progress); // erases the bar

#endif

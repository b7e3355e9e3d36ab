// SPDX-License-Identifier: MIT
// What long work shows on a terminal, and Ctrl-C, which ends it with what there is.
#ifndef STARDECK_CLI_PROGRESS_H
#define STARDECK_CLI_PROGRESS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct Progress {
    uint64_t count; // of all there is to do
    bool shows;     // the bar: on a terminal
    int shown;      // per mille, as it stands there; -1: nothing
    void (*before)(int);
} Progress;

// True once Ctrl-C was pressed between begin and end.
extern volatile sig_atomic_t progress_stopped;

void progress_begin(Progress *progress, uint64_t count);
void progress_show(Progress *progress, uint64_t done);
void progress_end(Progress *progress); // wipes the bar away

#endif

// SPDX-License-Identifier: MIT
// The progress bar on stderr, and the handler of Ctrl-C.
#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

#define BAR 40 // characters

volatile sig_atomic_t progress_stopped;

static void on_interrupt(int signal_number) {
    (void)signal_number;
    progress_stopped = 1;
}

void progress_begin(Progress *progress, uint64_t count) {
    *progress = (Progress){.count = count, .shows = isatty(STDERR_FILENO) != 0, .shown = -1};
    progress_stopped = 0;
    progress->before = signal(SIGINT, on_interrupt);
}

void progress_show(Progress *progress, uint64_t done) {
    const int reached = (int)(done * 1000 / progress->count);
    if (!progress->shows || reached == progress->shown)
        return;
    progress->shown = reached;
    fprintf(stderr, "\r[%.*s%*s] %3d.%d %%", reached * BAR / 1000, "########################################",
            BAR - reached * BAR / 1000, "", reached / 10, reached % 10);
    fflush(stderr);
}

void progress_end(Progress *progress) {
    signal(SIGINT, progress->before);
    if (progress->shows && progress->shown >= 0)
        fprintf(stderr, "\r%*s\r", BAR + 12, "");
}

// SPDX-License-Identifier: MIT
// The progress bar on stderr, and the handler of Ctrl-C.
#include "cli/progress.h"

#include "core/platform.h"

#include <stdio.h>

#define BAR 40  // characters
#define NOTE 45 // likewise

volatile sig_atomic_t progress_stopped;

static void on_interrupt(int signal_number) {
    (void)signal_number;
    progress_stopped = 1;
}

void progress_begin(Progress *progress, uint64_t count) {
    *progress = (Progress){.count = count, .shows = platform_is_terminal(PLATFORM_ERRORS), .shown = -1};
    progress_stopped = 0;
    progress->before = signal(SIGINT, on_interrupt);
}

void progress_show(Progress *progress, uint64_t done) {
    const uint64_t most = progress->count > done ? progress->count : done;
    const int reached = most > 0 ? (int)(done * 1000 / most) : 1000;
    if (!progress->shows || reached == progress->shown)
        return;
    progress->shown = reached;
    fprintf(stderr, "\r[%.*s%*s] %3d.%d %%%s", reached * BAR / 1000,
            "########################################", BAR - reached * BAR / 1000, "", reached / 10,
            reached % 10, progress->note);
    fflush(stderr);
}

void progress_note(Progress *progress, const char *note) {
    snprintf(progress->note, sizeof progress->note, "  %-*.*s", NOTE, NOTE + 1, note);
    progress->shown = -1;
}

void progress_end(Progress *progress) {
    signal(SIGINT, progress->before);
    if (progress->shows && progress->shown >= 0)
        fprintf(stderr, "\r%*s\r", BAR + 12 + (progress->note[0] != '\0' ? NOTE + 2 : 0), "");
}

// SPDX-License-Identifier: MIT
// Adds finished games to the history in a thread of its own: a file that is on disk for certain takes longer
// than a frame (app_add_to_history).
#ifndef STARDECK_APP_FRAME_HISTORIAN_H
#define STARDECK_APP_FRAME_HISTORIAN_H

#include "data/history.h"

typedef struct Historian Historian;

// `beside`: in a thread, otherwise within historian_add. NULL: out of memory.
Historian *historian_open(bool beside);
void historian_close(Historian *historian); // once all is written; accepts NULL
// Returns once all is written.
void historian_wait(Historian *historian);
// Adds the game to the file, after those before it. False: it can't be; in a thread that shows too late.
bool historian_add(Historian *historian, const char *path, const HistoryGame *game);

#endif

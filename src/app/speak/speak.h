// SPDX-License-Identifier: MIT
// Plays in a terminal, as plain text line by line: for screen readers, and over ssh. What is asked and what
// has happened is said in the words of the window; saved games and settings are the window's too.
#ifndef STARDECK_APP_SPEAK_SPEAK_H
#define STARDECK_APP_SPEAK_SPEAK_H

#include "app/frame/app_options.h"

// Runs the conversation until the player quits or the input ends. Needs no display. `options` as for app_run,
// with `spoken` set. Returns the exit status: 0, or 2 with a sentence in `problem` if it could not start.
int speak_run(const AppOptions *options, Text *problem);

#endif

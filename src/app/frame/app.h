// SPDX-License-Identifier: MIT
// The game window: opens it and runs it until the player leaves. The options say what to show first.
#ifndef STARDECK_APP_FRAME_APP_H
#define STARDECK_APP_FRAME_APP_H

#include "app/frame/app_options.h"
#include "core/text.h"

// Runs the window until it is closed. Returns the exit status: 0, or 2 with a sentence in `problem` if it
// could not be opened (no display, missing fonts, trace file not writable …).
int app_run(const AppOptions *options, Text *problem);

#endif

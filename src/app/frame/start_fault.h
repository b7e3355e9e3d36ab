// SPDX-License-Identifier: MIT
// A window for the case that the program cannot start because of files that players edit (cards, languages):
// it says where and what, for players without a terminal.
#ifndef STARDECK_APP_FRAME_START_FAULT_H
#define STARDECK_APP_FRAME_START_FAULT_H

#include "app/frame/app_options.h"
#include "app/stage/context.h"

typedef struct StartFault StartFault;

// Shows `faults`, one per line, until the player quits. Returns true to try again; false also if no window
// can be opened (the faults are on stderr already). Uses only the asset folder, language, size and trace of
// `options`.
bool start_fault_show(const AppOptions *options, const char *faults);

// The same without running the loop (tests); NULL if there is no window. Close with start_fault_close.
App *start_fault_open(const AppOptions *options, const char *faults);
bool start_fault_again(const App *app); // true if the player chose to try again
void start_fault_close(App *app);       // accepts NULL

#endif

// SPDX-License-Identifier: MIT
// When the program cannot start because of the files that players edit (cards, languages): a window that says
// where and what, for whoever has no terminal in sight.
#ifndef STARDECK_APP_FRAME_START_FAULT_H
#define STARDECK_APP_FRAME_START_FAULT_H

#include "app/frame/app_options.h"
#include "app/stage/context.h"

typedef struct StartFault StartFault;

// Shows `faults`, a line each, until somebody quits. True: it is to be tried again. False also where no
// window can be opened; the faults are on stderr already. Of `options` it needs folder of assets, language,
// size and trace.
bool start_fault_show(const AppOptions *options, const char *faults);

// The same with the loop in the caller's hand (tests); NULL when there is no window.
App *start_fault_open(const AppOptions *options, const char *faults);
bool start_fault_again(const App *app); // is it to be tried again?
void start_fault_close(App *app);       // accepts NULL

#endif

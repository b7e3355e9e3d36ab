// SPDX-License-Identifier: MIT
// A file from outside: named on the command line, chosen in a file manager, or dropped on the window.
#ifndef STARDECK_APP_FRAME_OPENED_FILE_H
#define STARDECK_APP_FRAME_OPENED_FILE_H

#include "app/stage/context.h"

// Shows it: a saved game that is over is watched, another one gone on with; a pack (archive or folder) is
// looked at for import. What is wrong is said in the window, which then goes on to `back`. No game may be
// running.
void app_open_file(App *app, const char *path, const Screen *back);

#endif

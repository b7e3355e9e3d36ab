// SPDX-License-Identifier: MIT
// A file from outside: named on the command line, chosen in a file manager, or dropped on the window.
#ifndef STARDECK_APP_FRAME_OPENED_FILE_H
#define STARDECK_APP_FRAME_OPENED_FILE_H

#include "app/stage/context.h"

// Shows the file: a saved game is watched if it is over, else continued; a pack (archive or folder) is shown
// for import. If it is neither, a notice says what is wrong and then leads to `back`. Call only while no game
// is running.
void app_open_file(App *app, const char *path, const Screen *back);

#endif

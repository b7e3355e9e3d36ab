// SPDX-License-Identifier: MIT
// When the program is started while its window is already open over the same saved games: asks whether to go
// to that window or to open another one. Part of the frame.
#ifndef STARDECK_APP_FRAME_SECOND_START_H
#define STARDECK_APP_FRAME_SECOND_START_H

#include "app/stage/context.h"

typedef struct SecondStart SecondStart;

// Finds out whether there is another window; if not, listens for later starts.
void second_start_open(App *app);
// Shows the question if there is another window. False if there is none.
bool second_start_ask(App *app);
// Handles the event by which a later start asks this window to come to the front and to show a file. True if
// it was that event.
bool second_start_event(App *app, const SDL_Event *event);
void second_start_close(App *app);

#endif

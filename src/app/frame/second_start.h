// SPDX-License-Identifier: MIT
// A second start while a window is open over the same saved games: it says so, and goes to that window or
// opens beside it. Part of the frame.
#ifndef STARDECK_APP_FRAME_SECOND_START_H
#define STARDECK_APP_FRAME_SECOND_START_H

#include "app/stage/context.h"

typedef struct SecondStart SecondStart;

// Finds out whether there is another one; if not, listens for one to come.
void second_start_open(App *app);
// Shows the question if this is the second. False if it isn't.
bool second_start_ask(App *app);
// Handles what a second start asks of this window. True if the event was that.
bool second_start_event(App *app, const SDL_Event *event);
void second_start_close(App *app);

#endif

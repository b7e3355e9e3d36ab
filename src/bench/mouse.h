// SPDX-License-Identifier: MIT
// Sends mouse events to a window under measurement: the button is held down while the mouse moves.
#ifndef STARDECK_BENCH_MOUSE_H
#define STARDECK_BENCH_MOUSE_H

#include "app/stage/context.h"

#include <SDL2/SDL.h>

// `type` is SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN or SDL_MOUSEBUTTONUP (left button); `x` and `y` are window
// coordinates.
void mouse_send(App *app, Uint32 type, float x, float y);

#endif

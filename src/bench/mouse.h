// SPDX-License-Identifier: MIT
// A mouse in the hand of what is measured: its button is held down while it moves.
#ifndef STARDECK_BENCH_MOUSE_H
#define STARDECK_BENCH_MOUSE_H

#include "app/stage/context.h"

#include <SDL2/SDL.h>

// SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN or SDL_MOUSEBUTTONUP of the left button at this place of the window.
void mouse_send(App *app, Uint32 type, float x, float y);

#endif

// SPDX-License-Identifier: MIT
// Changing the size of opaque pictures without jagged or blurred edges.
#ifndef STARDECK_APP_ART_RESAMPLE_H
#define STARDECK_APP_ART_RESAMPLE_H

#include <SDL2/SDL.h>

// A new w x h XRGB8888 picture (blending off) filled by `from` (XRGB8888 or ARGB8888), which is cut, not
// distorted, where the shapes differ: anchor 0 keeps the left or top, 0.5 the middle, 1 the right or bottom.
// NULL without memory. Any thread may call it.
SDL_Surface *resample_cover(SDL_Surface *from, int w, int h, float anchor_x, float anchor_y);

// The same size, seen so much nearer (1: as it is), its middle moved to the right by so many pixels: whole
// and broken ones, so that it moves smoothly. NULL without memory, or of NULL.
SDL_Surface *resample_nearer(const SDL_Surface *from, float nearer, float aside);

#endif

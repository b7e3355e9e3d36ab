// SPDX-License-Identifier: MIT
// High-quality resizing of opaque pictures. Any thread may call it.
#ifndef STARDECK_APP_ART_RESAMPLE_H
#define STARDECK_APP_ART_RESAMPLE_H

#include <SDL2/SDL.h>

// Returns a new w x h XRGB8888 picture (blending off), owned by the caller, filled with `from` (XRGB8888 or
// ARGB8888). If the proportions differ it is cropped, not distorted: anchor 0 keeps the left or top, 0.5 the
// middle, 1 the right or bottom. NULL if out of memory, or if `from` is NULL or the size empty.
SDL_Surface *resample_cover(SDL_Surface *from, int w, int h, float anchor_x, float anchor_y);

// Like resample_cover, of the part of `from` that begins at (left, top), in its pixels, with `step` of them
// for one of the result. Above its upper edge the picture is mirrored.
SDL_Surface *resample_part(SDL_Surface *from, int w, int h, float left, float top, float step);

// Returns a new picture of the same size, magnified by `nearer` (1: unchanged) around its centre and shifted
// right by `aside` pixels; fractions are exact, so that it moves smoothly. The caller owns it. NULL if out of
// memory or if `from` is NULL.
SDL_Surface *resample_magnified(const SDL_Surface *from, float nearer, float aside);

#endif

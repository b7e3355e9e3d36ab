// SPDX-License-Identifier: MIT
// Copying of pixels from one surface to another.
//
// SDL_BlitSurface is not used where the source is kept: it links the source to its target, so that a source
// must not be copied by two threads at a time; and where SDL finds no memory for the way back, the link
// outlives the target, and freeing the source later crashes.
#ifndef STARDECK_GFX_COPY_H
#define STARDECK_GFX_COPY_H

#include <SDL2/SDL.h>

// Copies the pixels of `part` as they are to (x, y); what lies outside either surface is left out. Both have
// 32 bits a pixel, red, green and blue in the same order (XRGB or ARGB). Any thread, as long as nobody writes
// to either.
void copy_pixels(const SDL_Surface *from, SDL_Rect part, SDL_Surface *to, int x, int y);

// Copies the pixels of `part` to the same place, converted to the target's format, whichever it is.
void copy_converted(const SDL_Surface *from, SDL_Rect part, SDL_Surface *to);

#endif

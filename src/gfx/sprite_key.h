// SPDX-License-Identifier: MIT
// A cached picture and its key (sprite.h).
#ifndef STARDECK_GFX_SPRITE_KEY_H
#define STARDECK_GFX_SPRITE_KEY_H

#include <SDL2/SDL_surface.h>
#include <stdint.h>

// A 128-bit hash of everything added to it. Equal keys are taken to mean equal pictures.
typedef struct GfxKey {
    uint64_t a, b;
} GfxKey;

// A straight-alpha picture and the offset of its top left pixel from the object's position (shadows and glows
// extend beyond it). The cache owns the surface, which is valid for the current frame only. NULL: nothing to
// draw.
typedef struct GfxSprite {
    SDL_Surface *surface;
    int dx, dy;
} GfxSprite;

#endif

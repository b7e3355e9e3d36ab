// SPDX-License-Identifier: MIT
// A picture in the cache and the key it is found by (sprite.h).
#ifndef STARDECK_GFX_SPRITE_KEY_H
#define STARDECK_GFX_SPRITE_KEY_H

#include <SDL2/SDL_surface.h>
#include <stdint.h>

// 128 bits of hash over all that was put in: equal keys are taken to mean equal pictures.
typedef struct GfxKey {
    uint64_t a, b;
} GfxKey;

// A straight-alpha picture and where its top left pixel lies, relative to the thing's own position (shadows
// and glows reach beyond it). The surface belongs to the cache and may go after the present frame; NULL:
// nothing to be drawn.
typedef struct GfxSprite {
    SDL_Surface *surface;
    int dx, dy;
} GfxSprite;

#endif

// SPDX-License-Identifier: MIT
// A small set of rectangles to redraw, none touching another.
#ifndef STARDECK_GFX_REGION_H
#define STARDECK_GFX_REGION_H

#include <SDL2/SDL.h>
#include <stdbool.h>

#define REGIONS_MAX 8

typedef struct Regions {
    SDL_Rect rect[REGIONS_MAX];
    int count;
} Regions;

// Adds rect, merged with those it touches; if the set is full, with the one that grows least.
void regions_add(Regions *regions, SDL_Rect rect);
// True if rect intersects any region.
bool regions_intersect(const Regions *regions, SDL_Rect rect);

#endif

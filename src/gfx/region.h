// SPDX-License-Identifier: MIT
// Regions of a picture that are to be drawn again: few, and none touches another.
#ifndef STARDECK_GFX_REGION_H
#define STARDECK_GFX_REGION_H

#include <SDL2/SDL.h>
#include <stdbool.h>

#define REGIONS_MAX 8

typedef struct Regions {
    SDL_Rect rect[REGIONS_MAX];
    int count;
} Regions;

// Joins it with those that it touches, and where there are too many with the one that grows least by it.
void regions_add(Regions *regions, SDL_Rect rect);
bool regions_meet(const Regions *regions, SDL_Rect rect);

#endif

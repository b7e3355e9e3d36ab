// SPDX-License-Identifier: MIT
// Building blocks for drawing flares (draw_flare.c, draw_shot.c).
#ifndef STARDECK_APP_KIT_DRAW_FLARE_H
#define STARDECK_APP_KIT_DRAW_FLARE_H

#include "app/kit/table.h"

// A pseudo-random number from 0 to 1, determined by the flare and two counters.
float flare_chance(const Flare *flare, int i, int k);
// Draws a soft round light. Use few different radii: each is painted once and cached.
void flare_light(App *app, float x, float y, float radius, Color color, float strength);
// Draws sparks flying from the middle of `to`.
void flare_sparks(App *app, const CardTable *table, const Flare *flare, int count);

float flare_x(GfxRect rect); // the middle of a rectangle
float flare_y(GfxRect rect);

#endif

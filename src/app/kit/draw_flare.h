// SPDX-License-Identifier: MIT
// What flares of all kinds are put together from (draw_flare.c, draw_shot.c).
#ifndef STARDECK_APP_KIT_DRAW_FLARE_H
#define STARDECK_APP_KIT_DRAW_FLARE_H

#include "app/kit/table.h"

// A number from 0 to 1 that follows from the flare and two counters.
float flare_chance(const Flare *flare, int i, int k);
// A soft round light. A few sizes do: each is painted once.
void flare_light(App *app, float x, float y, float radius, Color color, float strength);
// Sparks flying from the middle of `to`.
void flare_sparks(App *app, const CardTable *table, const Flare *flare, int count);

float flare_x(GfxRect rect); // its middle
float flare_y(GfxRect rect);

#endif

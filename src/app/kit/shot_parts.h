// SPDX-License-Identifier: MIT
// Building blocks that drawings of shots share (draw_shot.c, draw_volley.c). Radii are window pixels, sizes
// factors.
#ifndef STARDECK_APP_KIT_SHOT_PARTS_H
#define STARDECK_APP_KIT_SHOT_PARTS_H

#include "app/kit/table.h"

uint32_t shot_seed(const Flare *flare);  // few, so that pictures are found again
float shot_strength(const Flare *flare); // Flare.width, or 1
void shot_glow(App *app, float x, float y, float radius, Color color, float strength);
void shot_burst(App *app, float x, float y, float radius, Color color, float strength, uint32_t seed);
// What a shot does where it arrives, `ms` later; one that has missed does nothing.
void shot_arrive(App *app, const CardTable *table, const Flare *flare, float x, float y, float ms,
                 float size);

// draw_volley.c
void shot_draw_pulses(App *app, const CardTable *table, const Flare *flare);
void shot_draw_arcs(App *app, const CardTable *table, const Flare *flare);
void shot_draw_torpedo(App *app, const CardTable *table, const Flare *flare);

#endif

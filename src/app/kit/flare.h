// SPDX-License-Identifier: MIT
// Flares: lights that come and go on the table and show an effect where it acts. A flare has a kind, two ends
// and a progress; draw_flare.c paints it from small cached pictures. Its details follow from the flare alone,
// never from the rules' random numbers.
//
// `s` is the number of window pixels per logical pixel.
#ifndef STARDECK_APP_KIT_FLARE_H
#define STARDECK_APP_KIT_FLARE_H

#include "app/kit/flares.h"
#include "gfx/timeline.h"

// Copies the flare and starts it after `delay` ms. Does nothing if FLARES_MAX are in use, or with animation
// off. In reduced motion beams and lasers stand still, pulses and bolts are such lasers, and all others
// become a glow of `to` that fades.
void flare_add(Flares *flares, Timeline *timeline, const Flare *flare, float delay);
float flare_ms(FlareKind kind);         // duration at speed 1
float flare_length(const Flare *flare); // the same with all missiles of a salvo

// Window pixels from a place to the nearest edge of the window, at least 0.
float flare_room(GfxRect window, GfxRect place);

// The factor, at most 1, that keeps rings and bursts within that room.
float flare_scale(const Flare *flare, float s);

// A FLARE_WAVE at its current progress: radius of its front, of the lights that form the front, of the
// central light.
typedef struct FlareWave {
    float front, light, core;
} FlareWave;

#define WAVE_RAGGED 1.04F // factor by which some lights run ahead of the front
FlareWave flare_wave(const Flare *flare, float s);

#define NOVA_LIGHT 40.0F // logical pixels: of the widest lights that its front is made of

// A FLARE_NOVA at its current progress: radius of its central light and of its front (0: it has not started);
// 0 to 1: how far the light has gathered, what is left of it, how bright the front is.
typedef struct FlareNova {
    float core, front;
    float gathered, left, strength;
} FlareNova;

FlareNova flare_nova(const Flare *flare, float s);

// The window pixels it may draw on.
GfxRect flare_bounds(const Flare *flare, float s);

#endif

// SPDX-License-Identifier: MIT
// Lights that come and go on the table: an effect shown where it acts, from the card that does it to the card
// it is done to. A flare knows its kind, its two ends and how far it has come; draw_flare.c paints it from
// small pictures that are kept. How sparks fly follows from the flare alone, never from the rules' random
// numbers.
#ifndef STARDECK_APP_KIT_FLARE_H
#define STARDECK_APP_KIT_FLARE_H

#include "app/kit/flares.h"
#include "gfx/timeline.h"

// Begins after `delay` ms. Nothing happens when there are too many already. In reduced motion beams and
// lasers stand still, and of all other kinds `to` lights up and fades.
void flare_add(Flares *flares, Timeline *timeline, const Flare *flare, float delay);
float flare_ms(FlareKind kind);

// Pixels from a place to the nearest edge of the window, at least 0.
float flare_room(GfxRect window, GfxRect place);

// How large rings and bursts are because of that, at most 1.
float flare_scale(const Flare *flare, float s);

// FLARE_WAVE, now: radius of its front, of the lights that the front is made of, of the light in its middle.
typedef struct FlareWave {
    float front, light, core;
} FlareWave;

#define WAVE_RAGGED 1.04F // some of those lights run so far ahead
FlareWave flare_wave(const Flare *flare, float s);

// What has to be drawn again for it, `s` pixels for a logical one.
GfxRect flare_bounds(const Flare *flare, float s);

#endif

// SPDX-License-Identifier: MIT
// Derives colours from others: a faction's shades from its main colour, and colours that everybody can tell
// from the ones already taken.
#ifndef STARDECK_GFX_RAMP_H
#define STARDECK_GFX_RAMP_H

#include "gfx/palette.h"

#define RAMP_READABLE 4.5 // minimum contrast of text and background in WCAG 2

// Contrast of two opaque colours as defined by WCAG 2, 1 to 21.
double ramp_contrast(Color a, Color b);

// Returns the ramp with missing colours (0) derived from `main`, so that ink is readable on main, and white
// and light on dark (ART.md section 2).
PaletteRamp palette_ramp(const PaletteRamp *given);

// Perceived difference of two colours (distance in Lab), for the observer who distinguishes them worst: with
// normal vision or without red, green or blue cones.
double ramp_distance(Color a, Color b);

// Picks a main colour for the colour-blind palette next to the `count` taken ones: `own`, if every observer
// can tell it from them, else the spare colour farthest from all of them.
Color ramp_distinct(Color own, const Color *taken, int count);

#endif

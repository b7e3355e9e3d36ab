// SPDX-License-Identifier: MIT
// Colours that follow from others: a faction's ramp from its main colour, and a colour that no eye takes for
// one of those that are taken.
#ifndef STARDECK_GFX_RAMP_H
#define STARDECK_GFX_RAMP_H

#include "gfx/palette.h"

#define RAMP_READABLE 4.5 // what WCAG 2 asks for between letters and their ground

// Contrast of two opaque colours as WCAG 2 measures it, 1 to 21.
double ramp_contrast(Color a, Color b);

// The ramp with what it leaves out (0) filled in from `main`, so that ink can be read on main, and white and
// light on dark (ART.md section 2).
PaletteRamp palette_ramp(const PaletteRamp *given);

// How different two colours are (distance in Lab) to the eye that tells them apart worst: a usual one, or one
// that does not see red, green or blue.
double ramp_distance(Color a, Color b);

// A main colour for the palette that is easy to tell apart, beside those that are taken: `own`, if every eye
// tells it from them well, else the spare colour that is farthest from all of them.
Color ramp_clear(Color own, const Color *taken, int count);

#endif

// SPDX-License-Identifier: MIT
// A fill: one colour or a gradient.
#ifndef STARDECK_GFX_PAINT_H
#define STARDECK_GFX_PAINT_H

#include "gfx/palette.h"

#include <stdbool.h>

#define PAINT_STOPS_MAX 5

// Plain data, made by the functions below. Compare and hash its fields only; there may be padding.
typedef struct GfxPaint {
    Color color[PAINT_STOPS_MAX];
    float at[PAINT_STOPS_MAX]; // position of each stop, rising, 0 to 1
    int count;                 // 1: one colour
    bool radial; // a circle around (x, y), given as fractions of the box; ends at the farthest corner
    float x, y;
    float degrees; // direction of a linear gradient, as in CSS: 180 is down, 90 is right
} GfxPaint;

GfxPaint paint_solid(Color color);
GfxPaint paint_down(Color top, Color bottom);
GfxPaint paint_right(Color left, Color right);
GfxPaint paint_two(float degrees, Color from, Color to);
GfxPaint paint_three(float degrees, Color a, Color b, float at_b, Color c);
// The bevel of cards at 165 degrees: light, main at 30 %, dark.
GfxPaint paint_bevel(Color light, Color main, Color dark);
GfxPaint paint_radial(float x, float y, Color centre, Color edge, float edge_at);
// Appends a stop; ignored past PAINT_STOPS_MAX.
GfxPaint paint_add(GfxPaint paint, float at, Color color);

#endif

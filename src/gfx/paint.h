// SPDX-License-Identifier: MIT
// What a surface is filled with: one colour or a gradient.
#ifndef STARDECK_GFX_PAINT_H
#define STARDECK_GFX_PAINT_H

#include "gfx/palette.h"

#include <stdbool.h>

#define PAINT_STOPS_MAX 5

// Plain data, made by the functions below; compare and hash through its fields only (there may be padding).
typedef struct GfxPaint {
    Color color[PAINT_STOPS_MAX];
    float at[PAINT_STOPS_MAX]; // rising, 0 to 1
    int count;                 // 1 = one colour
    bool radial; // a circle around (x, y), as parts of the filled box; ends at the farthest corner
    float x, y;
    float degrees; // direction of a straight gradient: 180 downward, 90 to the right, 165 downward and a
                   // little right
} GfxPaint;

GfxPaint paint_solid(Color color);
GfxPaint paint_down(Color top, Color bottom);
GfxPaint paint_right(Color left, Color right);
GfxPaint paint_two(float degrees, Color from, Color to);
GfxPaint paint_three(float degrees, Color a, Color b, float at_b, Color c);
// The bevel of cards: light, main at 30 %, dark, at 165 degrees.
GfxPaint paint_bevel(Color light, Color main, Color dark);
GfxPaint paint_radial(float x, float y, Color centre, Color edge, float edge_at);
// For further stops. Ignored past PAINT_STOPS_MAX.
GfxPaint paint_add(GfxPaint paint, float at, Color color);

#endif

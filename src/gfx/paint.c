// SPDX-License-Identifier: MIT
// Constructors for fills.
#include "gfx/paint.h"

GfxPaint paint_solid(Color color) {
    return (GfxPaint){.color = {color}, .count = 1, .degrees = 180};
}

GfxPaint paint_two(float degrees, Color from, Color to) {
    return (GfxPaint){.color = {from, to}, .at = {0, 1}, .count = 2, .degrees = degrees};
}

GfxPaint paint_down(Color top, Color bottom) {
    return paint_two(180, top, bottom);
}

GfxPaint paint_right(Color left, Color right) {
    return paint_two(90, left, right);
}

GfxPaint paint_three(float degrees, Color a, Color b, float at_b, Color c) {
    return (GfxPaint){.color = {a, b, c}, .at = {0, at_b, 1}, .count = 3, .degrees = degrees};
}

GfxPaint paint_bevel(Color light, Color main, Color dark) {
    return paint_three(165, light, main, 0.3f, dark);
}

GfxPaint paint_radial(float x, float y, Color centre, Color edge, float edge_at) {
    return (GfxPaint){
        .color = {centre, edge}, .at = {0, edge_at}, .count = 2, .radial = true, .x = x, .y = y};
}

GfxPaint paint_add(GfxPaint paint, float at, Color color) {
    if (paint.count < PAINT_STOPS_MAX) {
        paint.color[paint.count] = color;
        paint.at[paint.count++] = at;
    }
    return paint;
}

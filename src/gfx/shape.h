// SPDX-License-Identifier: MIT
// Anti-aliased shapes. Each is painted once per size and colour, cached and copied from there, so repeating
// the call every frame is cheap. Shapes whose size changes every frame are not: move or fade them instead.
#ifndef STARDECK_GFX_SHAPE_H
#define STARDECK_GFX_SHAPE_H

#include "gfx/gfx.h"
#include "gfx/paint.h"

// Corner radii in pixels, clockwise from the top left.
typedef struct GfxCorners {
    float tl, tr, br, bl;
} GfxCorners;

GfxCorners gfx_corners(float radius);
GfxCorners gfx_corners_top(float radius); // square lower corners

// A plain rectangle, blended if not opaque. Never cached: its size may change every frame.
void gfx_fill(Gfx *gfx, GfxRect rect, Color color);
// A rectangle with a gradient; horizontal and vertical gradients (90 and 180 degrees) are never cached
// either.
void gfx_gradient(Gfx *gfx, GfxRect rect, const GfxPaint *paint);

void gfx_round(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *paint);
void gfx_round_corners(Gfx *gfx, GfxRect rect, GfxCorners corners, const GfxPaint *paint);
void gfx_frame(Gfx *gfx, GfxRect rect, float radius, float width, const GfxPaint *paint); // drawn inside rect
void gfx_dashed(Gfx *gfx, GfxRect rect, float radius, float width, float dash, float gap, Color color);
// Fill and border in one call, for most panels and buttons. border_width 0: no border.
void gfx_panel(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *fill, float border_width, Color border);

// Soft shadow of a rounded rectangle, `dy` pixels lower; blur as in CSS. It extends up to GFX_BLUR_REACH
// times `blur`.
#define GFX_BLUR_REACH 1.5f
void gfx_shadow(Gfx *gfx, GfxRect rect, float radius, float dy, float blur, Color color);
// A glow around a rounded rectangle, not on it.
void gfx_glow(Gfx *gfx, GfxRect rect, float radius, float blur, Color color);

void gfx_circle(Gfx *gfx, float cx, float cy, float radius, const GfxPaint *paint);
void gfx_ring(Gfx *gfx, float cx, float cy, float radius, float width, Color color); // drawn inside radius
// Part of a ring with round ends; `from` and `to` in degrees, clockwise from the top.
void gfx_arc(Gfx *gfx, float cx, float cy, float radius, float width, float from, float to, Color color);
// gfx_polygon fills a convex polygon; gfx_outline strokes any polygon, centred on its edge. points: x and y
// alternating, relative to (x, y), 3 to POLYGON_MAX (48) of them; otherwise nothing is drawn.
void gfx_polygon(Gfx *gfx, float x, float y, const float *points, int count, const GfxPaint *paint);
// dash 0: unbroken.
typedef struct GfxStroke {
    float width, dash, gap;
    Color color;
} GfxStroke;
void gfx_outline(Gfx *gfx, float x, float y, const float *points, int count, const GfxStroke *stroke);
void gfx_line(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color);
// Diagonal stripes, descending to the left at 45 degrees: `width` wide, one every `period`.
void gfx_hatch(Gfx *gfx, GfxRect rect, float width, float period, Color color);

// Focus ring of ART.md section 7: 2 px ice around a 2 px dark gap, outside rect.
void gfx_focus_ring(Gfx *gfx, GfxRect rect, float radius);

#endif

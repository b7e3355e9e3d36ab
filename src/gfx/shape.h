// SPDX-License-Identifier: MIT
// Anti-aliased shapes. Each is painted once per size and colour, kept in the cache and copied from there, so
// the same call in every frame is cheap; shapes whose size changes with every frame are not (move them or
// fade them instead).
#ifndef STARDECK_GFX_SHAPE_H
#define STARDECK_GFX_SHAPE_H

#include "gfx/gfx.h"
#include "gfx/paint.h"

// Radius of each corner, from the top left clockwise.
typedef struct GfxCorners {
    float tl, tr, br, bl;
} GfxCorners;

GfxCorners gfx_corners(float radius);
GfxCorners gfx_corners_top(float radius); // lower corners square

// Plain rectangle, blended when not opaque. Never cached: any size is fine in every frame.
void gfx_fill(Gfx *gfx, GfxRect rect, Color color);
// Rectangle with a gradient; one at 90 or 180 degrees is never cached either.
void gfx_gradient(Gfx *gfx, GfxRect rect, const GfxPaint *paint);

void gfx_round(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *paint);
void gfx_round_corners(Gfx *gfx, GfxRect rect, GfxCorners corners, const GfxPaint *paint);
void gfx_frame(Gfx *gfx, GfxRect rect, float radius, float width, const GfxPaint *paint); // inside rect
void gfx_dashed(Gfx *gfx, GfxRect rect, float radius, float width, float dash, float gap, Color color);
// Fill and border in one: most panels and buttons. border_width 0: none.
void gfx_panel(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *fill, float border_width, Color border);

// Soft shadow of a rounded rectangle, `dy` lower; blur as in CSS. Its last traces lie GFX_BLUR_REACH times as
// far out.
#define GFX_BLUR_REACH 1.5f
void gfx_shadow(Gfx *gfx, GfxRect rect, float radius, float dy, float blur, Color color);
// Light around (not on) a rounded rectangle.
void gfx_glow(Gfx *gfx, GfxRect rect, float radius, float blur, Color color);

void gfx_circle(Gfx *gfx, float cx, float cy, float radius, const GfxPaint *paint);
void gfx_ring(Gfx *gfx, float cx, float cy, float radius, float width, Color color); // width inside radius
// Part of a ring with round ends; degrees clockwise from the top.
void gfx_arc(Gfx *gfx, float cx, float cy, float radius, float width, float from, float to, Color color);
// Convex polygon, x and y by turns, at most 48 points, relative to (x, y); and the line around any polygon,
// half of its width at either side, in dashes (dash 0: unbroken).
void gfx_polygon(Gfx *gfx, float x, float y, const float *points, int count, const GfxPaint *paint);
typedef struct GfxStroke {
    float width, dash, gap;
    Color color;
} GfxStroke;
void gfx_outline(Gfx *gfx, float x, float y, const float *points, int count, const GfxStroke *stroke);
void gfx_line(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color);
// Stripes falling to the left at 45 degrees: `width` wide, one each `period`.
void gfx_hatch(Gfx *gfx, GfxRect rect, float width, float period, Color color);

// Focus ring of ART.md section 7: 2 px ice around a 2 px dark gap, outside rect.
void gfx_focus_ring(Gfx *gfx, GfxRect rect, float radius);

#endif

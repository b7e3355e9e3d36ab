// SPDX-License-Identifier: MIT
// Paints one picture on the CPU before it goes into the cache: anti-aliased shapes on a transparent
// background, which SDL's blending cannot do. Pixels are premultiplied while painting; canvas_finish converts
// them to the straight alpha that SDL expects. If memory runs out, all painting is a no-op and canvas_finish
// returns NULL.
#ifndef STARDECK_GFX_CANVAS_H
#define STARDECK_GFX_CANVAS_H

#include "gfx/paint.h"
#include "gfx/shape.h"

#include <SDL2/SDL.h>

typedef struct Canvas {
    SDL_Surface *surface; // NULL if out of memory
    int w, h;
    SDL_Rect clip;
} Canvas;

// Starts a transparent canvas of at least 1x1 pixels. End it with canvas_finish or canvas_discard.
Canvas canvas_start(int w, int h);
// Starts a canvas on a picture that is opaque everywhere. Takes ownership of `opaque`, which may be NULL.
Canvas canvas_adopt(SDL_Surface *opaque);
// Returns the picture as straight-alpha ARGB8888 with blending enabled, owned by the caller; NULL if out of
// memory. The canvas must not be used afterwards.
SDL_Surface *canvas_finish(Canvas *canvas);
void canvas_discard(Canvas *canvas); // frees the picture unfinished

// All functions below paint over what is already there. Coordinates and lengths are canvas pixels, fractions
// allowed.
void canvas_round(Canvas *canvas, GfxRect rect, GfxCorners corners, const GfxPaint *paint);
// Drawn inside rect, as canvas_ring inside radius.
void canvas_frame(Canvas *canvas, GfxRect rect, GfxCorners corners, float width, const GfxPaint *paint);
void canvas_dashed(Canvas *canvas, GfxRect rect, float radius, float width, float dash, float gap,
                   Color color);
// Drawn inside `radius`; a disk if `width` is not less.
void canvas_ring(Canvas *canvas, float cx, float cy, float radius, float width, const GfxPaint *paint);
// Part of a ring with round ends; `from` and `to` in degrees, clockwise from the top.
void canvas_arc(Canvas *canvas, float cx, float cy, float radius, float width, float from, float to,
                Color color);
#define POLYGON_MAX 48                                                                      // vertices
void canvas_polygon(Canvas *canvas, const float *points, int count, const GfxPaint *paint); // must be convex
// Strokes a polygon's outline, centred on its edge; dash 0 draws it unbroken. `color` must be opaque because
// the segments overlap.
void canvas_outline(Canvas *canvas, const float *points, int count, float width, float dash, float gap,
                    Color color);
void canvas_line(Canvas *canvas, float x0, float y0, float x1, float y1, float width, Color color);
void canvas_hatch(Canvas *canvas, GfxRect rect, float width, float period, Color color);
// Draws a net of upright hexagons with the given side length, one of them centred in rect. `line` is the line
// width.
void canvas_hexagons(Canvas *canvas, GfxRect rect, float side, float line, const GfxPaint *paint);

typedef enum CanvasShadow {
    CANVAS_SHADOW_OUTSIDE,
    CANVAS_SHADOW_INSIDE
} CanvasShadow;
// Paints the blurred edge of a rounded rectangle shifted down by dy, only outside or only inside the
// unshifted rectangle (as CSS box-shadow). `sigma` is the standard deviation: half a CSS blur radius.
void canvas_shadow(Canvas *canvas, GfxRect rect, float radius, float dy, float sigma, float spread,
                   Color color, CanvasShadow kind);

// In the blits below `picture` is straight-alpha ARGB8888; NULL draws nothing. opacity: 0 to 1.
void canvas_blit(Canvas *canvas, SDL_Surface *picture, int x, int y, float opacity);
// Uses only the picture's alpha and fills that shape with a paint spread over the picture's box.
void canvas_blit_shape(Canvas *canvas, SDL_Surface *picture, int x, int y, const GfxPaint *paint);
// Paints the picture's blurred shape in one colour: a drop shadow or glow. Draws nothing if out of memory.
void canvas_blit_blurred(Canvas *canvas, SDL_Surface *picture, int x, int y, float sigma, Color color);
// Makes everything outside a rounded rectangle transparent.
void canvas_cut_round(Canvas *canvas, GfxRect rect, float radius);

// Returns `picture` scaled and rotated (degrees, clockwise) around its centre, anti-aliased, as a new
// straight-alpha picture large enough to hold all of it. The caller owns it. NULL if out of memory or if
// nothing would remain. `lean`: its right edge is nearer than its left one, and higher by this share; below
// 0: its left one; less than 1 on both sides.
SDL_Surface *canvas_transformed(SDL_Surface *picture, float scale_x, float scale_y, float degrees,
                                float lean);
// Crops the fully transparent rows and columns around the picture and sets `at` to where the rest was. Takes
// ownership of `picture`; the caller owns the result. NULL if out of memory or if nothing remains.
SDL_Surface *canvas_trimmed(SDL_Surface *picture, SDL_Point *at);

// ---- shared by canvas.c and canvas_shape.c ----

// fminf and fmaxf are library calls because of NaN; these compile to one instruction.
static inline float lesser(float a, float b) {
    return a < b ? a : b;
}
static inline float greater(float a, float b) {
    return a > b ? a : b;
}

typedef struct PaintRun {
    Color color[256];     // the gradient sampled from first to last stop
    float ax, ay, offset; // t = x * ax + y * ay + offset; radial: distance from (cx, cy) * offset
    float cx, cy;
    bool solid, radial;
} PaintRun;

void paint_run_init(PaintRun *run, const GfxPaint *paint, GfxRect box);
Color paint_run_at(const PaintRun *run, float x, float y);
bool paint_run_is_level(const PaintRun *run); // one colour along each row
// Fills the fully covered pixels x0 to x1 - 1 of a row.
void canvas_span(Canvas *canvas, int y, int x0, int x1, const PaintRun *run);
// Blends a colour over one pixel inside the canvas; coverage: 0 to 1.
void canvas_put(Canvas *canvas, int x, int y, Color color, float coverage);
#endif

// SPDX-License-Identifier: MIT
// A picture being painted by the CPU, piece by piece, before it goes into the cache: shapes with soft edges
// on a transparent ground, which SDL's own blending cannot do. Pixels are premultiplied while painting;
// canvas_finish turns them into the straight alpha SDL wants. Without memory everything is a no-op and
// canvas_finish gives NULL.
#ifndef STARDECK_GFX_CANVAS_H
#define STARDECK_GFX_CANVAS_H

#include "gfx/paint.h"
#include "gfx/shape.h"

#include <SDL2/SDL.h>

typedef struct Canvas {
    SDL_Surface *surface; // NULL: no memory
    int w, h;
    SDL_Rect clip;
} Canvas;

// Transparent, at least 1x1.
Canvas canvas_start(int w, int h);
// Goes on painting on a picture that is opaque everywhere; takes it over.
Canvas canvas_adopt(SDL_Surface *opaque);
// The picture, straight-alpha ARGB8888, blending switched on; the caller owns it. The canvas is used up.
SDL_Surface *canvas_finish(Canvas *canvas);
void canvas_drop(Canvas *canvas); // gives it up unfinished

// All painting below goes over what is there. Coordinates in pixels of the canvas, fractions allowed.
void canvas_round(Canvas *canvas, GfxRect rect, GfxCorners corners, const GfxPaint *paint);
void canvas_frame(Canvas *canvas, GfxRect rect, GfxCorners corners, float width, const GfxPaint *paint);
void canvas_dashed(Canvas *canvas, GfxRect rect, float radius, float width, float dash, float gap,
                   Color color);
void canvas_ring(Canvas *canvas, float cx, float cy, float radius, float width, const GfxPaint *paint);
void canvas_arc(Canvas *canvas, float cx, float cy, float radius, float width, float from, float to,
                Color color);
#define POLYGON_MAX 48                                                                      // points
void canvas_polygon(Canvas *canvas, const float *points, int count, const GfxPaint *paint); // convex
// Round a polygon, half of the width at either side; dash 0: unbroken. `color` opaque: pieces overlap.
void canvas_outline(Canvas *canvas, const float *points, int count, float width, float dash, float gap,
                    Color color);
void canvas_line(Canvas *canvas, float x0, float y0, float x1, float y1, float width, Color color);
void canvas_hatch(Canvas *canvas, GfxRect rect, float width, float period, Color color);
// Net of upright hexagons with sides of `side`, one of them centred on the middle of rect. `line` wide.
void canvas_hexagons(Canvas *canvas, GfxRect rect, float side, float line, const GfxPaint *paint);

typedef enum CanvasShadow {
    CANVAS_SHADOW_OUTSIDE,
    CANVAS_SHADOW_INSIDE
} CanvasShadow;
// Blurred edge of a rounded rectangle moved down by dy, painted only outside or only inside the unmoved
// rectangle (as CSS box-shadow). `sigma` is the standard deviation: half a CSS blur.
void canvas_shadow(Canvas *canvas, GfxRect rect, float radius, float dy, float sigma, float spread,
                   Color color, CanvasShadow kind);

// A straight-alpha ARGB8888 picture.
void canvas_blit(Canvas *canvas, SDL_Surface *picture, int x, int y, float opacity);
// The same, only its shape, filled with a paint spread over the picture's box.
void canvas_blit_shape(Canvas *canvas, SDL_Surface *picture, int x, int y, const GfxPaint *paint);
// Its blurred shape in one colour (drop shadow, glow).
void canvas_blit_blurred(Canvas *canvas, SDL_Surface *picture, int x, int y, float sigma, Color color);
// Makes everything outside a rounded rectangle transparent.
void canvas_cut_round(Canvas *canvas, GfxRect rect, float radius);

// A new straight-alpha picture: `picture` stretched and turned (degrees, clockwise) around its centre, with
// smooth edges, large enough to hold all of it. NULL without memory or when nothing would be left.
SDL_Surface *canvas_transformed(SDL_Surface *picture, float scale_x, float scale_y, float degrees);
// Without the rows and columns around it in which nothing is to be seen; `at`: where the rest lay. Takes the
// picture over; NULL without memory or when nothing would be left.
SDL_Surface *canvas_trimmed(SDL_Surface *picture, SDL_Point *at);

// ---- used by the painting functions of both canvas files ----

// fminf and fmaxf are calls into the library, for the sake of NaN; these are one instruction.
static inline float lesser(float a, float b) {
    return a < b ? a : b;
}
static inline float greater(float a, float b) {
    return a > b ? a : b;
}

typedef struct PaintRun {
    Color color[256];     // the gradient, first to last stop
    float ax, ay, offset; // t = x * ax + y * ay + offset; radial: distance from (cx, cy) * offset
    float cx, cy;
    bool solid, radial;
} PaintRun;

void paint_run_init(PaintRun *run, const GfxPaint *paint, GfxRect box);
Color paint_run_at(const PaintRun *run, float x, float y);
bool paint_run_is_level(const PaintRun *run); // the same colour all along a row
// Fully covered pixels of a row, from x0 to before x1.
void canvas_span(Canvas *canvas, int y, int x0, int x1, const PaintRun *run);
void canvas_put(Canvas *canvas, int x, int y, Color color, float coverage);
#endif

// SPDX-License-Identifier: MIT
// Shapes drawn through the cache: each is painted once on a canvas of its own size, keyed by its measurements
// and paint.
#include "gfx/shape.h"
#include "gfx/blend.h"
#include "gfx/canvas.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <math.h>
#include <string.h>

static void key_paint(GfxKey *key, const GfxPaint *paint) {
    gfx_key_bytes(key, paint->color, (size_t)paint->count * sizeof paint->color[0]);
    gfx_key_bytes(key, paint->at, (size_t)paint->count * sizeof paint->at[0]);
    float numbers[4] = {paint->radial ? 1.0f : 0.0f, paint->x, paint->y, paint->degrees};
    gfx_key_bytes(key, numbers, sizeof numbers);
}

static GfxKey key_of(const char *kind, const float *numbers, int count, const GfxPaint *paint) {
    GfxKey key = gfx_key(kind);
    gfx_key_bytes(&key, numbers, (size_t)count * sizeof *numbers);
    if (paint != NULL)
        key_paint(&key, paint);
    return key;
}

static bool worth_drawing(const Gfx *gfx, SDL_Rect box, int around) {
    SDL_Rect all = {box.x - around, box.y - around, box.w + 2 * around, box.h + 2 * around};
    return box.w > 0 && box.h > 0 && box.w < 20000 && box.h < 20000 && !gfx_is_dry(gfx) &&
           clip_hits(gfx, all);
}

// The paint's lowest opacity, 0 to 1.
static float hides(const GfxPaint *paint) {
    Color least = 0xFFFFFFFFu;
    for (int i = 0; i < paint->count; i++)
        least = SDL_min(least, paint->color[i] | 0xFFFFFFu);
    return (float)(least >> 24) / 255;
}

// For a shape that is uniform along its sides only its corners and one pixel between them are painted;
// gfx_blit_stretched stretches that to the box. Less to paint and cache, and panels of all sizes share it.
static SDL_Rect least_box(SDL_Rect box, float corner, const GfxPaint *paint) {
    const int least = 2 * ((int)ceilf(corner) + 1) + 1;
    if (paint != NULL && paint->count > 1)
        return box;
    return (SDL_Rect){box.x, box.y, SDL_min(box.w, least), SDL_min(box.h, least)};
}

static GfxRect own_box(SDL_Rect box) {
    return gfx_rect(0, 0, (float)box.w, (float)box.h);
}

GfxCorners gfx_corners(float radius) {
    return (GfxCorners){radius, radius, radius, radius};
}

GfxCorners gfx_corners_top(float radius) {
    return (GfxCorners){radius, radius, 0, 0};
}

// ---- plain fills ----

void gfx_fill(Gfx *gfx, GfxRect rect, Color color) {
    SDL_Rect box = rect_pixels(rect), clip = clip_now(gfx);
    unsigned alpha = (unsigned)lroundf((float)(color >> 24) * gfx->opacity[gfx->opacities - 1]);
    record_area(gfx, box, (float)(color >> 24) / 255);
    gfx_record_mark(gfx, "fill", "", rect, color, 0);
    if (gfx->target == NULL || gfx_is_dry(gfx) || alpha == 0 || !SDL_IntersectRect(&box, &clip, &box))
        return;
    if (alpha >= 255)
        SDL_FillRect(gfx->target, &box, color & 0xFFFFFFu);
    for (int y = box.y; alpha < 255 && y < box.y + box.h; y++) {
        unsigned char *row = (unsigned char *)gfx->target->pixels + (size_t)y * (size_t)gfx->target->pitch;
        blend_row_color((uint32_t *)(void *)row + box.x, color | 0xFF000000u, box.w, alpha);
    }
}

// Draws horizontal and vertical gradients straight to the screen, row by row, so that their size may change
// every frame and a gradient over the whole window needs no memory.
static bool draw_straight(Gfx *gfx, SDL_Rect box, const GfxPaint *paint) {
    bool down = fabsf(paint->degrees - 180) < 0.01f, right = fabsf(paint->degrees - 90) < 0.01f;
    SDL_Rect clip = clip_now(gfx), seen;
    if (paint->radial || !(down || right || paint->count <= 1))
        return false;
    unsigned opacity = (unsigned)lroundf(gfx->opacity[gfx->opacities - 1] * 255);
    if (!SDL_IntersectRect(&box, &clip, &seen))
        return true;
    PaintRun run;
    uint32_t level[512];
    paint_run_init(&run, paint, gfx_rect((float)box.x, (float)box.y, (float)box.w, (float)box.h));
    for (int x0 = 0; x0 < seen.w; x0 += 512) {
        int count = SDL_min(512, seen.w - x0);
        for (int x = 0; !down && x < count; x++)
            level[x] = paint_run_at(&run, (float)(seen.x + x0 + x) + 0.5f, 0);
        for (int y = seen.y; y < seen.y + seen.h; y++) {
            unsigned char *row =
                (unsigned char *)gfx->target->pixels + (size_t)y * (size_t)gfx->target->pitch;
            uint32_t *to = (uint32_t *)(void *)row + seen.x + x0;
            if (down)
                blend_row_color(to, paint_run_at(&run, 0, (float)y + 0.5f), count, opacity);
            else
                blend_row(to, level, count, opacity);
        }
    }
    return true;
}

void gfx_gradient(Gfx *gfx, GfxRect rect, const GfxPaint *paint) {
    SDL_Rect box = rect_pixels(rect);
    record_area(gfx, box, hides(paint));
    record_shape(gfx, "gradient", rect, paint, 0);
    if (worth_drawing(gfx, box, 0) && !draw_straight(gfx, box, paint))
        gfx_round(gfx, rect, 0, paint);
}

// ---- rounded rectangles ----

void gfx_round(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *paint) {
    gfx_round_corners(gfx, rect, gfx_corners(radius), paint);
}

void gfx_round_corners(Gfx *gfx, GfxRect rect, GfxCorners corners, const GfxPaint *paint) {
    SDL_Rect box = rect_pixels(rect);
    record_area(gfx, box, hides(paint));
    record_shape(gfx, "round", rect, paint, 0);
    if (!worth_drawing(gfx, box, 0))
        return;
    const float corner = fmaxf(fmaxf(corners.tl, corners.tr), fmaxf(corners.br, corners.bl));
    const SDL_Rect small = least_box(box, corner, paint);
    float numbers[6] = {(float)small.w, (float)small.h, corners.tl, corners.tr, corners.br, corners.bl};
    GfxKey key = key_of("round", numbers, 6, paint);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(small.w, small.h);
        canvas_round(&canvas, own_box(small), corners, paint);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit_stretched(gfx, sprite.surface, box);
}

void gfx_frame(Gfx *gfx, GfxRect rect, float radius, float width, const GfxPaint *paint) {
    SDL_Rect box = rect_pixels(rect);
    record_shape(gfx, "frame", rect, paint, 0);
    if (!worth_drawing(gfx, box, 0) || width <= 0)
        return;
    const SDL_Rect small = least_box(box, fmaxf(radius, width), paint);
    float numbers[4] = {(float)small.w, (float)small.h, radius, width};
    GfxKey key = key_of("frame", numbers, 4, paint);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(small.w, small.h);
        canvas_frame(&canvas, own_box(small), gfx_corners(radius), width, paint);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit_stretched(gfx, sprite.surface, box);
}

void gfx_dashed(Gfx *gfx, GfxRect rect, float radius, float width, float dash, float gap, Color color) {
    SDL_Rect box = rect_pixels(rect);
    gfx_record_mark(gfx, "dashed", "", rect, color, 0);
    if (!worth_drawing(gfx, box, 0) || width <= 0)
        return;
    float numbers[6] = {(float)box.w, (float)box.h, radius, width, dash, gap};
    GfxKey key = key_of("dashed", numbers, 6, NULL);
    gfx_key_integer(&key, color);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        canvas_dashed(&canvas, own_box(box), radius, width, dash, gap, color);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit(gfx, sprite.surface, box.x, box.y);
}

void gfx_panel(Gfx *gfx, GfxRect rect, float radius, const GfxPaint *fill, float border_width, Color border) {
    SDL_Rect box = rect_pixels(rect);
    record_area(gfx, box, hides(fill));
    record_shape(gfx, "panel", rect, fill, border_width > 0 ? border : 0);
    if (!worth_drawing(gfx, box, 0))
        return;
    const SDL_Rect small = least_box(box, fmaxf(radius, border_width), fill);
    float numbers[4] = {(float)small.w, (float)small.h, radius, border_width};
    GfxKey key = key_of("panel", numbers, 4, fill);
    gfx_key_integer(&key, border);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(small.w, small.h);
        GfxPaint line = paint_solid(border);
        // Under an opaque border the fill extends half its width; the full width would shine through the
        // border's soft edge.
        float under = border_width > 0 && border >> 24 == 255 ? border_width / 2 : 0;
        canvas_round(&canvas, gfx_inset(own_box(small), under), gfx_corners(fmaxf(radius - under, 0)), fill);
        if (border_width > 0)
            canvas_frame(&canvas, own_box(small), gfx_corners(radius), border_width, &line);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit_stretched(gfx, sprite.surface, box);
}

// ---- shadows and lights ----

static void soft_edge(Gfx *gfx, GfxRect rect, float radius, float dy, float blur, Color color) {
    SDL_Rect box = rect_pixels(rect);
    float sigma = blur / 2;
    gfx_record_mark(gfx, dy > 0 ? "shadow" : "glow", "", rect, color, 0);
    int pad = (int)ceilf(blur * GFX_BLUR_REACH + fabsf(dy));
    if (!worth_drawing(gfx, box, pad) || blur < 0)
        return;
    const SDL_Rect small = least_box(box, radius + fabsf(dy), NULL);
    float numbers[5] = {(float)small.w, (float)small.h, radius, dy, blur};
    GfxKey key = key_of("soft edge", numbers, 5, NULL);
    gfx_key_integer(&key, color);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(small.w + 2 * pad, small.h + 2 * pad);
        GfxRect inner = gfx_rect((float)pad, (float)pad, (float)small.w, (float)small.h);
        canvas_shadow(&canvas, inner, radius, dy, sigma, 0, color, CANVAS_SHADOW_OUTSIDE);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), -pad, -pad});
    }
    gfx_blit_stretched(gfx, sprite.surface,
                       (SDL_Rect){box.x - pad, box.y - pad, box.w + 2 * pad, box.h + 2 * pad});
}

void gfx_shadow(Gfx *gfx, GfxRect rect, float radius, float dy, float blur, Color color) {
    soft_edge(gfx, rect, radius, dy, blur, color);
}

void gfx_glow(Gfx *gfx, GfxRect rect, float radius, float blur, Color color) {
    soft_edge(gfx, rect, radius, 0, blur, color);
}

// ---- circles, lines, polygons ----

// Draws a ring, arc or full circle, painted in a square around the centre that keeps its half pixel.
static void draw_round_shape(Gfx *gfx, float cx, float cy, float radius, float width, float from, float to,
                             const GfxPaint *paint) {
    int half = (int)ceilf(radius) + 1;
    float left = floorf(cx) - (float)half, top = floorf(cy) - (float)half;
    SDL_Rect box = rect_pixels(gfx_rect(left, top, (float)(2 * half + 1), (float)(2 * half + 1)));
    record_shape(gfx,
                 to - from < 360  ? "arc"
                 : width < radius ? "ring"
                                  : "circle",
                 gfx_rect(cx - radius, cy - radius, 2 * radius, 2 * radius), paint, 0);
    if (radius <= 0 || !worth_drawing(gfx, box, 0))
        return;
    float x = roundf((cx - left) * 2) / 2, y = roundf((cy - top) * 2) / 2;
    float numbers[6] = {x, y, radius, width, from, to};
    GfxKey key = key_of("circle", numbers, 6, paint);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        if (to - from >= 360)
            canvas_ring(&canvas, x, y, radius, width, paint);
        else
            canvas_arc(&canvas, x, y, radius, width, from, to, paint->color[0]);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit(gfx, sprite.surface, box.x, box.y);
}

void gfx_circle(Gfx *gfx, float cx, float cy, float radius, const GfxPaint *paint) {
    draw_round_shape(gfx, cx, cy, radius, radius, 0, 360, paint);
}

void gfx_ring(Gfx *gfx, float cx, float cy, float radius, float width, Color color) {
    GfxPaint paint = paint_solid(color);
    draw_round_shape(gfx, cx, cy, radius, width, 0, 360, &paint);
}

void gfx_arc(Gfx *gfx, float cx, float cy, float radius, float width, float from, float to, Color color) {
    GfxPaint paint = paint_solid(color);
    draw_round_shape(gfx, cx, cy, radius, width, from, fminf(to, from + 359.9f), &paint);
}

// Computes the pixels covered by a polygon and a margin of `around`, and its points relative to them. False
// if it has too few or too many points.
static bool polygon_box(float x, float y, const float *points, int count, float around, SDL_Rect *box,
                        GfxRect *bounds, float moved[2 * POLYGON_MAX]) {
    float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
    if (count < 3 || count > POLYGON_MAX)
        return false;
    for (int i = 0; i < count; i++) {
        x0 = fminf(x0, points[2 * i] - around), x1 = fmaxf(x1, points[2 * i] + around);
        y0 = fminf(y0, points[2 * i + 1] - around), y1 = fmaxf(y1, points[2 * i + 1] + around);
    }
    x0 = floorf(x0), y0 = floorf(y0);
    *bounds = gfx_rect(x + x0, y + y0, x1 - x0, y1 - y0);
    *box = rect_pixels(gfx_rect(x, y, ceilf(x1 - x0) + 1, ceilf(y1 - y0) + 1));
    box->x += (int)x0, box->y += (int)y0;
    for (int i = 0; i < count; i++) {
        moved[2 * i] = points[2 * i] - x0;
        moved[2 * i + 1] = points[2 * i + 1] - y0;
    }
    return true;
}

void gfx_polygon(Gfx *gfx, float x, float y, const float *points, int count, const GfxPaint *paint) {
    float moved[2 * POLYGON_MAX];
    SDL_Rect box;
    GfxRect bounds;
    if (!polygon_box(x, y, points, count, 0, &box, &bounds, moved))
        return;
    record_shape(gfx, "polygon", bounds, paint, 0);
    if (!worth_drawing(gfx, box, 0))
        return;
    GfxKey key = key_of("polygon", moved, 2 * count, paint);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        canvas_polygon(&canvas, moved, count, paint);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit(gfx, sprite.surface, box.x, box.y);
}

// Painted opaque, because the segments overlap, and blitted with the colour's alpha as opacity.
void gfx_outline(Gfx *gfx, float x, float y, const float *points, int count, const GfxStroke *stroke) {
    float moved[2 * POLYGON_MAX];
    SDL_Rect box;
    GfxRect bounds;
    if (!polygon_box(x, y, points, count, stroke->width / 2 + 1, &box, &bounds, moved))
        return;
    gfx_record_mark(gfx, "outline", "", bounds, stroke->color, 0);
    if (!worth_drawing(gfx, box, 0))
        return;
    const float numbers[3] = {stroke->width, stroke->dash, stroke->gap};
    GfxKey key = key_of("outline", moved, 2 * count, NULL);
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_integer(&key, stroke->color | 0xFF000000u);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        canvas_outline(&canvas, moved, count, stroke->width, stroke->dash, stroke->gap,
                       stroke->color | 0xFF000000u);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_opacity_push(gfx, (float)(stroke->color >> 24) / 255);
    gfx_blit(gfx, sprite.surface, box.x, box.y);
    gfx_opacity_pop(gfx);
}

void gfx_line(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color) {
    gfx_record_mark(gfx, "line", "", gfx_rect(fminf(x0, x1), fminf(y0, y1), fabsf(x1 - x0), fabsf(y1 - y0)),
                    color, 0);
    float left = floorf(fminf(x0, x1) - width) - 1, top = floorf(fminf(y0, y1) - width) - 1;
    float w = ceilf(fmaxf(x0, x1) + width) + 1 - left, h = ceilf(fmaxf(y0, y1) + width) + 1 - top;
    SDL_Rect box = rect_pixels(gfx_rect(left, top, w, h));
    if (!worth_drawing(gfx, box, 0))
        return;
    float numbers[5] = {x0 - left, y0 - top, x1 - left, y1 - top, width};
    GfxKey key = key_of("line", numbers, 5, NULL);
    gfx_key_integer(&key, color);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        canvas_line(&canvas, numbers[0], numbers[1], numbers[2], numbers[3], width, color);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit(gfx, sprite.surface, box.x, box.y);
}

void gfx_hatch(Gfx *gfx, GfxRect rect, float width, float period, Color color) {
    SDL_Rect box = rect_pixels(rect);
    gfx_record_mark(gfx, "hatch", "", rect, color, 0);
    if (!worth_drawing(gfx, box, 0) || period <= 0)
        return;
    float numbers[4] = {(float)box.w, (float)box.h, width, period};
    GfxKey key = key_of("hatch", numbers, 4, NULL);
    gfx_key_integer(&key, color);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        Canvas canvas = canvas_start(box.w, box.h);
        canvas_hatch(&canvas, own_box(box), width, period, color);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), 0, 0});
    }
    gfx_blit(gfx, sprite.surface, box.x, box.y);
}

void gfx_focus_ring(Gfx *gfx, GfxRect rect, float radius) {
    float two = fmaxf(2 * gfx->layout.scale, 1.5f);
    GfxPaint gap = paint_solid(0xE605080F), ice = paint_solid(COLOR_ICE);
    gfx_frame(gfx, gfx_inset(rect, -two), radius + two, two, &gap);
    gfx_frame(gfx, gfx_inset(rect, -2 * two), radius + 2 * two, two, &ice);
}

// SPDX-License-Identifier: MIT
// Canvas pixels, how paint is spread over a box, and blitting pictures. Invariant while painting: no colour
// channel of a pixel exceeds its alpha.
#include "gfx/canvas.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

Canvas canvas_start(int w, int h) {
    Canvas canvas = {.w = SDL_max(w, 1), .h = SDL_max(h, 1)};
    canvas.clip = (SDL_Rect){0, 0, canvas.w, canvas.h};
    canvas.surface = SDL_CreateRGBSurfaceWithFormat(0, canvas.w, canvas.h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (canvas.surface == NULL)
        canvas.clip.w = canvas.clip.h = 0;
    return canvas;
}

Canvas canvas_adopt(SDL_Surface *opaque) {
    Canvas canvas = {.surface = opaque};
    if (opaque != NULL) {
        canvas.w = canvas.clip.w = opaque->w;
        canvas.h = canvas.clip.h = opaque->h;
    }
    return canvas;
}

static uint32_t *row_of(SDL_Surface *surface, int y) {
    return (uint32_t *)(void *)((unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

// a * b / 255, rounded.
static unsigned mul255(unsigned a, unsigned b) {
    unsigned t = a * b + 128;
    return (t + (t >> 8)) >> 8;
}

static uint32_t premultiply(uint32_t c, unsigned alpha) {
    return (uint32_t)alpha << 24 | (uint32_t)mul255((c >> 16) & 255, alpha) << 16 |
           (uint32_t)mul255((c >> 8) & 255, alpha) << 8 | (uint32_t)mul255(c & 255, alpha);
}

static uint32_t unpremultiply(uint32_t c) {
    unsigned a = c >> 24;
    if (a == 0 || a == 255)
        return c;
    // One division instead of three; exact enough to restore what was premultiplied.
    unsigned by = (255u << 16) / a + 1, r = (((c >> 16) & 255) * by + 0x8000) >> 16,
             g = (((c >> 8) & 255) * by + 0x8000) >> 16, b = ((c & 255) * by + 0x8000) >> 16;
    return a << 24 | SDL_min(r, 255u) << 16 | SDL_min(g, 255u) << 8 | SDL_min(b, 255u);
}

SDL_Surface *canvas_finish(Canvas *canvas) {
    SDL_Surface *surface = canvas->surface;
    canvas->surface = NULL;
    if (surface == NULL)
        return NULL;
    uint32_t before = 0, after = 0; // most pixels repeat the one before, and dividing is slow
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = row_of(surface, y);
        for (int x = 0; x < surface->w; x++) {
            if (row[x] != before) {
                before = row[x];
                after = unpremultiply(before);
            }
            row[x] = after;
        }
    }
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_BLEND);
    return surface;
}

void canvas_discard(Canvas *canvas) {
    SDL_FreeSurface(canvas->surface);
    canvas->surface = NULL;
    canvas->clip.w = canvas->clip.h = 0;
}

// Blends a straight-alpha colour over a premultiplied pixel.
static void over(uint32_t *pixel, Color color, unsigned coverage) {
    unsigned alpha = mul255(color >> 24, coverage);
    if (alpha == 0)
        return;
    uint32_t source = premultiply(color, alpha), old = *pixel;
    if (alpha == 255 || old == 0) {
        *pixel = source;
        return;
    }
    unsigned left = 255 - alpha;
    *pixel =
        source + ((uint32_t)mul255(old >> 24, left) << 24 | (uint32_t)mul255((old >> 16) & 255, left) << 16 |
                  (uint32_t)mul255((old >> 8) & 255, left) << 8 | (uint32_t)mul255(old & 255, left));
}

void canvas_put(Canvas *canvas, int x, int y, Color color, float coverage) {
    if (coverage > 0)
        over(row_of(canvas->surface, y) + x, color, (unsigned)(lesser(coverage, 1) * 255 + 0.5f));
}

// ---- paint ----

static Color stop_color(const GfxPaint *paint, float t) {
    if (t <= paint->at[0])
        return paint->color[0];
    for (int i = 1; i < paint->count; i++)
        if (t <= paint->at[i]) {
            float span = paint->at[i] - paint->at[i - 1];
            return color_mix(paint->color[i - 1], paint->color[i],
                             span > 0 ? (t - paint->at[i - 1]) / span : 1);
        }
    return paint->color[paint->count - 1];
}

// Directions and lengths follow CSS: a linear gradient reaches its ends in the corners of the box.
void paint_run_init(PaintRun *run, const GfxPaint *paint, GfxRect box) {
    run->solid = paint->count <= 1;
    run->radial = paint->radial;
    run->color[0] = paint->color[0];
    if (run->solid)
        return;
    for (int i = 0; i < 256; i++)
        run->color[i] = stop_color(paint, (float)i / 255.0f);
    if (paint->radial) {
        run->cx = box.x + box.w * paint->x;
        run->cy = box.y + box.h * paint->y;
        float reach_x = greater(paint->x, 1 - paint->x) * box.w,
              reach_y = greater(paint->y, 1 - paint->y) * box.h;
        run->offset = 1.0f / greater(sqrtf(reach_x * reach_x + reach_y * reach_y), 1e-3f);
        return;
    }
    float turn = paint->degrees * 3.14159265f / 180.0f, sx = sinf(turn), sy = -cosf(turn);
    float length = greater(fabsf(sx) * box.w + fabsf(sy) * box.h, 1e-3f);
    run->ax = sx / length;
    run->ay = sy / length;
    run->offset = 0.5f - (box.x + box.w / 2) * run->ax - (box.y + box.h / 2) * run->ay;
}

Color paint_run_at(const PaintRun *run, float x, float y) {
    if (run->solid)
        return run->color[0];
    float t;
    if (run->radial) {
        float dx = x - run->cx, dy = y - run->cy;
        t = sqrtf(dx * dx + dy * dy) * run->offset;
    } else {
        t = x * run->ax + y * run->ay + run->offset;
    }
    return run->color[(int)(lesser(greater(t, 0), 1) * 255 + 0.5f)];
}

bool paint_run_is_level(const PaintRun *run) {
    return run->solid || (!run->radial && fabsf(run->ax) < 1e-6f);
}

void canvas_span(Canvas *canvas, int y, int x0, int x1, const PaintRun *run) {
    if (x1 <= x0)
        return;
    uint32_t *row = row_of(canvas->surface, y);
    float py = (float)y + 0.5f;
    if (!paint_run_is_level(run)) {
        for (int x = x0; x < x1; x++)
            over(&row[x], paint_run_at(run, (float)x + 0.5f, py), 255);
        return;
    }
    Color color = paint_run_at(run, (float)x0 + 0.5f, py);
    uint32_t source = premultiply(color, color >> 24);
    bool opaque = color >> 24 == 255;
    for (int x = x0; x < x1; x++) {
        if (opaque || row[x] == 0)
            row[x] = source;
        else
            over(&row[x], color, 255);
    }
}

// ---- pictures ----

// The part of a w x h picture at (x, y) that is inside the clip, in canvas coordinates.
static SDL_Rect covered(const Canvas *canvas, int x, int y, int w, int h) {
    SDL_Rect box = {x, y, w, h}, result = {0, 0, 0, 0};
    if (canvas->surface == NULL || !SDL_IntersectRect(&box, &canvas->clip, &result))
        result.w = result.h = 0;
    return result;
}

void canvas_blit(Canvas *canvas, SDL_Surface *picture, int x, int y, float opacity) {
    if (picture == NULL)
        return;
    SDL_Rect box = covered(canvas, x, y, picture->w, picture->h);
    unsigned strength = (unsigned)(lesser(greater(opacity, 0), 1) * 255 + 0.5f);
    for (int py = box.y; py < box.y + box.h; py++) {
        const uint32_t *from = row_of(picture, py - y) - x;
        uint32_t *to = row_of(canvas->surface, py);
        for (int px = box.x; px < box.x + box.w; px++)
            if (strength == 255 && from[px] >> 24 == 255)
                to[px] = from[px];
            else
                over(&to[px], from[px], strength);
    }
}

void canvas_blit_shape(Canvas *canvas, SDL_Surface *picture, int x, int y, const GfxPaint *paint) {
    if (picture == NULL)
        return;
    PaintRun run;
    paint_run_init(&run, paint, gfx_rect((float)x, (float)y, (float)picture->w, (float)picture->h));
    SDL_Rect box = covered(canvas, x, y, picture->w, picture->h);
    for (int py = box.y; py < box.y + box.h; py++) {
        const uint32_t *from = row_of(picture, py - y) - x;
        uint32_t *to = row_of(canvas->surface, py);
        for (int px = box.x; px < box.x + box.w; px++)
            if (from[px] >> 24 != 0)
                over(&to[px], paint_run_at(&run, (float)px + 0.5f, (float)py + 0.5f), from[px] >> 24);
    }
}

// Box blur over 2 * radius + 1 values. `share` is 65536 divided by that number, to avoid a slow division per
// pixel.
static void blur_row(const unsigned char *from, unsigned char *to, int count, int radius, unsigned share) {
    unsigned sum = 0;
    for (int i = 0; i < radius && i < count; i++)
        sum += from[i];
    for (int i = 0; i < count; i++) {
        if (i + radius < count)
            sum += from[i + radius];
        to[i] = (unsigned char)((sum * share + 32768) >> 16);
        if (i >= radius)
            sum -= from[i - radius];
    }
}

// Box blur of all columns at once, row by row; `sums` has room for one row.
static void blur_columns(const unsigned char *from, unsigned char *to, unsigned *sums, int w, int h,
                         int radius, unsigned share) {
    size_t row = (size_t)w;
    memset(sums, 0, row * sizeof *sums);
    for (int y = 0; y < radius && y < h; y++)
        for (size_t x = 0; x < row; x++)
            sums[x] += from[(size_t)y * row + x];
    for (int y = 0; y < h; y++) {
        const unsigned char *enter = y + radius < h ? from + (size_t)(y + radius) * row : NULL;
        const unsigned char *leave = y >= radius ? from + (size_t)(y - radius) * row : NULL;
        unsigned char *out = to + (size_t)y * row;
        for (size_t x = 0; enter != NULL && x < row; x++)
            sums[x] += enter[x];
        for (size_t x = 0; x < row; x++)
            out[x] = (unsigned char)((sums[x] * share + 32768) >> 16);
        for (size_t x = 0; leave != NULL && x < row; x++)
            sums[x] -= leave[x];
    }
}

// Three box blurs approximate a Gaussian.
static void blur_alpha(unsigned char *mask, unsigned char *spare, unsigned *sums, int w, int h, float sigma) {
    int radius = (int)lroundf((sqrtf(4 * sigma * sigma + 1) - 1) / 2);
    unsigned share = 65536u / (unsigned)(2 * radius + 1);
    for (int pass = 0; pass < 3 && radius > 0; pass++) {
        for (int y = 0; y < h; y++)
            blur_row(mask + (size_t)y * (size_t)w, spare + (size_t)y * (size_t)w, w, radius, share);
        blur_columns(spare, mask, sums, w, h, radius, share);
    }
}

void canvas_blit_blurred(Canvas *canvas, SDL_Surface *picture, int x, int y, float sigma, Color color) {
    if (picture == NULL || canvas->surface == NULL)
        return;
    int pad = (int)ceilf(sigma * 3) + 1, w = picture->w + 2 * pad, h = picture->h + 2 * pad;
    size_t area = (size_t)w * (size_t)h;
    unsigned char *mask = calloc(area, 2);
    unsigned *sums = malloc((size_t)w * sizeof *sums);
    if (mask == NULL || sums == NULL) {
        free(mask);
        free(sums);
        return;
    }
    for (int py = 0; py < picture->h; py++)
        for (int px = 0; px < picture->w; px++)
            mask[(size_t)(py + pad) * (size_t)w + (size_t)(px + pad)] =
                (unsigned char)(row_of(picture, py)[px] >> 24);
    blur_alpha(mask, mask + area, sums, w, h, sigma);
    SDL_Rect box = covered(canvas, x - pad, y - pad, w, h);
    for (int py = box.y; py < box.y + box.h; py++) {
        const unsigned char *from = mask + (size_t)(py - y + pad) * (size_t)w;
        uint32_t *to = row_of(canvas->surface, py);
        for (int px = box.x; px < box.x + box.w; px++)
            over(&to[px], color, from[px - x + pad]);
    }
    free(mask);
    free(sums);
}

// ---- rotating and scaling ----

// Adds weight times a straight-alpha pixel to premultiplied sums.
static void gather(float sum[4], uint32_t pixel, float weight) {
    const float alpha = weight * (float)(int)(pixel >> 24);
    sum[3] += alpha;
    sum[0] += alpha * (float)(int)((pixel >> 16) & 255);
    sum[1] += alpha * (float)(int)((pixel >> 8) & 255);
    sum[2] += alpha * (float)(int)(pixel & 255);
}

// The pixel at x, y and the ones right of it, below it and beyond; what lies outside the picture is empty.
static void neighbours(SDL_Surface *picture, int x, int y, uint32_t pixel[4]) {
    if (x >= 0 && y >= 0 && x < picture->w - 1 && y < picture->h - 1) {
        const uint32_t *row = row_of(picture, y) + x, *below = row_of(picture, y + 1) + x;
        pixel[0] = row[0];
        pixel[1] = row[1];
        pixel[2] = below[0];
        pixel[3] = below[1];
        return;
    }
    for (int i = 0; i < 4; i++) {
        const int px = x + i % 2, py = y + i / 2;
        const bool in = px >= 0 && py >= 0 && px < picture->w && py < picture->h;
        pixel[i] = in ? row_of(picture, py)[px] : 0;
    }
}

// The picture's colour at u, v, which are above -1, mixed of the four pixels around.
static uint32_t sample(SDL_Surface *picture, float u, float v) {
    const int x = (int)u - (u < 0),
              y = (int)v - (v < 0); // floorf is a call, and this is done for every pixel
    uint32_t pixel[4];
    neighbours(picture, x, y, pixel);
    if (pixel[0] == pixel[1] && pixel[0] == pixel[2] && pixel[0] == pixel[3]) // mixing leaves it as it is
        return pixel[0] >> 24 != 0 ? pixel[0] : 0;
    const float wx = u - (float)x, wy = v - (float)y;
    float sum[4] = {0, 0, 0, 0};
    gather(sum, pixel[0], (1 - wx) * (1 - wy));
    gather(sum, pixel[1], wx * (1 - wy));
    gather(sum, pixel[2], (1 - wx) * wy);
    gather(sum, pixel[3], wx * wy);
    if (sum[3] < 0.5f)
        return 0;
    const int r = (int)(sum[0] / sum[3] + 0.5f), g = (int)(sum[1] / sum[3] + 0.5f),
              b = (int)(sum[2] / sum[3] + 0.5f), a = (int)(sum[3] + 0.5f);
    return (uint32_t)a << 24 | (uint32_t)r << 16 | (uint32_t)g << 8 | (uint32_t)b;
}

SDL_Surface *canvas_transformed(SDL_Surface *picture, float scale_x, float scale_y, float degrees,
                                float lean) {
    if (picture == NULL || scale_x * (float)picture->w < 0.5f || scale_y * (float)picture->h < 0.5f)
        return NULL;
    float turn = degrees * 3.14159265f / 180.0f, c = cosf(turn), s = sinf(turn);
    float pw = (float)picture->w, ph = (float)picture->h, w = pw * scale_x,
          h = ph * scale_y * (1 + fabsf(lean));
    int out_w = (int)ceilf(fabsf(w * c) + fabsf(h * s)) + 2,
        out_h = (int)ceilf(fabsf(w * s) + fabsf(h * c)) + 2;
    // Keeping the parity keeps the centre on the same half pixel, so that a card does not jump when it starts
    // to rotate.
    out_w += (out_w ^ picture->w) & 1;
    out_h += (out_h ^ picture->h) & 1;
    SDL_Surface *result = SDL_CreateRGBSurfaceWithFormat(0, out_w, out_h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (result == NULL)
        return NULL;
    for (int y = 0; y < out_h; y++) {
        uint32_t *row = row_of(result, y);
        float dy = (float)y + 0.5f - (float)out_h / 2;
        for (int x = 0; x < out_w; x++) {
            float dx = (float)x + 0.5f - (float)out_w / 2;
            const float across = dx * c + dy * s, high = scale_y * (1 + lean * across / (w / 2));
            float u = across / scale_x + pw / 2 - 0.5f, v = (dy * c - dx * s) / high + ph / 2 - 0.5f;
            row[x] = u > -1 && v > -1 && u < pw && v < ph ? sample(picture, u, v) : 0;
        }
    }
    SDL_SetSurfaceBlendMode(result, SDL_BLENDMODE_BLEND);
    return result;
}

static bool row_is_empty(SDL_Surface *picture, int y) {
    const uint32_t *row = row_of(picture, y);
    int x = 0;
    while (x < picture->w && row[x] >> 24 == 0)
        x++;
    return x == picture->w;
}

static bool column_is_empty(SDL_Surface *picture, int x, int top, int bottom) {
    while (top < bottom && row_of(picture, top)[x] >> 24 == 0)
        top++;
    return top == bottom;
}

SDL_Surface *canvas_trimmed(SDL_Surface *picture, SDL_Point *at) {
    if (picture == NULL)
        return NULL;
    int left = 0, top = 0, right = picture->w, bottom = picture->h;
    while (top < bottom && row_is_empty(picture, top))
        top++;
    while (bottom > top && row_is_empty(picture, bottom - 1))
        bottom--;
    while (left < right && column_is_empty(picture, left, top, bottom))
        left++;
    while (right > left && column_is_empty(picture, right - 1, top, bottom))
        right--;
    const int w = right - left, h = bottom - top;
    SDL_Surface *rest = w > 0 ? SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888) : NULL;
    for (int y = 0; rest != NULL && y < h; y++)
        memcpy(row_of(rest, y), row_of(picture, top + y) + left, (size_t)w * 4);
    if (rest != NULL)
        SDL_SetSurfaceBlendMode(rest, SDL_BLENDMODE_BLEND);
    SDL_FreeSurface(picture);
    *at = (SDL_Point){left, top};
    return rest;
}

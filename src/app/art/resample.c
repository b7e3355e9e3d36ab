// SPDX-License-Identifier: MIT
// A tent filter, as wide as a pixel of the coarser picture, applied to rows and then to columns. A picture
// that is much magnified gets a wider one: soft edges rather than steps.
#include "app/art/resample.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// The weights of the source pixels that make up one pixel of the result.
typedef struct Tap {
    int first, count;
    float *weight;
} Tap;

typedef struct Filter {
    Tap *tap;
    float *weights;
} Filter;

static void filter_finish(Filter *filter) {
    free(filter->tap);
    free(filter->weights);
}

// How far the tent reaches, in source pixels, of which one of the result covers `step`.
static float reach_of(float step) {
    const float nearer = 1 / step;
    return step >= 1 ? step : 1 + fminf(fmaxf(0.75f * (nearer - 1.2f), 0), 0.7f);
}

// A filter in which each result pixel covers `step` source pixels, starting at `start`.
static Filter filter_for(int from, int to, float start, float step) {
    const float reach = reach_of(step);
    int most = (int)ceilf(reach * 2) + 2;
    Filter filter = {malloc((size_t)to * sizeof(Tap)), malloc((size_t)to * (size_t)most * sizeof(float))};
    for (int i = 0; filter.tap != NULL && filter.weights != NULL && i < to; i++) {
        float centre = start + ((float)i + 0.5f) * step - 0.5f, sum = 0;
        Tap *tap = &filter.tap[i];
        *tap = (Tap){(int)ceilf(centre - reach), 0, filter.weights + (size_t)i * (size_t)most};
        tap->first = SDL_max(SDL_min(tap->first, from - 1), 0);
        for (int j = tap->first;
             j < from && tap->count < most && ((float)j < centre + reach || tap->count == 0); j++) {
            float weight = fmaxf(1 - fabsf((float)j - centre) / reach, 1e-4f);
            tap->weight[tap->count++] = weight;
            sum += weight;
        }
        for (int j = 0; j < tap->count; j++)
            tap->weight[j] /= sum;
    }
    return filter;
}

static const uint32_t *row_at(const SDL_Surface *surface, int y) {
    return (const uint32_t *)(const void *)((const unsigned char *)surface->pixels +
                                            (size_t)y * (size_t)surface->pitch);
}

// Numbers of a pixel: blue, green, red, and one that only fills up, so that all are reckoned at once.
#define PARTS 4

// Reads a row of pixels as numbers.
static void widen_row(const uint32_t *from, float *to, int w) {
    for (int x = 0; x < w; x++)
        for (int c = 0; c < PARTS; c++)
            to[PARTS * x + c] = (float)(from[x] >> 8 * c & 255);
}

static void stretch_row(const float *from, float *to, int w, const Filter *across) {
    for (int x = 0; x < w; x++) {
        const Tap *tap = &across->tap[x];
        const float *pixel = from + (size_t)PARTS * (size_t)tap->first;
        float sum[PARTS] = {0};
        for (int j = 0; j < tap->count; j++)
            for (int c = 0; c < PARTS; c++)
                sum[c] += tap->weight[j] * pixel[PARTS * j + c];
        for (int c = 0; c < PARTS; c++)
            to[PARTS * x + c] = sum[c];
    }
}

// `rows`: the stretched ones, the row y at y % kept; `sum` has room for the numbers of one.
static void stretch_columns(const float *rows, int kept, float *sum, uint32_t *to, int w, const Tap *tap) {
    const int numbers = PARTS * w;
    for (int i = 0; i < numbers; i++)
        sum[i] = 0.5f;
    for (int j = 0; j < tap->count; j++) { // row by row, as they lie in memory
        const float *row = rows + (size_t)((tap->first + j) % kept) * (size_t)numbers,
                    weight = tap->weight[j];
        for (int i = 0; i < numbers; i++)
            sum[i] += weight * row[i];
    }
    for (int i = 0; i < numbers; i++)
        sum[i] = sum[i] < 255 ? sum[i] : 255;
    for (int x = 0; x < w; x++, sum += PARTS)
        to[x] = (uint32_t)(int)sum[2] << 16 | (uint32_t)(int)sum[1] << 8 | (uint32_t)(int)sum[0];
}

// Fills the picture from top to bottom. Rows are stretched when they are first needed; of them no more are
// kept than make up one of the result: all of them would be megabytes, and to get these takes longer than to
// reckon. False if out of memory.
static bool fill(const SDL_Surface *from, SDL_Surface *to, const Filter *across, const Filter *down) {
    const size_t row = PARTS * (size_t)to->w;
    int kept = 1, next = 0;
    for (int y = 0; y < to->h; y++)
        kept = SDL_max(kept, down->tap[y].count);
    float *rows = malloc((size_t)kept * row * sizeof *rows);
    float *one =
        malloc(PARTS * (size_t)SDL_max(from->w, to->w) * sizeof *one); // of the source, then of the result
    const bool good = rows != NULL && one != NULL;
    for (int y = 0; good && y < to->h; y++) {
        const Tap *tap = &down->tap[y];
        for (next = SDL_max(next, tap->first); next < tap->first + tap->count; next++) {
            widen_row(row_at(from, next), one, from->w);
            stretch_row(one, rows + (size_t)(next % kept) * row, to->w, across);
        }
        stretch_columns(rows, kept, one,
                        (uint32_t *)(void *)((unsigned char *)to->pixels + (size_t)y * (size_t)to->pitch),
                        to->w, tap);
    }
    free(rows);
    free(one);
    return good;
}

// What is above the picture's upper edge, in row `edge` of the result.
static void mirror_above(SDL_Surface *result, int edge) {
    for (int y = 0; y < edge; y++) {
        const int from = SDL_min(2 * edge - 1 - y, result->h - 1);
        memcpy((unsigned char *)result->pixels + (size_t)y * (size_t)result->pitch, row_at(result, from),
               (size_t)result->w * sizeof(uint32_t));
    }
}

SDL_Surface *resample_part(SDL_Surface *from, int w, int h, float left, float top, float step) {
    if (from == NULL || w < 1 || h < 1)
        return NULL;
    Filter across = filter_for(from->w, w, left, step), down = filter_for(from->h, h, top, step);
    SDL_Surface *result = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    bool complete = across.tap != NULL && across.weights != NULL && down.tap != NULL && down.weights != NULL;
    if (result != NULL && !(complete && fill(from, result, &across, &down))) {
        SDL_FreeSurface(result);
        result = NULL;
    }
    filter_finish(&across);
    filter_finish(&down);
    if (result != NULL)
        SDL_SetSurfaceBlendMode(result, SDL_BLENDMODE_NONE);
    if (result != NULL && top < 0)
        mirror_above(result, SDL_min((int)ceilf(-top / step), h));
    return result;
}

SDL_Surface *resample_cover(SDL_Surface *from, int w, int h, float anchor_x, float anchor_y) {
    if (from == NULL || w < 1 || h < 1)
        return NULL;
    const float step = fminf((float)from->w / (float)w, (float)from->h / (float)h);
    return resample_part(from, w, h, ((float)from->w - step * (float)w) * anchor_x,
                         ((float)from->h - step * (float)h) * anchor_y, step);
}

// ---- magnifying

// Mixes two pixels by `part` of 256, all four bytes at once.
static uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
    const uint32_t low = ((a & 0xFF00FF) * (256 - part) + (b & 0xFF00FF) * part) >> 8,
                   high = (a >> 8 & 0xFF00FF) * (256 - part) + (b >> 8 & 0xFF00FF) * part;
    return (low & 0xFF00FF) | (high & 0xFF00FF00u);
}

// A position in 1/256 of a pixel, limited to the picture.
static int place_in(float at, int size) {
    return SDL_min(SDL_max((int)floorf(at * 256), 0), (size - 1) * 256);
}

SDL_Surface *resample_magnified(const SDL_Surface *from, float nearer, float aside) {
    SDL_Surface *to =
        from != NULL ? SDL_CreateRGBSurfaceWithFormat(0, from->w, from->h, 32, SDL_PIXELFORMAT_RGB888) : NULL;
    if (to == NULL)
        return NULL;
    const float cx = (float)from->w / 2, cy = (float)from->h / 2;
    for (int y = 0; y < to->h; y++) {
        const int v = place_in(((float)y + 0.5f - cy) / nearer + cy - 0.5f, from->h);
        const uint32_t *above = row_at(from, v >> 8),
                       *below = row_at(from, SDL_min((v >> 8) + 1, from->h - 1));
        uint32_t *row = (uint32_t *)(void *)((unsigned char *)to->pixels + (size_t)y * (size_t)to->pitch);
        for (int x = 0; x < to->w; x++) {
            const int u = place_in(((float)x + 0.5f - cx - aside) / nearer + cx - 0.5f, from->w);
            const int left = u >> 8, right = SDL_min(left + 1, from->w - 1);
            const uint32_t part = (uint32_t)u & 255;
            row[x] = between(between(above[left], above[right], part),
                             between(below[left], below[right], part), (uint32_t)v & 255);
        }
    }
    SDL_SetSurfaceBlendMode(to, SDL_BLENDMODE_NONE);
    return to;
}

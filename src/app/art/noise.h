// SPDX-License-Identifier: MIT
// What all procedural pictures are made of: gradient noise, random numbers, small vectors, and light in
// linear colour.
#ifndef STARDECK_APP_ART_NOISE_H
#define STARDECK_APP_ART_NOISE_H

#include "app/art/exact.h"
#include "app/art/procart.h"

#include <math.h>

#define PA_PI 3.14159265f

typedef struct Vec {
    float x, y, z;
} Vec;

typedef struct Light { // linear, 1 = white, may be brighter
    float r, g, b;
} Light;

// Everything a painter carries along: noise and random numbers from one seed, and the tables of the display
// curve.
typedef struct Painter {
    uint8_t shuffled[512];
    uint32_t random;
    float decode[256];
    uint8_t encode[2048]; // by the square root of the value, which keeps the dark tones apart
} Painter;

void painter_seed(Painter *painter, uint32_t seed);

float painter_random(Painter *painter); // 0 to below 1

// Perlin noise, about -1 to 1.
float pa_noise(const Painter *painter, float x, float y, float z);
// Sum of `octaves` of it, each twice as fine and `gain` as strong, about -1 to 1.
float pa_clouds(const Painter *painter, Vec p, int octaves, float gain);
// The same folded into ridges, 0 to 1.
float pa_ridges(const Painter *painter, Vec p, int octaves);
// Distance to the nearest of scattered points, one per unit cube; *id 0 to 1 tells them apart.
float pa_cells(const Painter *painter, Vec p, float *id);

Light light_of(const Painter *painter, uint32_t color);
// Lays light over a pixel, or adds it. Outside the image nothing happens.
void pa_over(const Painter *painter, PaImage *image, int x, int y, Light light, float alpha);
void pa_add(const Painter *painter, PaImage *image, int x, int y, Light light);
// Sets an opaque pixel.
void pa_set(const Painter *painter, PaImage *image, int x, int y, Light light);

// Unlike fminf and fmaxf not calls into the library.
static inline float pa_least(float a, float b) {
    return a < b ? a : b;
}
static inline float pa_most(float a, float b) {
    return a > b ? a : b;
}
static inline float pa_clamp(float v, float least, float most) {
    return v < least ? least : v > most ? most : v;
}
static inline float pa_mix(float a, float b, float t) {
    return a + (b - a) * t;
}
// 0 before a, 1 after b, smooth between; a may be greater than b.
static inline float pa_step(float a, float b, float x) {
    float t = pa_clamp((x - a) / (b - a), 0, 1);
    return t * t * (3 - 2 * t);
}
static inline Light light_mix(Light a, Light b, float t) {
    return (Light){pa_mix(a.r, b.r, t), pa_mix(a.g, b.g, t), pa_mix(a.b, b.b, t)};
}
static inline Light light_times(Light a, float k) {
    return (Light){a.r * k, a.g * k, a.b * k};
}
static inline Light light_plus(Light a, Light b) {
    return (Light){a.r + b.r, a.g + b.g, a.b + b.b};
}
static inline Light light_through(Light a, Light b) {
    return (Light){a.r * b.r, a.g * b.g, a.b * b.b};
}
// Film curve: any brightness to below 1.
static inline Light light_film(Light c) {
    return (Light){1 - pa_exp(-c.r * 1.25f), 1 - pa_exp(-c.g * 1.25f), 1 - pa_exp(-c.b * 1.25f)};
}
static inline Vec vec_times(Vec p, float k) {
    return (Vec){p.x * k, p.y * k, p.z * k};
}
static inline Vec vec_plus(Vec a, float x, float y, float z) {
    return (Vec){a.x + x, a.y + y, a.z + z};
}
static inline float vec_dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline Vec vec_unit(Vec a) {
    return vec_times(a, 1 / sqrtf(vec_dot(a, a)));
}

#endif

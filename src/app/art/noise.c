// SPDX-License-Identifier: MIT
// Noise, random numbers and pixels for procedural pictures. The display curve is a plain power of 2.2.
#include "app/art/noise.h"

#include <stdlib.h>
#include <string.h>

PaImage pa_image(int w, int h) {
    PaImage image = {w, h, NULL, NULL};
    if (w > 0 && h > 0)
        image.pixels = calloc((size_t)w * (size_t)h, 4);
    return image;
}

bool pa_given_up(const PaImage *image) {
    return image->pixels == NULL || (image->give_up != NULL && atomic_load(image->give_up));
}

static uint32_t next_random(Painter *painter) {
    painter->random ^= painter->random << 13;
    painter->random ^= painter->random >> 17;
    painter->random ^= painter->random << 5;
    return painter->random;
}

float painter_random(Painter *painter) {
    return (float)(next_random(painter) & 0xFFFFFF) / 16777216.0f;
}

void painter_seed(Painter *painter, uint32_t seed) {
    painter->random = seed * 2654435761u + 0x9E3779B9u;
    if (painter->random == 0)
        painter->random = 1;
    for (int i = 0; i < 8; i++)
        next_random(painter);
    for (int i = 0; i < 256; i++)
        painter->shuffled[i] = (uint8_t)i;
    for (uint32_t i = 255; i > 0; i--) {
        uint32_t j = next_random(painter) % (i + 1);
        uint8_t held = painter->shuffled[i];
        painter->shuffled[i] = painter->shuffled[j];
        painter->shuffled[j] = held;
    }
    memcpy(painter->shuffled + 256, painter->shuffled, 256);
    for (int i = 0; i < 256; i++)
        painter->decode[i] = pa_pow((float)i / 255.0f, 2.2f);
    for (int i = 0; i < 2048; i++)
        painter->encode[i] = (uint8_t)(pa_pow((float)i / 2047.0f, 2 / 2.2f) * 255 + 0.5f);
}

// Whole part toward minus infinity; floorf is a slow call where the compiler may not use SSE4.
static inline int whole(float x) {
    int i = (int)x;
    return i - (x < (float)i);
}

static inline float slope(unsigned hash, float x, float y, float z) {
    unsigned h = hash & 15;
    float u = h < 8 ? x : y, v = h < 4 ? y : (h == 12 || h == 14 ? x : z);
    return ((h & 1) ? -u : u) + ((h & 2) ? -v : v);
}

static inline float fade(float t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
}

float pa_noise(const Painter *painter, float x, float y, float z) {
    const uint8_t *p = painter->shuffled;
    int ix = whole(x), iy = whole(y), iz = whole(z);
    x -= (float)ix, y -= (float)iy, z -= (float)iz;
    unsigned cx = (unsigned)ix & 255, cy = (unsigned)iy & 255, cz = (unsigned)iz & 255;
    float u = fade(x), v = fade(y), w = fade(z);
    unsigned a = p[cx] + cy, b = p[cx + 1] + cy; // at most 510: the table is doubled
    unsigned aa = p[a & 255] + cz, ab = p[(a + 1) & 255] + cz, ba = p[b & 255] + cz,
             bb = p[(b + 1) & 255] + cz;
    float near_low = pa_mix(slope(p[aa & 255], x, y, z), slope(p[ba & 255], x - 1, y, z), u);
    float near_high = pa_mix(slope(p[ab & 255], x, y - 1, z), slope(p[bb & 255], x - 1, y - 1, z), u);
    float far_low =
        pa_mix(slope(p[(aa + 1) & 255], x, y, z - 1), slope(p[(ba + 1) & 255], x - 1, y, z - 1), u);
    float far_high =
        pa_mix(slope(p[(ab + 1) & 255], x, y - 1, z - 1), slope(p[(bb + 1) & 255], x - 1, y - 1, z - 1), u);
    return pa_mix(pa_mix(near_low, near_high, v), pa_mix(far_low, far_high, v), w);
}

float pa_clouds(const Painter *painter, Vec p, int octaves, float gain) {
    float sum = 0, weight = 1, weights = 0;
    for (int i = 0; i < octaves; i++) {
        sum += weight * pa_noise(painter, p.x, p.y, p.z);
        weights += weight;
        weight *= gain;
        p = vec_plus(vec_times(p, 2.03f), 17.1f, -9.7f,
                     3.3f); // shifted, or all octaves would meet at the origin
    }
    return sum / weights;
}

float pa_ridges(const Painter *painter, Vec p, int octaves) {
    float sum = 0, weight = 1, weights = 0;
    for (int i = 0; i < octaves; i++) {
        float fold = 1 - fabsf(pa_noise(painter, p.x, p.y, p.z));
        sum += weight * fold * fold;
        weights += weight;
        weight *= 0.5f;
        p = vec_plus(vec_times(p, 2.1f), 5, 1, -8);
    }
    return sum / weights;
}

float pa_cells(const Painter *painter, Vec p, float *id) {
    const uint8_t *t = painter->shuffled;
    int x = whole(p.x), y = whole(p.y), z = whole(p.z);
    float best = 9;
    for (int k = -1; k < 2; k++)
        for (int j = -1; j < 2; j++)
            for (int i = -1; i < 2; i++) {
                unsigned h = t[(x + i) & 255];
                h = t[((int)h + y + j) & 255];
                h = t[((int)h + z + k) & 255];
                float fx = (float)(x + i) + (float)t[h] / 255.0f - p.x;
                float fy = (float)(y + j) + (float)t[(h + 37) & 255] / 255.0f - p.y;
                float fz = (float)(z + k) + (float)t[(h + 91) & 255] / 255.0f - p.z;
                float square = fx * fx + fy * fy + fz * fz;
                if (square >= best)
                    continue;
                best = square;
                *id = (float)t[(h + 11) & 255] / 255.0f;
            }
    return sqrtf(best);
}

// ---- pixels ----

Light light_of(const Painter *painter, uint32_t color) {
    return (Light){painter->decode[(color >> 16) & 255], painter->decode[(color >> 8) & 255],
                   painter->decode[color & 255]};
}

static inline uint8_t encoded(const Painter *painter, float v) {
    return painter->encode[(int)(sqrtf(pa_clamp(v, 0, 1)) * 2047 + 0.5f)];
}

static inline uint8_t *pixel_at(PaImage *image, int x, int y) {
    if (x < 0 || y < 0 || x >= image->w || y >= image->h)
        return NULL;
    return image->pixels + 4 * ((size_t)y * (size_t)image->w + (size_t)x);
}

void pa_set(const Painter *painter, PaImage *image, int x, int y, Light light) {
    uint8_t *pixel = pixel_at(image, x, y);
    if (pixel == NULL)
        return;
    pixel[0] = encoded(painter, light.r);
    pixel[1] = encoded(painter, light.g);
    pixel[2] = encoded(painter, light.b);
    pixel[3] = 255;
}

void pa_over(const Painter *painter, PaImage *image, int x, int y, Light light, float alpha) {
    uint8_t *pixel = pixel_at(image, x, y);
    float a = pa_least(alpha, 1);
    if (pixel == NULL || a <= 0)
        return;
    float under = (float)pixel[3] / 255.0f * (1 - a), both = a + under;
    pixel[0] = encoded(painter, (light.r * a + painter->decode[pixel[0]] * under) / both);
    pixel[1] = encoded(painter, (light.g * a + painter->decode[pixel[1]] * under) / both);
    pixel[2] = encoded(painter, (light.b * a + painter->decode[pixel[2]] * under) / both);
    pixel[3] = (uint8_t)(both * 255 + 0.5f);
}

void pa_add(const Painter *painter, PaImage *image, int x, int y, Light light) {
    uint8_t *pixel = pixel_at(image, x, y);
    if (pixel == NULL)
        return;
    float alpha = (float)pixel[3] / 255.0f, most = pa_most(light.r, pa_most(light.g, light.b));
    pixel[0] = encoded(painter, painter->decode[pixel[0]] + light.r);
    pixel[1] = encoded(painter, painter->decode[pixel[1]] + light.g);
    pixel[2] = encoded(painter, painter->decode[pixel[2]] + light.b);
    pixel[3] = (uint8_t)(pa_clamp(alpha + most * (1 - alpha), 0, 1) * 255 + 0.5f);
}

void pa_midtones(PaImage *image, float gamma) {
    uint8_t brighter[256];
    for (int i = 0; i < 256; i++)
        brighter[i] = (uint8_t)(pa_pow((float)i / 255, gamma) * 255 + 0.5f);
    for (size_t i = 0; i < (size_t)image->w * (size_t)image->h * 4; i++)
        if (i % 4 != 3)
            image->pixels[i] = brighter[image->pixels[i]];
}

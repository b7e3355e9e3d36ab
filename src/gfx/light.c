// SPDX-License-Identifier: MIT
// Paints lights on black and adds them to the picture.
#include "gfx/light.h"

#include "gfx/blend.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <math.h>

#define PI_F 3.14159265f
#define RAYS 96        // directions of a burst
#define RAYS_SMALLER 4 // in pixels of the screen: those of the picture that rays are painted on
#define RAYS_EDGE 0.2f // of the height of a sun's area: how softly its rays end there
#define LARGEST 1400   // pixels of a side; larger lights are left out
#define STREAK_SHORT 1 // pixels: shorter ones are a point

static uint32_t *pixels_at(SDL_Surface *surface, int x, int y) {
    return (uint32_t *)(void *)((unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch) + x;
}

static void add(Gfx *gfx, SDL_Surface *light, int x, int y) {
    const SDL_Rect clip = clip_now(gfx);
    const unsigned opacity = (unsigned)lroundf(gfx->opacity[gfx->opacities - 1] * 255);
    if (light == NULL || opacity == 0 || gfx->target == NULL || gfx_is_dry(gfx))
        return;
    const SDL_Rect at = {x, y, light->w, light->h};
    SDL_Rect seen;
    if (!SDL_IntersectRect(&at, &clip, &seen))
        return;
    for (int row = 0; row < seen.h; row++)
        add_row(pixels_at(gfx->target, seen.x, seen.y + row), pixels_at(light, seen.x - x, seen.y - y + row),
                seen.w, opacity);
}

// The colour of a light has no alpha: how strong it is says the opacity.
static void record(const Gfx *gfx, const char *kind, SDL_Rect box, Color color) {
    gfx_record_mark(gfx, kind, "", gfx_rect((float)box.x, (float)box.y, (float)box.w, (float)box.h),
                    color | 0xFF000000u, 0);
}

void gfx_light(Gfx *gfx, SDL_Surface *light, int x, int y) {
    if (light == NULL)
        return;
    record(gfx, "light picture", (SDL_Rect){x, y, light->w, light->h}, COLOR_WHITE);
    add(gfx, light, x, y);
}

// ---- chance

// A number from 0 to 1 for each i, j and seed.
static float chance(uint32_t seed, int i, int j) {
    uint32_t x = seed * 2654435761u + (uint32_t)i * 40503u + (uint32_t)j * 9781u + 17u;
    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    x *= 3266489917u;
    x ^= x >> 16;
    return (float)(x & 0xFFFFu) / 65535.0f;
}

// Chance that changes smoothly over the plane.
static float cloud(uint32_t seed, float x, float y) {
    const float fx = floorf(x), fy = floorf(y);
    const int i = (int)fx, j = (int)fy;
    float u = x - fx, v = y - fy;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    const float top = chance(seed, i, j) * (1 - u) + chance(seed, i + 1, j) * u;
    const float low = chance(seed, i, j + 1) * (1 - u) + chance(seed, i + 1, j + 1) * u;
    return top * (1 - v) + low * v;
}

// ---- painting

static float clamped(float value) {
    return value < 0 ? 0 : value > 1 ? 1 : value;
}

// `strength` of the colour, and of white on top of it.
static uint32_t lit(Color color, float strength, float white) {
    uint32_t pixel = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
        const float part = (float)((color >> shift) & 255) / 255 * strength + white;
        pixel = pixel << 8 | (uint32_t)lroundf(clamped(part) * 255);
    }
    return pixel;
}

// What a light depends on besides its own functions; lengths in pixels from the picture's corner.
typedef struct Light {
    Color color;
    uint32_t seed;
    float x, y, x1, y1; // its middle, or both its ends
    float radius, width;
    float ray[RAYS]; // lengths of a burst's rays, 0 to 1
} Light;

typedef uint32_t (*Painter)(const Light *light, float x, float y);

static SDL_Surface *painted(const Light *light, Painter paint, int w, int h) {
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    for (int y = 0; picture != NULL && y < h; y++) {
        uint32_t *row = pixels_at(picture, 0, y);
        for (int x = 0; x < w; x++)
            row[x] = paint(light, (float)x + 0.5f, (float)y + 0.5f);
    }
    return picture;
}

static GfxKey key_of(const char *kind, const Light *light) {
    GfxKey key = gfx_key(kind);
    const float numbers[] = {light->x, light->y, light->x1, light->y1, light->radius, light->width};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_integer(&key, light->color);
    gfx_key_integer(&key, light->seed);
    return key;
}

// Draws the light in a box of w x h at (left, top), painted only if it is not kept yet.
static void draw(Gfx *gfx, const char *kind, const Light *light, Painter paint, SDL_Rect box) {
    record(gfx, kind, box, light->color != 0 ? light->color : COLOR_WHITE); // fire has no colour of its own
    if (box.w < 1 || box.h < 1 || box.w > LARGEST || box.h > LARGEST || gfx_is_dry(gfx) ||
        !clip_hits(gfx, box) || gfx->opacity[gfx->opacities - 1] < 1.0f / 255)
        return;
    const GfxKey key = key_of(kind, light);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite))
        sprite = gfx_cache_put(gfx, key, (GfxSprite){painted(light, paint, box.w, box.h), 0, 0});
    add(gfx, sprite.surface, box.x, box.y);
}

// Radii differ by a sixteenth at least, so that a growing light needs few pictures.
static float few_sizes(float radius) {
    const float step = fmaxf(1, exp2f(floorf(log2f(fmaxf(radius, 1)))) / 8);
    return roundf(radius / step) * step;
}

// A light around (x, y) that reaches `reach` pixels.
static SDL_Rect box_around(float x, float y, float reach) {
    const int r = (int)ceilf(reach) + 1;
    return (SDL_Rect){(int)lroundf(x) - r, (int)lroundf(y) - r, 2 * r + 1, 2 * r + 1};
}

static Light light_in(SDL_Rect box, Color color, uint32_t seed) {
    return (Light){.color = color, .seed = seed, .x = (float)box.w / 2, .y = (float)box.h / 2};
}

static float distance(const Light *light, float x, float y) {
    return sqrtf((x - light->x) * (x - light->x) + (y - light->y) * (y - light->y));
}

// ---- round lights

static uint32_t paint_glow(const Light *light, float x, float y) {
    const float d = distance(light, x, y) / light->radius;
    const float soft = clamped(1 - d), core = clamped(1 - d * 3.2f);
    return lit(light->color, soft * soft * soft * 1.2f, core * core * 0.9f);
}

void gfx_light_glow(Gfx *gfx, float x, float y, float radius, Color color) {
    const float r = few_sizes(radius);
    const SDL_Rect box = box_around(x, y, r);
    Light light = light_in(box, color, 0);
    light.radius = r;
    draw(gfx, "light glow", &light, paint_glow, box);
}

static uint32_t paint_burst(const Light *light, float x, float y) {
    const float d = distance(light, x, y) / light->radius;
    if (d >= 1)
        return 0;
    const float turn = (atan2f(y - light->y, x - light->x) + PI_F) / (2 * PI_F) * RAYS;
    const int ray = (int)turn % RAYS;
    const float aside = fabsf(turn - floorf(turn) - 0.5f) * 2; // 0: along the ray, 1: between two
    const float length = light->ray[ray], along = clamped(1 - d / length);
    const float sharp = clamped(1 - aside * (0.35f + d * 2.2f));
    const float soft = clamped(1 - d * 1.5f), core = clamped(1 - d * 4.5f);
    return lit(light->color, along * sharp * 1.1f + soft * soft * soft * 0.8f,
               core * core * 1.6f + along * along * along * sharp * 0.55f);
}

void gfx_light_burst(Gfx *gfx, float x, float y, float radius, Color color, uint32_t seed) {
    const float r = few_sizes(radius);
    const SDL_Rect box = box_around(x, y, r);
    Light light = light_in(box, color, seed);
    light.radius = r;
    for (int i = 0; i < RAYS; i++) {
        const float length = chance(seed, i, 1);
        light.ray[i] = 0.18f + 0.82f * length * length * length;
    }
    draw(gfx, "light burst", &light, paint_burst, box);
}

// How bright a sun's rays are in each direction, smooth all around.
static float ray_in(const Light *light, float turn) {
    const float at = turn * RAYS;
    const int from = (int)at % RAYS;
    float part = at - floorf(at);
    part = part * part * (3 - 2 * part);
    return light->ray[from] * (1 - part) + light->ray[(from + 1) % RAYS] * part;
}

static uint32_t paint_rays(const Light *light, float x, float y) {
    const float d = distance(light, x, y) / light->radius;
    const float edge = clamped(fminf(fminf(x, light->x1 - x), fminf(y, light->y1 - y)) / light->width);
    if (d >= 1 || edge <= 0)
        return 0;
    const float turn = (atan2f(y - light->y, x - light->x) + PI_F) / (2 * PI_F);
    const float soft = clamped(1 - d);
    return lit(light->color, edge * (ray_in(light, turn) * soft * 0.55f + soft * soft * soft * 0.5f), 0);
}

// Between four pixels of a small picture, in 16ths of their distance.
static uint32_t between(SDL_Surface *small, int x, int y) {
    const int x0 = x / 16, y0 = y / 16, fx = x % 16, fy = y % 16;
    const uint32_t *row = pixels_at(small, x0, y0), *next = pixels_at(small, x0, y0 + 1);
    uint32_t pixel = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        const int top = (int)(row[0] >> shift & 255) * (16 - fx) + (int)(row[1] >> shift & 255) * fx;
        const int low = (int)(next[0] >> shift & 255) * (16 - fx) + (int)(next[1] >> shift & 255) * fx;
        pixel |= (uint32_t)((top * (16 - fy) + low * fy + 128) / 256) << shift;
    }
    return pixel;
}

// Rays are soft: they are painted small and enlarged, which a whole screen of them has time for.
static SDL_Surface *painted_rays(const Light *light, int w, int h) {
    Light less = *light;
    const float part = 1.0f / RAYS_SMALLER;
    less.x *= part, less.y *= part, less.x1 *= part, less.y1 *= part;
    less.radius *= part, less.width *= part;
    SDL_Surface *small = painted(&less, paint_rays, w / RAYS_SMALLER + 2, h / RAYS_SMALLER + 2);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    for (int y = 0; small != NULL && picture != NULL && y < h; y++) {
        uint32_t *row = pixels_at(picture, 0, y);
        for (int x = 0; x < w; x++)
            row[x] = between(small, x * 16 / RAYS_SMALLER, y * 16 / RAYS_SMALLER);
    }
    SDL_FreeSurface(small);
    return picture;
}

void gfx_light_rays(Gfx *gfx, GfxRect area, float x, float y, float reach, Color color, uint32_t seed) {
    const SDL_Rect box = {(int)area.x, (int)area.y, (int)area.w, (int)area.h};
    Light light = {.color = color,
                   .seed = seed,
                   .x = x - (float)box.x,
                   .y = y - (float)box.y,
                   .x1 = (float)box.w,
                   .y1 = (float)box.h,
                   .radius = fmaxf(1, reach),
                   .width = fmaxf(1, area.h * RAYS_EDGE)};
    for (int i = 0; i < RAYS; i++) {
        const float strong = chance(seed, i, 3);
        light.ray[i] = strong * strong;
    }
    record(gfx, "light rays", box, color);
    if (box.w < 1 || box.h < 1 || gfx_is_dry(gfx) || !clip_hits(gfx, box))
        return;
    const GfxKey key = key_of("light rays", &light);
    GfxSprite sprite;
    if (!gfx_cache_find(gfx, key, &sprite))
        sprite = gfx_cache_put(gfx, key, (GfxSprite){painted_rays(&light, box.w, box.h), 0, 0});
    add(gfx, sprite.surface, box.x, box.y);
}

static uint32_t fire_at(float heat) {
    const float red = clamped(heat * 2.6f), green = clamped((heat - 0.16f) * 1.7f),
                blue = clamped((heat - 0.52f) * 1.9f);
    return (uint32_t)lroundf(red * 255) << 16 | (uint32_t)lroundf(green * 235) << 8 |
           (uint32_t)lroundf(blue * 200);
}

static uint32_t paint_fire(const Light *light, float x, float y) {
    const float d = distance(light, x, y) / light->radius;
    if (d >= 1)
        return 0;
    const float u = (x - light->x) / light->radius, v = (y - light->y) / light->radius;
    const float rough = cloud(light->seed, u * 3 + 9, v * 3 + 9) * 0.55f +
                        cloud(light->seed + 1, u * 7 + 9, v * 7 + 9) * 0.3f +
                        cloud(light->seed + 2, u * 15 + 19, v * 15 + 19) * 0.15f;
    return fire_at(clamped((1 - d) * 1.5f) * clamped(1.25f - d - 0.95f * (1 - rough) * (0.35f + d)));
}

void gfx_light_fire(Gfx *gfx, float x, float y, float radius, uint32_t seed) {
    const float r = few_sizes(radius);
    const SDL_Rect box = box_around(x, y, r);
    Light light = light_in(box, 0, seed);
    light.radius = r;
    draw(gfx, "light fire", &light, paint_fire, box);
}

static uint32_t paint_ring(const Light *light, float x, float y) {
    const float off = distance(light, x, y) - light->radius;
    const float reach = off > 0 ? light->width * 0.6f : light->width * 1.6f; // it drags light behind it
    const float near = clamped(1 - fabsf(off) / reach),
                line = clamped(1 - fabsf(off) / (light->width * 0.3f));
    return lit(light->color, near * near * 0.9f, line * 0.5f);
}

void gfx_light_ring(Gfx *gfx, float x, float y, float radius, float width, Color color) {
    const float r = few_sizes(radius), w = fmaxf(1, roundf(width));
    const SDL_Rect box = box_around(x, y, r + w);
    Light light = light_in(box, color, 0);
    light.radius = r;
    light.width = w;
    draw(gfx, "light ring", &light, paint_ring, box);
}

// ---- long lights

// Where a point is beside a line: how far along it, 0 to 1, and how far from it in pixels.
static void beside(const Light *light, float x, float y, float *along, float *off) {
    const float dx = light->x1 - light->x, dy = light->y1 - light->y, length2 = fmaxf(dx * dx + dy * dy, 1);
    *along = ((x - light->x) * dx + (y - light->y) * dy) / length2;
    const float t = clamped(*along);
    const float px = x - light->x - dx * t, py = y - light->y - dy * t;
    *off = sqrtf(px * px + py * py);
}

static uint32_t paint_beam(const Light *light, float x, float y) {
    float along, off;
    beside(light, x, y, &along, &off);
    const float w = light->width;
    if (off > w * 3)
        return 0;
    const float length = hypotf(light->x1 - light->x, light->y1 - light->y);
    const float flow = 0.75f + 0.5f * cloud(light->seed, clamped(along) * length / (w * 2.4f), off / w);
    const float halo = clamped(1 - off / (w * 3)), body = clamped(1 - off / w),
                core = clamped(1 - off / (w * 0.55f));
    return lit(light->color, halo * halo * halo * 0.55f + body * flow, core * core * 1.15f);
}

// The box that holds a line with so much around it.
static SDL_Rect box_along(float x0, float y0, float x1, float y1, float around) {
    const int left = (int)floorf(fminf(x0, x1) - around), top = (int)floorf(fminf(y0, y1) - around);
    return (SDL_Rect){left, top, (int)ceilf(fmaxf(x0, x1) + around) - left,
                      (int)ceilf(fmaxf(y0, y1) + around) - top};
}

void gfx_light_beam(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color,
                    uint32_t seed) {
    const float w = fmaxf(1, roundf(width)) / 2;
    x0 = roundf(x0);
    y0 = roundf(y0);
    x1 = roundf(x1);
    y1 = roundf(y1);
    const SDL_Rect box = box_along(x0, y0, x1, y1, w * 3 + 1);
    const Light light = {.color = color,
                         .seed = seed,
                         .x = x0 - (float)box.x,
                         .y = y0 - (float)box.y,
                         .x1 = x1 - (float)box.x,
                         .y1 = y1 - (float)box.y,
                         .width = w};
    draw(gfx, "light beam", &light, paint_beam, box);
}

// Streaks are small and never twice the same, so they go straight to the picture.
void gfx_light_streak(Gfx *gfx, float x0, float y0, float x1, float y1, float width, Color color) {
    const float w = fmaxf(0.6f, width), opacity = gfx->opacity[gfx->opacities - 1];
    const SDL_Rect box = box_along(x0, y0, x1, y1, w + 1), clip = clip_now(gfx);
    SDL_Rect seen;
    record(gfx, "light streak", box, color);
    if (gfx_is_dry(gfx) || gfx->target == NULL || opacity < 1.0f / 255 || box.w > LARGEST ||
        box.h > LARGEST || !SDL_IntersectRect(&box, &clip, &seen))
        return;
    const Light light = {.color = color, .x = x0, .y = y0, .x1 = x1, .y1 = y1};
    const bool is_point = hypotf(x1 - x0, y1 - y0) < STREAK_SHORT;
    for (int y = seen.y; y < seen.y + seen.h; y++)
        for (int x = seen.x; x < seen.x + seen.w; x++) {
            float along, off;
            beside(&light, (float)x + 0.5f, (float)y + 0.5f, &along, &off);
            const float near = clamped(1.3f - off / w);
            if (near <= 0)
                continue;
            const float bright = near * near * opacity * (is_point ? 1 : clamped(along));
            const uint32_t pixel = lit(color, bright, bright * bright * 0.5f);
            add_row(pixels_at(gfx->target, x, y), &pixel, 1, 255);
        }
}

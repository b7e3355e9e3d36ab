// SPDX-License-Identifier: MIT
// Grounds of card pictures, one scene per card type: gas for ships, a honeycomb for tech, a flash for
// weapons, a radar for actions, a horizon for troops. Each is two fields, the strength of the colour and of
// the highlights.
#include "app/art/noise.h"

#include <stdlib.h>

typedef struct Spot { // both around 0 to 1
    float strength, highlight;
} Spot;

typedef struct Scene {
    Painter painter;
    uint32_t seed;
} Scene;

static Spot ship_spot(const Scene *scene, float x, float y) {
    Vec p = {x * 2.4f + (float)(scene->seed % 31), y * 2.4f, 0.3f};
    float a = pa_clouds(&scene->painter, p, 4, 0.5f);
    float n = pa_clouds(&scene->painter, vec_plus(p, a * 1.4f, a, 0), 6, 0.55f);
    float slant = (x * 0.55f + y) * 2.1f, lane = pa_exp(-slant * slant);
    float fold = pa_most(0, pa_ridges(&scene->painter, vec_plus(vec_times(p, 1.2f), a, 0, 0), 4));
    return (Spot){pa_step(-0.25f, 0.75f, n) * (0.18f + 0.72f * lane), pa_pow(fold, 5) * 0.30f * lane};
}

static Spot weapon_spot(const Scene *scene, float x, float y) {
    float turn = pa_atan2(y, x), r = sqrtf(x * x + y * y);
    Vec around = {pa_cos(turn) * 5, pa_sin(turn) * 5, (float)(scene->seed % 13)};
    float ray = pa_clouds(&scene->painter, around, 4, 0.6f);
    float n = pa_clouds(&scene->painter, (Vec){x * 3, y * 3, (float)(scene->seed % 9)}, 4, 0.5f);
    return (Spot){pa_exp(-r * 2.7f) * 0.95f + pa_most(0, ray) * 1.1f * pa_exp(-r * 1.9f) + n * 0.12f,
                  pa_exp(-r * r * 16) * 0.8f};
}

// Difference of the distances to the two nearest centres of the honeycomb: 0 on its lines.
static float honeycomb(float x, float y) {
    float best = 9, second = 9;
    for (int j = -1; j < 2; j++)
        for (int i = -1; i < 2; i++) {
            float row = floorf(y) + (float)j, odd = ((int)row & 1) ? 0.5f : 0;
            float column = floorf(x - odd) + (float)i + odd;
            float dx = x - column - 0.5f, dy = (y - row - 0.5f) * 0.866f, d = dx * dx + dy * dy;
            if (d < best) {
                second = best;
                best = d;
            } else if (d < second) {
                second = d;
            }
        }
    return sqrtf(second) - sqrtf(best);
}

static Spot tech_spot(const Scene *scene, float x, float y) {
    float hx = x * 9.5f, hy = y * 9.5f / 0.866f, r = sqrtf(x * x + y * y);
    float line = pa_step(0.10f, 0.03f, honeycomb(hx, hy));
    int cell_x = (int)floorf(hx * 0.7f), cell_y = (int)floorf(hy * 0.7f);
    const uint8_t *table = scene->painter.shuffled;
    bool lit = table[(table[cell_x & 255] + cell_y) & 255] > 178;
    float fall = pa_exp(-r * 1.9f);
    return (Spot){fall * 0.42f + line * 0.62f * pa_exp(-r * 1.3f) + (lit ? 0.14f * fall : 0),
                  pa_exp(-r * r * 14) * 0.18f + line * 0.12f * pa_exp(-r * 2.2f)};
}

static Spot action_spot(float x, float y) {
    float r = sqrtf(x * x + y * y), rings = r * 7.2f, turn = pa_atan2(y, x), ticks = turn * 12 / PA_PI;
    float ring = pa_step(0.09f, 0, fabsf(rings - roundf(rings)));
    float tick =
        pa_step(0.06f, 0, fabsf(ticks - roundf(ticks))) * pa_step(0.38f, 0.42f, r) * pa_step(0.50f, 0.46f, r);
    float sweep = pa_pow(fmodf(turn + PA_PI * 2.35f, 2 * PA_PI) / (2 * PA_PI), 5);
    float cross = pa_step(0.006f, 0, pa_least(fabsf(x), fabsf(y))) * 0.35f;
    return (Spot){0.22f * pa_exp(-r * 1.3f) + ring * 0.20f + tick * 0.5f +
                      sweep * 0.75f * pa_step(0.62f, 0.3f, r) + cross,
                  pa_exp(-r * r * 18) * 0.3f};
}

// The skyline depends on the column alone.
typedef struct Ridge {
    float near, far;
} Ridge;

static Ridge ridge_at(const Scene *scene, float x) {
    const Painter *painter = &scene->painter;
    Ridge ridge;
    ridge.near = pa_clouds(painter, (Vec){x * 4 + (float)(scene->seed % 23), 1, 2}, 5, 0.55f) * 0.07f +
                 pa_clouds(painter, (Vec){x * 1.5f + (float)(scene->seed % 7), 5, 2}, 3, 0.5f) * 0.10f;
    ridge.far = pa_clouds(painter, (Vec){x * 6 + (float)(scene->seed % 19), 9, 4}, 5, 0.55f) * 0.06f;
    return ridge;
}

static Spot troops_spot(const Scene *scene, Ridge ridge, float x, float y) {
    float sky = pa_exp(pa_least(0, y - 0.30f - 0.20f * x * x) * 3.6f), below = y - (0.24f + ridge.near);
    float haze =
        pa_clouds(&scene->painter, (Vec){x * 2.2f + 3, y * 3.4f, (float)(scene->seed % 11)}, 3, 0.5f);
    Spot spot = {sky * 0.85f + haze * 0.16f * sky, 0};
    if (below < 0) // the sun behind the hills
        spot.highlight = pa_exp(-((x - 0.18f) * (x - 0.18f) + (y - 0.20f) * (y - 0.20f)) * 26) * 0.9f;
    if (y > 0.17f + ridge.far)
        spot.strength *= 0.5875f;
    if (below > 0)
        spot.strength = pa_most(spot.strength * pa_step(0.10f, 0, below) * 0.22f, 0.03f);
    return spot;
}

static Spot spot_at(const Scene *scene, PaScene kind, Ridge ridge, float x, float y) {
    switch (kind) {
    case PA_SCENE_SHIP:
        return ship_spot(scene, x, y);
    case PA_SCENE_TECH:
        return tech_spot(scene, x, y);
    case PA_SCENE_WEAPON:
        return weapon_spot(scene, x, y);
    case PA_SCENE_ACTION:
        return action_spot(x, y);
    case PA_SCENE_TROOPS:
        break;
    }
    return troops_spot(scene, ridge, x, y);
}

// Soft scenes are computed for every other pixel and drawn out; those with fine lines are not.
static int coarseness(PaScene kind) {
    return kind == PA_SCENE_SHIP || kind == PA_SCENE_WEAPON ? 2 : 1;
}

static Spot mix_spots(Spot a, Spot b, float t) {
    return (Spot){pa_mix(a.strength, b.strength, t), pa_mix(a.highlight, b.highlight, t)};
}

// The fields at pixel (x, y) from a grid `step` pixels wide with `columns` points in a row.
static Spot from_grid(const Spot *grid, int columns, int step, int x, int y) {
    if (step == 1)
        return grid[y * columns + x];
    const Spot *at = grid + (y / step) * columns + x / step;
    float tx = (float)(x % step) / (float)step, ty = (float)(y % step) / (float)step;
    return mix_spots(mix_spots(at[0], at[1], tx), mix_spots(at[columns], at[columns + 1], tx), ty);
}

static Light scene_light(Spot spot, PaScene kind, Light dark, Light mid, Light light, float r) {
    float level = pa_clamp(spot.strength, 0, 1.4f);
    level *= kind == PA_SCENE_SHIP ? 0.78f : kind == PA_SCENE_TROOPS ? 0.95f : 0.80f;
    Light c = light_mix(dark, mid, pa_clamp(level * level * 0.45f + level * 0.55f, 0, 1));
    if (level > 0.62f)
        c = light_mix(c, light, (level - 0.62f) * 0.40f);
    c = light_plus(c, light_times(light_mix(mid, light, 0.45f), spot.highlight * 0.55f));
    return light_film(
        light_times(c, 1.15f * (1 - 0.62f * pa_step(0.30f, 0.85f, r)))); // darker toward the corners
}

void pa_card_scene(PaImage *image, PaScene kind, uint32_t dark, uint32_t mid, uint32_t light, uint32_t seed) {
    Scene scene = {.seed = seed};
    painter_seed(&scene.painter, seed);
    Light d = light_of(&scene.painter, dark), m = light_of(&scene.painter, mid),
          l = light_of(&scene.painter, light);
    int step = coarseness(kind), columns = image->w / step + 2, rows = image->h / step + 2;
    // The middle of a picture of 4:3 that covers the image, so that all shapes of cards show the same scene.
    float w = (float)image->w, h = (float)image->h, unit = pa_most(h, w * 0.75f);
    Spot *grid = malloc((size_t)columns * (size_t)rows * sizeof *grid);
    Ridge *ridge = malloc((size_t)columns * sizeof *ridge);
    if (grid == NULL || ridge == NULL || pa_given_up(image)) {
        free(grid);
        free(ridge);
        return;
    }
    for (int i = 0; i < columns; i++)
        ridge[i] = ridge_at(&scene, ((float)(i * step) + 0.5f - w / 2) / unit);
    for (int j = 0; j < rows; j++)
        for (int i = 0; i < columns; i++) {
            float x = ((float)(i * step) + 0.5f - w / 2) / unit,
                  y = ((float)(j * step) + 0.5f - h / 2) / unit;
            grid[j * columns + i] = spot_at(&scene, kind, ridge[i], x, y);
        }
    for (int y = 0; y < image->h; y++)
        for (int x = 0; x < image->w; x++) {
            float dx = ((float)x + 0.5f - w / 2) / unit, dy = ((float)y + 0.5f - h / 2) / unit;
            Light c =
                scene_light(from_grid(grid, columns, step, x, y), kind, d, m, l, sqrtf(dx * dx + dy * dy));
            float grain = (painter_random(&scene.painter) - 0.5f) * 0.5f / 255;
            pa_set(&scene.painter, image, x, y, light_plus(c, (Light){grain, grain, grain}));
        }
    free(grid);
    free(ridge);
    if (kind == PA_SCENE_SHIP)
        pa_stars(image, seed + 7, 1.6f, 0.9f);
}

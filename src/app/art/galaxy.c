// SPDX-License-Identifier: MIT
// Spirals: wormholes and galaxies.
#include "app/art/noise.h"

void pa_wormhole(PaImage *image, uint32_t seed, uint32_t inner, uint32_t outer, float cx, float cy,
                 float radius) {
    Painter painter;
    painter_seed(&painter, seed);
    Light a = light_of(&painter, inner), b = light_of(&painter, outer);
    for (int y = 0; y < image->h && !pa_given_up(image); y++)
        for (int x = 0; x < image->w; x++) {
            float dx = ((float)x + 0.5f - cx) / radius, dy = ((float)y + 0.5f - cy) / (radius * 0.80f);
            float u = dx * 0.95f + dy * 0.2f, v = dy * 0.98f - dx * 0.12f;
            float r = sqrtf(u * u + v * v) + 1e-4f;
            if (r > 1.9f)
                continue;
            float turn = pa_atan2(v, u) + 2.1f * pa_log(r + 0.06f), depth = pa_log(r + 0.03f);
            float n =
                pa_clouds(&painter, (Vec){pa_cos(turn) * 1.9f, pa_sin(turn) * 1.9f, depth * 1.3f}, 6, 0.56f);
            float f =
                pa_ridges(&painter, (Vec){pa_cos(turn) * 1.6f + 4, pa_sin(turn) * 1.6f, depth * 1.1f + 2}, 5);
            float fall = pa_exp(-pa_pow(pa_most(0, r - 0.16f) / 0.62f, 1.7f));
            float arms = 0.5f + 0.5f * pa_cos(3 * turn + n * 2.4f);
            float gas = fall * (0.10f + 0.75f * f * f * f + 0.55f * arms * pa_step(-0.3f, 0.5f, n));
            float core = pa_exp(-r * r / 0.012f) * 2.3f + pa_exp(-r / 0.14f) * 1.15f,
                  edge = (r - 0.22f) / 0.05f;
            Light light = light_times(light_mix(a, b, pa_step(0.25f, 0.95f, r + n * 0.3f)), gas * 2.1f);
            light = light_plus(light, light_times((Light){0.80f, 0.92f, 1}, core));
            light = light_plus(light, light_times(a, pa_exp(-edge * edge) * 0.35f));
            pa_add(&painter, image, x, y, light_times(light_film(light), pa_step(1.9f, 1.2f, r)));
        }
}

#define GALAXY_FLAT 0.66f // height of the tilted disc by its width

static float power_of(float v, int n) {
    float result = 1;
    while (n-- > 0)
        result *= v;
    return result;
}

// Light of the disc at (dx, dy), in radii from the centre.
static Light galaxy_light(Painter *painter, float dx, float dy, float r) {
    Vec p = {dx * 3.2f, dy * 3.2f, 0.5f};
    float w = pa_clouds(painter, p, 4, 0.55f);
    float n = pa_clouds(painter, vec_plus(vec_times(p, 2.2f), w * 0.8f, w * 0.8f, 0), 5, 0.6f);
    float f = pa_ridges(painter, vec_plus(vec_times(p, 1.5f), w * 0.7f, w * 0.7f, 2), 4);
    float turn = pa_atan2(dy, dx) + 3.1f * pa_log(r + 0.10f) + w * 0.55f;
    float arm = pa_pow(0.5f + 0.5f * pa_cos(2 * turn), 3.2f);
    float lesser = power_of(0.5f + 0.5f * pa_cos(2 * turn + PA_PI * 0.62f), 5) * 0.55f;
    float disc = pa_exp(-r * 1.75f) * pa_step(1.30f, 0.55f, r);
    float dust =
        power_of(0.5f + 0.5f * pa_cos(2 * turn - 0.75f), 4) * pa_step(0.12f, 0.30f, r) * (0.6f + 0.8f * f);
    float stars = disc * (0.10f + 2.2f * (arm + lesser) * pa_clamp(0.55f + 1.2f * n, 0.05f, 2)) *
                  (1 - 0.75f * pa_clamp(dust, 0, 1));
    float nurseries =
        power_of(pa_most(0, f - 0.55f) * 2.2f, 3) * arm * disc * pa_step(0.15f, 0.35f, r) * 2.2f;
    float core = pa_exp(-r * r / 0.010f) * 1.7f + pa_exp(-r / 0.13f) * 0.85f;
    Light warm = {1, 0.80f, 0.55f}, cool = {0.42f, 0.60f, 1};
    Light light = light_times(light_mix(warm, cool, pa_step(0.08f, 0.42f, r)), stars * 1.5f);
    light = light_plus(light, light_times(warm, core));
    light = light_plus(light, light_times((Light){1, 0.45f, 0.62f}, nurseries));
    if (painter_random(painter) < disc * 0.05f * (arm + lesser + 0.15f))
        light =
            light_plus(light, light_times((Light){0.9f, 0.95f, 1}, 0.25f + 0.9f * painter_random(painter)));
    return light;
}

// The chart laid over it: axes, rim, and one quadrant lit.
static Light charted(Light light, Light tint, float dx, float dy, float r, float radius, int quadrant) {
    int here = (dx >= 0 ? 1 : 0) + (dy < 0 ? 2 : 0);
    float to_axis = pa_least(fabsf(dx) * radius, fabsf(dy) * radius * GALAXY_FLAT),
          to_rim = (r - 1.06f) * radius;
    float axis = pa_exp(-to_axis * to_axis / 1.1f) * pa_step(1.35f, 0.9f, r) * 0.45f;
    float rim = pa_exp(-to_rim * to_rim / 1.6f) * 0.30f;
    if (here == quadrant)
        light = light_plus(light_times(light, 1.25f),
                           light_times(tint, 0.075f * pa_step(1.06f, 1.05f, r) + rim * 1.6f));
    else
        light = light_plus(light_times(light, 0.50f), light_times(tint, rim * 0.35f));
    return light_plus(light, light_times(tint, axis));
}

void pa_galaxy(PaImage *image, uint32_t seed, float cx, float cy, float radius, int quadrant, uint32_t tint) {
    Painter painter;
    painter_seed(&painter, seed);
    Light tint_light = light_of(&painter, tint);
    for (int y = 0; y < image->h && !pa_given_up(image); y++)
        for (int x = 0; x < image->w; x++) {
            float dx = ((float)x + 0.5f - cx) / radius, dy = ((float)y + 0.5f - cy) / (radius * GALAXY_FLAT);
            float r = sqrtf(dx * dx + dy * dy) + 1e-4f;
            if (r > 1.5f)
                continue;
            Light light = galaxy_light(&painter, dx, dy, r);
            if (quadrant >= 0)
                light = charted(light, tint_light, dx, dy, r, radius, quadrant);
            pa_add(&painter, image, x, y, light_film(light));
        }
}

// SPDX-License-Identifier: MIT
// Gas clouds and stars: the ground of most pictures.
#include "app/art/noise.h"

void pa_nebula(PaImage *image, uint32_t seed, uint32_t ground, uint32_t gas1, uint32_t gas2, float gain,
               float scale) {
    Painter painter;
    painter_seed(&painter, seed);
    Light a = light_of(&painter, ground), b = light_of(&painter, gas1), c = light_of(&painter, gas2);
    float k = scale / (float)image->h, depth = (float)(seed % 17) * 0.7f;
    for (int y = 0; y < image->h && !pa_given_up(image); y++)
        for (int x = 0; x < image->w; x++) {
            Vec p = {(float)x * k, (float)y * k, depth};
            float w1 = pa_clouds(&painter, p, 4, 0.5f),
                  w2 = pa_clouds(&painter, vec_plus(p, 5.2f, 1.3f, 2.1f), 4, 0.5f);
            Vec drifted = vec_plus(p, w1 * 1.6f, w2 * 1.6f, 0);
            float fine = pa_clouds(&painter, drifted, 6, 0.54f);
            float wide = pa_clouds(&painter, vec_plus(vec_times(p, 0.55f), 11, 3, 6), 3, 0.5f);
            float folds = pa_ridges(&painter, vec_plus(vec_times(drifted, 1.3f), 3, 3, 3), 4);
            float density = pa_step(-0.25f, 0.65f, fine + wide * 0.5f);
            float bright = pa_clamp(folds, 0, 1);
            bright = bright * bright * bright * density;
            Light body = light_mix(b, c, pa_step(-0.35f, 0.35f, w1 + wide * 0.6f));
            Light light = light_plus(a, light_times(body, density * density * gain));
            light =
                light_film(light_plus(light, light_times(light_mix(b, c, 0.5f + w2), bright * gain * 0.55f)));
            float grain = (painter_random(&painter) - 0.5f) * 0.18f / 255; // against banding in the dark
            pa_set(&painter, image, x, y, light_plus(light, (Light){grain, grain, grain}));
        }
}

typedef struct Star {
    float x, y, bright, radius;
    Light color;
} Star;

static Star random_star(Painter *painter, const PaImage *image, float brightness, float size) {
    Star star;
    star.x = painter_random(painter) * (float)image->w;
    star.y = painter_random(painter) * (float)image->h;
    star.bright = pa_pow(painter_random(painter), 11) * brightness; // few are bright
    float t = painter_random(painter);
    star.color = t < 0.18f   ? (Light){1, 0.84f, 0.66f}
                 : t < 0.55f ? (Light){1, 0.98f, 0.95f}
                             : (Light){0.70f, 0.83f, 1};
    star.radius = (0.55f + star.bright * 0.9f) * size;
    return star;
}

// Light of a star at an offset: a disc, a halo around the brighter ones, rays from the brightest.
static float starlight(const Star *star, float dx, float dy) {
    float square = dx * dx + dy * dy, r2 = star->radius * star->radius, b = star->bright;
    float light = pa_exp(-square / r2) * (0.10f + b * 1.4f);
    if (b > 0.35f)
        light += b * 0.10f * pa_exp(-square / (r2 * 10));
    if (b > 0.80f) {
        float thin = star->radius * 0.25f, far = star->radius * 2.2f;
        light += b * 0.22f *
                 (pa_exp(-fabsf(dx) / thin - fabsf(dy) / far) + pa_exp(-fabsf(dy) / thin - fabsf(dx) / far));
    }
    return light;
}

void pa_stars(PaImage *image, uint32_t seed, float density, float brightness) {
    Painter painter;
    painter_seed(&painter, seed);
    int count = (int)((float)image->w * (float)image->h * density / 1000);
    float size = pa_most((float)image->h / 1080.0f, 0.5f);
    for (int i = 0; i < count && !pa_given_up(image); i++) {
        Star star = random_star(&painter, image, brightness, size);
        int cx = (int)star.x, cy = (int)star.y, reach = (int)(star.radius * 5) + 2;
        for (int j = -reach; j <= reach; j++)
            for (int k = -reach; k <= reach; k++) {
                float light =
                    starlight(&star, (float)(cx + k) + 0.5f - star.x, (float)(cy + j) + 0.5f - star.y);
                if (light > 0.003f)
                    pa_add(&painter, image, cx + k, cy + j, light_times(star.color, light));
            }
    }
}

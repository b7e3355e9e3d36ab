// SPDX-License-Identifier: MIT
// Battles: explosions, beams and the rocks between them.
#include "app/art/noise.h"

#include <stdlib.h>

void pa_burst(PaImage *image, uint32_t seed, float cx, float cy, float radius, uint32_t color) {
    Painter painter;
    painter_seed(&painter, seed);
    Light c = light_of(&painter, color);
    for (int y = 0; y < image->h && !pa_given_up(image); y++)
        for (int x = 0; x < image->w; x++) {
            float dx = ((float)x + 0.5f - cx) / radius, dy = ((float)y + 0.5f - cy) / radius;
            float r = sqrtf(dx * dx + dy * dy), turn = pa_atan2(dy, dx);
            if (r > 2.2f)
                continue;
            float ray = pa_clouds(&painter, (Vec){pa_cos(turn) * 3.4f, pa_sin(turn) * 3.4f, 1}, 4, 0.6f);
            float n = pa_clouds(&painter, (Vec){dx * 2.4f, dy * 2.4f, 3}, 5, 0.55f);
            float rough = r * (1 - 0.5f * ray) - n * 0.22f, spike = pa_most(0, 0.5f + ray);
            float fire = pa_exp(-rough * rough * 5.5f) * 1.6f + pa_exp(-r * 4) * 0.9f +
                         spike * spike * spike * spike * pa_exp(-r * 1.8f) * 1.1f;
            fire *= pa_step(2.2f, 1.0f, r);
            Light light = light_plus(light_times(c, fire),
                                     light_times((Light){1, 0.96f, 0.85f}, pa_pow(fire, 2.4f) * 0.32f));
            pa_add(&painter, image, x, y, light_film(light));
        }
}

void pa_beam(PaImage *image, float x0, float y0, float x1, float y1, float width, uint32_t color,
             float strength) {
    Painter painter;
    painter_seed(&painter, 1);
    Light c = light_of(&painter, color), white = {1, 1, 1};
    float vx = x1 - x0, vy = y1 - y0, square = vx * vx + vy * vy;
    for (int y = 0; y < image->h && !pa_given_up(image); y++)
        for (int x = 0; x < image->w; x++) {
            float t = pa_clamp((((float)x - x0) * vx + ((float)y - y0) * vy) / square, 0, 1);
            float dx = (float)x - (x0 + t * vx), dy = (float)y - (y0 + t * vy), d = sqrtf(dx * dx + dy * dy);
            if (d > width * 9)
                continue;
            float core = pa_exp(-d * d / (width * width)), far = strength * (0.35f + 0.65f * t);
            float glow =
                (core * 1.3f + pa_exp(-d / (width * 2.2f)) * 0.35f) * pa_step(width * 9, width * 4, d) * far;
            Light hot = light_times(white, core * core * core * 0.7f * far);
            pa_add(&painter, image, x, y, light_plus(light_times(c, glow), hot));
        }
}

// ---- asteroids ----

typedef struct Rock {
    float radius, cx, cy, id, dim;
    int half, side; // of its height map
    float *height;  // below 0 outside
} Rock;

static float outline_at(const Painter *painter, const Rock *rock, float turn) {
    Vec p = {pa_cos(turn) * 1.1f + rock->id, pa_sin(turn) * 1.1f, rock->id};
    return 1 + 0.42f * pa_clouds(painter, p, 4, 0.5f);
}

static void shape_rock(const Painter *painter, Rock *rock) {
    for (int j = -rock->half; j <= rock->half; j++)
        for (int k = -rock->half; k <= rock->half; k++) {
            float dx = (float)k / rock->radius, dy = (float)j / rock->radius, r = sqrtf(dx * dx + dy * dy),
                  id;
            float part = r / outline_at(painter, rock, pa_atan2(dy, dx));
            float *height = &rock->height[(j + rock->half) * rock->side + k + rock->half];
            *height = -1;
            if (part >= 1)
                continue;
            float z = sqrtf(1 - part * part);
            float lumps = pa_clouds(painter, (Vec){dx * 2 + rock->id, dy * 2, z * 2}, 5, 0.55f);
            float pit =
                pa_cells(painter, (Vec){dx * 2.4f + rock->id, dy * 2.4f, z * 2.4f}, &id) < 0.3f ? 0.07f : 0;
            *height = z * 0.95f + 0.22f * lumps - pit;
        }
}

static void light_rock(const Painter *painter, PaImage *image, const Rock *rock, Light color) {
    Vec sun = vec_unit((Vec){PA_LIGHT_USUAL.x, PA_LIGHT_USUAL.y, PA_LIGHT_USUAL.z});
    for (int j = -rock->half + 1; j < rock->half; j++)
        for (int k = -rock->half + 1; k < rock->half; k++) {
            float dx = (float)k / rock->radius, dy = (float)j / rock->radius, r = sqrtf(dx * dx + dy * dy);
            float edge =
                pa_clamp((outline_at(painter, rock, pa_atan2(dy, dx)) - r) * rock->radius + 0.5f, 0, 1);
            if (edge <= 0)
                continue;
            const float *h = &rock->height[(j + rock->half) * rock->side + k + rock->half];
            float left = h[-1], right = h[1], above = h[-rock->side], below = h[rock->side];
            Vec normal = {right < 0 || left < 0 ? dx : -(right - left) * rock->radius * 0.5f,
                          below < 0 || above < 0 ? dy : -(below - above) * rock->radius * 0.5f, 0.75f};
            float lit = pa_most(0, vec_dot(vec_unit(normal), sun));
            float grain = 0.8f + 0.3f * pa_noise(painter, dx * 5, dy * 5, rock->id);
            Light light = light_film(light_times(color, (0.012f + lit * 1.35f) * rock->dim * grain));
            pa_over(painter, image, (int)rock->cx + k, (int)rock->cy + j, light, edge);
        }
}

void pa_asteroids(PaImage *image, uint32_t seed, int count, uint32_t color, float left, float right) {
    Painter painter;
    painter_seed(&painter, seed);
    Light light = light_of(&painter, color);
    for (int i = 0; i < count && !pa_given_up(image); i++) {
        float t = (float)(i + 1) / (float)count, h = (float)image->h;
        Rock rock = {.radius = h * (0.018f + 0.17f * t * t * t * (0.7f + 0.3f * painter_random(&painter))),
                     .dim = 0.25f + 0.75f * t};
        rock.cx = (float)image->w * (left + (right - left) * painter_random(&painter));
        rock.cy = h * (0.08f + 0.84f * painter_random(&painter));
        rock.id = painter_random(&painter) * 50;
        rock.half = (int)(rock.radius * 1.5f) + 1;
        rock.side = 2 * rock.half + 1;
        rock.height = malloc((size_t)rock.side * (size_t)rock.side * sizeof *rock.height);
        if (rock.height == NULL)
            return;
        shape_rock(&painter, &rock);
        light_rock(&painter, image, &rock, light);
        free(rock.height);
    }
}

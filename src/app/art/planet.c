// SPDX-License-Identifier: MIT
// Planets: a sphere whose surface is noise in space, so that there are no seams and no poles to see. Two
// passes: first the height of the ground and the clouds for every pixel, then the light on them, which needs
// their neighbours.
#include "app/art/noise.h"

#include <stdlib.h>

typedef struct Planet {
    const PaPlanet *is;
    Painter painter;
    Vec sun, ring_axis;
    Light ramp[5], air, cloud, ring;
    float tilt_cos, tilt_sin, spin_cos, spin_sin, detail;
    float cx, cy, radius;
    int x0, y0, w, h; // the part of the image it covers
    float *height, *cover;
} Planet;

// A place on the disc: the way the ground faces, the same on the turned globe, and how far north.
typedef struct Place {
    Vec normal, globe;
    float latitude;
} Place;

static Place place_at(const Planet *planet, float nx, float ny) {
    float z = sqrtf(pa_most(0, 1 - nx * nx - ny * ny));
    float qx = nx * planet->tilt_cos + ny * planet->tilt_sin,
          qy = -nx * planet->tilt_sin + ny * planet->tilt_cos;
    Vec globe = {qx * planet->spin_cos + z * planet->spin_sin, qy,
                 -qx * planet->spin_sin + z * planet->spin_cos};
    return (Place){{nx, ny, z}, globe, qy};
}

// ---- ground and clouds ----

static float terran_height(const Planet *planet, Vec s) {
    Vec w = vec_times(s, 1.35f * planet->detail);
    float wx = pa_clouds(&planet->painter, vec_plus(w, 5, 1, 8), 3, 0.5f);
    float wy = pa_clouds(&planet->painter, vec_plus(w, -3, 7, 2), 3, 0.5f);
    int octaves = planet->radius > 400 ? 9 : 7;
    return pa_clouds(&planet->painter, vec_plus(w, wx * 0.55f, wy * 0.55f, wx * 0.3f), octaves, 0.52f) * 1.9f;
}

static float desert_height(const Planet *planet, Vec s) {
    float k = planet->detail, a = pa_clouds(&planet->painter, vec_times(s, 1.6f * k), 4, 0.5f);
    float dunes =
        pa_clouds(&planet->painter, vec_plus(vec_times(s, 2.4f * k), a * 1.1f, a * 0.4f, 0), 6, 0.55f);
    return dunes * 1.3f + 0.35f * (pa_ridges(&planet->painter, vec_times(s, 3.1f * k), 4) - 0.6f);
}

static float gas_height(const Planet *planet, Vec s) {
    float k = planet->detail;
    float bands = pa_clouds(&planet->painter, (Vec){s.x * 2.2f * k, s.y * 7 * k, s.z * 2.2f * k}, 5, 0.55f);
    float fine = pa_clouds(&planet->painter, (Vec){s.x * 5, s.y * 16, s.z * 5}, 3, 0.5f);
    return s.y * 5.5f * k + bands * 0.55f + fine * 0.16f;
}

static float ice_height(const Planet *planet, Vec s) {
    float k = planet->detail, a = pa_clouds(&planet->painter, vec_times(s, 2 * k), 4, 0.5f);
    Vec cracks = vec_plus(vec_times(s, 2.6f * k), a * 0.6f, 0, a * 0.4f);
    return a * 1.1f + 0.5f * (pa_ridges(&planet->painter, cracks, 5) - 0.55f);
}

static float barren_height(const Planet *planet, Vec s) {
    float height = pa_clouds(&planet->painter, vec_times(s, 2.2f * planet->detail), 6, 0.5f) * 0.9f;
    for (int size = 0; size < 3; size++) {
        float n = (float)size, id, scale = (3.2f + n * 3.7f) * planet->detail;
        float d = pa_cells(&planet->painter, vec_plus(vec_times(s, scale), n * 7.3f, n * 3.1f, 0), &id);
        float edge = d / (0.16f + 0.24f * id); // 1 at the rim of the crater
        height += (edge < 1 ? -(1 - edge * edge) * 0.55f : pa_exp(-(edge - 1) * 5) * 0.28f) / (1 + n * 0.8f);
    }
    return height;
}

static float height_at(const Planet *planet, Vec s) {
    switch (planet->is->kind) {
    case PA_TERRAN:
        return terran_height(planet, s);
    case PA_DESERT:
        return desert_height(planet, s);
    case PA_GAS:
        return gas_height(planet, s);
    case PA_ICE:
        return ice_height(planet, s);
    case PA_BARREN:
        return barren_height(planet, s);
    case PA_LAVA:
        break;
    }
    return pa_clouds(&planet->painter, vec_times(s, 2.1f * planet->detail), 5, 0.5f);
}

static float cover_at(const Planet *planet, Vec s) {
    Vec w = {s.x * 1.7f, s.y * 2.6f, s.z * 1.7f};
    float a = pa_clouds(&planet->painter, vec_plus(w, 9, 4, 1), 3, 0.5f);
    Vec drifted = vec_plus(vec_times(w, 1.25f), a * 1.6f + 3, a * 0.5f, a * 0.9f);
    float c = pa_clouds(&planet->painter, drifted, 6, 0.56f);
    return pa_step(0.34f - planet->is->cloud * 0.62f, 0.72f - planet->is->cloud * 0.5f, c * 1.15f);
}

static void survey(const Planet *planet, const PaImage *image) {
    for (int y = 0; y < planet->h && !pa_given_up(image); y++)
        for (int x = 0; x < planet->w; x++) {
            float dx = ((float)(x + planet->x0) + 0.5f - planet->cx) / planet->radius;
            float dy = ((float)(y + planet->y0) + 0.5f - planet->cy) / planet->radius,
                  square = dx * dx + dy * dy;
            if (square > 1.03f)
                continue;
            float pull = square > 0.9999f ? 0.99995f / sqrtf(square) : 1;
            Place place = place_at(planet, dx * pull, dy * pull);
            int at = y * planet->w + x;
            planet->height[at] = height_at(planet, place.globe);
            if (planet->is->cloud > 0)
                planet->cover[at] = cover_at(planet, place.globe);
        }
}

// ---- colour of the ground ----

typedef struct Ground {
    Light color, glow;
    float shine, bump;
    bool land;
} Ground;

static Light ramp_at(const Light *ramp, int count, float t) {
    float at = pa_clamp(t, 0, 1) * (float)(count - 1);
    int i = (int)at < count - 2 ? (int)at : count - 2;
    float part = at - (float)i;
    return light_mix(ramp[i], ramp[i + 1], part * part * (3 - 2 * part));
}

static Ground terran_ground(const Planet *planet, const Place *place, float height) {
    const Light *ramp = planet->ramp;
    Ground ground = {.bump = 2.4f, .land = true};
    float above = height - planet->is->sea, north = fabsf(place->latitude), caps = planet->is->caps;
    if (above < 0) {
        float depth = pa_step(-0.55f, 0, above);
        ground = (Ground){.color = light_mix(ramp[0], ramp[1], depth * depth), .shine = 1, .bump = 0.15f};
    } else {
        float wet = pa_clouds(&planet->painter, vec_plus(vec_times(place->globe, 2.7f), 31, 7, 5), 4, 0.5f);
        float dry = pa_clamp(0.5f + wet * 1.2f - fabsf(north - 0.42f) * 1.6f, 0, 1);
        Light low = light_mix(ramp[2], ramp[3], pa_clamp(dry + above * 0.45f, 0, 1));
        Light high = light_mix(low, ramp[4], pa_step(0.45f, 0.95f, above));
        ground.color =
            light_mix(light_mix(ramp[1], ramp[3], 0.55f), high, pa_step(0, 0.035f, above)); // beaches
    }
    float cap = pa_step(0.98f - caps * 0.34f, 1.02f - caps * 0.30f, north + height * 0.07f);
    ground.color = light_mix(ground.color, (Light){0.86f, 0.91f, 0.96f}, cap);
    if (cap > 0.3f)
        ground.shine = 0;
    return ground;
}

static Ground gas_ground(const Planet *planet, const Place *place, float height) {
    float band = 0.5f + 0.5f * pa_sin(height * 1.75f + pa_sin(height * 0.7f) * 1.3f);
    Ground ground = {.color = ramp_at(planet->ramp, 5, band), .bump = 0.4f, .land = true};
    float u = place->globe.x - 0.15f, v = (place->globe.y - 0.28f) * 2.1f, w = place->globe.z - 0.86f;
    float d = sqrtf(u * u + v * v + w * w);
    if (d < 0.34f) { // the great storm
        float swirl = pa_sin(d * 52 + pa_atan2(v, u) * 2) * 0.5f + 0.5f;
        Light storm = light_mix(planet->ramp[4], planet->ramp[0], swirl * 0.35f);
        ground.color = light_mix(storm, ground.color, pa_step(0.16f, 0.34f, d));
    }
    return ground;
}

static Ground lava_ground(const Planet *planet, const Place *place, float height) {
    const Light *ramp = planet->ramp;
    Vec s = vec_plus(vec_times(place->globe, 2.4f * planet->detail), height * 0.8f, height * 0.5f, 0);
    float crack = pa_ridges(&planet->painter, s, 5);
    float hot = pa_step(0.70f, 0.90f, crack) * pa_step(0.42f, -0.15f, height);
    Light melt = light_mix(ramp[3], ramp[4], pa_step(0.35f, 1, hot));
    return (Ground){.color = light_times(ramp_at(ramp, 3, 0.5f + height * 0.8f), 1.9f),
                    .glow = light_times(melt, hot * 1.7f + 0.10f * pa_step(0.5f, 0.8f, crack)),
                    .bump = 2.6f,
                    .land = true};
}

static Ground ground_at(const Planet *planet, const Place *place, float height) {
    const Light *ramp = planet->ramp;
    float caps = planet->is->caps;
    switch (planet->is->kind) {
    case PA_TERRAN:
        return terran_ground(planet, place, height);
    case PA_GAS:
        return gas_ground(planet, place, height);
    case PA_LAVA:
        return lava_ground(planet, place, height);
    case PA_ICE:
        return (Ground){
            .color = ramp_at(ramp, 5, 0.52f + height * 0.6f), .shine = 0.35f, .bump = 2.4f, .land = true};
    case PA_BARREN:
        return (Ground){.color = ramp_at(ramp, 5, 0.5f + height * 0.42f), .bump = 3.2f, .land = true};
    case PA_DESERT:
        break;
    }
    float cap = pa_step(0.99f - caps * 0.3f, 1.02f - caps * 0.28f, fabsf(place->latitude) + height * 0.06f);
    Light sand = ramp_at(ramp, 5, 0.5f + height * 0.62f);
    return (Ground){.color = light_mix(sand, (Light){0.9f, 0.88f, 0.86f}, cap), .bump = 2.4f, .land = true};
}

// ---- light ----

// The way the ground faces, tilted by its slope.
static Vec rough_normal(const Planet *planet, const Place *place, int x, int y, float r, float bump) {
    bool inside = x > 0 && x < planet->w - 1 && y > 0 && y < planet->h - 1 && r < 0.985f;
    if (!inside)
        return place->normal;
    const float *h = planet->height + y * planet->w + x;
    float gx = (h[1] - h[-1]) * planet->radius * 0.012f,
          gy = (h[planet->w] - h[-planet->w]) * planet->radius * 0.012f;
    float steep = sqrtf(gx * gx + gy * gy);
    float k = (steep > 0.5f ? 0.5f / steep : 1) * bump * pa_step(0, 0.45f, place->normal.z);
    return vec_unit((Vec){place->normal.x - gx * k, place->normal.y - gy * k, place->normal.z});
}

// The sun's colour, reddened where it stands low over ground with air.
static Light sunlight(const Planet *planet, float facing) {
    Light sun = {1.06f, 1.0f, 0.93f}, dusk = {1.25f, 0.72f, 0.45f};
    if (planet->is->air_strength <= 0.05f)
        return sun;
    float low = pa_step(0, 0.12f, facing) * pa_step(0.45f, 0.10f, facing);
    return light_mix(sun, dusk, low * 0.35f * planet->is->air_strength);
}

static float cloud_shadow(const Planet *planet, int x, int y) {
    int ox = x + (int)(planet->sun.x * planet->radius * 0.022f),
        oy = y + (int)(planet->sun.y * planet->radius * 0.022f);
    if (planet->is->cloud <= 0 || ox < 0 || oy < 0 || ox >= planet->w || oy >= planet->h)
        return 1;
    return 1 - 0.45f * planet->cover[oy * planet->w + ox];
}

static float ring_shadow(const Planet *planet, Vec n) {
    if (planet->is->ring_out <= 0)
        return 1;
    float away = -vec_dot(planet->ring_axis, n) / vec_dot(planet->ring_axis, planet->sun);
    Vec hit = vec_plus(n, away * planet->sun.x, away * planet->sun.y, away * planet->sun.z);
    float r = sqrtf(vec_dot(hit, hit));
    if (away <= 0 || r <= planet->is->ring_in || r >= planet->is->ring_out)
        return 1;
    return 1 - 0.62f * pa_clamp(0.62f + 0.6f * pa_noise(&planet->painter, r * 26, 1, 1), 0, 1);
}

static Light sea_shine(const Planet *planet, Vec n, float strength, float shade) {
    Vec half = vec_unit((Vec){planet->sun.x, planet->sun.y, planet->sun.z + 1});
    float mirror = pa_most(0, vec_dot(n, half));
    float light = pa_pow(mirror, 60) * 0.38f * strength * shade + pa_pow(mirror, 14) * 0.035f * strength;
    return light_times(light_mix((Light){1, 0.95f, 0.86f}, planet->ramp[1], 0.45f), light);
}

static Light city_lights(const Planet *planet, const Place *place, float height, float cover, float facing,
                         float day) {
    float night = pa_step(0.25f, -0.05f, facing) * (1 - day) * planet->is->cities * (1 - cover);
    if (night <= 0)
        return (Light){0, 0, 0};
    Vec s = place->globe;
    float fine = 70 * pa_most(1, planet->radius / (planet->radius > 400 ? 110.0f : 190.0f));
    float towns = pa_clouds(&planet->painter, vec_plus(vec_times(s, 9), 2, 3, 4), 3, 0.6f);
    float dots = pa_noise(&planet->painter, s.x * fine, s.y * fine, s.z * fine);
    float lit = pa_step(0.02f, 0.35f, towns) * pa_step(0.08f, 0.5f, dots) * night *
                pa_step(0, 0.25f, height - planet->is->sea);
    return light_times((Light){1, 0.72f, 0.38f}, lit * 1.1f);
}

static Light shade(const Planet *planet, const Place *place, int x, int y, float r) {
    int at = y * planet->w + x;
    float height = planet->height[at], facing = vec_dot(place->normal, planet->sun),
          day = pa_step(-0.10f, 0.30f, facing);
    Ground ground = ground_at(planet, place, height);
    Vec rough = rough_normal(planet, place, x, y, r, ground.bump);
    Light sun = sunlight(planet, facing);
    float under_clouds = cloud_shadow(planet, x, y), under_ring = ring_shadow(planet, place->normal);
    float lit = day * pa_mix(pa_most(0, vec_dot(rough, planet->sun)), pa_most(0, facing), 0.25f) * 1.5f;
    Light light = light_times(light_through(ground.color, sun), lit * under_clouds * under_ring);
    light = light_plus(light, light_times(ground.color, 0.016f));
    if (ground.shine > 0)
        light =
            light_plus(light, light_times(sea_shine(planet, place->normal, ground.shine, under_clouds), day));
    if (planet->is->cloud > 0) {
        Light bright = light_times(light_through(planet->cloud, sun), day * pa_most(0, facing) * 1.55f);
        bright = light_plus(bright, light_times(planet->cloud, 0.012f));
        light = light_mix(light, light_times(bright, under_ring), planet->cover[at] * 0.93f);
    }
    if (planet->is->cities > 0 && ground.land)
        light = light_plus(light, city_lights(planet, place, height, planet->cover[at], facing, day));
    light = light_plus(light, ground.glow);
    float rim = pa_pow(1 - place->normal.z, 2.6f) * planet->is->air_strength;
    light =
        light_plus(light, light_times(planet->air, rim * (0.05f + 1.25f * pa_step(-0.25f, 0.5f, facing))));
    if (planet->is->air_strength < 0.05f)
        light = light_times(light, 1 - 0.35f * pa_pow(1 - place->normal.z, 4));
    return light_film(light);
}

// ---- around the disc ----

// The halo of the atmosphere behind what has been painted at this pixel; returns the new alpha.
static float add_halo(const Planet *planet, float dx, float dy, float r, float alpha, Light *light) {
    float out = pa_most(0, r - 1), side = (dx * planet->sun.x + dy * planet->sun.y) / r;
    float flat = sqrtf(planet->sun.x * planet->sun.x + planet->sun.y * planet->sun.y);
    float glow =
        (pa_exp(-out / 0.022f) * 0.75f + pa_exp(-out / 0.075f) * 0.25f) * pa_step(-0.55f, 0.75f, side / flat);
    glow = pa_clamp(glow * planet->is->air_strength * 0.9f * pa_step(1.27f, 1.03f, r), 0, 1);
    float both = alpha + glow * (1 - alpha);
    if (both > 0)
        *light = light_mix(light_film(light_times(planet->air, 1.6f)), *light, alpha / both);
    return both;
}

static float ring_density(const Planet *planet, float r) {
    float across = (r - planet->is->ring_in) / (planet->is->ring_out - planet->is->ring_in);
    float grooves = 0.55f + 0.75f * pa_noise(&planet->painter, r * 22, 3, 1) +
                    0.35f * pa_noise(&planet->painter, r * 70, 5, 2);
    float gap = (across - 0.62f) / 0.035f;
    return pa_clamp(grooves, 0.03f, 1) * pa_step(0, 0.06f, across) * pa_step(1, 0.9f, across) *
           (1 - 0.8f * pa_exp(-gap * gap));
}

// How much of the sun reaches a point of the ring past the planet.
static float ring_sun(const Planet *planet, Vec point) {
    float along = vec_dot(point, planet->sun);
    if (along >= 0)
        return 1;
    Vec off = vec_plus(point, -along * planet->sun.x, -along * planet->sun.y, -along * planet->sun.z);
    return pa_step(0.96f, 1.04f, sqrtf(vec_dot(off, off))) * 0.94f + 0.06f;
}

static float add_ring(const Planet *planet, float dx, float dy, float sphere_z, float alpha, Light *light) {
    float z = -(planet->ring_axis.x * dx + planet->ring_axis.y * dy) / planet->ring_axis.z;
    Vec point = {dx, dy, z};
    float r = sqrtf(vec_dot(point, point));
    bool behind = sphere_z >= 0 && z <= sphere_z;
    if (behind || r <= planet->is->ring_in || r >= planet->is->ring_out)
        return alpha;
    Light dust = light_mix(planet->ring, (Light){1, 1, 1}, 0.25f * pa_noise(&planet->painter, r * 40, 8, 8));
    float density = ring_density(planet, r) * 0.88f, both = density + alpha * (1 - density);
    Light shown = light_film(light_times(dust, 1.15f * ring_sun(planet, point)));
    *light = light_mix(*light, shown, both > 0 ? density / both : 0);
    return both;
}

static void paint_pixel(const Planet *planet, PaImage *image, int x, int y) {
    float dx = ((float)(x + planet->x0) + 0.5f - planet->cx) / planet->radius;
    float dy = ((float)(y + planet->y0) + 0.5f - planet->cy) / planet->radius, r = sqrtf(dx * dx + dy * dy);
    float disc = pa_clamp((1 - r) * planet->radius + 0.5f, 0, 1), alpha = 0, sphere_z = -1;
    Light light = {0, 0, 0};
    if (disc > 0) {
        float pull = r > 0.9995f ? 0.9995f / r : 1;
        Place place = place_at(planet, dx * pull, dy * pull);
        light = shade(planet, &place, x, y, r);
        alpha = disc;
        sphere_z = place.normal.z;
    }
    if (disc < 1 && planet->is->air_strength > 0)
        alpha = add_halo(planet, dx, dy, r, alpha, &light);
    if (planet->is->ring_out > 0)
        alpha = add_ring(planet, dx, dy, sphere_z, alpha, &light);
    pa_over(&planet->painter, image, x + planet->x0, y + planet->y0, light, alpha);
}

static Planet prepared(const PaImage *image, const PaPlanet *is, float cx, float cy, float radius,
                       PaLight sun) {
    Planet planet = {
        .is = is, .cx = cx, .cy = cy, .radius = radius, .detail = is->detail > 0 ? is->detail : 1};
    painter_seed(&planet.painter, is->seed);
    planet.sun = vec_unit((Vec){sun.x, sun.y, sun.z});
    for (int i = 0; i < 5; i++)
        planet.ramp[i] = light_of(&planet.painter, is->ramp[i]);
    planet.air = light_of(&planet.painter, is->air);
    planet.cloud = light_of(&planet.painter, is->cloud_color);
    planet.ring = light_of(&planet.painter, is->ring_color);
    planet.tilt_cos = pa_cos(is->tilt), planet.tilt_sin = pa_sin(is->tilt);
    float spin = (float)(is->seed % 628) / 100.0f;
    planet.spin_cos = pa_cos(spin), planet.spin_sin = pa_sin(spin);
    planet.ring_axis = vec_unit((Vec){planet.tilt_sin, -planet.tilt_cos, 0.42f});
    float reach = radius * (is->ring_out > 0 ? is->ring_out : 1.28f) + 2;
    planet.x0 = (int)pa_clamp(cx - reach, 0, (float)image->w);
    planet.y0 = (int)pa_clamp(cy - reach, 0, (float)image->h);
    planet.w = (int)pa_clamp(cx + reach + 1, 0, (float)image->w) - planet.x0;
    planet.h = (int)pa_clamp(cy + reach + 1, 0, (float)image->h) - planet.y0;
    return planet;
}

void pa_planet(PaImage *image, const PaPlanet *is, float cx, float cy, float radius, PaLight light) {
    Planet planet = prepared(image, is, cx, cy, radius, light);
    if (planet.w <= 0 || planet.h <= 0 || pa_given_up(image))
        return;
    size_t count = (size_t)planet.w * (size_t)planet.h;
    planet.height = calloc(count * 2, sizeof *planet.height);
    if (planet.height == NULL)
        return;
    planet.cover = planet.height + count;
    survey(&planet, image);
    for (int y = 0; y < planet.h && !pa_given_up(image); y++)
        for (int x = 0; x < planet.w; x++)
            paint_pixel(&planet, image, x, y);
    free(planet.height);
}

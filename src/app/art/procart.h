// SPDX-License-Identifier: MIT
// Procedural pictures: planets, nebulae, stars, wormholes, galaxies, battles and the backgrounds of cards.
// All are computed from a seed and parameters, without files and without state between calls, so any thread
// may paint; the same arguments give the same bytes on every machine (exact.h; tests/app/paintings.py).
// Colours are 0xRRGGBB. Light comes from the upper left unless said otherwise.
#ifndef STARDECK_APP_ART_PROCART_H
#define STARDECK_APP_ART_PROCART_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct PaImage {
    int w, h;
    uint8_t *pixels;            // RGBA, straight alpha, w * h * 4 bytes, owned by whoever made the image
    const atomic_bool *give_up; // painting stops early once this is true; may be NULL
} PaImage;

// Transparent; pixels is NULL without memory. Free pixels with free().
PaImage pa_image(int w, int h);
bool pa_given_up(const PaImage *image);

typedef enum PaKind {
    PA_TERRAN,
    PA_DESERT,
    PA_GAS,
    PA_ICE,
    PA_BARREN,
    PA_LAVA
} PaKind;

typedef struct PaPlanet {
    PaKind kind;
    uint32_t seed;
    uint32_t ramp[5]; // terran: deep sea, shallows, lowland, highland, peaks; others: dark to bright
    uint32_t air;     // colour of the atmosphere and its strength, 0 to 1
    float air_strength;
    float sea;   // level of the sea, -1 to 1 (terran)
    float cloud; // cover, 0 to 1
    uint32_t cloud_color;
    float caps;              // size of the polar caps, 0 to 1
    float cities;            // lights at night, 0 to 1
    float tilt;              // of the axis, radians
    float ring_in, ring_out; // in planet radii; ring_out 0: no ring
    uint32_t ring_color;
    float detail; // scale of continents; 1
} PaPlanet;

typedef struct PaLight {
    float x, y, z; // toward the sun: right, down, out of the picture
} PaLight;
#define PA_LIGHT_USUAL ((PaLight){-0.62f, -0.48f, 0.62f})

// Radius and centre in pixels; the glow of the atmosphere reaches to 1.28 radii.
void pa_planet(PaImage *image, const PaPlanet *planet, float cx, float cy, float radius, PaLight light);

// Fills the image: ground and two colours of gas; gain 0.4 faint to 1.9 strong; scale is features per image
// height.
void pa_nebula(PaImage *image, uint32_t seed, uint32_t ground, uint32_t gas1, uint32_t gas2, float gain,
               float scale);
// Adds stars: `density` per 1000 pixels.
void pa_stars(PaImage *image, uint32_t seed, float density, float brightness);

// These add light to what is there.
void pa_wormhole(PaImage *image, uint32_t seed, uint32_t inner, uint32_t outer, float cx, float cy,
                 float radius);
// quadrant 0 to 3 is lit, lower left, lower right, upper left, upper right; -1 none.
void pa_galaxy(PaImage *image, uint32_t seed, float cx, float cy, float radius, int quadrant, uint32_t tint);
void pa_burst(PaImage *image, uint32_t seed, float cx, float cy, float radius, uint32_t color);
void pa_beam(PaImage *image, float x0, float y0, float x1, float y1, float width, uint32_t color,
             float strength);
// `count` rocks between left and right (parts of the width), small ones behind.
void pa_asteroids(PaImage *image, uint32_t seed, int count, uint32_t rock, float left, float right);

typedef enum PaScene {
    PA_SCENE_SHIP,
    PA_SCENE_TECH,
    PA_SCENE_WEAPON,
    PA_SCENE_ACTION,
    PA_SCENE_TROOPS
} PaScene;
// Fills the image with the ground of a card picture in three shades of one colour.
void pa_card_scene(PaImage *image, PaScene scene, uint32_t dark, uint32_t mid, uint32_t light, uint32_t seed);

// Brightens what is neither black nor white: each channel to the power of `gamma` below 1.
void pa_midtones(PaImage *image, float gamma);

#endif

// SPDX-License-Identifier: MIT
// From the name of a picture to the painter that makes it, with what the name says about it.
#include "app/art/recipes.h"

#include <stdlib.h>
#include <string.h>

// A planet, the gas around it, and where it stands in the picture (parts of width and height; radius of the
// height).
typedef struct World {
    const char *name;
    PaPlanet planet;
    uint32_t ground, gas1, gas2, gas_seed;
    float x, y, radius;
} World;

static const World WORLDS[] = {
    {"terra",
     {PA_TERRAN,
      11,
      {0x06224F, 0x1B6FA8, 0x2F6B34, 0xA8905A, 0xDDE3E6},
      0x6DB8FF,
      1.0f,
      0.06f,
      0.46f,
      0xFFFFFF,
      0.75f,
      0.8f,
      0.35f,
      0,
      0,
      0,
      1},
     0x05080F,
     0x12315E,
     0x2A2048,
     3,
     0.72f,
     0.52f,
     0.40f},
    {"ocean",
     {PA_TERRAN,
      91,
      {0x04203F, 0x1480A0, 0x3C7A4A, 0xC9B98A, 0xF0F0E8},
      0x8FE4FF,
      1.0f,
      0.42f,
      0.42f,
      0xFFFFFF,
      0.4f,
      0.3f,
      0.2f,
      0,
      0,
      0,
      1.4f},
     0x05080F,
     0x123E66,
     0x202A50,
     4,
     0.72f,
     0.52f,
     0.40f},
    {"emerald",
     {PA_TERRAN,
      42,
      {0x06302F, 0x1C8A78, 0x1F6B3C, 0x7FA050, 0xD7E8C8},
      0x6FF0B4,
      0.9f,
      -0.05f,
      0.50f,
      0xF1FFF4,
      0.55f,
      0.7f,
      -0.30f,
      0,
      0,
      0,
      1.1f},
     0x04090A,
     0x0F4536,
     0x1C2E4E,
     8,
     0.73f,
     0.50f,
     0.40f},
    {"rust",
     {PA_DESERT,
      77,
      {0x4A1A0E, 0x8C3A1C, 0xC2602C, 0xE29A58, 0xF4CFA0},
      0xFFB27A,
      0.55f,
      0,
      0.14f,
      0xFFE9D2,
      0,
      0,
      0.25f,
      0,
      0,
      0,
      1},
     0x0A0705,
     0x5A3416,
     0x3A2030,
     6,
     0.72f,
     0.52f,
     0.40f},
    {"crimson",
     {PA_TERRAN,
      205,
      {0x1B1216, 0x4A2420, 0x5B3A22, 0x8C5A34, 0xC9A98C},
      0xFF8A6A,
      0.8f,
      0,
      0.66f,
      0xE8CDBB,
      0.3f,
      0.9f,
      0.4f,
      0,
      0,
      0,
      1.2f},
     0x0B0607,
     0x5A1E1A,
     0x3A1830,
     5,
     0.72f,
     0.52f,
     0.40f},
    {"giant",
     {PA_GAS,
      5,
      {0x6A3B22, 0xB98252, 0xE6CFA6, 0xC79A68, 0xF3E6CB},
      0xFFD9A0,
      0.45f,
      0,
      0,
      0,
      0,
      0,
      0.28f,
      1.35f,
      2.25f,
      0xD8C3A0,
      1},
     0x080709,
     0x3A2E2A,
     0x1E2440,
     9,
     0.66f,
     0.50f,
     0.27f},
    {"azuregiant",
     {PA_GAS,
      31,
      {0x12306E, 0x2C62B8, 0x6FA8E6, 0x3A78C8, 0xBFE0FA},
      0x7FC4FF,
      0.8f,
      0,
      0.10f,
      0xFFFFFF,
      0,
      0,
      -0.4f,
      0,
      0,
      0,
      0.7f},
     0x05080F,
     0x1A3A78,
     0x2A2A58,
     13,
     0.72f,
     0.52f,
     0.40f},
    {"ice",
     {PA_ICE,
      9,
      {0x2E5F86, 0x6FA6C6, 0xB4D9E8, 0xE4F4FA, 0xFFFFFF},
      0xA6E6FF,
      0.8f,
      0,
      0.22f,
      0xFFFFFF,
      0,
      0,
      0.3f,
      1.45f,
      1.95f,
      0xA8CFE2,
      1},
     0x05090E,
     0x1E4A66,
     0x2A2A58,
     10,
     0.68f,
     0.50f,
     0.30f},
    {"dust",
     {PA_TERRAN,
      58,
      {0x1B221E, 0x4A4B34, 0x8C7F45, 0xCDBB66, 0xF4EBB8},
      0xEFE08A,
      0.8f,
      -0.12f,
      0.56f,
      0xF6F0D0,
      0.12f,
      0.95f,
      -0.42f,
      1.42f,
      1.82f,
      0xB5A873,
      1.5f},
     0x090905,
     0x4A4416,
     0x24303A,
     7,
     0.70f,
     0.52f,
     0.33f},
    {"barren",
     {PA_BARREN,
      3,
      {0x2C2B2E, 0x57555A, 0x858188, 0xA9A5A8, 0xD2CFCC},
      0x8899AA,
      0,
      0,
      0,
      0,
      0,
      0,
      0.2f,
      0,
      0,
      0,
      1},
     0x06070A,
     0x2A2E3A,
     0x20242E,
     11,
     0.72f,
     0.52f,
     0.38f},
    {"lava",
     {PA_LAVA,
      15,
      {0x120C0C, 0x2B1C1A, 0x4A302A, 0xFF4A10, 0xFFD070},
      0xFF6A3A,
      0.55f,
      0,
      0,
      0,
      0,
      0,
      0.1f,
      0,
      0,
      0,
      1},
     0x0A0505,
     0x5A1A10,
     0x301424,
     12,
     0.72f,
     0.52f,
     0.40f},
};

uint32_t recipe_seed(const char *text) {
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

// ---- reading a recipe ----

#define ARGUMENTS_MAX 3

typedef struct Recipe {
    char name[24];
    const char *argument[ARGUMENTS_MAX]; // NULL where none is given
} Recipe;

static Recipe parse(const char *text) {
    Recipe recipe = {{0}, {0}};
    size_t length = strcspn(text, ":");
    memcpy(recipe.name, text, length < sizeof recipe.name ? length : sizeof recipe.name - 1);
    const char *rest = text + length;
    for (int i = 0; i < ARGUMENTS_MAX && *rest != '\0'; i++) {
        recipe.argument[i] = rest + 1;
        rest += 1 + strcspn(rest + 1, ",");
    }
    return recipe;
}

// "RRGGBB"; names are turned into colours by those who know whose they are.
static uint32_t color_argument(const Recipe *recipe, int index, uint32_t otherwise) {
    const char *from = recipe->argument[index];
    char *end;
    if (from == NULL)
        return otherwise;
    unsigned long value = strtoul(from, &end, 16);
    return end > from && value <= 0xFFFFFF ? (uint32_t)value : otherwise;
}

// A number from 0 to 1, the n-th belonging to a seed.
static float chance(uint32_t seed, uint32_t n) {
    uint32_t h = (seed ^ (n * 0x9E3779B9u)) * 0x85EBCA6Bu;
    h = (h ^ (h >> 13)) * 0xC2B2AE35u;
    return (float)((h ^ (h >> 16)) & 0xFFFF) / 65535.0f;
}

static uint32_t darker(uint32_t color, float k) {
    uint32_t result = 0;
    for (int shift = 0; shift < 24; shift += 8)
        result |= (uint32_t)((float)((color >> shift) & 255) * k) << shift;
    return result;
}

// ---- pictures ----

static void paint_world(const World *world, const Recipe *recipe, uint32_t seed, PaImage *image) {
    PaPlanet planet = world->planet;
    uint32_t gas_seed = world->gas_seed;
    float w = (float)image->w, h = (float)image->h, radius = world->radius;
    if (recipe->argument[0] != NULL) {
        planet.seed = (uint32_t)strtoul(recipe->argument[0], NULL, 10);
        if (planet.seed != world->planet.seed)
            gas_seed = planet.seed;
    } else { // another globe of the same kind
        planet.seed = seed;
        gas_seed = seed >> 7;
        planet.tilt = (0.12f + 0.38f * chance(seed, 1)) * (chance(seed, 2) < 0.5f ? -1.0f : 1.0f);
        planet.detail *= 0.85f + 0.4f * chance(seed, 3);
        if (planet.cloud > 0.2f)
            planet.cloud += 0.12f * (chance(seed, 4) - 0.5f);
        radius *= 0.94f + 0.10f * chance(seed, 5);
    }
    pa_nebula(image, gas_seed, world->ground, world->gas1, world->gas2, 0.75f, 2.0f);
    pa_stars(image, gas_seed + 2, 2.2f, 0.9f);
    pa_planet(image, &planet, w * world->x, h * world->y, h * radius, PA_LIGHT_USUAL);
}

static void paint_wormhole(const Recipe *recipe, uint32_t seed, PaImage *image) {
    float w = (float)image->w, h = (float)image->h;
    pa_nebula(image, 33 + seed % 64, 0x05070F, 0x1A2F6A, 0x4A2A6A, 0.8f, 2.2f);
    pa_stars(image, 2 + seed % 97, 2.2f, 0.9f);
    pa_wormhole(image, 6 + seed % 31, color_argument(recipe, 0, 0x7FB8FF),
                color_argument(recipe, 1, 0xC77BFF), w * 0.70f, h * 0.50f, h * 0.42f);
}

static void paint_galaxy(const Recipe *recipe, uint32_t seed, PaImage *image) {
    float w = (float)image->w, h = (float)image->h;
    int quadrant = recipe->argument[0] != NULL ? (int)strtol(recipe->argument[0], NULL, 10) : -1;
    pa_nebula(image, 34, 0x04060C, 0x10204A, 0x20184A, 0.5f, 2.0f);
    pa_stars(image, 2 + seed % 97, 2.2f, 0.8f);
    // The same galaxy for all its quadrants.
    pa_galaxy(image, 6, w * 0.66f, h * 0.50f, h * 0.62f, quadrant, color_argument(recipe, 1, 0x6FB4FF));
}

static void paint_combat(const Recipe *recipe, uint32_t seed, PaImage *image) {
    float w = (float)image->w, h = (float)image->h;
    pa_nebula(image, 35 + seed % 64, 0x090608, 0x4A1E22, 0x1E2450, 0.8f, 2.0f);
    pa_stars(image, 2 + seed % 97, 2.0f, 0.8f);
    pa_asteroids(image, 8 + seed % 41, 16, 0x9A8E86, 0.40f, 1.0f); // behind, so that none hides the fight
    pa_burst(image, 4 + seed % 13, w * 0.62f, h * 0.42f, h * 0.20f, 0xFF8A3A);
    pa_beam(image, w * 0.98f, h * 0.05f, w * 0.64f, h * 0.40f, h * 0.0052f,
            color_argument(recipe, 0, 0xFF5A4A), 1);
    pa_beam(image, w * 0.30f, h * 0.90f, w * 0.60f, h * 0.44f, h * 0.0052f,
            color_argument(recipe, 1, 0x59A8FF), 1);
}

// In one colour, the other is left over from the usual pair: red gas gets a cold, blue gas a warm companion.
static void paint_nebula(const Recipe *recipe, uint32_t seed, PaImage *image) {
    uint32_t first = 0x7A2A5A, second = 0x1E6A8A;
    if (recipe->argument[0] != NULL) {
        uint32_t hue = color_argument(recipe, 0, 0xA9B8CE);
        bool cold = (hue & 255) > (hue >> 16);
        first = darker(hue, 0.55f);
        second = recipe->argument[1] != NULL ? darker(color_argument(recipe, 1, 0x1E6A8A), 0.55f)
                 : cold                      ? 0x4A2A6A
                                             : 0x1E4A7A;
    }
    pa_nebula(image, 36 + seed % 256, 0x05060C, first, second, 1.9f, 2.4f);
    pa_stars(image, 2 + seed % 97, 2.6f, 1.0f);
}

static const World *world_named(const char *name) {
    for (size_t i = 0; i < sizeof WORLDS / sizeof WORLDS[0]; i++)
        if (strcmp(WORLDS[i].name, name) == 0)
            return &WORLDS[i];
    return NULL;
}

// Gas in one hue and a giant far off.
static void paint_sector(const Recipe *recipe, uint32_t seed, PaImage *image, bool with_giant) {
    uint32_t hue = color_argument(recipe, 0, 0x8FA4C8);
    float w = (float)image->w, h = (float)image->h;
    pa_nebula(image, 40 + seed % 256, 0x05070D, darker(hue, 0.42f), darker(hue, 0.30f) ^ 0x101830, 1.25f,
              2.2f);
    pa_stars(image, 2 + seed % 97, 2.4f, 1.0f);
    if (!with_giant || pa_given_up(image))
        return;
    PaPlanet giant = world_named(seed & 1 ? "giant" : "azuregiant")->planet;
    giant.seed = seed;
    pa_planet(image, &giant, w * (0.66f + 0.14f * chance(seed, 1)), h * (0.40f + 0.16f * chance(seed, 2)),
              h * (0.15f + 0.05f * chance(seed, 3)), PA_LIGHT_USUAL);
}

// Rocks on the left, gas in two colours behind them.
static void paint_rocks(const Recipe *recipe, uint32_t seed, PaImage *image) {
    pa_nebula(image, 35 + seed % 64, 0x090608, darker(color_argument(recipe, 0, 0x9A3A40), 0.48f),
              darker(color_argument(recipe, 1, 0x3C48A0), 0.48f), 1.1f, 2.0f);
    pa_stars(image, 2 + seed % 97, 2.0f, 0.8f);
    pa_asteroids(image, 8 + seed % 41, 14, 0x9A8E86, 0.0f, 0.62f);
}

static bool paint_space(const Recipe *recipe, PaImage *image) {
    const char *screen = recipe->argument[0] != NULL ? recipe->argument[0] : "table";
    if (strcmp(screen, "menu") == 0)
        pa_nebula(image, 21, 0x04060C, 0x17386A, 0x4A2A72, 0.62f, 2.2f);
    else if (strcmp(screen, "handover") == 0)
        pa_nebula(image, 63, 0x030605, 0x114A3A, 0x1C3A5E, 0.80f, 1.7f);
    else
        pa_nebula(image, 7, 0x04070E, 0x16315E, 0x3A1E52, 0.40f, 2.6f);
    return true;
}

bool recipe_paint(const char *text, uint32_t seed, PaImage *image) {
    Recipe recipe = parse(text != NULL ? text : "");
    const World *world = world_named(recipe.name);
    if (world != NULL)
        paint_world(world, &recipe, seed, image);
    else if (strcmp(recipe.name, "wormhole") == 0)
        paint_wormhole(&recipe, seed, image);
    else if (strcmp(recipe.name, "galaxy") == 0)
        paint_galaxy(&recipe, seed, image);
    else if (strcmp(recipe.name, "combat") == 0)
        paint_combat(&recipe, seed, image);
    else if (strcmp(recipe.name, "nebula") == 0)
        paint_nebula(&recipe, seed, image);
    else if (strcmp(recipe.name, "rocks") == 0)
        paint_rocks(&recipe, seed, image);
    else if (strcmp(recipe.name, "space") == 0)
        paint_space(&recipe, image);
    else {
        bool station = strcmp(recipe.name, "station") == 0;
        paint_sector(&recipe, seed, image, !station);
        return station || strcmp(recipe.name, "sector") == 0;
    }
    return true;
}

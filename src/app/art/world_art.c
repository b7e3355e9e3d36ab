// SPDX-License-Identifier: MIT
// Maps the name of a world to its file and colours.
#include "app/art/world_art.h"

#include "app/art/card_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORLDS "pictures/worlds/"
#define OF_A_KIND 3
#define QUADRANTS 4
#define SPACE 0xFF04060Cu // the colour between the stars
#define COLORS 2

// FNV-1a hash that selects a target's variant.
static uint32_t seed_of(const TargetLook *look) {
    const char *text = look->id != NULL ? look->id : look->name != NULL ? look->name : "";
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

// ---- targets without a picture name ----

static bool mentions(const char *text, const char *word) {
    return text != NULL && strstr(text, word) != NULL;
}

static const char *planet_for(uint32_t seed) {
    static const char *const names[] = {"ice", "barren", "ocean", "rust", "giant", "lava", "terra"};
    return names[seed % (sizeof names / sizeof names[0])];
}

// The quadrant to highlight, by name.
static int quadrant_of(const TargetLook *look) {
    static const char *const names[QUADRANTS] = {"alpha", "beta", "gamma", "delta"};
    for (int i = 0; i < QUADRANTS; i++)
        if (mentions(look->id, names[i]))
            return i;
    return 0;
}

const char *world_art_name(const TargetLook *look, char name[WORLD_NAME]) {
    const bool neutral = look->affiliation < PALETTE_FIRST;
    const unsigned hue = neutral ? 0x6FB4FFu : palette_usual(look->affiliation)->main & 0xFFFFFFu;
    if (look->picture != NULL && look->picture[0] != '\0' && strcmp(look->picture, "galaxy") != 0)
        snprintf(name, WORLD_NAME, "%s", look->picture);
    else if (look->picture != NULL || look->type == TARGET_QUADRANT)
        snprintf(name, WORLD_NAME, "galaxy:%d", quadrant_of(look));
    else if (look->type == TARGET_PLANET)
        snprintf(name, WORLD_NAME, "%s", planet_for(seed_of(look)));
    else if (look->type == TARGET_COMBAT)
        snprintf(name, WORLD_NAME, "combat:FF5A4A,%06X", hue);
    else if (mentions(look->id, "wormhole") || mentions(look->id, "rift"))
        snprintf(name, WORLD_NAME, "wormhole");
    else if (mentions(look->id, "nebula") || mentions(look->id, "badlands"))
        snprintf(name, WORLD_NAME, "nebula");
    else if (mentions(look->id, "station") || mentions(look->id, "outpost"))
        snprintf(name, WORLD_NAME, "station:%06X", hue);
    else
        snprintf(name, WORLD_NAME, "sector:%06X", hue);
    return name;
}

// ---- parsing a name ----

typedef enum Kind {
    KIND_WORLD, // shown as it is
    KIND_GALAXY,
    KIND_NEBULA,
    KIND_SECTOR,
    KIND_STATION,
    KIND_COMBAT
} Kind;

typedef struct World {
    Kind kind;
    char file[WORLD_NAME]; // file name without number and extension
    Color color[COLORS];
    int colors; // how many colours it names
    int number; // the quadrant of a galaxy, the variant of a world; -1: by the target's id
} World;

static Kind kind_called(const char *name) {
    static const char *const names[] = {
        [KIND_GALAXY] = "galaxy",   [KIND_NEBULA] = "nebula", [KIND_SECTOR] = "sector",
        [KIND_STATION] = "station", [KIND_COMBAT] = "combat",
    };
    for (Kind kind = KIND_GALAXY; kind <= KIND_COMBAT; kind++)
        if (strcmp(names[kind], name) == 0)
            return kind;
    return KIND_WORLD;
}

// Colours are written "RRGGBB"; the caller has already replaced faction names by colours.
static World world_of(const char *name) {
    World world = {.color = {0xFF8FA4C8u, 0xFF59A8FFu}, .number = -1};
    const size_t length = strcspn(name, ":");
    snprintf(world.file, sizeof world.file, "%.*s", (int)length, name);
    world.kind = kind_called(world.file);
    const char *rest = name + length;
    if (world.kind == KIND_GALAXY)
        world.number = *rest == ':' ? SDL_clamp(rest[1] - '0', 0, QUADRANTS - 1) : 0;
    else if (world.kind == KIND_WORLD && *rest == ':')
        world.number = (int)((strtoul(rest + 1, NULL, 10) + OF_A_KIND - 1) % OF_A_KIND) + 1;
    for (; world.colors < COLORS && *rest != '\0'; world.colors++) {
        world.color[world.colors] = 0xFF000000u | (Color)(strtoul(rest + 1, NULL, 16) & 0xFFFFFF);
        rest += 1 + strcspn(rest + 1, ",");
    }
    if (world.kind == KIND_STATION)
        text_copy(world.file, sizeof world.file, "sector");
    return world;
}

// ---- dyeing and overlays ----

void world_art_dye(SDL_Surface *picture, Color dark, Color middle, Color light) {
    Color shade[256];
    for (int i = 0; i < 256; i++)
        shade[i] = i < 128 ? color_mix(dark, middle, (float)i / 127)
                           : color_mix(middle, light, (float)(i - 128) / 127);
    for (int y = 0; y < picture->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < picture->w; x++)
            row[x] = shade[row[x] >> 8 & 255] | 0xFF000000u;
    }
}

// Gas in the first colour, glowing in the second.
static void dye(SDL_Surface *picture, const World *world) {
    const Color first = world->kind == KIND_NEBULA && world->colors == 0 ? 0xFF7A2A5Au : world->color[0];
    const Color second = world->colors > 1    ? world->color[1]
                         : world->colors == 0 ? 0xFF1E6A8Au
                                              : color_mix(first, COLOR_WHITE, 0.35f);
    world_art_dye(picture, SPACE, color_mix(SPACE, first, world->kind == KIND_NEBULA ? 0.75f : 0.55f),
                  color_mix(second, COLOR_WHITE, 0.55f));
}

static void put_ray(Canvas *canvas, float x0, float y0, float x1, float y1, Color color) {
    const float w = (float)canvas->w, h = (float)canvas->h;
    for (int i = 4; i >= 0; i--) // from the outer glow to the core
        canvas_line(canvas, x0 * w, y0 * h, x1 * w, y1 * h, h * 0.004f * (float)(1 + 2 * i),
                    i == 0 ? color_mix(color, COLOR_WHITE, 0.75f) : color_alpha(color, 0.32f / (float)i));
}

// Two beams that hit the same place, where it already burns.
static void put_rays(Canvas *canvas, const World *world) {
    put_ray(canvas, 0.98f, 0.05f, 0.62f, 0.43f, world->colors > 0 ? world->color[0] : 0xFFFF5A4Au);
    put_ray(canvas, 0.28f, 0.92f, 0.60f, 0.46f, world->color[1]);
}

static void put_station(Gfx *gfx, Canvas *canvas) {
    const int size = (int)((float)canvas->h * 0.78f);
    SDL_Surface *station = gfx_load_icon(gfx, "ships/station.svg", size);
    canvas_blit(canvas, station, (int)((float)canvas->w * 0.60f) - size / 2, (canvas->h - size) / 2, 1);
    SDL_FreeSurface(station);
}

static SDL_Surface *in_colors(Gfx *gfx, SDL_Surface *plain, const World *world) {
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(plain, SDL_PIXELFORMAT_ARGB8888, 0);
    if (picture == NULL)
        return NULL;
    SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    if (world->kind != KIND_COMBAT)
        dye(picture, world);
    Canvas canvas = canvas_adopt(picture);
    if (world->kind == KIND_COMBAT)
        put_rays(&canvas, world);
    if (world->kind == KIND_STATION)
        put_station(gfx, &canvas);
    return canvas_finish(&canvas);
}

bool world_art_file(const PictureStore *store, const TargetLook *look, char *file, size_t size) {
    char name[WORLD_NAME], numbered[WORLD_NAME + 12];
    const World world = world_of(world_art_name(look, name));
    const int number = world.number >= 0 ? world.number : (int)(seed_of(look) % OF_A_KIND) + 1;
    snprintf(numbered, sizeof numbered, "%s.%d", world.file, number);
    return picture_store_find(store, WORLDS, numbered, file, size);
}

SDL_Surface *world_art_get(Gfx *gfx, PictureStore *store, const TargetLook *look, int w, int h) {
    char name[WORLD_NAME], numbered[WORLD_NAME + 12], file[WORLD_NAME + 40];
    const World world = world_of(world_art_name(look, name));
    const int number = world.number >= 0 ? world.number : (int)(seed_of(look) % OF_A_KIND) + 1;
    GfxKey key = gfx_key("world");
    GfxSprite sprite;
    snprintf(numbered, sizeof numbered, "%s.%d", world.file, number);
    if (!picture_store_find(store, WORLDS, numbered, file, sizeof file)) {
        snprintf(file, sizeof file, WORLDS "%s.webp", numbered);
        if (card_painting_is_readable(gfx, file))
            card_report_missing_painting(gfx, file);
        return NULL;
    }
    SDL_Surface *plain = picture_store_get_now(store, file, w, h);
    if (plain == NULL)
        card_report_missing_painting(gfx, file);
    if (plain == NULL || world.kind < KIND_NEBULA)
        return plain;
    gfx_key_text(&key, name);
    gfx_key_text(&key, file);
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, h);
    if (!gfx_cache_find(gfx, key, &sprite))
        sprite = gfx_cache_put(gfx, key, (GfxSprite){in_colors(gfx, plain, &world), 0, 0});
    return sprite.surface;
}

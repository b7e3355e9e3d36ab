// SPDX-License-Identifier: MIT
// Cuts worlds with a soft edge out of the paintings of targets (world_art.h), a supernova by its light.
#include "app/tables/star_empires/sector_art.h"

#include "app/art/picture_store.h"
#include "app/art/world_art.h"
#include "games/star_empires/rules.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// Where a painting has its subject, as fractions of its width and height.
typedef struct Middle {
    float x, y, radius; // radius as a fraction of the width
    float soft;         // width of the soft edge, as a fraction of the radius
    bool light;         // what is dark is transparent
    float veiled;       // how transparent all of it is, 0 to 1
} Middle;

static const Middle globe = {0.603F, 0.5F, 0.222F, 0.03F, false, 0},
                    ringed = {0.594F, 0.49F, 0.19F, 0.03F, false, 0},
                    spiral = {0.615F, 0.49F, 0.30F, 0.5F, false, 0},
                    mist = {0.42F, 0.5F, 0.3F, 0.85F, false, 0}, shell = {0.5F, 0.5F, 0.28F, 0.3F, true, 0},
                    thin_mist = {0.42F, 0.5F, 0.3F, 0.85F, false, 0.72F};

#define SUPERNOVA "pictures/worlds/supernova.webp"
#define SHAPE (400.0F / 640) // height by width of a painting

static uint32_t number_of(const char *text) {
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++)
        hash = (hash ^ (uint8_t)*text) * 16777619u;
    return hash;
}

Wealth empires_wealth(const EmpiresBoard *is, uint8_t place) {
    if (is == NULL || !has_mark(is, place, SYSTEM_EXPLORED))
        return WEALTH_UNKNOWN;
    if (has_mark(is, place, SYSTEM_TERRAFORM))
        return WEALTH_TERRAFORMED;
    const uint8_t resources = is->system[place].resources;
    return resources < WEALTH_RICH ? (Wealth)resources : WEALTH_RICH;
}

const char *empires_home_race(const EmpiresRules *rules, const EmpiresBoard *is, uint8_t place) {
    for (Seat seat = 0; is != NULL && seat < is->seats; seat++)
        if (is->seat[seat].home == place && is->seat[seat].race < rules->race_count)
            return rules->race[is->seat[seat].race].id;
    return NULL;
}

typedef struct Worlds {
    const char *name[8];
    uint32_t count;
} Worlds;

// A race is at home on a world of its own kind; one that a pack brings along, on a green one.
static const char *home_of(const char *race, uint32_t number) {
    static const char *const of[][2] = {{"federation", "terra"}, {"klingon", "crimson"},
                                        {"romulan", "emerald"},  {"ferengi", "ocean"},
                                        {"cardassian", "dust"},  {"borg", "barren"}};
    static const char *const any[] = {"terra", "emerald", "ocean"};
    for (size_t i = 0; race != NULL && i < sizeof of / sizeof of[0]; i++)
        if (strcmp(of[i][0], race) == 0)
            return of[i][1];
    return any[number % 3];
}

// What lies there: a home is its race's; other systems depend on their wealth, and on their name.
static const char *world_of(const Sector *sector) {
    static const Worlds worlds[WEALTHS] = {
        [WEALTH_NONE] = {{"barren", "ice"}, 2},
        [WEALTH_POOR] = {{"dust", "lava"}, 2},
        [WEALTH_FAIR] = {{"rust", "crimson"}, 2},
        [WEALTH_RICH] = {{"azuregiant", "ocean"}, 2},
        [WEALTH_TERRAFORMED] = {{"emerald", "terra"}, 2},
        [WEALTH_UNKNOWN] = {{"rust", "ice", "lava", "barren", "crimson", "dust", "azuregiant", "ocean"}, 8}};
    const uint32_t number = number_of(sector->territory);
    const Worlds *among = &worlds[sector->wealth < WEALTHS ? sector->wealth : WEALTH_UNKNOWN];
    switch ((PlaceKind)sector->kind) {
    case PLACE_HOME:
        return home_of(sector->race, number);
    case PLACE_SUPERNOVA:
        return "supernova";
    case PLACE_WORMHOLE:
        return "wormhole";
    case PLACE_NEBULA:
        return "nebula:7A4ACF,3DA0CB";
    default:
        return among->name[number % among->count];
    }
}

const char *empires_sector_world(const Sector *sector) {
    switch ((PlaceKind)sector->kind) {
    case PLACE_NEBULA:
        return "nebula";
    case PLACE_SPACE:
        return "space";
    default:
        return world_of(sector);
    }
}

static const Middle *middle_of(uint8_t kind, const char *world) {
    if (kind == PLACE_SUPERNOVA)
        return &shell;
    if (kind == PLACE_WORMHOLE)
        return &spiral;
    if (kind == PLACE_NEBULA)
        return &mist;
    return world[0] == 'g' ? &ringed : &globe;
}

// How opaque a colour is whose darkness is clear, 0 to 1.
static float light_of(uint32_t color) {
    const uint32_t most = SDL_max(SDL_max(color >> 16 & 255, color >> 8 & 255), color & 255);
    return fminf(1, (float)most / 110);
}

// Of the edge, outside of the picture.
static uint32_t pixel_near(const SDL_Surface *from, int x, int y) {
    const uint32_t *row =
        (const uint32_t *)(const void *)((const unsigned char *)from->pixels +
                                         (size_t)SDL_clamp(y, 0, from->h - 1) * (size_t)from->pitch);
    return row[SDL_clamp(x, 0, from->w - 1)] & 0xFFFFFFu;
}

#define TURNS 8 // quarter turns, each also mirrored

// How a disc differs from others of the same painting.
typedef struct Manner {
    uint32_t turn; // below TURNS
    int hue;       // degrees by which its colours are turned
} Manner;

// Turns colours around the grey axis. Each row gives one channel of red, green and blue.
typedef struct HueTurn {
    float part[3][3];
} HueTurn;

static HueTurn hue_turn(int degrees) {
    const float angle = (float)degrees * 3.14159265F / 180, grey = (1 - cosf(angle)) / 3,
                side = sinf(angle) / sqrtf(3);
    HueTurn turn;
    for (int row = 0; row < 3; row++) {
        turn.part[row][row] = cosf(angle) + grey;
        turn.part[row][(row + 1) % 3] = grey - side;
        turn.part[row][(row + 2) % 3] = grey + side;
    }
    return turn;
}

static uint32_t turn_hue(const HueTurn *turn, uint32_t color) {
    const float channel[3] = {(float)(color >> 16 & 255), (float)(color >> 8 & 255), (float)(color & 255)};
    uint32_t turned = 0;
    for (int row = 0; row < 3; row++) {
        float sum = 0;
        for (int i = 0; i < 3; i++)
            sum += turn->part[row][i] * channel[i];
        turned = turned << 8 | (uint32_t)fmaxf(0, fminf(255, sum));
    }
    return turned;
}

// A disc of `size` pixels cut out of the painting, with a soft edge.
static SDL_Surface *cut_out(const SDL_Surface *from, const Middle *middle, int size, Manner manner) {
    const uint32_t turn = manner.turn;
    const HueTurn hue = hue_turn(manner.hue);
    SDL_Surface *disc = SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_ARGB8888);
    if (disc == NULL)
        return NULL;
    const int left = (int)lroundf(middle->x * (float)from->w) - size / 2,
              top = (int)lroundf(middle->y * (float)from->h) - size / 2;
    const float radius = (float)size / 2, edge = fmaxf(middle->soft * radius, 1);
    for (int y = 0; y < size; y++) {
        uint32_t *row = (uint32_t *)(void *)((unsigned char *)disc->pixels + (size_t)y * (size_t)disc->pitch);
        for (int x = 0; x < size; x++) {
            const float away = hypotf((float)x + 0.5F - radius, (float)y + 0.5F - radius);
            const float seen = fmaxf(0, fminf(1, (radius - away) / edge));
            const int along = (turn & 1) != 0 ? size - 1 - x : x, down = (turn & 2) != 0 ? size - 1 - y : y,
                      u = (turn & 4) != 0 ? down : along, v = (turn & 4) != 0 ? along : down;
            const uint32_t pixel = pixel_near(from, left + u, top + v);
            const uint32_t color = manner.hue == 0 ? pixel : turn_hue(&hue, pixel);
            const float smooth = seen * seen * (3 - 2 * seen) * (middle->light ? light_of(color) : 1);
            row[x] = color | (uint32_t)lroundf(smooth * (1 - middle->veiled) * 255) << 24;
        }
    }
    SDL_SetSurfaceBlendMode(disc, SDL_BLENDMODE_BLEND);
    return disc;
}

bool empires_sector_painting(const App *app, const Sector *sector, char *file, size_t size) {
    const TargetLook look = {.id = sector->territory, .type = TARGET_PLANET, .picture = world_of(sector)};
    return sector->kind == PLACE_SUPERNOVA ? text_copy(file, size, SUPERNOVA)
                                           : world_art_file(app->pictures, &look, file, size);
}

// The part of a painting around its subject, `size` pixels wide; kept under that key. False: there is
// none yet.
static bool find_disc(App *app, GfxKey key, const TargetLook *look, const Middle *middle, float size,
                      Manner manner, GfxSprite *sprite) {
    if (gfx_cache_find(app->gfx, key, sprite))
        return true;
    const int w = (int)lroundf(size / (2 * middle->radius)), h = (int)lroundf((float)w * SHAPE);
    const SDL_Surface *painting = strcmp(look->picture, "supernova") == 0
                                      ? picture_store_get_now(app->pictures, SUPERNOVA, w, h)
                                      : world_art_get(app->gfx, app->pictures, look, w, h);
    if (painting == NULL)
        return false;
    *sprite = gfx_cache_put(app->gfx, key,
                            (GfxSprite){cut_out(painting, middle, (int)lroundf(size), manner), 0, 0});
    return true;
}

// Drawn in most cells of the map at once, and so as a sprite that needs no opacity of its own.
void empires_mist_draw(App *app, const char *territory, float x, float y, float size) {
    static const char *const mists[] = {"nebula:35549A,3D7FB8", "nebula:6A3F96,4470B4",
                                        "nebula:1F7A82,3050A8", "nebula:8A4A6A,4A4596",
                                        "nebula:2F6A92,5A90A8", "nebula:4A5AB6,8A5A9A"};
    const int side = (int)lroundf(size);
    const GfxRect rect = {roundf(x - size / 2), roundf(y - size / 2), size, size};
    if (side < 2 || gfx_is_dry(app->gfx) || !gfx_is_visible(app->gfx, rect))
        return;
    const char *picture = mists[number_of(territory) % (sizeof mists / sizeof mists[0])];
    const TargetLook look = {.id = "space", .type = TARGET_PLANET, .picture = picture};
    GfxKey key = gfx_key("mist");
    GfxSprite sprite;
    const uint32_t turn = number_of(territory) / 16 % TURNS;
    gfx_key_text(&key, picture);
    gfx_key_integer(&key, side);
    gfx_key_integer(&key, turn);
    if (!find_disc(app, key, &look, &thin_mist, (float)side, (Manner){turn, 0}, &sprite))
        return;
    gfx_sprite_draw(app->gfx, sprite, rect.x, rect.y);
}

static void draw_star(App *app, float x, float y, float size) {
    const float half = size / 2;
    GfxPaint glow = paint_radial(0.5F, 0.5F, 0xFFFFFCF4u, 0x00FF7A2Au, 0.7F);
    glow = paint_add(glow, 0.7F, 0x00FF7A2Au);
    glow.color[1] = 0xE0FFE9C0u, glow.at[1] = 0.1F;
    glow.color[2] = 0x58FFA24Eu, glow.at[2] = 0.24F;
    glow = paint_add(glow, 0.5F, 0x14FF7A2Au);
    glow = paint_add(glow, 0.7F, 0x00FF7A2Au);
    gfx_circle(app->gfx, x, y, half, &glow);
}

// Systems that yield as much are worlds of one kind: the colours of each differ a little, by its name.
static Manner manner_of(const Sector *sector) {
    static const int hues[] = {0, 18, -18, 9, -9, 24, -24};
    const bool differs = sector->kind != PLACE_HOME && sector->kind != PLACE_SUPERNOVA &&
                         sector->kind != PLACE_WORMHOLE && sector->kind != PLACE_NEBULA;
    return (Manner){0,
                    differs ? hues[number_of(sector->territory) / 64 % (sizeof hues / sizeof hues[0])] : 0};
}

void empires_sector_draw(App *app, const Sector *sector, float x, float y, float size) {
    const char *territory = sector->territory;
    const int side = (int)lroundf(size);
    const GfxRect rect = {roundf(x - size / 2), roundf(y - size / 2), size, size};
    gfx_record_mark(app->gfx, "world", territory, rect, COLOR_WHITE, 0);
    if (side < 2 || gfx_is_dry(app->gfx) || !gfx_is_visible(app->gfx, rect))
        return;
    const char *world = world_of(sector);
    const Middle *middle = middle_of(sector->kind, world);
    GfxKey key = gfx_key("sector");
    GfxSprite sprite;
    gfx_key_text(&key, territory);
    gfx_key_text(&key, world);
    gfx_key_integer(&key, side);
    const TargetLook look = {.id = territory, .type = TARGET_PLANET, .picture = world};
    if (find_disc(app, key, &look, middle, size, manner_of(sector), &sprite))
        gfx_sprite_draw(app->gfx, sprite, rect.x, rect.y);
    else if (sector->kind == PLACE_SUPERNOVA)
        draw_star(app, x, y, size);
}

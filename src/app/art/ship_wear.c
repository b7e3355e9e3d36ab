// SPDX-License-Identifier: MIT
// Changes the colours of a ship's picture and keeps its alpha, or less, so that nothing reaches beyond its
// outline.
// Made once for a picture and wear, and kept.
#include "app/art/ship_wear.h"

#include "gfx/sprite.h"

#include <math.h>

#define BURNS_EACH 5  // burnt places for each step of wear
#define EMBERS_FROM 2 // wear at which they still glow
#define BURN_TRIES 9
#define BURN_LONG 1.7f // along the hull
#define BURN_DARK 0.84f
#define HULL_ALPHA 0xE0u // less is the light of engines, or the outline
#define EMBER_RIM 0.52f  // how burnt the metal is that glows most
#define EMBER_WIDE 0.17f
#define PLATES 9 // from end to end
#define PLATES_LEAN 0.35f
#define SEAM 0.06f // of a plate

static float chance(int i, int k) {
    const unsigned bits = (unsigned)i * 2654435761u + (unsigned)k * 40503u + 977u;
    return (float)((bits ^ bits >> 13) * 2246822519u >> 16 & 0xFFFFu) / 65535.0f;
}

static uint32_t *row_of(SDL_Surface *surface, int y) {
    return (uint32_t *)(void *)((unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

// Colours of a premultiplied pixel by factors, and something added; never more than its alpha.
static uint32_t tinted(uint32_t pixel, float factor, const float add[3]) {
    const float a = (float)(pixel >> 24);
    uint32_t out = pixel & 0xFF000000u;
    for (int i = 0; i < 3; i++) {
        const float value = (float)(pixel >> (16 - 8 * i) & 255u) * factor + add[i] * a;
        out |= (uint32_t)fminf(fmaxf(value, 0), a) << (16 - 8 * i);
    }
    return out;
}

// ---- scorched

// A burnt place: soot that thins out softly and unevenly; if it is fresh, the metal round its middle glows.
typedef struct Burn {
    float x, y, r;
    int at; // its number
    bool glows;
} Burn;

static bool is_hull(const SDL_Surface *ship, float x, float y) {
    const int px = (int)x, py = (int)y;
    return px >= 0 && py >= 0 && px < ship->w && py < ship->h &&
           ((const uint32_t *)(const void *)((const unsigned char *)ship->pixels +
                                             (size_t)py * (size_t)ship->pitch))[px] >>
               24 >= HULL_ALPHA;
}

// Somewhere on the hull, not between its parts or on the light of its engines.
static Burn burn_of(const SDL_Surface *ship, int at, bool glows) {
    const SDL_Rect hull = ship->clip_rect;
    Burn burn = {.r = (float)hull.w * (0.036f + 0.056f * chance(at, 3)), .at = at, .glows = glows};
    for (int attempt = 0; attempt < BURN_TRIES; attempt++) {
        burn.x = (float)hull.x + (float)hull.w * (0.16f + 0.68f * chance(at, 1 + 4 * attempt));
        burn.y = (float)hull.y + (float)hull.h * (0.3f + 0.42f * chance(at, 2 + 4 * attempt));
        if (is_hull(ship, burn.x, burn.y))
            break;
    }
    return burn;
}

static float smooth(float part) {
    return part * part * (3 - 2 * part);
}

// Smooth noise from 0 to 1, a wave about one wide; the same for the same place and seed.
static float noise(float x, float y, int seed) {
    const int ix = (int)floorf(x), iy = (int)floorf(y);
    const float fx = smooth(x - (float)ix), fy = smooth(y - (float)iy);
    const float above = chance(ix + 31 * seed, iy) * (1 - fx) + chance(ix + 1 + 31 * seed, iy) * fx,
                below = chance(ix + 31 * seed, iy + 1) * (1 - fx) + chance(ix + 1 + 31 * seed, iy + 1) * fx;
    return above * (1 - fy) + below * fy;
}

static float uneven(float x, float y, int seed) {
    return 0.55f * noise(2.1f * x, 2.1f * y, seed) + 0.3f * noise(4.7f * x, 4.7f * y, seed + 7) +
           0.15f * noise(10 * x, 10 * y, seed + 13);
}

// How burnt it is there: 1 in the middle, 0 outside.
static float burnt_at(const Burn *burn, float x, float y) {
    const float dx = (x - burn->x) / (BURN_LONG * burn->r), dy = (y - burn->y) / burn->r,
                away = hypotf(dx, dy);
    return fminf(1, fmaxf(0, (1.32f - away) * (1 - away / 3) - 0.95f * uneven(dx + 8, dy + 8, burn->at)));
}

static void burn_pixel(uint32_t *pixel, const Burn *burn, float in, float x, float y) {
    const float rim = (in - EMBER_RIM) / EMBER_WIDE,
                ember = burn->glows ? expf(-rim * rim) * (0.25f + noise(x * 0.11f, y * 0.11f, burn->at)) : 0;
    const float add[3] = {0.55f * ember, 0.19f * ember, 0.04f * ember};
    if (in > 0 && *pixel >> 24 >= HULL_ALPHA)
        *pixel = tinted(*pixel, 1 - BURN_DARK * smooth(fminf(1, 1.25f * in)), add);
}

static void draw_burn(SDL_Surface *to, const Burn *burn) {
    const float wide = 1.4f * BURN_LONG * burn->r, high = 1.4f * burn->r;
    for (int y = SDL_max((int)(burn->y - high), 0); y <= (int)(burn->y + high) && y < to->h; y++)
        for (int x = SDL_max((int)(burn->x - wide), 0); x <= (int)(burn->x + wide) && x < to->w; x++)
            burn_pixel(row_of(to, y) + x, burn, burnt_at(burn, (float)x, (float)y), (float)x, (float)y);
}

static void scorch(SDL_Surface *to, int wear) {
    for (int i = 0; i < BURNS_EACH * wear; i++) {
        const Burn burn = burn_of(to, i, wear >= EMBERS_FROM && i % 3 == 0);
        draw_burn(to, &burn);
    }
}

// ---- plated

// Steel that takes light and shade from the hull below it, with a bright seam between plates.
static uint32_t plate(uint32_t pixel, float along) {
    const float a = (float)(pixel >> 24), part = along - floorf(along);
    const float bright =
        (float)((pixel >> 16 & 255u) + (pixel >> 8 & 255u) + (pixel & 255u)) / 3 / fmaxf(a, 1);
    const float shade = 0.2f + 0.6f * bright + 0.18f * (1 - part);
    const bool seam = part<SEAM, groove = part> 1 - SEAM;
    const float steel[3] = {0.62f * shade, 0.72f * shade, 0.86f * shade}, line[3] = {0.5f, 0.8f, 1.0f},
                dark[3] = {0.04f, 0.06f, 0.1f};
    return tinted(pixel, 0, seam ? line : groove ? dark : steel);
}

static void cover(SDL_Surface *to) {
    const SDL_Rect hull = to->clip_rect;
    const float w = fmaxf((float)hull.w / PLATES, 1);
    for (int y = 0; y < to->h; y++)
        for (int x = 0; x < to->w; x++) {
            uint32_t *pixel = row_of(to, y) + x;
            if (*pixel >> 24 > 0)
                *pixel = plate(*pixel, ((float)(x - hull.x) + PLATES_LEAN * (float)(y - hull.y)) / w);
        }
}

// ---- torn

#define TEAR_WIDE 0.011f // of the picture's width: edges that still glow
#define TEAR_BENDS 0.016f
#define TEAR_FLAT 1.35f // pieces are wider than high

static const struct {
    float x, y;
} middles[SHIP_PIECES] = {{-0.26f, -0.02f}, {-0.17f, 0.06f}, {-0.12f, -0.06f},
                          {-0.03f, 0.02f},  {0.05f, 0.09f},  {0.04f, -0.07f},
                          {0.14f, 0.02f},   {0.21f, -0.05f}, {0.28f, 0.04f}};

void ship_piece_middle(int piece, float *x, float *y) {
    *x = middles[piece].x;
    *y = middles[piece].y;
}

typedef struct Spot {
    float x, y;
} Spot;

// Where a pixel counts as being, so that tears are jagged: from the picture's middle, in pixels.
static Spot bent(float x, float y, float w) {
    const float one = 6.28f / (0.11f * w), bend = TEAR_BENDS * w;
    return (Spot){x + bend * (sinf(y * one) + 0.32f * sinf((x + 1.7f * y) * 2.1f * one)),
                  y + bend * (sinf(x * one + 2) + 0.32f * sinf((1.9f * x - y) * 1.9f * one))};
}

static float squared_away(int piece, Spot at, float w) {
    const float dx = at.x - middles[piece].x * w, dy = (at.y - middles[piece].y * w) * TEAR_FLAT;
    return dx * dx + dy * dy;
}

// How far inside its piece a pixel is, in pixels; below 0: it is another's.
static float inside_piece(int piece, Spot at, float w) {
    const float own = squared_away(piece, at, w);
    float nearest = 1e12f;
    for (int i = 0; i < SHIP_PIECES; i++)
        if (i != piece)
            nearest = fminf(nearest, squared_away(i, at, w));
    return (sqrtf(nearest) - sqrtf(own)) / 2;
}

// A torn edge is soft, burnt, and glows; colours are premultiplied.
static uint32_t torn_pixel(uint32_t pixel, float inside, float wide) {
    const float alpha = fminf(1, inside + 0.5f), ember = fmaxf(0, 1 - inside / wide),
                burnt = 1 - 0.6f * fmaxf(0, 1 - inside / (2.5f * wide));
    const float add[3] = {0.95f * ember, 0.48f * ember * ember, 0.16f * ember * ember * ember};
    const uint32_t lit = tinted(pixel, burnt, add);
    uint32_t out = 0;
    for (int shift = 0; shift < 32; shift += 8)
        out |= (uint32_t)((float)(lit >> shift & 255u) * alpha) << shift;
    return out;
}

static void tear(SDL_Surface *to, int piece) {
    const SDL_Rect hull = to->clip_rect;
    const float w = (float)to->w, wide = fmaxf(TEAR_WIDE * w, 1.5f);
    SDL_Rect part = {hull.x, hull.y, 0, 0};
    for (int y = hull.y; y < hull.y + hull.h; y++)
        for (int x = hull.x; x < hull.x + hull.w; x++) {
            uint32_t *pixel = row_of(to, y) + x;
            if (*pixel >> 24 == 0)
                continue;
            const float inside = inside_piece(piece, bent((float)x - w / 2, (float)(y - to->h / 2), w), w);
            *pixel = inside <= -0.5f ? 0 : torn_pixel(*pixel, inside, wide);
            const SDL_Rect one = {x, y, 1, 1};
            if (*pixel != 0)
                SDL_UnionRect(&part, &one, &part); // an empty one counts for nothing
        }
    SDL_SetClipRect(to, &part);
}

static GfxKey key_of(const char *name, int wear) {
    GfxKey key = gfx_key("worn ship");
    gfx_key_text(&key, name);
    gfx_key_integer(&key, wear);
    return key;
}

bool ship_is_worn(Gfx *gfx, const char *name, int wear) {
    GfxSprite sprite;
    return wear <= 0 || gfx_cache_find(gfx, key_of(name, wear), &sprite);
}

SDL_Surface *ship_worn(Gfx *gfx, const char *name, SDL_Surface *picture, int wear) {
    const GfxKey key = key_of(name, wear);
    GfxSprite sprite;
    if (wear <= 0)
        return picture;
    if (gfx_cache_find(gfx, key, &sprite) && sprite.surface != NULL)
        return sprite.surface;
    SDL_Surface *worn = SDL_DuplicateSurface(picture);
    if (worn == NULL)
        return picture;
    SDL_SetClipRect(worn, &picture->clip_rect); // the part that isn't transparent (cutout.c)
    if (wear >= SHIP_TORN)
        tear(worn, (wear - SHIP_TORN) % SHIP_PIECES);
    else if (wear == SHIP_PLATED)
        cover(worn);
    else
        scorch(worn, wear);
    return gfx_cache_put(gfx, key, (GfxSprite){.surface = worn}).surface;
}

// SPDX-License-Identifier: MIT
// Changes the colours of a ship's picture and keeps its alpha, or less, so that nothing reaches beyond its
// outline.
// Made once for a picture and wear, and kept.
#include "app/art/ship_wear.h"

#include "gfx/sprite.h"

#include <math.h>

#define BURNS_EACH 5  // burnt places for each step of wear
#define EMBERS_FROM 2 // wear at which they still glow
#define PLATES 9      // from end to end
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

// One burnt place: dark, with an uneven edge and, if it is fresh, an ember in its middle.
static void burn(SDL_Surface *to, int at, bool glows) {
    const SDL_Rect hull = to->clip_rect;
    const float cx = (float)hull.x + (float)hull.w * (0.14f + 0.72f * chance(at, 1)),
                cy = (float)hull.y + (float)hull.h * (0.34f + 0.34f * chance(at, 2)),
                r = (float)hull.w * (0.035f + 0.05f * chance(at, 3));
    for (int y = SDL_max((int)(cy - r), 0); y <= (int)(cy + r) && y < to->h; y++)
        for (int x = SDL_max((int)(cx - 1.5f * r), 0); x <= (int)(cx + 1.5f * r) && x < to->w; x++) {
            uint32_t *pixel = row_of(to, y) + x;
            const float dx = ((float)x - cx) / 1.5f, dy = (float)y - cy, angle = atan2f(dy, dx);
            const float edge = r * (0.74f + 0.2f * sinf(angle * 5 + (float)at) + 0.06f * sinf(angle * 13));
            const float in = 1 - hypotf(dx, dy) / edge;
            if (in <= 0 || *pixel >> 24 == 0)
                continue;
            const float ember = glows ? fmaxf(0, in - 0.62f) * 1.9f : 0;
            const float add[3] = {ember, ember * 0.42f, ember * 0.1f};
            *pixel = tinted(*pixel, 1 - 0.86f * fminf(1, in * 2.2f), add);
        }
}

static void scorch(SDL_Surface *to, int wear) {
    for (int i = 0; i < BURNS_EACH * wear; i++)
        burn(to, i, wear >= EMBERS_FROM && i % 3 == 0);
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

// SPDX-License-Identifier: MIT
// Changes the colours of a ship's picture and keeps its alpha, so that nothing reaches beyond its outline.
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

SDL_Surface *ship_worn(Gfx *gfx, const char *name, SDL_Surface *picture, int wear) {
    GfxKey key = gfx_key("worn ship");
    GfxSprite sprite;
    gfx_key_text(&key, name);
    gfx_key_integer(&key, wear);
    if (wear <= 0)
        return picture;
    if (gfx_cache_find(gfx, key, &sprite) && sprite.surface != NULL)
        return sprite.surface;
    SDL_Surface *worn = SDL_DuplicateSurface(picture);
    if (worn == NULL)
        return picture;
    SDL_SetClipRect(worn, &picture->clip_rect); // the part that isn't transparent (cutout.c)
    if (wear == SHIP_PLATED)
        cover(worn);
    else
        scorch(worn, wear);
    return gfx_cache_put(gfx, key, (GfxSprite){.surface = worn}).surface;
}

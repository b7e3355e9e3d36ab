// SPDX-License-Identifier: MIT
// Blitting pictures to the screen, drawing into layers instead of the screen, and asset paths.
#include "gfx/sprite.h"
#include "core/hash.h"
#include "gfx/blend.h"
#include "gfx/copy.h"
#include "gfx/internal.h"
#include "gfx/record.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t *pixels_at(SDL_Surface *surface, int x, int y) {
    return (uint32_t *)(void *)((unsigned char *)surface->pixels + (size_t)y * (size_t)surface->pitch) + x;
}

// Blends a row whose alpha bytes are undefined as opaque pixels.
static void blend_opaque(uint32_t *to, const uint32_t *from, int count, unsigned opacity) {
    uint32_t run[64];
    for (int done = 0; done < count; done += 64) {
        int n = count - done < 64 ? count - done : 64;
        for (int i = 0; i < n; i++)
            run[i] = from[done + i] | 0xFF000000u;
        blend_row(to + done, run, n, opacity);
    }
}

void gfx_blit_part(Gfx *gfx, SDL_Surface *picture, SDL_Rect part, int x, int y) {
    SDL_Rect at = {x, y, part.w, part.h}, clip = clip_now(gfx), seen;
    unsigned opacity = (unsigned)lroundf(gfx->opacity[gfx->opacities - 1] * 255);
    if (picture == NULL || opacity == 0 || gfx->target == NULL || gfx_is_dry(gfx) ||
        !SDL_IntersectRect(&at, &clip, &seen))
        return;
    SDL_BlendMode mode;
    SDL_GetSurfaceBlendMode(picture, &mode);
    if (mode == SDL_BLENDMODE_NONE && opacity == 255) {
        const SDL_Rect shown = {part.x + seen.x - x, part.y + seen.y - y, seen.w, seen.h};
        copy_pixels(picture, shown, gfx->target, seen.x, seen.y);
        return;
    }
    bool has_alpha = picture->format->Amask != 0;
    for (int row = 0; row < seen.h; row++) {
        const uint32_t *from = pixels_at(picture, part.x + seen.x - x, part.y + seen.y - y + row);
        uint32_t *to = pixels_at(gfx->target, seen.x, seen.y + row);
        if (has_alpha)
            blend_row(to, from, seen.w, opacity);
        else
            blend_opaque(to, from, seen.w, opacity);
    }
}

// Blends the visible pixels of columns `from` to `to` of one picture row.
static void blend_seen(uint32_t *row, const uint32_t *picture, SDL_Rect seen, int from, int to,
                       unsigned opacity) {
    const int x0 = SDL_max(from, seen.x), x1 = SDL_min(to, seen.x + seen.w);
    if (x0 < x1)
        blend_row(row + x0, picture + (x0 - from), x1 - x0, opacity);
}

void gfx_blit_stretched(Gfx *gfx, SDL_Surface *picture, SDL_Rect box) {
    const SDL_Rect clip = clip_now(gfx);
    SDL_Rect seen;
    const unsigned opacity = (unsigned)lroundf(gfx->opacity[gfx->opacities - 1] * 255);
    if (picture == NULL || opacity == 0 || gfx->target == NULL || gfx_is_dry(gfx) ||
        !SDL_IntersectRect(&box, &clip, &seen))
        return;
    const int mx = picture->w / 2, my = picture->h / 2;
    const int right = box.x + box.w - (picture->w - mx - 1), bottom = box.y + box.h - (picture->h - my - 1);
    const int x0 = SDL_max(box.x + mx, seen.x), x1 = SDL_min(right, seen.x + seen.w);
    for (int y = seen.y; y < seen.y + seen.h; y++) {
        const int at = y - box.y < my ? y - box.y : y < bottom ? my : picture->h - (box.y + box.h - y);
        const uint32_t *from = pixels_at(picture, 0, at);
        uint32_t *row = pixels_at(gfx->target, 0, y);
        blend_seen(row, from, seen, box.x, box.x + mx, opacity);
        if (from[mx] >> 24 != 0 && x0 < x1)
            blend_row_color(row + x0, from[mx], x1 - x0, opacity);
        blend_seen(row, from + mx + 1, seen, right, box.x + box.w, opacity);
    }
}

void gfx_blit(Gfx *gfx, SDL_Surface *picture, int x, int y) {
    if (picture != NULL)
        gfx_blit_part(gfx, picture, (SDL_Rect){0, 0, picture->w, picture->h}, x, y);
}

void gfx_sprite_draw(Gfx *gfx, GfxSprite sprite, float x, float y) {
    SDL_Rect at = rect_pixels(gfx_rect(x, y, 0, 0));
    gfx_blit(gfx, sprite.surface, at.x + sprite.dx, at.y + sprite.dy);
}

// ---- layers ----

void gfx_layer_begin(Gfx *gfx, int w, int h, Color ground) {
    assert(gfx->layers < LAYERS_KEPT);
    SavedTarget *saved = &gfx->layer[gfx->layers++];
    saved->target = gfx->target;
    saved->clips = gfx->clips;
    saved->opacities = gfx->opacities;
    memcpy(saved->clip, gfx->clip, sizeof saved->clip);
    memcpy(saved->opacity, gfx->opacity, sizeof saved->opacity);

    // Painted without alpha, since SDL's blending would make an opaque background slightly transparent; the
    // returned picture shares the pixels and has alpha.
    saved->pixels = gfx_is_dry(gfx) ? NULL
                                    : SDL_CreateRGBSurfaceWithFormat(0, SDL_max(w, 1), SDL_max(h, 1), 32,
                                                                     SDL_PIXELFORMAT_ARGB8888);
    gfx->target =
        saved->pixels == NULL
            ? NULL
            : SDL_CreateRGBSurfaceWithFormatFrom(saved->pixels->pixels, saved->pixels->w, saved->pixels->h,
                                                 32, saved->pixels->pitch, SDL_PIXELFORMAT_RGB888);
    gfx->clips = gfx->opacities = 1;
    gfx->opacity[0] = 1;
    gfx->clip[0] = (SDL_Rect){0, 0, SDL_max(w, 1), SDL_max(h, 1)};
    if (gfx->target != NULL)
        SDL_FillRect(gfx->target, NULL, ground & 0xFFFFFFu);
}

SDL_Surface *gfx_layer_end(Gfx *gfx) {
    assert(gfx->layers > 0);
    SavedTarget *saved = &gfx->layer[--gfx->layers];
    SDL_Surface *picture = saved->pixels;
    if (gfx->target == NULL) {
        SDL_FreeSurface(picture);
        picture = NULL;
    }
    SDL_FreeSurface(gfx->target);
    gfx->target = saved->target;
    gfx->clips = saved->clips;
    gfx->opacities = saved->opacities;
    memcpy(gfx->clip, saved->clip, sizeof gfx->clip);
    memcpy(gfx->opacity, saved->opacity, sizeof gfx->opacity);
    for (int y = 0; picture != NULL && y < picture->h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch);
        for (int x = 0; x < picture->w; x++)
            row[x] |= 0xFF000000u;
    }
    if (picture != NULL)
        SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_BLEND);
    return picture;
}

// ---- assets ----

void gfx_set_asset_layers(Gfx *gfx, const Layers *assets) {
    gfx->assets = assets;
}

void gfx_asset_path(const Gfx *gfx, const char *path, char *out, size_t size) {
    Text found = {0};
    if (gfx->assets != NULL && gfx->assets->count > 1 && layers_find(gfx->assets, path, &found))
        snprintf(out, size, "%s", text_string(&found));
    else
        snprintf(out, size, "%s/%s", gfx->asset_root, path);
    text_finish(&found);
}

void gfx_report(Gfx *gfx, const char *path, const char *what) {
    uint64_t id = hash_bytes(path, strlen(path), 0);
    for (int i = 0; i < gfx->reports; i++)
        if (gfx->reported[i] == id)
            return;
    if (gfx->reports < REPORTS_MAX)
        gfx->reported[gfx->reports++] = id;
    if (gfx->log == NULL)
        return;
    char line[1400], full[1024];
    gfx_asset_path(gfx, path, full, sizeof full);
    snprintf(line, sizeof line, "%s: %s", full, what);
    gfx->log(gfx->log_context, line);
}

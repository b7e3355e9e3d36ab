// SPDX-License-Identifier: MIT
// Effects on a card's painting. Drift: the painting of an inspected card moves closer for a moment and
// settles; drawn over the finished card inside its frame, with the same vignette and chips, so that it ends
// exactly on the card itself. Shine: bright spots of a card just turned face up flare.
#include "app/art/card_parts.h"
#include "app/art/resample.h"
#include "gfx/ease.h"

#include <math.h>

#define NEARER 0.10f // additional scale at the start
#define ASIDE 0.03f  // sideways shift, as a fraction of the width

static bool can_drift(const CardLook *look, const CardPlace *place) {
    return look->painting != NULL && look->pictures != NULL && !look->power_blocked &&
           !look->effect_blocked && place->mode != CARD_CHIP;
}

// Inside the highlight along the frame's inner edge.
static GfxRect picture_rect(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardShape *shape) {
    const SDL_Point size = card_picture_size(gfx, look, shape);
    const float x = roundf(place->x) + (float)shape->inset,
                y = roundf(place->y) + (float)(shape->inset + shape->header - card_picture_under(shape));
    return gfx_rect(x, y, (float)size.x, (float)size.y);
}

GfxRect card_art_drift_bounds(Gfx *gfx, const CardLook *look, const CardPlace *place) {
    if (!can_drift(look, place))
        return gfx_rect(0, 0, 0, 0);
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    return picture_rect(gfx, look, place, &shape);
}

void card_art_draw_drift(Gfx *gfx, const CardLook *look, const CardPlace *place, float part) {
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    const float left = 1 - ease_out_cubic(part);
    if (left <= 0 || !can_drift(look, place) || gfx_is_dry(gfx) ||
        !card_painting_is_readable(gfx, look->painting))
        return;
    const GfxRect rect = picture_rect(gfx, look, place, &shape);
    const int w = (int)rect.w, h = (int)rect.h;
    const PictureFrame frame = card_painting_frame(look, &shape, (SDL_Point){w, h});
    SDL_Surface *painting = gfx_is_visible(gfx, rect)
                                ? picture_store_get_framed_now(look->pictures, look->painting, &frame)
                                : NULL;
    SDL_Surface *moved = resample_magnified(painting, 1 + NEARER * left, ASIDE * left * rect.w);
    if (moved == NULL)
        return;
    gfx_clip_push(gfx, gfx_inset(rect, ceilf(fmaxf(1.4f * shape.k, 1))));
    gfx_blit(gfx, moved, (int)rect.x, (int)rect.y);
    gfx_sprite_draw(gfx, card_vignette(gfx, w, h), rect.x, rect.y);
    const CardFace face = {.gfx = gfx,
                           .look = look,
                           .shape = &shape,
                           .colors = *palette_faction(look->faction),
                           .x = rect.x,
                           .w = rect.w};
    card_chips_paint(&face, rect.y);
    gfx_clip_pop(gfx);
    SDL_FreeSurface(moved);
}

// ---- flaring up

#define BURNS 205   // brightness above which a pixel flares
#define BURNS_BY 40 // brightness range until it flares fully
#define QUICK 0.2f  // fraction of the time until the peak

static uint32_t burning(uint32_t pixel) {
    const int r = (int)(pixel >> 16 & 255), g = (int)(pixel >> 8 & 255), b = (int)(pixel & 255);
    const int bright = (r * 54 + g * 183 + b * 19) >> 8;
    const int alpha = SDL_clamp((bright - BURNS) * 255 / BURNS_BY, 0, 255);
    return (uint32_t)alpha << 24 | (pixel & 0xFFFFFFu);
}

// The flaring pixels and a glow around them.
static SDL_Surface *paint_shine(const SDL_Surface *painting, Color glow) {
    const int w = painting->w, h = painting->h;
    SDL_Surface *fires = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (fires == NULL)
        return NULL;
    for (int y = 0; y < h; y++) {
        const uint32_t *from = (const uint32_t *)(const void *)((const unsigned char *)painting->pixels +
                                                                (size_t)y * (size_t)painting->pitch);
        uint32_t *to =
            (uint32_t *)(void *)((unsigned char *)fires->pixels + (size_t)y * (size_t)fires->pitch);
        for (int x = 0; x < w; x++)
            to[x] = burning(from[x]);
    }
    Canvas canvas = canvas_start(w, h);
    canvas_blit_blurred(&canvas, fires, 0, 0, (float)h * 0.06f, color_alpha(glow, 0.9f));
    canvas_blit_blurred(&canvas, fires, 0, 0, (float)h * 0.02f, color_alpha(COLOR_WHITE, 0.7f));
    SDL_FreeSurface(fires);
    return canvas_finish(&canvas);
}

void card_art_draw_shine(Gfx *gfx, const CardLook *look, const CardPlace *place, float part) {
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    const bool upright = place->degrees == 0 && place->squash >= 1 && place->scale == 1;
    const float strength = part < QUICK ? part / QUICK : 1 - ease_in_out_sine((part - QUICK) / (1 - QUICK));
    if (!upright || strength <= 0 || part >= 1 || !can_drift(look, place) || shape.pile || gfx_is_dry(gfx) ||
        !card_painting_is_readable(gfx, look->painting))
        return;
    const GfxRect rect = picture_rect(gfx, look, place, &shape);
    const FactionColors *colors = palette_faction(look->hue != PALETTE_NEUTRAL ? look->hue : look->faction);
    GfxKey key = gfx_key("card shine");
    GfxSprite sprite = {0};
    gfx_key_text(&key, look->painting);
    gfx_key_integer(&key, colors->light);
    gfx_key_integer(&key, (int)rect.w);
    gfx_key_integer(&key, (int)rect.h);
    if (!gfx_cache_find(gfx, key, &sprite)) {
        const PictureFrame frame = card_painting_frame(look, &shape, (SDL_Point){(int)rect.w, (int)rect.h});
        const SDL_Surface *painting = picture_store_get_framed_now(look->pictures, look->painting, &frame);
        if (painting == NULL)
            return;
        sprite = gfx_cache_put(gfx, key, (GfxSprite){paint_shine(painting, colors->light), 0, 0});
    }
    gfx_clip_push(gfx, rect);
    gfx_opacity_push(gfx, strength * place->opacity);
    gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
    gfx_opacity_pop(gfx);
    gfx_clip_pop(gfx);
}

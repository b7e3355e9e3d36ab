// SPDX-License-Identifier: MIT
// The painting of a card that is looked at closely: it comes nearer for a moment and settles. It is drawn
// over the finished card, between its frame's inner edges, with the same vignette and chips; at its end the
// card itself is what there is to see.
#include "app/art/card_parts.h"
#include "app/art/resample.h"
#include "gfx/ease.h"

#include <math.h>

#define NEARER 0.10f // at the beginning
#define ASIDE 0.03f  // of its width

static bool can_drift(const CardLook *look, const CardPlace *place) {
    return look->painting != NULL && look->pictures != NULL && !look->power_blocked &&
           !look->effect_blocked && place->mode != CARD_CHIP;
}

// Within the light along the frame's inner edge.
static GfxRect picture_rect(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardShape *shape) {
    const SDL_Point size = card_picture_size(gfx, look, shape);
    const float x = roundf(place->x) + (float)shape->inset,
                y = roundf(place->y) + (float)(shape->inset + shape->header);
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
    SDL_Surface *painting =
        gfx_is_visible(gfx, rect) ? picture_store_need(look->pictures, look->painting, w, h) : NULL;
    SDL_Surface *moved = resample_nearer(painting, 1 + NEARER * left, ASIDE * left * rect.w);
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

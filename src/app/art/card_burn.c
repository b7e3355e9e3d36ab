// SPDX-License-Identifier: MIT
// A card that burns up where it lies: it chars from one side on, an uneven edge of embers eats through it
// and into its rim, and its number, which has nothing left to be on, falls and burns last. When each pixel
// burns is worked out once for a size and side; a frame is a look-up for each pixel.
#include "app/art/card_burn.h"

#include "app/art/card_embers.h"
#include "app/art/card_parts.h"

#include <math.h>

#define SIDES 8       // from which it can begin
#define BURNS_BY 150  // of 255: when all but the number burns at the latest
#define NUMBER_AT 176 // … and when that does
#define NUMBER_TAKES 40
#define UNEVEN 0.15f    // share of chance in when a pixel burns
#define GRAIN 12.0f     // of that chance, units of the drawing
#define RIM 20.0f       // units of the drawing that burn earlier, so that no straight edge is left
#define RIM_EARLY 30.0f // … at most by so much
#define FALLS_AT 0.46f  // the part from which the number falls
#define FALLS_TO 0.62f  // … so far at last, of the card's height
#define PI_F 3.14159265f

// ---- when a pixel burns

static bool is_number(const CardShape *shape, float badge, int x, int y) {
    const float inset = (float)shape->inset, in_y = (float)y - inset;
    return in_y >= 0 && in_y < (float)shape->header && (float)x >= inset &&
           (float)x < inset + badge + (7 - 11 * in_y / (float)shape->header) * shape->k;
}

static uint8_t time_of(const CardShape *shape, float badge, int side, int x, int y) {
    const float angle = (float)side * 2 * PI_F / SIDES, dx = cosf(angle), dy = sinf(angle);
    const float w = (float)shape->w, h = (float)shape->h, reach = (fabsf(dx) * w + fabsf(dy) * h) / 2;
    const float along = 0.5f - (((float)x - w / 2) * dx + ((float)y - h / 2) * dy) / (2 * reach);
    const float gx = (float)x / (GRAIN * shape->k), gy = (float)y / (GRAIN * shape->k);
    const float noise = 0.7f * card_uneven(gx, gy) + 0.3f * card_uneven(gx * 2.7f + 31, gy * 2.7f);
    if (is_number(shape, badge, x, y))
        return (uint8_t)(NUMBER_AT + NUMBER_TAKES * noise);
    const float rim = fminf(fminf((float)x, w - 1 - (float)x), fminf((float)y, h - 1 - (float)y));
    const float early = RIM_EARLY * fmaxf(0, 1 - rim / (RIM * shape->k)) * (0.4f + 0.6f * noise);
    const float when = BURNS_BY * ((1 - UNEVEN) * fminf(fmaxf(along, 0), 1) + UNEVEN * noise);
    return (uint8_t)fmaxf(0, when - early);
}

// A byte a pixel. Valid in this frame; NULL: no memory.
static const SDL_Surface *times(Gfx *gfx, const CardShape *shape, float badge, int side) {
    GfxKey key = gfx_key("card burns");
    GfxSprite sprite;
    const int32_t numbers[] = {(int32_t)shape->mode, shape->w, shape->h, (int32_t)badge, side};
    gfx_key_bytes(&key, numbers, sizeof numbers);
    gfx_key_number(&key, shape->k);
    if (gfx_cache_find(gfx, key, &sprite) && sprite.surface != NULL)
        return sprite.surface;
    SDL_Surface *map = SDL_CreateRGBSurfaceWithFormat(0, shape->w, shape->h, 8, SDL_PIXELFORMAT_INDEX8);
    if (map == NULL)
        return NULL;
    for (int y = 0; y < shape->h; y++)
        for (int x = 0; x < shape->w; x++)
            ((uint8_t *)map->pixels)[y * map->pitch + x] = time_of(shape, badge, side, x, y);
    return gfx_cache_put(gfx, key, (GfxSprite){.surface = map}).surface;
}

// ---- what it looks like then

// The card without its number, or the number alone.
static SDL_Surface *burnt_copy(const SDL_Surface *card, const SDL_Surface *when, const CardBurn *burning) {
    CardBurnt look[256];
    SDL_Surface *copy = SDL_CreateRGBSurfaceWithFormat(0, card->w, card->h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (copy == NULL)
        return NULL;
    for (int i = 0; i < 256; i++)
        look[i] = (i >= NUMBER_AT) == burning->number
                      ? card_burnt_at(burning->part * (NUMBER_AT + NUMBER_TAKES + CARD_ASH) - (float)i,
                                      burning->ember)
                      : (CardBurnt){0};
    SDL_SetSurfaceBlendMode(copy, SDL_BLENDMODE_BLEND);
    for (int y = 0; y < card->h; y++) {
        const uint32_t *from = (const uint32_t *)(const void *)((const char *)card->pixels + y * card->pitch);
        uint32_t *to = (uint32_t *)(void *)((char *)copy->pixels + y * copy->pitch);
        const uint8_t *at = (const uint8_t *)when->pixels + y * when->pitch;
        for (int x = 0; x < card->w; x++)
            to[x] = card_burnt_pixel(from[x], &look[at[x]]);
    }
    return copy;
}

// It falls ever faster.
static float fallen(const CardBurn *burning, const CardShape *shape) {
    const float part = fmaxf(0, burning->part - FALLS_AT) / (1 - FALLS_AT);
    return burning->number && !burning->still ? roundf((float)shape->h * FALLS_TO * part * part) : 0;
}

static int side_of(float from_x, float from_y) {
    const float turns = atan2f(from_y, from_x) / (2 * PI_F);
    return ((int)lroundf(turns * SIDES) + SIDES) % SIDES;
}

void card_art_draw_burning(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardBurn *burning) {
    const CardShape shape = card_shape(gfx, place->mode, place->width, place->height);
    const GfxRect rect = gfx_rect(roundf(place->x), roundf(place->y), (float)shape.w, (float)shape.h);
    if (burning->part >= 1 || !gfx_is_visible(gfx, rect))
        return;
    gfx_record_mark(gfx, burning->number ? "burning number" : "burning", look->name, rect, burning->ember, 0);
    if (gfx_is_dry(gfx))
        return;
    const CardFace face = {.gfx = gfx, .look = look, .shape = &shape, .w = rect.w};
    const SDL_Surface *when =
        times(gfx, &shape, card_badge_width(&face), side_of(burning->from_x, burning->from_y));
    const SDL_Surface *card = card_face_kept(gfx, look, &shape);
    if (when == NULL || card == NULL || card->w != when->w || card->h != when->h)
        return;
    SDL_Surface *copy = burnt_copy(card, when, burning);
    gfx_opacity_push(gfx, place->opacity);
    gfx_clip_push(gfx, rect);
    gfx_blit(gfx, copy, (int)rect.x, (int)(rect.y + fallen(burning, &shape)));
    gfx_clip_pop(gfx);
    gfx_opacity_pop(gfx);
    SDL_FreeSurface(copy);
}

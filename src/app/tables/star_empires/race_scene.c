// SPDX-License-Identifier: MIT
// Cuts the middle out of the painting of a race's special card, as high as it is, and fades its edges.
#include "app/tables/star_empires/race_scene.h"

#include "app/art/card_parts.h"
#include "app/art/picture_store.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <math.h>

#define SUBJECT 0.66F // share of a painting's width that is seen: all of the device
#define SHAPE (400.0F / 640)
// How far each edge takes to fade, as a share of the width; longest towards the words.
#define SOFT_LEFT 0.10F
#define SOFT_RIGHT 0.16F
#define SOFT_ENDS 0.10F // above and below

static float smooth(float part) {
    const float t = fmaxf(0, fminf(1, part));
    return t * t * (3 - 2 * t);
}

// The middle w columns; NULL if out of memory.
static SDL_Surface *faded(const SDL_Surface *from, int w) {
    const int h = from->h;
    SDL_Surface *scene = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (scene == NULL)
        return NULL;
    const int left = (from->w - w) / 2;
    for (int y = 0; y < h; y++) {
        uint32_t *row =
            (uint32_t *)(void *)((unsigned char *)scene->pixels + (size_t)y * (size_t)scene->pitch);
        const uint32_t *source = (const uint32_t *)(const void *)((const unsigned char *)from->pixels +
                                                                  (size_t)y * (size_t)from->pitch);
        const float down = smooth(((float)SDL_min(y, h - 1 - y) + 0.5F) / (SOFT_ENDS * (float)w));
        for (int x = 0; x < w; x++) {
            const float across = smooth(((float)x + 0.5F) / (SOFT_LEFT * (float)w)) *
                                 smooth(((float)(w - x) - 0.5F) / (SOFT_RIGHT * (float)w));
            row[x] = (source[left + x] & 0xFFFFFFu) | (uint32_t)lroundf(down * across * 255) << 24;
        }
    }
    SDL_SetSurfaceBlendMode(scene, SDL_BLENDMODE_BLEND);
    return scene;
}

float empires_race_scene_height(float width) {
    return roundf(roundf(width / SUBJECT) * SHAPE);
}

bool empires_race_scene_draw(App *app, const EmpiresLooks *looks, uint8_t race, float x, float y,
                             float width) {
    const char *file = empires_race_painting(looks, race);
    if (file == NULL || app->pictures == NULL || !card_painting_is_readable(app->gfx, file))
        return false;
    const int w = (int)lroundf(width), h = (int)empires_race_scene_height((float)w),
              whole = (int)lroundf((float)w / SUBJECT);
    const GfxRect rect = {roundf(x), roundf(y), (float)w, (float)h};
    gfx_record_mark(app->gfx, "picture", file, rect, COLOR_WHITE, 0);
    if (w < 2 || h < 2 || gfx_is_dry(app->gfx) || !gfx_is_visible(app->gfx, rect))
        return true;
    GfxKey key = gfx_key("race scene");
    GfxSprite sprite;
    gfx_key_text(&key, file);
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, h);
    if (!gfx_cache_find(app->gfx, key, &sprite)) {
        const SDL_Surface *painting = picture_store_get(app->pictures, file, whole, h);
        if (painting == NULL)
            return true;
        sprite = gfx_cache_put(app->gfx, key, (GfxSprite){faded(painting, w), 0, 0});
    }
    gfx_sprite_draw(app->gfx, sprite, rect.x, rect.y);
    return true;
}

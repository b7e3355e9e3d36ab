// SPDX-License-Identifier: MIT
// A poster is composed and cached once per size.
#include "app/art/poster.h"

#include "app/art/card_parts.h"

#include <math.h>

#define POSTERS "pictures/posters/"
#define GROUND_TOP 0xFF10182Cu // without a painting
#define GROUND 0xFF080E1Au     // below the picture, where panels are drawn
#define FADE 0.26f             // fraction of the picture's height that fades to the ground
#define EMBLEM 0.34f           // as a fraction of the shorter side

static void put_emblem(Gfx *gfx, Canvas *canvas, const FactionColors *colors, float cx, float cy,
                       float size) {
    if (colors->emblem == NULL)
        return;
    SDL_Surface *sign = gfx_load_icon(gfx, colors->emblem, (int)lroundf(size));
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.45f, colors->main);
    const int x = (int)lroundf(cx - size / 2), y = (int)lroundf(cy - size / 2);
    if (sign == NULL)
        return;
    canvas_blit_blurred(canvas, sign, x, y, size * 0.10f, color_alpha(colors->main, 0.8f));
    canvas_blit_shape(canvas, sign, x, y, &shine);
    SDL_FreeSurface(sign);
}

// The first emblem in front, the others smaller at its sides.
static void put_emblems(Gfx *gfx, Canvas *canvas, const Poster *poster, float w, float h) {
    static const float at[POSTER_EMBLEMS][3] = {
        {0, 0.04f, 1}, {0.29f, -0.18f, 0.62f}, {-0.29f, -0.18f, 0.62f}};
    const float m = fminf(w, h);
    for (int i = poster->factions - 1; i >= 0; i--)
        put_emblem(gfx, canvas, palette_faction(poster->faction[i]), w / 2 + at[i][0] * m,
                   h / 2 + at[i][1] * m, m * EMBLEM * at[i][2]);
}

// `painting` NULL: paints the emblems instead.
static SDL_Surface *compose(Gfx *gfx, const Poster *poster, SDL_Surface *painting, GfxRect rect) {
    const float w = rect.w, h = rect.h, to = floorf(h * poster->reach);
    Canvas canvas = canvas_start((int)w, (int)h);
    const GfxPaint ground = paint_three(180, GROUND_TOP, GROUND, 0.7f, GROUND);
    const GfxPaint fade = {.color = {color_alpha(GROUND, 0), color_alpha(GROUND, 0.72f), GROUND},
                           .at = {0, 0.62f, 1},
                           .count = 3,
                           .degrees = 180};
    canvas_round(&canvas, gfx_rect(0, 0, w, h), gfx_corners(0), &ground);
    if (painting != NULL) {
        const GfxPaint below = paint_solid(GROUND);
        canvas_blit(&canvas, painting, 0, 0, 1);
        canvas_round(&canvas, gfx_rect(0, to - floorf(to * FADE), w, floorf(to * FADE)), gfx_corners(0),
                     &fade);
        canvas_round(&canvas, gfx_rect(0, to, w, h - to), gfx_corners(0), &below);
    } else {
        put_emblems(gfx, &canvas, poster, w, to);
    }
    canvas_cut_round(&canvas, gfx_rect(0, 0, w, h), poster->radius);
    return canvas_finish(&canvas);
}

void poster_draw(Gfx *gfx, PictureStore *store, const Poster *poster, GfxRect rect) {
    char file[80];
    SDL_Surface *painting = NULL;
    const int w = (int)rect.w, h = (int)(rect.h * poster->reach);
    const bool has_painting = picture_store_find(store, POSTERS, poster->game, file, sizeof file);
    GfxKey key = gfx_key("poster");
    GfxSprite sprite;
    gfx_record_mark(gfx, "poster", poster->game, rect, 0, 0);
    gfx_record_area(gfx, rect, 1);
    if (gfx_is_dry(gfx))
        return;
    gfx_key_text(&key, poster->game);
    gfx_key_integer(&key, w);
    gfx_key_integer(&key, (int)rect.h);
    gfx_key_integer(&key, h);
    if (gfx_cache_find(gfx, key, &sprite)) {
        gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
        return;
    }
    if (has_painting && (painting = picture_store_get(store, file, w, h)) == NULL &&
        !picture_store_prefetch(store, file, w, h)) {
        const GfxPaint ground = paint_three(180, GROUND_TOP, GROUND, 0.7f, GROUND);
        gfx_round(gfx, rect, poster->radius, &ground);
        return;
    }
    if (has_painting && painting == NULL)
        card_report_missing_painting(gfx, file);
    sprite = gfx_cache_put(gfx, key, (GfxSprite){compose(gfx, poster, painting, rect), 0, 0});
    gfx_sprite_draw(gfx, sprite, rect.x, rect.y);
}

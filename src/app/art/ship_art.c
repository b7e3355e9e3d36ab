// SPDX-License-Identifier: MIT
// Tints, rotates and lights ships: on card pictures, and large on tables.
#include "app/art/ship_art.h"

#include "gfx/image.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "gfx/sprite.h"

#include <math.h>

static unsigned multiplied(unsigned channel, unsigned tint) {
    return (channel * 45 * 255 + channel * tint * 55) / (100 * 255); // tint at 55 %
}

// Tints a ship from light at its nose to the main colour at its stern.
static void tint_ship(SDL_Surface *ship, const FactionColors *colors) {
    for (int y = 0; y < ship->h; y++) {
        Color tint = color_mix(colors->light, colors->main, (float)y / (float)ship->h);
        uint32_t *row = (uint32_t *)(void *)((unsigned char *)ship->pixels + (size_t)y * (size_t)ship->pitch);
        for (int x = 0; x < ship->w; x++) {
            uint32_t p = row[x];
            row[x] = (p & 0xFF000000u) | multiplied((p >> 16) & 255, (tint >> 16) & 255) << 16 |
                     multiplied((p >> 8) & 255, (tint >> 8) & 255) << 8 | multiplied(p & 255, tint & 255);
        }
    }
}

// Rasterised at twice the size and halved while rotating, which is as smooth as rasterising it rotated.
void ship_art_put(Gfx *gfx, Canvas *canvas, const char *file, const FactionColors *colors, float cx, float cy,
                  float size, float turn, float opacity) {
    ship_art_put_loaded(gfx_load_icon(gfx, file, (int)lroundf(size * 2)), canvas, colors, cx, cy, size, turn,
                        opacity);
}

void ship_art_put_loaded(SDL_Surface *straight, Canvas *canvas, const FactionColors *colors, float cx,
                         float cy, float size, float turn, float opacity) {
    if (straight == NULL)
        return;
    tint_ship(straight, colors);
    SDL_Surface *ship = canvas_transformed(straight, 0.5f, 0.5f, turn, 0);
    SDL_FreeSurface(straight);
    if (ship == NULL)
        return;
    int x = (int)lroundf(cx - (float)ship->w / 2), y = (int)lroundf(cy - (float)ship->h / 2);
    canvas_blit_blurred(canvas, ship, x + (int)lroundf(size * 0.02f), y + (int)lroundf(size * 0.03f),
                        size * 0.02f, color_alpha(COLOR_BLACK, 0.6f * opacity));
    canvas_blit_blurred(canvas, ship, x, y, size * 0.05f, color_alpha(colors->main, opacity));
    canvas_blit(canvas, ship, x, y, opacity);
    SDL_FreeSurface(ship);
}

void ship_art_draw(Gfx *gfx, const char *file, int palette, GfxRect box, float turn) {
    const FactionColors *colors = palette_faction(palette);
    const int side = (int)lroundf(box.w);
    const float glow = 1.16f; // relative to the square, for the glow beyond the ship
    GfxKey key = gfx_key("ship art");
    gfx_key_text(&key, file);
    gfx_key_integer(&key, colors->main);
    gfx_key_integer(&key, colors->light);
    gfx_key_integer(&key, side);
    gfx_key_number(&key, turn);
    GfxSprite sprite;
    gfx_record_mark(gfx, "ship", file, box, colors->main, 0);
    if (gfx_is_dry(gfx))
        return;
    if (!gfx_cache_find(gfx, key, &sprite)) {
        const int all = (int)lroundf((float)side * glow), edge = (all - side) / 2;
        Canvas canvas = canvas_start(all, all);
        ship_art_put(gfx, &canvas, file, colors, (float)all / 2, (float)all / 2, (float)side, turn, 1);
        sprite = gfx_cache_put(gfx, key, (GfxSprite){canvas_finish(&canvas), -edge, -edge});
    }
    gfx_sprite_draw(gfx, sprite, box.x, box.y);
}

#define SHIP_PART 0.8f // of the disk
#define RING_STEPS 9.0f

GfxRect ship_art_in_halo(GfxRect box) {
    return gfx_inset(box, roundf(box.w * (1 - SHIP_PART) / 2));
}

void ship_art_draw_halo(Gfx *gfx, int palette, GfxRect box, Color color, float strength) {
    const FactionColors *colors = palette_faction(palette);
    const float radius = roundf(box.w / 2), cx = roundf(box.x) + radius, cy = roundf(box.y) + radius;
    const float step = roundf(fminf(fmaxf(strength, 0), 1) * RING_STEPS), bright = step / RING_STEPS;
    GfxPaint disk =
        paint_radial(0.5f, 0.5f, color_alpha(colors->dark, 0.67f), color_alpha(colors->deep, 0), 0.5f);
    disk.color[1] = color_alpha(colors->deep, 0.27f);
    disk.at[1] = 0.41f;
    disk = paint_add(disk, 0.5f, color_alpha(colors->deep, 0));
    gfx_circle(gfx, cx, cy, radius, &disk);
    if (step <= 0)
        return;
    const float width = fmaxf(roundf(box.w * (0.009f + 0.013f * bright)), 1);
    const GfxRect around =
        gfx_inset(gfx_rect(cx - radius, cy - radius, 2 * radius, 2 * radius), roundf(box.w * 0.02f));
    gfx_opacity_push(gfx, 0.25f + 0.63f * bright);
    gfx_glow(gfx, around, around.w / 2, box.w * 0.1f, color_alpha(color, 0.53f));
    gfx_ring(gfx, cx, cy, around.w / 2, width, color);
    gfx_opacity_pop(gfx);
    gfx_record_mark(gfx, "shields", "ring", around, color, 0);
}

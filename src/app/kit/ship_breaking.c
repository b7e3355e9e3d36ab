// SPDX-License-Identifier: MIT
// Draws a ship that is lost, from the first fire to the last piece.
#include "app/kit/ship_breaking.h"

#include "app/art/ship_wear.h"
#include "app/kit/draw_flare.h"
#include "app/kit/stage_view.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define PUFFS 4 // of smoke after a piece
#define SMOKE 0xFF0B0D13u
#define TREMBLES 0.012F   // of its width
#define FLASHES 1.2F      // how much brighter it is when it bursts
#define PIECE_REACH 0.14F // of the ship's width, from a piece's middle to its end
#define PIECES_MS (SHIP_BREAKS_MS - SHIP_BURNS_MS)

static float clamped(float part) {
    return fminf(1, fmaxf(0, part));
}

void ship_breaking_pose(ShipCutout *ship, float ms) {
    if (ms <= 0 || ms >= SHIP_BREAKS_MS)
        return;
    const float near = clamped(ms / SHIP_BURNS_MS), trembles = ship->w * TREMBLES * near;
    ship->x += trembles * sinf(ms * 0.11F);
    ship->y += trembles * 0.6F * sinf(ms * 0.17F);
    ship->light *= 1 + FLASHES * near * near;
    ship->moves = true;
}

float ship_breaking_wrecked(float ms) {
    return clamped((ms - SHIP_BURNS_MS) / SHIP_WRECKED_MS);
}

// ---- pieces

// Where a piece is: it flies off from where it was, and tumbles.
typedef struct Piece {
    float x, y, degrees;
} Piece;

static Piece piece_at(const ShipCutout *whole, int at, float part) {
    static const float turns[SHIP_PIECES] = {80, -60, 110, -130, 50, 90, -100, 70, -140};
    const float far = ease_out_quad(part), w = whole->w * SHIP_FRAME;
    float x, y;
    ship_piece_middle(at, &x, &y);
    const float out = hypotf(x, y) + 0.04F, flies = 0.34F + 0.2F * (float)(at * 5 % 7) / 7;
    return (Piece){.x = whole->x + w * (x + x / out * flies * far),
                   .y = whole->y + w * (y + y / out * flies * 0.7F * far + 0.06F * part * part),
                   .degrees = turns[at] * part};
}

// Where it breaks off it is seen, wherever the ship is; further out it is gone before the edge cuts it off.
float ship_breaking_seen(GfxRect within, float x, float y, float ship_w, float part) {
    const float reach = ship_w * PIECE_REACH, across = fminf(x - within.x, within.x + within.w - x) / reach,
                down = fminf(y - within.y, within.y + within.h - y) / reach;
    const float inside = clamped(1.6F * (fminf(across, down) - 0.5F));
    return 1 - (1 - inside) * clamped(part * 5);
}

// Dark puffs where the piece has been, the older the wider.
static void draw_smoke(App *app, const ShipCutout *whole, GfxRect within, int at, float part) {
    for (int puff = PUFFS; puff > 0; puff--) {
        const float then = part - 0.09F * (float)puff, old = (float)puff / PUFFS;
        if (then <= 0)
            continue;
        const Piece was = piece_at(whole, at, then);
        flare_light(
            app, was.x, was.y - 0.05F * whole->w * old, roundf(whole->w * (0.05F + 0.05F * old)), SMOKE,
            0.55F * (1 - 0.6F * old) * (1 - part) * ship_breaking_seen(within, was.x, was.y, whole->w, part));
    }
}

// Glows when it breaks off, and is dark when it is gone.
static void draw_piece(App *app, const ShipCutout *whole, GfxRect within, int at, float part) {
    const Piece is = piece_at(whole, at, part);
    const float here = ship_breaking_seen(within, is.x, is.y, whole->w, part);
    const float turned = is.degrees * 0.01745F, w = whole->w * SHIP_FRAME;
    float x, y;
    ship_piece_middle(at, &x, &y);
    ShipCutout piece = *whole;
    piece.degrees += is.degrees;
    piece.x = is.x - w * (x * cosf(turned) - y * sinf(turned));
    piece.y = is.y - w * (x * sinf(turned) + y * cosf(turned));
    piece.light = 1.7F - 1.1F * part;
    piece.moves = true;
    piece.wear = (uint8_t)(SHIP_TORN + at);
    stage_draw_cutout(app, &piece, fminf(1, 2.2F * (1 - part)) * here);
    if (at % 3 == 0)
        return;
    gfx_opacity_push(app->gfx, 0.75F * (1 - part) * (1 - part) * here);
    gfx_light_fire(app->gfx, is.x, is.y, roundf(whole->w * 0.055F), (uint32_t)at % 4);
    gfx_opacity_pop(app->gfx);
}

// ---- fires

static const struct {
    float x, y, r, from;
} fires[] = {{0.02F, 0.01F, 0.10F, 0},
             {-0.15F, 0.04F, 0.08F, 0.3F},
             {0.16F, -0.03F, 0.09F, 0.5F},
             {-0.05F, -0.05F, 0.07F, 0.7F}};
#define FIRES (sizeof fires / sizeof fires[0])

static void draw_fire(App *app, uint32_t at, const ShipCutout *ship, float size, float strength) {
    gfx_opacity_push(app->gfx, clamped(strength));
    gfx_light_fire(app->gfx, ship->x + fires[at].x * ship->w, ship->y + fires[at].y * ship->w,
                   roundf(ship->w * fires[at].r * size), at);
    gfx_opacity_pop(app->gfx);
}

// They break out one after the other; when it has burst they die down.
static void draw_fires(App *app, const ShipCutout *whole, float ms) {
    const float grown = clamped(ms / SHIP_BURNS_MS), dies = clamped((ms - SHIP_BURNS_MS) / PIECES_MS);
    for (uint32_t i = 0; i < FIRES; i++)
        if (grown > fires[i].from)
            draw_fire(app, i, whole, 1 + 0.5F * clamped(2 * grown - 1) - 0.5F * dies,
                      (1 - dies) * (1 - dies) * (0.85F + 0.15F * sinf(ms * 0.03F + (float)i * 2)));
}

void ship_breaking_embers(App *app, const ShipCutout *wreck, float strength) {
    for (uint32_t i = 0; i < FIRES; i += 2)
        draw_fire(app, i, wreck, 0.8F, 0.6F * strength);
}

void ship_breaking_draw(App *app, const ShipCutout *whole, GfxRect within, float ms) {
    const float part = (ms - SHIP_BURNS_MS) / PIECES_MS;
    if (ms <= 0 || part >= 1)
        return;
    for (int i = 0; i < SHIP_PIECES && part > 0; i++)
        draw_smoke(app, whole, within, i, part);
    for (int i = 0; i < SHIP_PIECES && part > 0; i++)
        draw_piece(app, whole, within, i, part);
    draw_fires(app, whole, ms);
}

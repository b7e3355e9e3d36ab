// SPDX-License-Identifier: MIT
// Drawing flares. They are composed of soft round lights in a few sizes, which are painted once and then
// copied, so that even a beam across the table is cheap.
#include "app/kit/draw_flare.h"
#include "app/kit/beam.h"
#include "app/kit/draw.h"
#include "app/kit/shot.h"

#include "app/kit/flare.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "gfx/ease.h"
#include "gfx/record.h"

#include <math.h>

#define PI_F 3.14159265F
#define DUST 22 // clouds

// ---- parts

float flare_chance(const Flare *flare, int i, int k) {
    uint32_t x = (uint32_t)flare->kind * 2654435761u + (uint32_t)(int)flare->to.rect.x * 40503u +
                 (uint32_t)i * 9781u + (uint32_t)k * 6271u + 17u;
    x ^= x >> 15;
    x *= 2246822519u;
    x ^= x >> 13;
    x *= 3266489917u;
    x ^= x >> 16;
    return (float)(x & 0xFFFFu) / 65535.0F;
}

void flare_light(App *app, float x, float y, float radius, Color color, float strength) {
    const float r = roundf(radius);
    if (r < 1 || strength <= 0.01F)
        return;
    const GfxPaint soft = paint_radial(0.5F, 0.5F, color, color_alpha(color, 0), 0.7F);
    gfx_opacity_push(app->gfx, fminf(strength, 1));
    gfx_circle(app->gfx, roundf(x), roundf(y), r, &soft);
    gfx_opacity_pop(app->gfx);
}

float flare_x(GfxRect rect) {
    return rect.x + rect.w / 2;
}

float flare_y(GfxRect rect) {
    return rect.y + rect.h / 2;
}

// Opacity that rises quickly and falls slowly.
static float swell(float part) {
    return part < 0.2F ? part / 0.2F : 1 - ease_in((part - 0.2F) / 0.8F);
}

// Opacity that is full for most of the time.
static float hold(float part) {
    return fminf(1, fminf(part / 0.12F, (1 - part) / 0.3F));
}

// ---- kinds

void flare_sparks(App *app, const CardTable *table, const Flare *flare, int count) {
    const float cx = flare_x(flare->to.rect), cy = flare_y(flare->to.rect);
    const float scale = flare_scale(flare, table->layout.s);
    for (int i = 0; i < count; i++) {
        const float angle = (flare_chance(flare, i, 0) + (float)i) * 2 * PI_F / (float)count;
        const float reach = lpx(table, 50 + 100 * flare_chance(flare, i, 1)) * scale;
        const float size = lpx(table, 3 + 5 * flare_chance(flare, i, 2));
        for (int tail = 0; tail < 4; tail++) {
            const float part = flare->part - 0.035F * (float)tail;
            const float way = ease_out_cubic(part) * reach;
            const float fade = (1 - flare->part) * (1 - 0.24F * (float)tail);
            flare_light(app, cx + cosf(angle) * way,
                        cy + sinf(angle) * way + lpx(table, 26) * scale * part * part,
                        size * (1 - 0.5F * flare->part), tail == 0 ? COLOR_WHITE : flare->color, fade);
        }
    }
}

static void draw_burst(App *app, const CardTable *table, const Flare *flare) {
    const float cx = flare_x(flare->to.rect), cy = flare_y(flare->to.rect);
    const float t = flare->part, grown = ease_out_cubic(t);
    // Few different sizes, so that few pictures are painted.
    const float scale = flare_scale(flare, table->layout.s);
    const float radius = lpx(table, 40 + roundf(grown * 8) * 12) * scale;
    flare_light(app, cx, cy, radius * 1.25F, flare->color, (1 - t) * 0.75F);
    flare_light(app, cx, cy, radius * 0.7F, COLOR_WHITE, (1 - t) * (1 - t));
    gfx_opacity_push(app->gfx, (1 - t) * 0.8F);
    gfx_ring(app->gfx, roundf(cx), roundf(cy), lpx(table, 30 + roundf(grown * 14) * 8) * scale, lpx(table, 4),
             flare->color);
    gfx_opacity_pop(app->gfx);
    flare_sparks(app, table, flare, 18);
}

static void draw_mist(App *app, const CardTable *table, const Flare *flare) {
    const GfxRect rect = flare->to.rect;
    for (int i = 0; i < 16; i++) {
        const float own = fmaxf(0, fminf(1, flare->part * 1.3F - 0.3F * flare_chance(flare, i, 0)));
        const float x =
            rect.x + rect.w * flare_chance(flare, i, 1) + lpx(table, 14) * sinf(own * 5 + (float)i);
        const float y = rect.y + rect.h * flare_chance(flare, i, 2) - lpx(table, 70) * own;
        flare_light(app, x, y, lpx(table, 22 + roundf(4 * flare_chance(flare, i, 3)) * 8), flare->color,
                    0.42F * sinf(PI_F * own));
    }
}

static void draw_bolt(App *app, const CardTable *table, const Flare *flare) {
    const float x0 = flare_x(flare->from.rect), y0 = flare_y(flare->from.rect);
    const float x1 = flare_x(flare->to.rect), y1 = flare_y(flare->to.rect);
    for (int tail = 14; tail >= 0; tail--) {
        const float part = ease_in(flare->part) - 0.02F * (float)tail;
        if (part < 0)
            continue;
        const float x = x0 + (x1 - x0) * part, y = y0 + (y1 - y0) * part;
        flare_light(app, x, y, lpx(table, 16 - 0.8F * (float)tail), flare->color, 0.8F - 0.05F * (float)tail);
        if (tail < 3)
            flare_light(app, x, y, lpx(table, 8), COLOR_WHITE, 1);
    }
}

static void draw_glow(App *app, const CardTable *table, const Flare *flare, float strength) {
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(1, strength)));
    gfx_glow(app->gfx, flare->to.rect, lpx(table, 11), lpx(table, 30), flare->color);
    const GfxPaint line = paint_solid(flare->color);
    gfx_frame(app->gfx, flare->to.rect, lpx(table, 11), fmaxf(2, lpx(table, 3)), &line);
    gfx_opacity_pop(app->gfx);
}

// The lights spread on the way and meet again at its end.
static void draw_motes(App *app, const CardTable *table, const Flare *flare) {
    const float x0 = flare_x(flare->from.rect), y0 = flare_y(flare->from.rect);
    const float dx = flare_x(flare->to.rect) - x0, dy = flare_y(flare->to.rect) - y0;
    const float length = fmaxf(sqrtf(dx * dx + dy * dy), 1);
    for (int i = 0; i < 9; i++) {
        const float own = flare->part * 1.6F - 0.06F * (float)i;
        if (own <= 0 || own >= 1)
            continue;
        const float way = ease_in_out_cubic(own);
        const float aside = lpx(table, 44) * (flare_chance(flare, i, 0) - 0.5F) * 2 * sinf(PI_F * way);
        const float x = x0 + dx * way - dy / length * aside, y = y0 + dy * way + dx / length * aside;
        flare_light(app, x, y, lpx(table, 13), flare->color, 0.8F);
        flare_light(app, x, y, lpx(table, 5), COLOR_WHITE, 1);
    }
}

static void draw_wave(App *app, const CardTable *table, const Flare *flare) {
    const float cx = flare_x(flare->from.rect), cy = flare_y(flare->from.rect), t = flare->part;
    const FlareWave wave = flare_wave(flare, table->layout.s);
    flare_light(app, cx, cy, wave.core, flare->color, 0.8F * swell(t));
    flare_light(app, cx, cy, wave.core / 2, COLOR_WHITE, swell(t));
    const int lights = 24 + (int)(wave.front * 2 * PI_F / lpx(table, 17));
    for (int i = 0; i < lights; i++) {
        const float angle = (float)i * 2 * PI_F / (float)lights,
                    far = wave.front * (WAVE_RAGGED - 0.08F * flare_chance(flare, i, 0));
        flare_light(app, cx + cosf(angle) * far, cy + sinf(angle) * far, wave.light, flare->color,
                    (1 - t) * 0.8F);
        flare_light(app, cx + cosf(angle) * far * 0.98F, cy + sinf(angle) * far * 0.98F,
                    fminf(lpx(table, 12), wave.light), COLOR_WHITE, 1 - t);
    }
}

#define FIRE_COLOR 0xFFFF9A4Du
#define NOVA_APART 0.36F // of their radius, between the lights of its front: single ones can't be told
#define NOVA_FRONT 300   // … of which there are at most so many

// A ring of lights; those off the stage are left out.
static void draw_nova_front(App *app, const Flare *flare, float far, float radius, Color color,
                            float strength) {
    const float cx = flare_x(flare->from.rect), cy = flare_y(flare->from.rect);
    const int lights = (int)fminf(NOVA_FRONT, 28 + far * 2 * PI_F / (radius * NOVA_APART));
    const GfxRect seen = gfx_inset(flare->to.rect, -radius);
    for (int i = 0; i < lights; i++) {
        const float angle = (float)i * 2 * PI_F / (float)lights;
        const float ragged = far * (1 + 0.012F * (sinf(angle * 7) + sinf(angle * 11 + 2)));
        const float x = cx + cosf(angle) * ragged, y = cy + sinf(angle) * ragged;
        if (gfx_contains(seen, x, y))
            flare_light(app, x, y, radius, color, strength);
    }
}

static void draw_nova(App *app, const CardTable *table, const Flare *flare) {
    const float cx = flare_x(flare->from.rect), cy = flare_y(flare->from.rect);
    const FlareNova nova = flare_nova(flare, table->layout.s);
    gfx_clip_push(app->gfx, flare_bounds(flare, table->layout.s));
    flare_light(app, cx, cy, nova.core, flare->color, 0.85F * nova.gathered * nova.left);
    flare_light(app, cx, cy, roundf(nova.core * 0.45F), COLOR_WHITE, nova.gathered * nova.left);
    if (nova.front > 0) {
        const float wide = lpx(table, NOVA_LIGHT);
        draw_nova_front(app, flare, nova.front * 0.9F, wide, FIRE_COLOR, 0.16F * nova.strength);
        draw_nova_front(app, flare, nova.front, wide * 0.8F, flare->color, 0.34F * nova.strength);
        draw_nova_front(app, flare, nova.front, wide * 0.35F, COLOR_WHITE, 0.5F * nova.strength);
    }
    gfx_clip_pop(app->gfx);
}

static void draw_flash(App *app, const CardTable *table, const Flare *flare) {
    const GfxPaint white = paint_solid(COLOR_WHITE);
    draw_glow(app, table, flare, 1 - flare->part);
    gfx_opacity_push(app->gfx, 0.85F * (1 - ease_out_quad(flare->part)));
    gfx_round(app->gfx, flare->to.rect, lpx(table, 11), &white);
    gfx_opacity_pop(app->gfx);
}

static void draw_landing(App *app, const CardTable *table, const Flare *flare) {
    const GfxRect rect = flare->to.rect;
    const float t = flare->part, way = ease_out_cubic(t) * lpx(table, 26);
    draw_glow(app, table, flare, 0.7F * (1 - t));
    for (int i = 0; i < 8; i++) { // two to a corner
        const float side = i & 1 ? 1.0F : -1.0F, end = i & 2 ? 1.0F : -1.0F, flat = i & 4 ? 1.0F : 0.35F;
        flare_light(app, flare_x(rect) + side * (rect.w / 2 + way * flat),
                    flare_y(rect) + end * (rect.h / 2 + way * (1.35F - flat)), lpx(table, 4), flare->color,
                    1 - t);
    }
}

// Low clouds, to both sides, that rise a little and thin out.
static void draw_dust(App *app, const CardTable *table, const Flare *flare) {
    const GfxRect rect = flare->to.rect;
    const float run = ease_out_cubic(flare->part), fade = (1 - flare->part) * fminf(1, flare->part / 0.08F);
    for (int i = 0; i < DUST; i++) {
        const float side = i & 1 ? 1.0F : -1.0F, own = 0.35F + 0.65F * flare_chance(flare, i, 0);
        const float x = flare_x(rect) + side * rect.w * 0.5F * flare_chance(flare, i, 1);
        flare_light(app, x + side * run * own * lpx(table, 44),
                    rect.y + rect.h - run * lpx(table, 16) * flare_chance(flare, i, 2),
                    lpx(table, 10 + roundf(run * 3) * 4), flare->color, 0.55F * fade * own);
    }
}

static void draw_signal(App *app, const CardTable *table, const Flare *flare) {
    const float cx = flare_x(flare->from.rect), cy = flare_y(flare->from.rect);
    for (int i = 0; i < 3; i++) {
        const float own = flare->part * 1.7F - 0.35F * (float)i;
        if (own <= 0 || own >= 1)
            continue;
        gfx_opacity_push(app->gfx, 1 - own);
        gfx_ring(app->gfx, roundf(cx), roundf(cy), lpx(table, 14 + roundf(own * 16) * 8), lpx(table, 3),
                 flare->color);
        gfx_opacity_pop(app->gfx);
    }
}

static void draw_ring(App *app, const CardTable *table, const Flare *flare) {
    const float most = lpx(table, 44) * flare_scale(flare, table->layout.s);
    const float reach = roundf(ease_out_expo(flare->part) * 10) / 10 * most;
    const GfxPaint line = paint_solid(flare->color);
    gfx_opacity_push(app->gfx, 1 - flare->part);
    gfx_frame(app->gfx, gfx_inset(flare->to.rect, -reach), lpx(table, 12) + reach, fmaxf(2, lpx(table, 4)),
              &line);
    gfx_opacity_pop(app->gfx);
}

static void draw_stamp(App *app, const CardTable *table, const Flare *flare) {
    const float pressed = fminf(1, flare->part / 0.4F);
    const float size = lpx(table, 58 + roundf((1 - ease_in(pressed)) * 5) * 12);
    const float strength = flare->part < 0.4F ? pressed : 1 - (flare->part - 0.4F) / 0.6F;
    const float x = roundf(flare_x(flare->to.rect) - size / 2),
                y = roundf(flare_y(flare->to.rect) - size / 2);
    gfx_opacity_push(app->gfx, fmaxf(0, strength));
    flare_light(app, x + size / 2, y + size / 2, lpx(table, 64), COLOR_BLACK, 0.7F);
    icon_at(app, "glyphs/offline.svg", x, y, size, COLOR_WHITE);
    gfx_opacity_pop(app->gfx);
}

// ---- all of them

static void draw_flare(App *app, const CardTable *table, const Flare *flare) {
    switch ((FlareKind)flare->kind) {
    case FLARE_BURST:
        draw_burst(app, table, flare);
        break;
    case FLARE_SPARKS:
        flare_sparks(app, table, flare, 14);
        break;
    case FLARE_MIST:
        draw_mist(app, table, flare);
        break;
    case FLARE_BOLT:
        draw_bolt(app, table, flare);
        break;
    case FLARE_BEAM:
        beam_draw(app, table, flare);
        break;
    case FLARE_MOTES:
        draw_motes(app, table, flare);
        break;
    case FLARE_WAVE:
        draw_wave(app, table, flare);
        break;
    case FLARE_NOVA:
        draw_nova(app, table, flare);
        break;
    case FLARE_FLASH:
        draw_flash(app, table, flare);
        break;
    case FLARE_GLOW:
        draw_glow(app, table, flare, 1 - flare->part);
        break;
    case FLARE_LANDING:
        draw_landing(app, table, flare);
        break;
    case FLARE_DUST:
        draw_dust(app, table, flare);
        break;
    case FLARE_SIGNAL:
        draw_signal(app, table, flare);
        break;
    case FLARE_RING:
        draw_ring(app, table, flare);
        break;
    case FLARE_STAMP:
        draw_stamp(app, table, flare);
        break;
    case FLARE_LASER:
    case FLARE_MISSILE:
    case FLARE_FIELD:
    case FLARE_FLAK:
    case FLARE_SHIELD:
    case FLARE_BLAST:
    case FLARE_COUNTER:
    case FLARE_CHARGE:
    case FLARE_HIT:
    case FLARE_PULSE:
    case FLARE_ION:
    case FLARE_TORPEDO:
        shot_draw(app, table, flare);
        break;
    case FLARE_DIM: // among the cards, see draw_dim
    case FLARE_KINDS:
        break;
    }
}

// Draws the ring that runs outward from an acting card (SpritePose.pulse).
static void draw_pulse(App *app, const CardTable *table, const Sprite *sprite) {
    // Few different sizes, so that few rings are painted.
    const GfxRect card = sprite_rect(sprite);
    const float most = fminf(lpx(table, 40), flare_room(table->layout.window, card));
    const float reach = roundf(sprite->pose.pulse * 12) / 12 * most;
    const GfxRect rect = gfx_inset(card, -reach);
    const Seat owner = sprite->now.owner < table->layout.seats ? sprite->now.owner : 0;
    const GfxPaint line = paint_solid(palette_faction(seat_palette(app, owner))->light);
    gfx_opacity_push(app->gfx, 1 - sprite->pose.pulse);
    gfx_frame(app->gfx, rect, lpx(table, 11) + reach, fmaxf(2, lpx(table, 4)), &line);
    gfx_opacity_pop(app->gfx);
}

static bool is_pulsing(const Sprite *sprite) {
    return sprite->used && sprite->pose.pulse < 1 && sprite->pose.pulse > 0;
}

static bool is_lit(const App *app, const CardTable *table, const Flare *flare) {
    return flare->used && flare->part > 0 && flare->part < 1 &&
           gfx_is_visible(app->gfx, flare_bounds(flare, table->layout.s));
}

// True for flares that are only a halo, which may extend beyond the window.
static bool is_soft(const Flare *flare) {
    return flare->kind == FLARE_GLOW || flare->kind == FLARE_FLASH || flare->kind == FLARE_LANDING ||
           flare->kind == FLARE_DIM || flare_is_shot((FlareKind)flare->kind);
}

// Clipped to the flare: what is beside it is not redrawn when the flare has ended.
static void draw_numbers_in(App *app, const CardTable *table, GfxRect bounds) {
    gfx_clip_push(app->gfx, bounds);
    table->game->look->draw_numbers(app, table);
    gfx_clip_pop(app->gfx);
}

static void draw_numbers(App *app, const CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++)
        if (is_pulsing(&table->scene.sprite[i]))
            draw_numbers_in(app, table, gfx_inset(sprite_rect(&table->scene.sprite[i]), -lpx(table, 42)));
    for (int i = 0; i < FLARES_MAX; i++)
        if (is_lit(app, table, &table->scene.flares.item[i]))
            draw_numbers_in(app, table, flare_bounds(&table->scene.flares.item[i], table->layout.s));
}

// Beams are drawn last, so that they are always visible.
void draw_flares(App *app, const CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++)
        if (is_pulsing(&table->scene.sprite[i]))
            draw_pulse(app, table, &table->scene.sprite[i]);
    for (int beams = 0; beams < 2; beams++)
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            if ((flare->kind == FLARE_BEAM) != (beams == 1) || !is_lit(app, table, flare))
                continue;
            gfx_record_mark(app->gfx, "flare", is_soft(flare) ? "soft" : "bright",
                            flare_bounds(flare, table->layout.s), flare->color, 0);
            draw_flare(app, table, flare);
        }
    draw_numbers(app, table);
}

void draw_dim(App *app, const CardTable *table, int zone) {
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *flare = &table->scene.flares.item[i];
        const int bright = flare->from.sprite; // without its card the flare is over
        if (!flare->used || flare->kind != FLARE_DIM || flare->zone != zone || flare->part <= 0 ||
            bright == NO_SPRITE || !table->scene.sprite[bright].used)
            continue;
        gfx_opacity_push(app->gfx, fmaxf(0, 0.72F * hold(flare->part)));
        const GfxPaint dark = paint_solid(COLOR_SPACE);
        gfx_round(app->gfx, flare->to.rect, lpx(table, 14), &dark);
        gfx_opacity_pop(app->gfx);
        draw_sprite(app, table, &table->scene.sprite[bright], true);
    }
}

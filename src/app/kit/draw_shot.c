// SPDX-License-Identifier: MIT
// Drawing shots: lasers, missiles on an arc, rings of a field, flak, light on shields, explosions, the sign
// for a countered shot.
#include "app/kit/draw.h"
#include "app/kit/draw_flare.h"
#include "app/kit/shot.h"

#include "app/kit/flare.h"
#include "gfx/ease.h"

#include <math.h>

#define PI_F 3.14159265F
#define SMOKE 0xFF9AA6B8u
#define VOLLEYS 3
#define SHELLS 5        // of a volley
#define DEBRIS 16       // that a blast throws
#define BLASTS 6        // small ones before a large one
#define ARC_MOST 120.0F // logical pixels a missile deviates from the straight line
#define BLAST_MOST 150.0F

// When each hits, and how far it reaches beyond its ends in logical pixels.
static const struct {
    bool shot;
    float hit_ms, reach;
} shots[FLARE_KINDS] = {
    [FLARE_LASER] = {true, 180, 74},  [FLARE_MISSILE] = {true, 440, 74}, [FLARE_FIELD] = {true, 340, 118},
    [FLARE_FLAK] = {true, 180, 110},  [FLARE_SHIELD] = {true, 0, 20},    [FLARE_BLAST] = {true, 0, 0},
    [FLARE_COUNTER] = {true, 0, 100},
};

bool flare_is_shot(FlareKind kind) {
    return shots[kind].shot;
}

float shot_hit_ms(FlareKind kind) {
    return shots[kind].hit_ms;
}

float shake_aside(float part) {
    const float t = fminf(fmaxf(part, 0), 1);
    return SHAKE_MOST * sinf(t * 6 * PI_F) * (1 - t);
}

// ---- where

typedef struct Path {
    float x0, y0, x1, y1, x2, y2; // both ends, and the control point between them
} Path;

static Path path_of(const Flare *flare, float s) {
    Path path = {.x0 = flare_x(flare->from.rect),
                 .y0 = flare_y(flare->from.rect),
                 .x2 = flare_x(flare->to.rect),
                 .y2 = flare_y(flare->to.rect)};
    const float dx = path.x2 - path.x0, dy = path.y2 - path.y0, length = fmaxf(sqrtf(dx * dx + dy * dy), 1);
    const float aside = flare->kind == FLARE_MISSILE ? 2 * fminf(length * 0.2F, ARC_MOST * s) : 0;
    path.x1 = (path.x0 + path.x2) / 2 - dy / length * aside;
    path.y1 = (path.y0 + path.y2) / 2 + dx / length * aside;
    return path;
}

static void path_at(const Path *path, float t, float *x, float *y) {
    const float u = 1 - t;
    *x = u * u * path->x0 + 2 * u * t * path->x1 + t * t * path->x2;
    *y = u * u * path->y0 + 2 * u * t * path->y1 + t * t * path->y2;
}

// The radius of the circle of lights on a shield.
static float dome_radius(const Flare *flare) {
    return roundf(fminf(flare->to.rect.w, flare->to.rect.h) * 0.49F);
}

static float blast_radius(const Flare *flare, float s) {
    return roundf(fminf(fminf(flare->to.rect.w, flare->to.rect.h) * 0.8F, BLAST_MOST * s));
}

GfxRect shot_bounds(const Flare *flare, float s) {
    const Path path = path_of(flare, s);
    const float reach = flare->kind == FLARE_BLAST    ? blast_radius(flare, s) * 1.5F + 16 * s
                        : flare->kind == FLARE_SHIELD ? dome_radius(flare) + shots[FLARE_SHIELD].reach * s
                                                      : shots[flare->kind].reach * s;
    const bool flies = shots[flare->kind].hit_ms > 0 && flare->from.rect.w > 0;
    const float mx = (path.x0 + 2 * path.x1 + path.x2) / 4, my = (path.y0 + 2 * path.y1 + path.y2) / 4;
    float left = path.x2, top = path.y2, right = path.x2, bottom = path.y2;
    if (flies) {
        left = fminf(fminf(path.x0, path.x2), mx);
        right = fmaxf(fmaxf(path.x0, path.x2), mx);
        top = fminf(fminf(path.y0, path.y2), my);
        bottom = fmaxf(fmaxf(path.y0, path.y2), my);
    }
    return gfx_inset(gfx_rect(left, top, right - left, bottom - top), -reach);
}

// ---- how they look

// Draws lights along a part of the path.
static void draw_way(App *app, const Path *path, float from, float to, float step, float radius, Color color,
                     float strength) {
    const float dx = path->x2 - path->x0, dy = path->y2 - path->y0;
    const int dots = (int)fmaxf(2, sqrtf(dx * dx + dy * dy) / step);
    for (int i = 0; i <= dots; i++) {
        const float t = (float)i / (float)dots;
        float x, y;
        if (t < from || t > to)
            continue;
        path_at(path, t, &x, &y);
        flare_light(app, x, y, radius, color, strength);
    }
}

// The laser extends, stands and fades; there is a light where it hits.
static void draw_laser(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const bool still = table->timeline.reduced;
    const float there = shots[FLARE_LASER].hit_ms / flare_ms(FLARE_LASER);
    const float head = still ? 1 : fminf(1, flare->part / there), held = fminf(1, (1 - flare->part) / 0.25F);
    const float flicker = still ? 1 : 0.9F + 0.1F * sinf(flare->part * 60);
    draw_way(app, &path, 0, head, lpx(table, 10), lpx(table, 23), flare->color, 0.34F * held);
    draw_way(app, &path, 0, head, lpx(table, 5), lpx(table, 11), flare->color, 0.7F * held * flicker);
    draw_way(app, &path, 0, head, lpx(table, 2), lpx(table, 4), COLOR_WHITE, held);
    if (head < 1)
        return;
    flare_light(app, path.x2, path.y2, lpx(table, 72), flare->color, 0.7F * held * flicker);
    flare_light(app, path.x2, path.y2, lpx(table, 34), COLOR_WHITE, held);
}

static void draw_missile(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const float there = shots[FLARE_MISSILE].hit_ms / flare_ms(FLARE_MISSILE);
    const float head = ease_in_out_cubic(fminf(1, flare->part / there)),
                rest = (1 - flare->part) / (1 - there);
    float x, y;
    for (int tail = 26; tail >= 0 && flare->part < there; tail--) {
        const float t = head - 0.011F * (float)tail, fade = 1 - (float)tail / 27;
        if (t < 0)
            continue;
        path_at(&path, t, &x, &y);
        flare_light(app, x, y, lpx(table, roundf(9 + 12 * (1 - fade))), tail < 12 ? flare->color : SMOKE,
                    0.6F * fade);
        if (tail < 4)
            flare_light(app, x, y, lpx(table, 12), COLOR_WHITE, 1);
    }
    if (flare->part < there)
        return;
    flare_light(app, path.x2, path.y2, lpx(table, 72), flare->color, rest);
    flare_light(app, path.x2, path.y2, lpx(table, 40), COLOR_WHITE, rest);
}

// Rings that widen on their way.
static void draw_field(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    for (int i = 0; i < 3; i++) {
        const float own = flare->part * 1.24F - 0.12F * (float)i;
        float x, y;
        if (own <= 0 || own >= 1)
            continue;
        path_at(&path, ease_in_out_cubic(own), &x, &y);
        const float radius = lpx(table, 28 + roundf(own * 9) * 8), strength = 1 - own * own;
        flare_light(app, x, y, radius * 1.1F, flare->color, 0.35F * strength);
        gfx_opacity_push(app->gfx, strength * (1 - 0.25F * (float)i));
        gfx_ring(app->gfx, roundf(x), roundf(y), radius, fmaxf(lpx(table, 4), 1), flare->color);
        gfx_ring(app->gfx, roundf(x), roundf(y), radius - lpx(table, 4), fmaxf(lpx(table, 2), 1),
                 COLOR_WHITE);
        gfx_opacity_pop(app->gfx);
    }
}

// One shell: a short streak, then a puff where it goes off.
static void draw_shell(App *app, const CardTable *table, const Flare *flare, const Path *path, int shell,
                       float ms) {
    const float fly = 90, puff = 150;
    const float x2 = path->x2 + lpx(table, 64) * (2 * flare_chance(flare, shell, 0) - 1),
                y2 = path->y2 + lpx(table, 64) * (2 * flare_chance(flare, shell, 1) - 1);
    if (ms <= 0 || ms >= fly + puff)
        return;
    if (ms < fly) {
        for (int tail = 0; tail < 7; tail++) {
            const float t = ms / fly - 0.03F * (float)tail;
            if (t >= 0)
                flare_light(app, path->x0 + (x2 - path->x0) * t, path->y0 + (y2 - path->y0) * t,
                            lpx(table, tail == 0 ? 6 : 4), tail < 2 ? COLOR_WHITE : flare->color,
                            1 - 0.13F * (float)tail);
        }
        return;
    }
    const float own = (ms - fly) / puff;
    flare_light(app, x2, y2, lpx(table, 12 + roundf(own * 4) * 6), flare->color, 0.9F * (1 - own));
    flare_light(app, x2, y2, lpx(table, 12), COLOR_WHITE, 1 - own);
}

static void draw_flak(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const float ms = flare->part * flare_ms(FLARE_FLAK);
    for (int volley = 0; volley < VOLLEYS; volley++)
        for (int i = 0; i < SHELLS; i++)
            draw_shell(app, table, flare, &path, volley * SHELLS + i, ms - 90 * (float)volley - 6 * (float)i);
}

static void draw_shield(App *app, const CardTable *table, const Flare *flare) {
    const float cx = roundf(flare_x(flare->to.rect)), cy = roundf(flare_y(flare->to.rect)),
                r = dome_radius(flare);
    if (r < 4)
        return;
    GfxPaint film = paint_radial(0.5F, 0.5F, color_alpha(flare->color, 0.05F),
                                 color_alpha(color_mix(flare->color, COLOR_WHITE, 0.4F), 0.75F), 0.707F);
    gfx_opacity_push(app->gfx, 1 - ease_in(flare->part));
    gfx_glow(app->gfx, gfx_rect(cx - r, cy - r, 2 * r, 2 * r), r, lpx(table, 13), flare->color);
    gfx_circle(app->gfx, cx, cy, r, &film);
    gfx_ring(app->gfx, cx, cy, r, fmaxf(lpx(table, 3), 1), COLOR_WHITE);
    gfx_opacity_pop(app->gfx);
}

static void draw_debris(App *app, const CardTable *table, const Flare *flare, float most, float t) {
    for (int i = 0; i < DEBRIS; i++) {
        const float angle = (flare_chance(flare, i, 6) + (float)i) * 2 * PI_F / DEBRIS;
        const float way = most * (0.3F + (0.5F + 0.6F * flare_chance(flare, i, 7)) * ease_out_cubic(t));
        flare_light(app, flare_x(flare->to.rect) + cosf(angle) * way,
                    flare_y(flare->to.rect) + sinf(angle) * way, lpx(table, 4 + (float)(i % 3)),
                    i % 3 == 0 ? COLOR_WHITE : flare->color, 1 - t);
    }
}

// Small explosions all over it, then a large one.
static void draw_blast(App *app, const CardTable *table, const Flare *flare) {
    const GfxRect rect = flare->to.rect;
    const float most = blast_radius(flare, table->layout.s), cx = flare_x(rect), cy = flare_y(rect);
    for (int i = 0; i < BLASTS; i++) {
        const float own = (flare->part - 0.08F * (float)i) / 0.3F;
        if (own <= 0 || own >= 1)
            continue;
        const float x = cx + most * 0.8F * (2 * flare_chance(flare, i, 4) - 1),
                    y = cy + most * 0.8F * (2 * flare_chance(flare, i, 5) - 1);
        flare_light(app, x, y, most * 0.1F * (2 + roundf(own * 3)), flare->color, 1 - own);
        flare_light(app, x, y, most * 0.18F, COLOR_WHITE, (1 - own) * (1 - own));
    }
    const float t = (flare->part - 0.3F) / 0.7F;
    if (t <= 0)
        return;
    const float grown = ease_out_cubic(t);
    draw_debris(app, table, flare, most, t);
    flare_light(app, cx, cy, most * (0.5F + roundf(grown * 8) / 8), flare->color, 0.9F * (1 - t));
    flare_light(app, cx, cy, most * 0.9F, COLOR_WHITE, (1 - t) * (1 - t));
    gfx_opacity_push(app->gfx, 1 - t);
    gfx_ring(app->gfx, roundf(cx), roundf(cy), roundf(most * (0.3F + roundf(grown * 10) / 10)),
             fmaxf(lpx(table, 5), 1), flare->color);
    gfx_opacity_pop(app->gfx);
}

// The sign stamped on what was countered.
static void draw_counter(App *app, const CardTable *table, const Flare *flare) {
    const float pressed = fminf(1, flare->part / 0.4F), cx = flare_x(flare->to.rect),
                cy = flare_y(flare->to.rect);
    const float size = roundf(lpx(table, 84 + roundf((1 - ease_in(pressed)) * 5) * 12));
    gfx_opacity_push(app->gfx, flare->part < 0.4F ? pressed : 1 - (flare->part - 0.4F) / 0.6F);
    flare_light(app, cx, cy, lpx(table, 96), COLOR_SPACE, 0.8F);
    flare_light(app, cx, cy, lpx(table, 80), flare->color, 0.5F);
    icon_at(app, "glyphs/counter.svg", roundf(cx - size / 2), roundf(cy - size / 2), size, COLOR_WHITE);
    gfx_opacity_pop(app->gfx);
}

void shot_draw(App *app, const CardTable *table, const Flare *flare) {
    static void (*const draw[FLARE_KINDS])(App *, const CardTable *, const Flare *) = {
        [FLARE_LASER] = draw_laser,     [FLARE_MISSILE] = draw_missile, [FLARE_FIELD] = draw_field,
        [FLARE_FLAK] = draw_flak,       [FLARE_SHIELD] = draw_shield,   [FLARE_BLAST] = draw_blast,
        [FLARE_COUNTER] = draw_counter,
    };
    draw[flare->kind](app, table, flare);
}

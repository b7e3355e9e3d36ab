// SPDX-License-Identifier: MIT
// Drawing shots: lasers, missiles on an arc, rings of a field, flak, light on shields, hits, explosions, the
// sign for a countered shot. All but the last are lights (gfx/light.h).
#include "app/kit/draw.h"
#include "app/kit/draw_flare.h"
#include "app/kit/shot.h"
#include "app/kit/shot_parts.h"

#include "app/kit/flare.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define PI_F 3.14159265F
#define SMOKE 0xFF9AA6B8u
#define VOLLEYS 3
#define SHELLS 5        // of a volley
#define DEBRIS 46       // that a blast throws
#define MOTES 22        // that gather before a shot
#define BLASTS 6        // small ones before a large one
#define ARC_MOST 120.0F // logical pixels a missile deviates from the straight line
#define FAN 84.0F       // … those of a salvo at least
#define ROCKET_MS 60.0F // from one missile of a salvo to the next
#define BLAST_MOST 150.0F

// When each hits, and how far it reaches beyond its ends in logical pixels.
static const struct {
    bool shot;
    float hit_ms, reach;
} shots[FLARE_KINDS] = {
    [FLARE_LASER] = {true, 90, 164},  [FLARE_MISSILE] = {true, 440, 164}, [FLARE_FIELD] = {true, 340, 260},
    [FLARE_FLAK] = {true, 180, 130},  [FLARE_SHIELD] = {true, 0, 20},     [FLARE_BLAST] = {true, 0, 0},
    [FLARE_COUNTER] = {true, 0, 100}, [FLARE_CHARGE] = {true, 0, 130},    [FLARE_HIT] = {true, 0, 220},
    [FLARE_PULSE] = {true, 150, 150}, [FLARE_ION] = {true, 110, 360},     [FLARE_TORPEDO] = {true, 620, 240},
};

bool flare_is_shot(FlareKind kind) {
    return shots[kind].shot;
}

float shot_hit_ms(FlareKind kind, int count) {
    const float step = kind == FLARE_MISSILE ? ROCKET_MS : kind == FLARE_PULSE ? PULSE_MS : 0;
    return shots[kind].hit_ms + step * (float)(SDL_clamp(count, 1, ROCKETS_MAX) - 1);
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
    const float least = flare->count > 1 ? FAN * s : 0;
    const float aside =
        flare->kind == FLARE_MISSILE ? 2 * fmaxf(least, fminf(length * 0.2F, ARC_MOST * s)) : 0;
    path.x1 = (path.x0 + path.x2) / 2 - dy / length * aside;
    path.y1 = (path.y0 + path.y2) / 2 + dx / length * aside;
    if (flare->by.w > 0) {
        path.x1 = flare_x(flare->by);
        path.y1 = flare_y(flare->by);
    }
    return path;
}

static int rockets_of(const Flare *flare) {
    return SDL_clamp(flare->count, 1, ROCKETS_MAX);
}

// The missiles of a salvo fan out on both sides of the straight line, and arrive beside each other.
static Path rocket_path(const Flare *flare, float s, int rocket) {
    const int count = rockets_of(flare);
    Path path = path_of(flare, s);
    if (count == 1)
        return path;
    const float fan = 1 - 1.7F * (float)rocket / (float)(count - 1), mx = (path.x0 + path.x2) / 2,
                my = (path.y0 + path.y2) / 2, off = 15 * s;
    if (flare->by.w <= 0) {
        path.x1 = mx + (path.x1 - mx) * fan;
        path.y1 = my + (path.y1 - my) * fan;
    } else {
        path.y1 += 30 * s * fan;
    }
    path.x2 += off * (2 * flare_chance(flare, rocket, 6) - 1);
    path.y2 += off * (2 * flare_chance(flare, rocket, 7) - 1);
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
    const float reach = flare->kind == FLARE_BLAST    ? blast_radius(flare, s) * 1.5F + 44 * s
                        : flare->kind == FLARE_SHIELD ? dome_radius(flare) + shots[FLARE_SHIELD].reach * s
                        : flare->kind == FLARE_HIT
                            ? shots[FLARE_HIT].reach * s * shot_strength(flare)
                            : shots[flare->kind].reach * s * fmaxf(1, 0.6F + 0.4F * shot_strength(flare));
    const float fan = flare->kind == FLARE_MISSILE && flare->count > 1 ? ARC_MOST * s : 0;
    const bool flies = shots[flare->kind].hit_ms > 0 && flare->from.rect.w > 0;
    const float mx = (path.x0 + 2 * path.x1 + path.x2) / 4, my = (path.y0 + 2 * path.y1 + path.y2) / 4;
    float left = path.x2, top = path.y2, right = path.x2, bottom = path.y2;
    if (flies) {
        left = fminf(fminf(path.x0, path.x2), mx);
        right = fmaxf(fmaxf(path.x0, path.x2), mx);
        top = fminf(fminf(path.y0, path.y2), my);
        bottom = fmaxf(fmaxf(path.y0, path.y2), my);
    }
    return gfx_inset(gfx_rect(left, top, right - left, bottom - top), -reach - fan);
}

// ---- how they look

uint32_t shot_seed(const Flare *flare) {
    return (uint32_t)lroundf(flare_chance(flare, 1, 9) * 7);
}

void shot_glow(App *app, float x, float y, float radius, Color color, float strength) {
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(strength, 1)));
    gfx_light_glow(app->gfx, x, y, radius, color);
    gfx_opacity_pop(app->gfx);
}

void shot_burst(App *app, float x, float y, float radius, Color color, float strength, uint32_t seed) {
    gfx_opacity_push(app->gfx, fmaxf(0, fminf(strength, 1)));
    gfx_light_burst(app->gfx, x, y, radius, color, seed);
    gfx_opacity_pop(app->gfx);
}

#define RING_STEP 8.0F // window pixels: few sizes, each of which is painted once

static float ring_size(float radius) {
    return fmaxf(RING_STEP, roundf(radius / RING_STEP) * RING_STEP);
}

// A ring that runs from `from` to `to` logical pixels and fades.
static void run_ring(App *app, const CardTable *table, float x, float y, float from, float to, float part,
                     Color color) {
    if (part <= 0 || part >= 1)
        return;
    gfx_opacity_push(app->gfx, (1 - part) * (1 - part));
    gfx_light_ring(app->gfx, x, y, ring_size(lpx(table, from + (to - from) * ease_out_expo(part))),
                   lpx(table, 12), color);
    gfx_opacity_pop(app->gfx);
}

// Sparks thrown from a point, `count` of them between two angles, that fall a little; part: 0 to 1.
static void throw_sparks(App *app, const CardTable *table, const Flare *flare, float x, float y, int count,
                         float reach, float part, Color color) {
    if (part <= 0 || part >= 1)
        return;
    gfx_opacity_push(app->gfx, 1 - part * part);
    for (int i = 0; i < count; i++) {
        const float angle = (flare_chance(flare, i, 2) + (float)i) * 2 * PI_F / (float)count;
        const float far = lpx(table, reach) * (0.25F + 0.75F * flare_chance(flare, i, 3));
        const float head = ease_out_cubic(part) * far, tail = ease_out_cubic(fmaxf(0, part - 0.09F)) * far;
        const float fall = lpx(table, 30) * part * part;
        gfx_light_streak(app->gfx, x + cosf(angle) * tail, y + sinf(angle) * tail + fall * 0.8F,
                         x + cosf(angle) * head, y + sinf(angle) * head + fall,
                         lpx(table, 1.2F + flare_chance(flare, i, 4)), color);
    }
    gfx_opacity_pop(app->gfx);
}

float shot_strength(const Flare *flare) {
    return flare->width > 0 ? flare->width : 1;
}

void shot_arrive(App *app, const CardTable *table, const Flare *flare, float x, float y, float ms,
                 float size) {
    const float part = ms / 420;
    if (ms < 0 || flare->end == SHOT_PASSES)
        return;
    const bool stopped = flare->end == SHOT_STOPS;
    const float fade = fmaxf(0, 1 - part), grown = size * (0.6F + 0.4F * shot_strength(flare));
    shot_burst(app, x, y, lpx(table, (stopped ? 44 : 64) * grown), flare->color, fade * 1.2F,
               shot_seed(flare));
    shot_glow(app, x, y, lpx(table, 84 * grown), flare->color, fade);
    if (!stopped)
        run_ring(app, table, x, y, 20, 118 * grown, part, flare->color);
    throw_sparks(app, table, flare, x, y, size < 1 ? 9 : 22, 110 * grown, part, flare->color);
}

#define LASER_STANDS_MS 480.0F
#define LASER_FADES_MS 120.0F

// The laser extends, stands and thins out; there is a light where it leaves and where it hits.
static void draw_laser(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const bool still = table->timeline.reduced;
    const float ms = flare->part * flare_ms(FLARE_LASER), there = shots[FLARE_LASER].hit_ms;
    const float head = still ? 1 : fminf(1, ms / there);
    const float held = fminf(1, fmaxf(0, (LASER_STANDS_MS + LASER_FADES_MS - ms) / LASER_FADES_MS));
    const float flicker = still ? 1 : 0.92F + 0.08F * sinf(flare->part * 60);
    float x, y;
    path_at(&path, head, &x, &y);
    gfx_opacity_push(app->gfx, held * flicker);
    gfx_light_beam(app->gfx, path.x0, path.y0, x, y, roundf(lpx(table, 20) * shot_strength(flare)),
                   flare->color, shot_seed(flare));
    gfx_opacity_pop(app->gfx);
    shot_burst(app, path.x0, path.y0, lpx(table, ms < there ? 52 : 36), flare->color, held,
               shot_seed(flare) + 8);
    if (still && flare->end != SHOT_PASSES)
        shot_glow(app, x, y, lpx(table, 72), flare->color, held);
    else if (!still)
        shot_arrive(app, table, flare, path.x2, path.y2, ms - there, 1);
}

// Its trace is fire near it and smoke behind; `tail` 0: the missile itself.
static void draw_trace(App *app, const CardTable *table, const Flare *flare, const Path *path, float head,
                       float strength) {
    const bool salvo = flare->count > 1;
    const int last = salvo ? 14 : 24, fire = last / 2;
    const float step = salvo ? 0.02F : 0.012F, size = (salvo ? 0.7F : 1) * shot_strength(flare);
    float x = path->x0, y = path->y0;
    for (int tail = last; tail >= 0; tail--) {
        const float t = head - step * (float)tail, fade = strength * (1 - (float)tail / (float)(last + 1));
        if (t < 0)
            continue;
        path_at(path, t, &x, &y);
        shot_glow(app, x, y, lpx(table, (tail < 4 ? 22 : 14) * size), tail < fire ? flare->color : SMOKE,
                  tail < fire ? 0.5F * fade : 0.2F * fade);
    }
    shot_burst(app, x, y, lpx(table, 24 * size), COLOR_WHITE, strength, shot_seed(flare));
}

// A puff where it leaves, its way, and a ball of fire where it arrives.
static void draw_rocket(App *app, const CardTable *table, const Flare *flare, int rocket, float ms) {
    const Path path = rocket_path(flare, table->layout.s, rocket);
    const float there = shots[FLARE_MISSILE].hit_ms, size = flare->count > 1 ? 0.62F : 1;
    if (ms < 0)
        return;
    if (ms < 160)
        shot_glow(app, path.x0, path.y0, lpx(table, 40 * size), flare->color, 1 - ms / 160);
    if (ms < there) {
        const float way = ms / there, leaves = flare->end == SHOT_PASSES ? fminf(1, (1 - way) * 6) : 1;
        draw_trace(app, table, flare, &path, 0.4F * way + 0.6F * ease_in(way), leaves);
        return;
    }
    const float part = (ms - there) / (flare_ms(FLARE_MISSILE) - there);
    if (flare->end == SHOT_PASSES || part >= 1)
        return;
    gfx_opacity_push(app->gfx, fmaxf(0, 1 - part));
    gfx_light_fire(app->gfx, path.x2, path.y2,
                   lpx(table, (34 + 40 * ease_out_cubic(part)) * size * (0.5F + 0.5F * shot_strength(flare))),
                   shot_seed(flare));
    gfx_opacity_pop(app->gfx);
    shot_arrive(app, table, flare, path.x2, path.y2, ms - there, size);
}

static void draw_missile(App *app, const CardTable *table, const Flare *flare) {
    const float ms = flare->part * flare_length(flare);
    for (int rocket = 0; rocket < rockets_of(flare); rocket++)
        draw_rocket(app, table, flare, rocket, ms - ROCKET_MS * (float)rocket);
}

// Rings that widen on their way.
static void draw_field(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const float ms = flare->part * flare_ms(FLARE_FIELD), size = shot_strength(flare);
    for (int i = 0; i < 3; i++) {
        const float own = ms / shots[FLARE_FIELD].hit_ms - 0.12F * (float)i;
        float x, y;
        if (own <= 0 || own >= 1)
            continue;
        path_at(&path, ease_in_out_cubic(own), &x, &y);
        const float strength = 1 - own * own;
        gfx_opacity_push(app->gfx, strength * (1 - 0.25F * (float)i));
        gfx_light_ring(app->gfx, x, y, ring_size(lpx(table, (30 + own * 110) * size)), lpx(table, 18 * size),
                       flare->color);
        gfx_opacity_pop(app->gfx);
        shot_glow(app, x, y, lpx(table, (34 + own * 80) * size), flare->color, 0.5F * strength);
    }
    shot_arrive(app, table, flare, path.x2, path.y2, ms - shots[FLARE_FIELD].hit_ms, 1.2F);
}

// One shell: a short streak, then a puff where it goes off.
static void draw_shell(App *app, const CardTable *table, const Flare *flare, const Path *path, int shell,
                       float ms) {
    const float fly = 90, puff = 170;
    const float x2 = path->x2 + lpx(table, 64) * (2 * flare_chance(flare, shell, 0) - 1),
                y2 = path->y2 + lpx(table, 64) * (2 * flare_chance(flare, shell, 1) - 1);
    if (ms <= 0 || ms >= fly + puff)
        return;
    if (ms < fly) {
        const float head = ms / fly, tail = fmaxf(0, head - 0.24F);
        gfx_light_streak(app->gfx, path->x0 + (x2 - path->x0) * tail, path->y0 + (y2 - path->y0) * tail,
                         path->x0 + (x2 - path->x0) * head, path->y0 + (y2 - path->y0) * head, lpx(table, 3),
                         flare->color);
        return;
    }
    const float own = (ms - fly) / puff;
    const float size = shot_strength(flare);
    shot_burst(app, x2, y2, lpx(table, 34 * size), flare->color, 1 - own, (uint32_t)shell);
    gfx_opacity_push(app->gfx, 1 - own);
    gfx_light_fire(app->gfx, x2, y2, lpx(table, (14 + 18 * own) * size), (uint32_t)shell % 4);
    gfx_opacity_pop(app->gfx);
}

static void draw_flak(App *app, const CardTable *table, const Flare *flare) {
    const Path path = path_of(flare, table->layout.s);
    const float ms = flare->part * flare_ms(FLARE_FLAK);
    for (int volley = 0; volley < VOLLEYS; volley++)
        for (int i = 0; i < SHELLS; i++)
            draw_shell(app, table, flare, &path, volley * SHELLS + i, ms - 90 * (float)volley - 6 * (float)i);
    shot_glow(app, path.x0, path.y0, lpx(table, 44), flare->color, ms < 3 * 90 ? 0.8F : 0);
}

// Light that gathers before a shot: streaks run inward, and the middle grows bright.
static void draw_charge(App *app, const CardTable *table, const Flare *flare) {
    const float x = flare_x(flare->to.rect), y = flare_y(flare->to.rect), part = ease_in(flare->part);
    for (int i = 0; i < MOTES; i++) {
        const float own = fminf(1, flare->part * 1.5F - 0.5F * flare_chance(flare, i, 5));
        if (own <= 0 || own >= 1)
            continue;
        const float angle = flare_chance(flare, i, 0) * 2 * PI_F;
        const float far = lpx(table, 40 + 60 * flare_chance(flare, i, 1));
        const float head = far * (1 - own * own), tail = fminf(far, head + lpx(table, 26));
        gfx_opacity_push(app->gfx, own);
        gfx_light_streak(app->gfx, x + cosf(angle) * tail, y + sinf(angle) * tail, x + cosf(angle) * head,
                         y + sinf(angle) * head, lpx(table, 1.6F), flare->color);
        gfx_opacity_pop(app->gfx);
    }
    shot_glow(app, x, y, lpx(table, 30 + 70 * part), flare->color, 0.4F + 0.6F * part);
    shot_burst(app, x, y, lpx(table, 48), flare->color, part * part, shot_seed(flare));
}

// A hull is hit: fire, sparks and scraps; the wider, the more of them.
static void draw_hit(App *app, const CardTable *table, const Flare *flare) {
    const float x = flare_x(flare->to.rect), y = flare_y(flare->to.rect), t = flare->part,
                size = shot_strength(flare);
    gfx_opacity_push(app->gfx, fmaxf(0, 1 - t * 1.1F));
    gfx_light_fire(app->gfx, x, y, lpx(table, (22 + 34 * ease_out_cubic(t)) * size), shot_seed(flare));
    gfx_opacity_pop(app->gfx);
    shot_burst(app, x, y, lpx(table, 58 * size), 0xFFFFA050u, fmaxf(0, 1 - t * 2.6F) * 1.2F,
               shot_seed(flare) + 3);
    run_ring(app, table, x, y, 12, 96 * size, t * 1.3F, 0xFFFF8A3Au);
    if (size > 1.5F)
        run_ring(app, table, x, y, 6, 60 * size, t * 2, COLOR_WHITE);
    throw_sparks(app, table, flare, x, y, size > 1.5F ? 70 : 44, 170 * size, t, 0xFFFF9A4Au);
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

#define LARGE_FROM 0.3F // share of a blast in which only small ones are seen

// Small explosions all over it, then a large one.
static void draw_blast(App *app, const CardTable *table, const Flare *flare) {
    const GfxRect rect = flare->to.rect;
    const float most = blast_radius(flare, table->layout.s), cx = flare_x(rect), cy = flare_y(rect);
    for (int i = 0; i < BLASTS && flare->count != 1; i++) {
        const float own = (flare->part - 0.08F * (float)i) / 0.3F;
        if (own <= 0 || own >= 1)
            continue;
        const float x = cx + rect.w * 0.36F * (2 * flare_chance(flare, i, 4) - 1),
                    y = cy + rect.h * 0.3F * (2 * flare_chance(flare, i, 5) - 1);
        gfx_opacity_push(app->gfx, 1 - own);
        gfx_light_fire(app->gfx, x, y, most * 0.14F * (1 + own), (uint32_t)i);
        gfx_opacity_pop(app->gfx);
        shot_burst(app, x, y, most * 0.3F, flare->color, (1 - own) * (1 - own), (uint32_t)i);
    }
    const float from = flare->count == 1 ? 0 : LARGE_FROM, t = (flare->part - from) / (1 - from);
    if (t <= 0)
        return;
    const float grown = ease_out_cubic(t), logical = most / table->layout.s;
    gfx_opacity_push(app->gfx, fmaxf(0, 1 - t * t));
    gfx_light_fire(app->gfx, cx, cy, most * (0.4F + 0.6F * grown), shot_seed(flare));
    gfx_opacity_pop(app->gfx);
    shot_burst(app, cx, cy, most * 1.1F, 0xFFFFB060u, fmaxf(0, 1 - t * 2), shot_seed(flare) + 1);
    run_ring(app, table, cx, cy, logical * 0.3F, logical * 1.3F, t, flare->color);
    throw_sparks(app, table, flare, cx, cy, DEBRIS, logical * 1.3F, t, 0xFFFFA050u);
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
        [FLARE_LASER] = draw_laser,       [FLARE_MISSILE] = draw_missile, [FLARE_FIELD] = draw_field,
        [FLARE_FLAK] = draw_flak,         [FLARE_SHIELD] = draw_shield,   [FLARE_BLAST] = draw_blast,
        [FLARE_COUNTER] = draw_counter,   [FLARE_CHARGE] = draw_charge,   [FLARE_HIT] = draw_hit,
        [FLARE_PULSE] = shot_draw_pulses, [FLARE_ION] = shot_draw_arcs,   [FLARE_TORPEDO] = shot_draw_torpedo,
    };
    draw[flare->kind](app, table, flare);
}

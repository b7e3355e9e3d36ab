// SPDX-License-Identifier: MIT
// Duration and bounds of flares. Their drawing is in draw_flare.c.
#include "app/kit/beam.h"
#include "app/kit/shot.h"

#include "app/kit/flare.h"
#include "gfx/ease.h"
#include "gfx/timeline.h"

#include <math.h>

// Duration in ms, and reach in logical pixels: beyond its ends, or, if `middle`, from their centres.
static const struct {
    float ms, reach;
    bool middle;
} kinds[FLARE_KINDS] = {
    [FLARE_BURST] = {620, 190, true},  [FLARE_SPARKS] = {520, 186, true},  [FLARE_MIST] = {900, 110, false},
    [FLARE_BOLT] = {240, 24, true},    [FLARE_BEAM] = {340, 0, false},     [FLARE_MOTES] = {620, 60, true},
    [FLARE_WAVE] = {760, 0, false},    [FLARE_NOVA] = {1200, 0, false},    [FLARE_FLASH] = {420, 48, false},
    [FLARE_GLOW] = {500, 48, false},   [FLARE_LANDING] = {300, 48, false}, [FLARE_DUST] = {560, 64, false},
    [FLARE_SIGNAL] = {900, 148, true}, [FLARE_RING] = {520, 50, false},    [FLARE_DIM] = {1100, 10, false},
    [FLARE_STAMP] = {460, 70, true},   [FLARE_LASER] = {600, 0, true},     [FLARE_MISSILE] = {820, 0, true},
    [FLARE_FIELD] = {700, 0, true},    [FLARE_FLAK] = {450, 0, true},      [FLARE_SHIELD] = {220, 0, true},
    [FLARE_BLAST] = {1000, 0, true},   [FLARE_COUNTER] = {320, 0, true},   [FLARE_CHARGE] = {280, 0, true},
    [FLARE_HIT] = {640, 0, true},      [FLARE_PULSE] = {460, 0, true},     [FLARE_ION] = {1150, 0, true},
    [FLARE_TORPEDO] = {1080, 0, true},
};

#define BEAM_STILL_MS 400.0F // in reduced motion
#define ROOM_UNKNOWN 1e4F
#define WAVE_MOST 250.0F   // logical pixels that a front runs
#define WAVE_LIGHT 30.0F   // of the lights it is made of
#define WAVE_CORE 160.0F   // of the one in its middle
#define NOVA_GATHERS 0.28F // of its time, before the front runs
#define NOVA_RAGGED 1.024F // factor by which some of its front runs ahead
#define NOVA_CORE 130.0F   // logical pixels: its light at most

float flare_ms(FlareKind kind) {
    return kinds[kind].ms;
}

float flare_length(const Flare *flare) {
    return kinds[flare->kind].ms + shot_hit_ms((FlareKind)flare->kind, flare->count) -
           shot_hit_ms((FlareKind)flare->kind, 0);
}

static Flare *free_one(Flares *flares) {
    for (int i = 0; i < FLARES_MAX; i++)
        if (!flares->item[i].used)
            return &flares->item[i];
    return NULL;
}

float flare_room(GfxRect window, GfxRect place) {
    const float x = fminf(place.x - window.x, window.x + window.w - place.x - place.w);
    const float y = fminf(place.y - window.y, window.y + window.h - place.y - place.h);
    return fmaxf(0, fminf(x, y));
}

static GfxRect middle_of(GfxRect rect) {
    return gfx_rect(rect.x + rect.w / 2, rect.y + rect.h / 2, 0, 0);
}

void flare_add(Flares *flares, Timeline *timeline, const Flare *flare, float delay) {
    Flare *item = free_one(flares);
    if (item == NULL || timeline->speed <= 0)
        return;
    *item = *flare;
    item->used = true;
    item->part = 0;
    item->room = ROOM_UNKNOWN;
    if (flares->window.w > 0)
        item->room =
            flare_room(flares->window, kinds[item->kind].middle ? middle_of(item->to.rect) : item->to.rect);
    if (timeline->reduced && (item->kind == FLARE_PULSE || item->kind == FLARE_ION))
        item->kind = FLARE_LASER;
    if (timeline->reduced && (item->kind == FLARE_BEAM || item->kind == FLARE_LASER)) {
        timeline_add_ms(timeline, &item->part, 1, MOTION_BEAM, 0, BEAM_STILL_MS);
    } else if (timeline->reduced) {
        item->kind = FLARE_GLOW;
        timeline_add(timeline, &item->part, 1, MOTION_GLOW_OUT, 0);
    } else {
        const float flown = item->there ? shot_hit_ms((FlareKind)item->kind, item->count) : 0;
        item->part = flown / flare_length(item);
        timeline_add_ms(timeline, &item->part, 1, MOTION_FLARE, delay, flare_length(item) - flown);
    }
}

static GfxRect both(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

// Distance from the centre of `from` to the nearest edge of `to`, which the wave must not cross.
static float wave_edge(const Flare *flare) {
    const GfxRect in = flare->to.rect, from = flare->from.rect;
    const float x = from.x + from.w / 2 - in.x, y = from.y + from.h / 2 - in.y;
    return fmaxf(0, fminf(fminf(x, in.w - x), fminf(y, in.h - y)));
}

FlareWave flare_wave(const Flare *flare, float s) {
    const float edge = wave_edge(flare), most = fminf(WAVE_MOST * s, edge - WAVE_LIGHT * s);
    return (FlareWave){.front = ease_out_quad(flare->part) * fmaxf(0, most) / WAVE_RAGGED,
                       .light = fminf(WAVE_LIGHT * s, edge),
                       .core = fminf(WAVE_CORE * s, edge)};
}

static GfxRect wave_bounds(const Flare *flare, float s) {
    const GfxRect from = flare->from.rect;
    const FlareWave wave = flare_wave(flare, s);
    const float reach = fmaxf(wave.core, wave.front * WAVE_RAGGED + wave.light);
    return gfx_inset(gfx_rect(from.x + from.w / 2, from.y + from.h / 2, 0, 0), -reach);
}

// From the centre of `from` to the farthest corner of `to`.
static float nova_reach(const Flare *flare) {
    const GfxRect to = flare->to.rect, from = flare->from.rect;
    const float x = from.x + from.w / 2 - to.x, y = from.y + from.h / 2 - to.y;
    return hypotf(fmaxf(x, to.w - x), fmaxf(y, to.h - y));
}

FlareNova flare_nova(const Flare *flare, float s) {
    const float gathered = fminf(1, flare->part / NOVA_GATHERS);
    const float run = fmaxf(0, flare->part - NOVA_GATHERS) / (1 - NOVA_GATHERS);
    const float core = run > 0 ? 1 - run : gathered; // few sizes, so that few pictures are painted
    return (FlareNova){.core = roundf(NOVA_CORE * s * (0.3F + 0.7F * roundf(core * 6) / 6)),
                       .front = run > 0 ? ease_out_quad(run) * nova_reach(flare) : 0,
                       .gathered = gathered,
                       .left = fmaxf(0, 1 - 1.6F * run),
                       .strength = sqrtf(fmaxf(0, 1 - run))};
}

static GfxRect nova_bounds(const Flare *flare, float s) {
    const GfxRect from = flare->from.rect, to = flare->to.rect;
    const FlareNova nova = flare_nova(flare, s);
    const float reach = fmaxf(nova.core, nova.front * NOVA_RAGGED + NOVA_LIGHT * s);
    const GfxRect all = gfx_inset(gfx_rect(from.x + from.w / 2, from.y + from.h / 2, 0, 0), -reach);
    const float x = fmaxf(all.x, to.x), y = fmaxf(all.y, to.y);
    return gfx_rect(x, y, fmaxf(0, fminf(all.x + all.w, to.x + to.w) - x),
                    fmaxf(0, fminf(all.y + all.h, to.y + to.h) - y));
}

float flare_scale(const Flare *flare, float s) {
    return fminf(1, flare->room / (kinds[flare->kind].reach * s));
}

GfxRect flare_bounds(const Flare *flare, float s) {
    if (flare->kind == FLARE_BEAM)
        return beam_bounds(flare, s);
    if (flare->kind == FLARE_WAVE)
        return wave_bounds(flare, s);
    if (flare->kind == FLARE_NOVA)
        return nova_bounds(flare, s);
    if (flare_is_shot((FlareKind)flare->kind))
        return shot_bounds(flare, s);
    const bool middle = kinds[flare->kind].middle;
    const GfxRect from = flare->from.rect, to = middle ? middle_of(flare->to.rect) : flare->to.rect;
    const GfxRect all = from.w <= 0 ? to : both(middle ? middle_of(from) : from, to);
    const bool kept = flare->kind == FLARE_RING || flare->kind == FLARE_BURST || flare->kind == FLARE_SPARKS;
    return gfx_inset(all, -kinds[flare->kind].reach * s * (kept ? flare_scale(flare, s) : 1));
}

// SPDX-License-Identifier: MIT
// How long flares last and what of the window they touch; how they look is draw_flare.c.
#include "app/kit/flare.h"

#include <math.h>

// How long each lasts, and how far it reaches beyond its ends in logical pixels.
static const struct {
    float ms, reach;
} kinds[FLARE_KINDS] = {
    [FLARE_BURST] = {620, 170},  [FLARE_SPARKS] = {520, 150}, [FLARE_MIST] = {900, 110},
    [FLARE_BOLT] = {240, 40},    [FLARE_BEAM] = {620, 50},    [FLARE_MOTES] = {620, 60},
    [FLARE_WAVE] = {760, 40},    [FLARE_FLASH] = {420, 50},   [FLARE_GLOW] = {500, 60},
    [FLARE_LANDING] = {300, 60}, [FLARE_SIGNAL] = {900, 150}, [FLARE_RING] = {520, 70},
    [FLARE_DIM] = {1100, 10},    [FLARE_STAMP] = {460, 60},
};

float flare_ms(FlareKind kind) {
    return kinds[kind].ms;
}

static Flare *free_one(Flares *flares) {
    for (int i = 0; i < FLARES_MAX; i++)
        if (!flares->item[i].used)
            return &flares->item[i];
    return NULL;
}

void flare_add(Flares *flares, Timeline *timeline, const Flare *flare, float delay) {
    Flare *item = free_one(flares);
    if (item == NULL || timeline->speed <= 0)
        return;
    *item = *flare;
    item->used = true;
    item->part = 0;
    if (timeline->reduced) {
        item->kind = FLARE_GLOW;
        timeline_add(timeline, &item->part, 1, MOTION_GLOW_OUT, 0);
    } else {
        timeline_add_ms(timeline, &item->part, 1, MOTION_FLARE, delay, kinds[item->kind].ms);
    }
}

static GfxRect both(GfxRect a, GfxRect b) {
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return gfx_rect(x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y);
}

GfxRect flare_bounds(const Flare *flare, float s) {
    const GfxRect all = flare->from.rect.w > 0 ? both(flare->from.rect, flare->to.rect) : flare->to.rect;
    return gfx_inset(all, -kinds[flare->kind].reach * s);
}

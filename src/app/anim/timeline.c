// SPDX-License-Identifier: MIT
#include "app/anim/timeline.h"

#include "app/gfx/ease.h"

#include <string.h>

typedef struct MotionKind {
    float ms;
    float (*ease)(float part);
    bool fade; // takes time in reduced motion too
} MotionKind;

#define REDUCED_FADE_MS 120.0

// ART.md section 8.
static const MotionKind motions[MOTION_COUNT] = {
    [MOTION_LIFT] = {120, ease_out_cubic, false},       [MOTION_DROP] = {180, ease_out_back, false},
    [MOTION_FLY_BACK] = {220, ease_out_cubic, false},   [MOTION_MAKE_ROOM] = {160, ease_in_out_cubic, false},
    [MOTION_REVEAL] = {320, ease_in_out_sine, false},   [MOTION_DRAW] = {240, ease_out_cubic, false},
    [MOTION_GLOW_IN] = {140, ease_linear, true},        [MOTION_GLOW_OUT] = {200, ease_linear, true},
    [MOTION_HOVER] = {90, ease_linear, true},           [MOTION_DEAL] = {260, ease_out_cubic, false},
    [MOTION_POWER] = {350, ease_out_quad, false},       [MOTION_LEAD] = {300, ease_in_out, false},
    [MOTION_EFFECT] = {550, ease_out_expo, false},      [MOTION_DEACTIVATE] = {500, ease_in_out, false},
    [MOTION_CONQUER] = {700, ease_in_out_cubic, false}, [MOTION_SCORE] = {600, ease_out_quad, false},
    [MOTION_COVER_IN] = {180, ease_out_quad, true},     [MOTION_COVER_OUT] = {260, ease_in, true},
    [MOTION_WAIT] = {250, ease_linear, false},
};

float motion_ms(Motion motion) {
    return motions[motion].ms;
}

float motion_ease(Motion motion, float part) {
    return motions[motion].ease(part);
}

void timeline_init(Timeline *timeline, float speed, bool reduced) {
    memset(timeline, 0, sizeof *timeline);
    timeline->speed = speed;
    timeline->reduced = reduced;
}

static double length_of(const Timeline *timeline, Motion motion, float ms) {
    if (!timeline->reduced)
        return ms;
    return motions[motion].fade && ms > REDUCED_FADE_MS ? REDUCED_FADE_MS : motions[motion].fade ? ms : 0;
}

// A value has one master: what would still be moving it when the new tween begins stops then.
static void end_earlier(Timeline *timeline, const float *value, double start) {
    for (int i = 0; i < timeline->count; i++) {
        Tween *tween = &timeline->tween[i];
        if (tween->value != value || tween->end <= start)
            continue;
        if (tween->start < start && tween->started)
            continue; // runs until then; timeline_update drops it when the other starts
        if (tween->start >= start)
            *tween = timeline->tween[--timeline->count], i--;
    }
}

void timeline_add_ms(Timeline *timeline, float *value, float to, Motion motion, float delay_ms, float ms) {
    const double start = timeline->clock + (double)(delay_ms > 0 ? delay_ms : 0);
    end_earlier(timeline, value, start);
    if (timeline->speed <= 0 || timeline->count == TWEENS_MAX) {
        *value = to;
        return;
    }
    timeline->tween[timeline->count++] = (Tween){.value = value,
                                                 .to = to,
                                                 .start = start,
                                                 .end = start + length_of(timeline, motion, ms),
                                                 .motion = motion};
}

void timeline_add(Timeline *timeline, float *value, float to, Motion motion, float delay_ms) {
    timeline_add_ms(timeline, value, to, motion, delay_ms, motions[motion].ms);
}

float timeline_left(const Timeline *timeline) {
    double end = timeline->clock;
    for (int i = 0; i < timeline->count; i++)
        if (timeline->tween[i].end > end)
            end = timeline->tween[i].end;
    return (float)(end - timeline->clock);
}

void timeline_forget(Timeline *timeline, const void *bytes, size_t size) {
    const uintptr_t first = (uintptr_t)bytes;
    int kept = 0;
    for (int i = 0; i < timeline->count; i++) {
        const uintptr_t at = (uintptr_t)timeline->tween[i].value;
        if (at < first || at - first >= size)
            timeline->tween[kept++] = timeline->tween[i];
    }
    timeline->count = kept;
}

// Is there a later tween of the same value that has begun by `clock`?
static bool is_replaced(const Timeline *timeline, const Tween *tween) {
    for (int i = 0; i < timeline->count; i++) {
        const Tween *other = &timeline->tween[i];
        if (other != tween && other->value == tween->value && other->start > tween->start &&
            other->start <= timeline->clock)
            return true;
    }
    return false;
}

// Moves one value; false when its tween has ended.
static bool step(const Timeline *timeline, Tween *tween) {
    if (timeline->clock < tween->start)
        return true;
    if (!tween->started) {
        tween->from = *tween->value;
        tween->started = true;
    }
    if (timeline->clock >= tween->end) {
        *tween->value = tween->to;
        return false;
    }
    const float part = (float)((timeline->clock - tween->start) / (tween->end - tween->start));
    *tween->value = tween->from + (tween->to - tween->from) * motions[tween->motion].ease(part);
    return true;
}

// The one that has not been stepped yet and starts first, NULL when all have. In order of time, so that a
// chain on one value ends with the last link even when a whole second passes at once.
static Tween *next_to_step(Timeline *timeline, const bool done[TWEENS_MAX]) {
    Tween *next = NULL;
    for (int i = 0; i < timeline->count; i++)
        if (!done[i] && (next == NULL || timeline->tween[i].start < next->start))
            next = &timeline->tween[i];
    return next;
}

static void step_all(Timeline *timeline) {
    bool done[TWEENS_MAX] = {false}, ended[TWEENS_MAX] = {false};
    for (Tween *tween = next_to_step(timeline, done); tween != NULL; tween = next_to_step(timeline, done)) {
        const ptrdiff_t at = tween - timeline->tween;
        done[at] = true;
        ended[at] = !step(timeline, tween) || is_replaced(timeline, tween);
    }
    int kept = 0;
    for (int i = 0; i < timeline->count; i++)
        if (!ended[i])
            timeline->tween[kept++] = timeline->tween[i];
    timeline->count = kept;
}

bool timeline_update(Timeline *timeline, uint64_t now) {
    if (timeline->last != 0 && now > timeline->last)
        timeline->clock += (double)(now - timeline->last) * (double)timeline->speed;
    timeline->last = now;
    if (timeline->count > 0)
        step_all(timeline);
    return timeline->count > 0;
}

bool timeline_running(const Timeline *timeline) {
    return timeline->count > 0;
}

void timeline_skip(Timeline *timeline) {
    timeline->clock += (double)timeline_left(timeline) + 1;
    step_all(timeline);
}

// SPDX-License-Identifier: MIT
// A list of tweens over the callers' floats. Allocates nothing; a finished tween is removed.
#include "gfx/timeline.h"

#include "gfx/ease.h"

#include <string.h>

typedef struct MotionKind {
    float ms;
    float (*ease)(float part);
    bool fade;  // also takes time with reduced motion
    bool stays; // keeps its full duration then, because it has to be read
} MotionKind;

#define REDUCED_FADE_MS 120.0

// ART.md section 8.
static const MotionKind motions[MOTION_COUNT] = {
    [MOTION_LIFT] = {120, ease_out_cubic, false, false},
    [MOTION_DROP] = {180, ease_out_back, false, false},
    [MOTION_FLY_BACK] = {220, ease_out_cubic, false, false},
    [MOTION_MAKE_ROOM] = {160, ease_in_out_cubic, false, false},
    [MOTION_REVEAL] = {320, ease_in_out_sine, false, false},
    [MOTION_DRAW] = {240, ease_out_cubic, false, false},
    [MOTION_GLOW_IN] = {140, ease_linear, true, false},
    [MOTION_GLOW_OUT] = {200, ease_linear, true, false},
    [MOTION_HOVER] = {90, ease_linear, true, false},
    [MOTION_DEAL] = {260, ease_out_cubic, false, false},
    [MOTION_POWER] = {350, ease_out_quad, false, false},
    [MOTION_LEAD] = {300, ease_in_out, false, false},
    [MOTION_EFFECT] = {550, ease_out_expo, false, false},
    [MOTION_DEACTIVATE] = {500, ease_in_out, false, false},
    [MOTION_CONQUER] = {700, ease_in_out_cubic, false, false},
    [MOTION_SCORE] = {600, ease_out_quad, false, false},
    [MOTION_COVER_IN] = {180, ease_out_quad, true, false},
    [MOTION_COVER_OUT] = {260, ease_in, true, false},
    [MOTION_GATE] = {420, ease_in_out_cubic, false, false},
    [MOTION_FLARE] = {600, ease_linear, false, false},
    [MOTION_BEAM] = {340, ease_linear, true, true},
    [MOTION_WAIT] = {250, ease_linear, false, false},
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
    if (!timeline->reduced || motions[motion].stays)
        return ms;
    return motions[motion].fade && ms > REDUCED_FADE_MS ? REDUCED_FADE_MS : motions[motion].fade ? ms : 0;
}

// One tween per value at a time: tweens that would start after the new one are dropped; a running one
// continues until the new one starts (taken_over_at).
static void drop_later(Timeline *timeline, const float *value, double start) {
    int kept = 0;
    for (int i = 0; i < timeline->count; i++)
        if (timeline->tween[i].value != value || timeline->tween[i].start < start)
            timeline->tween[kept++] = timeline->tween[i];
    timeline->count = kept;
}

void timeline_add_ms(Timeline *timeline, float *value, float to, Motion motion, float delay_ms, float ms) {
    const double start = timeline->clock + (double)(delay_ms > 0 ? delay_ms : 0);
    drop_later(timeline, value, start);
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

float timeline_least_ms(const Timeline *timeline, float ms, float real) {
    const float least = real * timeline->speed;
    return ms > least ? ms : least;
}

float timeline_remaining_ms(const Timeline *timeline) {
    double end = timeline->clock;
    for (int i = 0; i < timeline->count; i++)
        if (timeline->tween[i].end > end)
            end = timeline->tween[i].end;
    return (float)(end - timeline->clock);
}

static bool points_into(const Tween *tween, const void *bytes, size_t size) {
    const uintptr_t first = (uintptr_t)bytes, at = (uintptr_t)tween->value;
    return at >= first && at - first < size;
}

void timeline_forget(Timeline *timeline, const void *bytes, size_t size) {
    int kept = 0;
    for (int i = 0; i < timeline->count; i++) {
        if (!points_into(&timeline->tween[i], bytes, size))
            timeline->tween[kept++] = timeline->tween[i];
    }
    timeline->count = kept;
}

// The time at which another tween of the same value takes over; later than the current time if none does yet.
static double taken_over_at(const Timeline *timeline, const Tween *tween) {
    double first = timeline->clock + 1;
    for (int i = 0; i < timeline->count; i++) {
        const Tween *other = &timeline->tween[i];
        if (other != tween && other->value == tween->value && other->start > tween->start &&
            other->start < first)
            first = other->start;
    }
    return first;
}

// Advances one value to the current time, or to when another tween takes over. False if this tween has ended.
static bool step(const Timeline *timeline, Tween *tween) {
    if (timeline->clock < tween->start)
        return true;
    if (!tween->started) {
        tween->from = *tween->value;
        tween->started = true;
    }
    const double over = taken_over_at(timeline, tween), at = over < timeline->clock ? over : timeline->clock;
    if (at >= tween->end) {
        *tween->value = tween->to;
        return false;
    }
    const float part = (float)((at - tween->start) / (tween->end - tween->start));
    *tween->value = tween->from + (tween->to - tween->from) * motions[tween->motion].ease(part);
    return over > timeline->clock;
}

// Returns the earliest tween not yet stepped, NULL if none. Stepping in order of time makes a chain on one
// value end with its last link, even if a whole second passes at once.
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
        ended[at] = !step(timeline, tween);
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

int timeline_running_in(const Timeline *timeline, const void *bytes, size_t size) {
    int count = 0;
    for (int i = 0; i < timeline->count; i++)
        count += points_into(&timeline->tween[i], bytes, size);
    return count;
}

void timeline_follow(Timeline *timeline, float *value, float to, Motion motion, float delay_ms) {
    float goes_to = *value;
    double latest = -1;
    for (int i = 0; i < timeline->count; i++) {
        const Tween *tween = &timeline->tween[i];
        if (tween->value == value && tween->start > latest) {
            latest = tween->start;
            goes_to = tween->to;
        }
    }
    if (goes_to < to || goes_to > to)
        timeline_add(timeline, value, to, motion, delay_ms);
}

void timeline_skip(Timeline *timeline) {
    timeline->clock += (double)timeline_remaining_ms(timeline) + 1;
    step_all(timeline);
}

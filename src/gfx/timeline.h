// SPDX-License-Identifier: MIT
// Animates numbers over time. A tween moves a float owned by the caller from its current value to a new one;
// the timeline owns the tweens, never the floats. Durations and easing are named in ART.md section 8. Reads
// no clock: the caller passes the time, so tests need not wait.
#ifndef STARDECK_GFX_TIMELINE_H
#define STARDECK_GFX_TIMELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum Motion {
    MOTION_LIFT,
    MOTION_DROP,
    MOTION_FLY_BACK,
    MOTION_MAKE_ROOM,
    MOTION_REVEAL, // a whole card flip: 1, 0, 1
    MOTION_DRAW,   // drawing and discarding
    MOTION_GLOW_IN,
    MOTION_GLOW_OUT,
    MOTION_HOVER,
    MOTION_DEAL,
    MOTION_POWER, // a counter
    MOTION_LEAD,
    MOTION_EFFECT,
    MOTION_DEACTIVATE,
    MOTION_CONQUER,
    MOTION_SCORE,
    MOTION_COVER_IN,
    MOTION_COVER_OUT,
    MOTION_GATE,  // the bar in front of a closed row
    MOTION_FLARE, // a light that flashes up and fades
    MOTION_BEAM,  // an arrow from cause to target
    MOTION_WAIT,  // nothing moves: time to read
    MOTION_COUNT
} Motion;

#define MOTION_DEAL_STAGGER_MS 70.0f
#define MOTION_FOLLOW_MS 90.0f // reach_ms of ease_spring while dragging

// Duration in milliseconds at speed 1, and the easing curve for an elapsed fraction of 0 to 1.
float motion_ms(Motion motion);
float motion_ease(Motion motion, float part);

#define TWEENS_MAX 512

typedef struct Tween {
    float *value;
    float from, to;
    double start, end; // ms of Timeline.clock
    Motion motion;
    bool started; // `from` has been set
} Tween;

typedef struct Timeline {
    Tween tween[TWEENS_MAX];
    int count;
    double clock;  // ms; advances `speed` times as fast as the caller's time
    uint64_t last; // the caller's time at the last update, 0: none yet
    float speed;   // 1: normal; 0: no animation, values change at once
    bool reduced;  // reduced motion: only fades (hover, glow, cover) and beams take time
} Timeline;

void timeline_init(Timeline *timeline, float speed, bool reduced);

// Animates *value to `to`, starting `delay_ms` from now with the value it has then. An earlier tween of the
// same value that is still running then is replaced. If speed is 0 or TWEENS_MAX tweens are running, the
// value is set at once. `value` must stay valid until the tween has ended or timeline_forget is called.
void timeline_add(Timeline *timeline, float *value, float to, Motion motion, float delay_ms);
// The same with an explicit duration (ms at speed 1).
void timeline_add_ms(Timeline *timeline, float *value, float to, Motion motion, float delay_ms, float ms);
// A duration at speed 1 that takes at least `real` ms of the caller's time at today's speed; `ms` if that is
// longer.
float timeline_least_ms(const Timeline *timeline, float ms, float real);
// Time in ms until everything added so far has ended: as a delay, it starts the next tween after all others.
float timeline_remaining_ms(const Timeline *timeline);
// Drops the tweens of all floats within these bytes without changing them. Call before freeing the memory.
void timeline_forget(Timeline *timeline, const void *bytes, size_t size);

// Advances all values to `now` (ms, any origin, never decreasing). Returns true while something is running.
bool timeline_update(Timeline *timeline, uint64_t now);
bool timeline_running(const Timeline *timeline);
// How many tweens of floats within these bytes are running.
int timeline_running_in(const Timeline *timeline, const void *bytes, size_t size);
// Like timeline_add, unless *value is already at `to` or on its way there.
void timeline_follow(Timeline *timeline, float *value, float to, Motion motion, float delay_ms);
// Ends all tweens at once, in order of time: every value gets its last `to`.
void timeline_skip(Timeline *timeline);

#endif

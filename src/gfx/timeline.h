// SPDX-License-Identifier: MIT
// Numbers that move over time. A tween carries a float of the caller's from where it is to where it should
// be; the timeline owns the tweens, never the floats. Durations and easing have names, as in ART.md
// section 8. No clock: the caller says what time it is, so tests need not wait.
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
    MOTION_REVEAL, // the whole flip: 1 - 0 - 1
    MOTION_DRAW,   // and discard
    MOTION_GLOW_IN,
    MOTION_GLOW_OUT,
    MOTION_HOVER,
    MOTION_DEAL,
    MOTION_POWER, // counting
    MOTION_LEAD,
    MOTION_EFFECT,
    MOTION_DEACTIVATE,
    MOTION_CONQUER,
    MOTION_SCORE,
    MOTION_COVER_IN,
    MOTION_COVER_OUT,
    MOTION_GATE,  // the bar before a closed row
    MOTION_FLARE, // a light that comes and goes
    MOTION_BEAM,  // an arrow that says who did it to whom
    MOTION_WAIT,  // nothing moves; time to read what was shown
    MOTION_COUNT
} Motion;

#define MOTION_DEAL_STAGGER_MS 70.0f
#define MOTION_FOLLOW_MS 90.0f // reach of ease_spring while dragging

// Length at speed 1, and the curve (a value for an elapsed part 0 to 1).
float motion_ms(Motion motion);
float motion_ease(Motion motion, float part);

#define TWEENS_MAX 512

typedef struct Tween {
    float *value;
    float from, to;
    double start, end; // ms on the timeline's own clock
    Motion motion;
    bool started; // `from` has been read
} Tween;

typedef struct Timeline {
    Tween tween[TWEENS_MAX];
    int count;
    double clock;  // ms of the timeline, runs at `speed` times the caller's
    uint64_t last; // the caller's time at the last update, 0: none yet
    float speed;   // 1; 0: everything happens at once
    bool reduced;  // reduced motion: only fades (hover, glow, cover) and beams take time
} Timeline;

void timeline_init(Timeline *timeline, float speed, bool reduced);

// Moves *value to `to`, beginning `delay_ms` from now with the value it has then. An earlier tween of the
// same value that would still run then ends where it is. With speed 0, or when TWEENS_MAX are running, the
// value is set at once. `value` must stay valid until the tween has ended or timeline_forget.
void timeline_add(Timeline *timeline, float *value, float to, Motion motion, float delay_ms);
// The same with a length of one's own (ms at speed 1).
void timeline_add_ms(Timeline *timeline, float *value, float to, Motion motion, float delay_ms, float ms);
// Time that has to pass before everything added so far has ended: the delay that puts the next thing after
// it.
float timeline_left(const Timeline *timeline);
// Drops the tweens of all floats inside these bytes, without changing them (before the memory goes).
void timeline_forget(Timeline *timeline, const void *bytes, size_t size);

// Moves all values to `now` (ms, any origin, never backwards). True while something runs.
bool timeline_update(Timeline *timeline, uint64_t now);
bool timeline_running(const Timeline *timeline);
// The same for floats outside these bytes: does something run besides them?
bool timeline_running_besides(const Timeline *timeline, const void *bytes, size_t size);
// Moves *value to `to` if that is not where it is, or is going, already.
void timeline_follow(Timeline *timeline, float *value, float to, Motion motion, float delay_ms);
// Everything ends now, in order of time: all values get their last `to`.
void timeline_skip(Timeline *timeline);

#endif

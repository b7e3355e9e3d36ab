// SPDX-License-Identifier: MIT
// Easing curves for animation (ART.md section 8). Each maps the elapsed fraction of the duration to progress,
// clamps its input to 0…1 and runs from 0 to 1; ease_out_back exceeds 1 on the way.
#ifndef STARDECK_GFX_EASE_H
#define STARDECK_GFX_EASE_H

float ease_linear(float t);
float ease_in(float t);           // quadratic
float ease_out_quad(float t);     // counters
float ease_out_cubic(float t);    // lift, deal, fly back
float ease_in_out_cubic(float t); // rows making room, conquered targets
float ease_in_out_sine(float t);  // card flips
float ease_in_out(float t);       // fades; quadratic
float ease_out_expo(float t);     // effect pulses
float ease_out_back(float t);     // drop into a row, overshoot 1.2
// Runs 0, 1, 0: for flashes and pulses.
float ease_there_and_back(float t);

// Critically damped spring, for following the pointer. Moves *position toward target and updates *velocity.
// It covers about 90 % of the distance in `reach_ms`; `elapsed_ms` is the time since the last call. Stable
// for any time step.
void ease_spring(float *position, float *velocity, float target, float reach_ms, float elapsed_ms);

#endif

// SPDX-License-Identifier: MIT
// Easing curves for animation (ART.md section 8). Each takes the elapsed part of the time, is safe for any
// number (it clamps to 0…1) and gives 0 at the start and 1 at the end; ease_out_back passes 1 on the way.
#ifndef STARDECK_GFX_EASE_H
#define STARDECK_GFX_EASE_H

float ease_linear(float t);
float ease_in(float t);           // quadratic
float ease_out_quad(float t);     // counting up
float ease_out_cubic(float t);    // lift, deal, fly back
float ease_in_out_cubic(float t); // rows making room, conquered targets
float ease_in_out_sine(float t);  // card flips
float ease_in_out(float t);       // quadratic, for fades
float ease_out_expo(float t);     // pulse of an effect
float ease_out_back(float t);     // drop into a row, overshoot 1.2
// Goes 0, 1, 0: for flashes and pulses.
float ease_there_and_back(float t);

// Critically damped spring for following the mouse. Moves *position toward target and keeps *velocity;
// `reach_ms` is about the time until nine tenths of the way is done, `elapsed_ms` the time since the last
// call. Stable for any step.
void ease_spring(float *position, float *velocity, float target, float reach_ms, float elapsed_ms);

#endif

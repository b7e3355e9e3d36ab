// SPDX-License-Identifier: MIT
// The easing curves, and the spring that follows the pointer.
#include "gfx/ease.h"

#include <math.h>

#define PI_F 3.14159265358979f

float ease_linear(float t) {
    return t > 0 ? fminf(t, 1) : 0; // written so that NaN gives 0
}

float ease_in(float t) {
    t = ease_linear(t);
    return t * t;
}

float ease_out_quad(float t) {
    float left = 1 - ease_linear(t);
    return 1 - left * left;
}

float ease_out_cubic(float t) {
    float left = 1 - ease_linear(t);
    return 1 - left * left * left;
}

float ease_in_out_cubic(float t) {
    t = ease_linear(t);
    float left = 2 - 2 * t;
    return t < 0.5f ? 4 * t * t * t : 1 - left * left * left / 2;
}

float ease_in_out_sine(float t) {
    t = ease_linear(t);
    return t >= 1 ? 1 : 0.5f - 0.5f * cosf(PI_F * t);
}

float ease_in_out(float t) {
    t = ease_linear(t);
    float left = 2 - 2 * t;
    return t < 0.5f ? 2 * t * t : 1 - left * left / 2;
}

float ease_out_expo(float t) {
    t = ease_linear(t);
    return t >= 1 ? 1 : 1 - exp2f(-10 * t);
}

float ease_out_back(float t) {
    const float overshoot = 1.2f;
    float left = ease_linear(t) - 1;
    return 1 + (overshoot + 1) * left * left * left + overshoot * left * left;
}

float ease_there_and_back(float t) {
    t = ease_linear(t);
    return t <= 0 || t >= 1 ? 0 : sinf(PI_F * t);
}

// Exact solution of the critically damped spring, so that a long frame cannot make it overshoot or
// explode. 3.89 is where (1 + x) e^-x falls to a tenth.
void ease_spring(float *position, float *velocity, float target, float reach_ms, float elapsed_ms) {
    if (!(reach_ms > 0) || !(elapsed_ms >= 0)) {
        *position = target;
        *velocity = 0;
        return;
    }
    float omega = 3.89f / reach_ms, decay = expf(-omega * elapsed_ms);
    float offset = *position - target, rate = *velocity + omega * offset;
    *position = target + (offset + rate * elapsed_ms) * decay;
    *velocity = (*velocity - omega * rate * elapsed_ms) * decay;
}

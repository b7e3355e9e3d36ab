// SPDX-License-Identifier: MIT
// exp, log, pow, sin, cos and atan2 from additions, multiplications and divisions alone. Those of C libraries
// differ in their last digits from machine to machine; pictures must be the same bytes everywhere (ART.md
// section 4). They are right to about one part in 10^8, which is more than a float holds.
//
// Holds only where doubles are computed as written: no contraction to fused operations (meson.build:
// -ffp-contract=off) and no wider registers (-mfpmath=sse on 32-bit x86).
#ifndef STARDECK_APP_ART_EXACT_H
#define STARDECK_APP_ART_EXACT_H

#include <float.h>
#include <stdint.h>
#include <string.h>

_Static_assert(FLT_EVAL_METHOD == 0, "compute in the types as written: -msse2 -mfpmath=sse on 32-bit x86");

#define EXACT_PI 3.14159265358979324

// Nearest whole number; |x| below 2^31.
static inline int exact_whole(double x) {
    return (int)(x < 0 ? x - 0.5 : x + 0.5);
}

// 2 to the power of a whole number from -1022 to 1023.
static inline double exact_two_to(int exponent) {
    const uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static inline double exact_exp(double x) {
    if (x < -100)
        return 0; // far below what a float holds
    if (x > 100)
        x = 100;
    const int k = exact_whole(x * 1.44269504088896341);
    const double r = x - k * 0.693147180559945309; // at most half a ln 2
    const double series =
        1 +
        r * (1 + r * (1 / 2. + r * (1 / 6. + r * (1 / 24. + r * (1 / 120. + r * (1 / 720. + r / 5040.))))));
    return series * exact_two_to(k);
}

// x above 0 and not denormal.
static inline double exact_log(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int exponent = (int)(bits >> 52) - 1023;
    bits = (bits & 0xFFFFFFFFFFFFFu) | (UINT64_C(1023) << 52);
    memcpy(&x, &bits, sizeof x); // 1 to 2
    if (x > 1.41421356237309505) {
        x /= 2;
        exponent++;
    }
    const double s = (x - 1) / (x + 1), q = s * s;
    return exponent * 0.693147180559945309 +
           2 * s * (1 + q * (1 / 3. + q * (1 / 5. + q * (1 / 7. + q * (1 / 9. + q / 11.)))));
}

static inline double exact_sine(double r) { // |r| up to a quarter of pi
    const double q = r * r;
    return r * (1 - q * (1 / 6. - q * (1 / 120. - q * (1 / 5040. - q / 362880.))));
}

static inline double exact_cosine(double r) {
    const double q = r * r;
    return 1 - q * (1 / 2. - q * (1 / 24. - q * (1 / 720. - q / 40320.)));
}

// Quarter turns first, then what is left of one.
static inline double exact_wave(double x, int quarters) {
    const int k = exact_whole(x * (2 / EXACT_PI));
    const double r = x - k * (EXACT_PI / 2);
    switch ((unsigned)(k + quarters) & 3) {
    case 0:
        return exact_sine(r);
    case 1:
        return exact_cosine(r);
    case 2:
        return -exact_sine(r);
    default:
        return -exact_cosine(r);
    }
}

static inline double exact_arc(double t) { // atan of 0 to 1
    const double shift = t > 0.41421356237309505 ? EXACT_PI / 4 : 0;
    if (shift > 0)
        t = (t - 1) / (t + 1);
    const double q = t * t;
    return shift +
           t * (1 -
                q * (1 / 3. -
                     q * (1 / 5. - q * (1 / 7. - q * (1 / 9. - q * (1 / 11. - q * (1 / 13. - q / 15.)))))));
}

static inline float pa_exp(float x) {
    return (float)exact_exp(x);
}

// x above 0.
static inline float pa_log(float x) {
    return (float)exact_log(x);
}

// x of 0 and below gives 0.
static inline float pa_pow(float x, float y) {
    return x < FLT_MIN ? 0 : (float)exact_exp(y * exact_log(x));
}

// |x| below 10^6.
static inline float pa_sin(float x) {
    return (float)exact_wave(x, 0);
}

static inline float pa_cos(float x) {
    return (float)exact_wave(x, 1);
}

// -pi to pi; 0 for the origin.
static inline float pa_atan2(float y, float x) {
    const double across = x < 0 ? -(double)x : x, up = y < 0 ? -(double)y : y;
    if (across + up <= 0)
        return 0;
    double angle = up <= across ? exact_arc(up / across) : EXACT_PI / 2 - exact_arc(across / up);
    if (x < 0)
        angle = EXACT_PI - angle;
    return (float)(y < 0 ? -angle : angle);
}

#endif

// SPDX-License-Identifier: MIT
// Readable and distinguishable colours, by the formulas of WCAG 2 and Lab.
#include "gfx/ramp.h"

#include <math.h>

#define DISTINCT_COLOURS 20.0 // the shipped pack's four differ by at least 23 (ART.md section 2)
#define DARKER_STEP 0.04f

// ---- contrast

static double linear(Color color, int shift) {
    const double value = (double)((color >> shift) & 255u) / 255;
    return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double luminance(Color color) {
    return 0.2126 * linear(color, 16) + 0.7152 * linear(color, 8) + 0.0722 * linear(color, 0);
}

double ramp_contrast(Color a, Color b) {
    const double x = luminance(a), y = luminance(b);
    return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}

// ---- a ramp from its main colour

// Dark enough that white text and text in `light` are readable on it.
static Color derived_dark(Color main, Color light) {
    float t = 0.5f;
    Color dark = color_mix(main, COLOR_BLACK, t);
    while (t < 1 && (ramp_contrast(COLOR_WHITE, dark) < 5.9 || ramp_contrast(light, dark) < 5.1)) {
        t += DARKER_STEP;
        dark = color_mix(main, COLOR_BLACK, t);
    }
    return dark;
}

// Nearly black with the hue of main; white if main is dark.
static Color derived_ink(Color main) {
    const Color ink = color_mix(main, COLOR_BLACK, 0.9f);
    if (ramp_contrast(ink, main) >= RAMP_READABLE)
        return ink;
    return ramp_contrast(COLOR_BLACK, main) > ramp_contrast(COLOR_WHITE, main) ? COLOR_BLACK : COLOR_WHITE;
}

PaletteRamp palette_ramp(const PaletteRamp *given) {
    PaletteRamp ramp = *given;
    if (ramp.light == 0)
        ramp.light = color_mix(ramp.main, COLOR_WHITE, 0.62f);
    if (ramp.dark == 0)
        ramp.dark = derived_dark(ramp.main, ramp.light);
    if (ramp.deep == 0)
        ramp.deep = color_mix(ramp.dark, 0xFF04070E, 0.72f);
    if (ramp.ink == 0)
        ramp.ink = derived_ink(ramp.main);
    return ramp;
}

// ---- telling colours apart

typedef struct Triple {
    double x, y, z;
} Triple;

typedef double Matrix[3][3];

// Colours as seen with all cones and without each kind, in linear light (Machado, Oliveira and Fernandes
// 2009).
static const Matrix EYES[] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
};

static const Matrix TO_XYZ = {
    {0.4339, 0.3762, 0.1899}, {0.2126, 0.7152, 0.0722}, {0.0177, 0.1095, 0.8728}}; // white is 1, 1, 1

static Triple times(const Matrix m, Triple v) {
    return (Triple){m[0][0] * v.x + m[0][1] * v.y + m[0][2] * v.z,
                    m[1][0] * v.x + m[1][1] * v.y + m[1][2] * v.z,
                    m[2][0] * v.x + m[2][1] * v.y + m[2][2] * v.z};
}

static double lab_part(double t) {
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static Triple lab(Color color, const Matrix eye) {
    Triple seen = times(eye, (Triple){linear(color, 16), linear(color, 8), linear(color, 0)});
    seen = (Triple){fmin(fmax(seen.x, 0), 1), fmin(fmax(seen.y, 0), 1), fmin(fmax(seen.z, 0), 1)};
    const Triple xyz = times(TO_XYZ, seen);
    const double fx = lab_part(xyz.x), fy = lab_part(xyz.y), fz = lab_part(xyz.z);
    return (Triple){116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
}

double ramp_distance(Color a, Color b) {
    double least = 1000;
    for (int i = 0; i < (int)(sizeof EYES / sizeof EYES[0]); i++) {
        const Triple p = lab(a, EYES[i]), q = lab(b, EYES[i]);
        const double dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z;
        least = fmin(least, sqrt(dx * dx + dy * dy + dz * dz));
    }
    return least;
}

static double nearest(Color color, const Color *taken, int count) {
    double least = 1000;
    for (int i = 0; i < count; i++)
        least = fmin(least, ramp_distance(color, taken[i]));
    return least;
}

Color ramp_distinct(Color own, const Color *taken, int count) {
    // Chosen to be far from each other and from the shipped pack's colours, and readable on panels.
    static const Color SPARE[] = {0xFFAA7766, 0xFF18F09A, 0xFFAA55FF, 0xFF6688AA};
    if (nearest(own, taken, count) >= DISTINCT_COLOURS)
        return own;
    Color best = own;
    for (int i = 0; i < (int)(sizeof SPARE / sizeof SPARE[0]); i++)
        if (nearest(SPARE[i], taken, count) > nearest(best, taken, count))
            best = SPARE[i];
    return best;
}

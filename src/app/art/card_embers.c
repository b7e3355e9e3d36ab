// SPDX-License-Identifier: MIT
// Embers: colours of what burns, and chance for uneven edges.
#include "app/art/card_embers.h"

#include <math.h>

#define CHARRED 0.10f // what is left of a charred pixel's colour

// How bright a pixel glows, 0 to 1; `late`: how long ago it began to burn, negative before.
static float glow_at(float late) {
    if (late < 0)
        return fmaxf(0, 1 + late / 5);
    return late < CARD_GLOWS ? 1 - 0.62f * late / CARD_GLOWS
                             : 0.38f * fmaxf(0, 1 - (late - CARD_GLOWS) / CARD_FADES);
}

CardBurnt card_burnt_at(float late, Color ember) {
    const float charred = fminf(fmaxf(1 + late / CARD_CHARS, 0), 1), glow = glow_at(late);
    const float white = fmaxf(0, glow - 0.8f) * 2.5f, ash = 1 - (late - CARD_GLOWS) / CARD_FADES;
    CardBurnt burnt = {.left = (uint16_t)(256 * (1 - (1 - CHARRED) * charred)),
                       .alpha = (uint16_t)(255 * fminf(1, fmaxf(0, ash * ash * (ash > 0))))};
    for (int i = 0; i < 3; i++) {
        const float pure = (float)(ember >> (16 - 8 * i) & 255u);
        const float part = pure * glow * (pure / 255 * (1 - glow) + glow);
        burnt.add[i] = (uint8_t)fminf(255, part + (255 - part) * white);
    }
    return burnt;
}

uint32_t card_burnt_pixel(uint32_t pixel, const CardBurnt *burnt) {
    uint32_t out = (pixel >> 24) * burnt->alpha / 255 << 24;
    for (int i = 0; i < 3; i++) {
        const uint32_t value = ((pixel >> (16 - 8 * i) & 255u) * burnt->left >> 8) + burnt->add[i];
        out |= (value < 255 ? value : 255u) << (16 - 8 * i);
    }
    return out;
}

static float chance(int x, int y) {
    uint32_t bits = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    bits = (bits ^ bits >> 13) * 1274126177u;
    return (float)((bits ^ bits >> 16) & 0xFFFFu) / 65535.0f;
}

float card_uneven(float x, float y) {
    const int ix = (int)floorf(x), iy = (int)floorf(y);
    const float fx = x - (float)ix, fy = y - (float)iy;
    const float sx = fx * fx * (3 - 2 * fx), sy = fy * fy * (3 - 2 * fy);
    const float top = chance(ix, iy) + (chance(ix + 1, iy) - chance(ix, iy)) * sx;
    const float low = chance(ix, iy + 1) + (chance(ix + 1, iy + 1) - chance(ix, iy + 1)) * sx;
    return top + (low - top) * sy;
}

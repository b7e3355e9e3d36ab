// SPDX-License-Identifier: MIT
// What burning looks like, pixel by pixel: how a pixel of a card chars, glows and is ash. For cards that burn
// up or break.
#ifndef STARDECK_APP_ART_CARD_EMBERS_H
#define STARDECK_APP_ART_CARD_EMBERS_H

#include "gfx/gfx.h"

#include <stdint.h>

#define CARD_CHARS 60.0f                   // a pixel darkens so long before it burns,
#define CARD_GLOWS 11.0f                   // glows so long
#define CARD_FADES 30.0f                   // and is ash so long
#define CARD_ASH (CARD_GLOWS + CARD_FADES) // … when it is gone

// The colours that are left of a pixel, of 256, what the ember adds, and its alpha, of 255.
typedef struct CardBurnt {
    uint16_t left, alpha;
    uint8_t add[3];
} CardBurnt;

// `late`: how long ago a pixel began to burn, negative before. As it cools an ember turns to its own
// strongest colour: fire reddens.
CardBurnt card_burnt_at(float late, Color ember);
uint32_t card_burnt_pixel(uint32_t pixel, const CardBurnt *burnt);

// Chance, 0 to 1, that changes smoothly from grain to grain: an uneven edge.
float card_uneven(float x, float y);

#endif

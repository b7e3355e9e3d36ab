// SPDX-License-Identifier: MIT
// Draws a card that burns up where it lies.
#ifndef STARDECK_APP_ART_CARD_BURN_H
#define STARDECK_APP_ART_CARD_BURN_H

#include "app/art/card_art.h"

typedef struct CardBurn {
    float part;           // 0: not yet, 1: nothing is left
    float from_x, from_y; // direction, of any length, from its middle to the side where it begins
    Color ember;
    bool number; // only its number, which falls and burns last; false: all but that
    bool still;  // nothing moves
} CardBurn;

// Draws what is left of an upright, unscaled card, without its shadow, within the card's own rectangle.
void card_art_draw_burning(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardBurn *burning);

#endif

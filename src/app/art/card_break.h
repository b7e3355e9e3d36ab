// SPDX-License-Identifier: MIT
// Draws a card that breaks up: light runs through cracks, then its pieces fly apart, tumbling, and fire eats
// them from their edges.
#ifndef STARDECK_APP_ART_CARD_BREAK_H
#define STARDECK_APP_ART_CARD_BREAK_H

#include "app/art/card_art.h"

#define BREAK_APART 0.17F // the part from which the pieces fly

typedef struct CardBreak {
    float part;           // 0: whole, 1: nothing is left
    float from_x, from_y; // direction, of any length, from its middle to what has hit it
    Color ember;
} CardBreak;

// Draws what is left of an upright, unscaled card, without its shadow. Nothing is drawn at part 1.
void card_art_draw_breaking(Gfx *gfx, const CardLook *look, const CardPlace *place, const CardBreak *broken);
// The area it may cover meanwhile, for gfx_damage.
GfxRect card_art_break_bounds(const CardPlace *place);

#endif

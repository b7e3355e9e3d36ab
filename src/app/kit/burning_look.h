// SPDX-License-Identifier: MIT
// What is seen of a card that breaks up besides its pieces: fires, smoke, sparks and scraps.
#ifndef STARDECK_APP_KIT_BURNING_LOOK_H
#define STARDECK_APP_KIT_BURNING_LOOK_H

#include "app/kit/table.h"

typedef struct BurningRuin {
    float x, y, w, h; // the card's middle and size, window pixels
    float grown;      // 0 to 1: from the hit until it breaks, fires break out
    float after;      // 0 to 1: from then until nothing is left
    Color ember;
} BurningRuin;

void burning_draw_fires(App *app, const BurningRuin *ruin);
// `before`: what is in front of the pieces; else what is behind them.
void burning_draw_smoke(App *app, const BurningRuin *ruin, bool before);
void burning_draw_debris(App *app, const CardTable *table, const BurningRuin *ruin);

#endif

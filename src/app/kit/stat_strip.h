// SPDX-License-Identifier: MIT
// A row of numbers, each with icon and name: the values of a bridge or a ship.
#ifndef STARDECK_APP_KIT_STAT_STRIP_H
#define STARDECK_APP_KIT_STAT_STRIP_H

#include "app/stage/context.h"
#include "gfx/palette.h"

#define STAT_STRIP_H 44.0F // logical height
#define STAT_GAP 6.0F

typedef struct StatCell {
    const char *sign; // asset path
    Color color;
    int now, then;    // `then` equal to `now`: no forecast
    const char *name; // left out if it does not fit in small letters
    bool white;       // stands out: can be spent now
} StatCell;

// Draws cells of equal width; `box` in window pixels.
void draw_stats(App *app, GfxRect box, const StatCell *stats, int count);
// Cell `at` of `count` in the box, window pixels.
GfxRect stat_rect(const App *app, GfxRect box, int at, int count);

#endif

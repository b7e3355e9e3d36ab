// SPDX-License-Identifier: MIT
// A bar for a number too large for cells (track.h), or for a chance: points of 300, odds. It shows the
// number, what it would become, and a goal.
#ifndef STARDECK_APP_KIT_GAUGE_H
#define STARDECK_APP_KIT_GAUGE_H

#include "app/stage/context.h"
#include "gfx/palette.h"

typedef struct Gauge {
    Color color;
    int now, then, most; // `then` equal to `now`: no forecast. Limited to 0 … `most`
    int goal;            // a line across the bar; 0: none
} Gauge;

// `box` in window pixels.
void draw_gauge(App *app, GfxRect box, const Gauge *gauge);
// The x coordinate of a number in the box.
float gauge_at(GfxRect box, const Gauge *gauge, int number);

#endif

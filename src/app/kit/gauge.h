// SPDX-License-Identifier: MIT
// A number too large for cells, or a chance, as a bar: points of 300, odds. It shows
// what the number is, what it would become and where something is reached.
#ifndef STARDECK_APP_KIT_GAUGE_H
#define STARDECK_APP_KIT_GAUGE_H

#include "app/stage/context.h"
#include "gfx/palette.h"

typedef struct Gauge {
    Color color;
    int now, then, most; // `then` the same as `now`: nothing is foretold. Kept between 0 and `most`
    int goal;            // a line across it; 0: none
} Gauge;

void draw_gauge(App *app, GfxRect box, const Gauge *gauge);
// Where the number lies in the box: for what flies there.
float gauge_at(GfxRect box, const Gauge *gauge, int number);

#endif

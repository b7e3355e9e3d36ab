// SPDX-License-Identifier: MIT
// Numbers side by side, 44 logical pixels high, each with sign and name: what a bridge adds up to, what a
// ship has.
#ifndef STARDECK_APP_KIT_STAT_STRIP_H
#define STARDECK_APP_KIT_STAT_STRIP_H

#include "app/stage/context.h"
#include "gfx/palette.h"

#define STAT_STRIP_H 44.0F // logical
#define STAT_GAP 6.0F

typedef struct StatCell {
    const char *sign; // asset path
    Color color;
    int now, then;    // `then` the same as `now`: nothing is foretold
    const char *name; // left out where it does not fit in small letters
    bool white;       // stands out: what can be spent now
} StatCell;

// All as wide as each other; `box` is as high as they are.
void draw_stats(App *app, GfxRect box, const StatCell *stats, int count);
GfxRect stat_rect(const App *app, GfxRect box, int at, int count);

#endif

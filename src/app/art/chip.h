// SPDX-License-Identifier: MIT
// Chips: small numbers with an icon (a price, a stat, a goal), coloured by what they count. Used on cards,
// tiles, panels and strips. Sizes are physical pixels.
#ifndef STARDECK_APP_ART_CHIP_H
#define STARDECK_APP_ART_CHIP_H

#include "gfx/gfx.h"
#include "gfx/palette.h"

#include <stdbool.h>

// Icons shared by all games are glyphs/stat-*.svg, their colours COLOR_SHIELDS and so on (palette.h).
#define CHIP_ALSO 2

typedef struct Chip {
    const char *sign;            // asset path; NULL: number only. Must outlive the call only
    const char *also[CHIP_ALSO]; // further icons: any of them qualifies; NULL: no more
    int value;
    Color color; // of sign and border
    Color ink;   // of icon and border
    bool plus;   // of the number; 0: white. COLOR_MISSING for a shortfall
    bool tick;   // show "+2": a gain
    int missing; // a goal that is reached
} Chip;          // … or the shortfall, shown behind the number; 0: none

// Writes the chip's number: "+2", "\xE2\x88\x921" (with a true minus sign).
void chip_text(char *out, size_t size, const Chip *chip);
float chip_width(Gfx *gfx, const Chip *chip, float height);
void chip_draw(Gfx *gfx, const Chip *chip, float x, float y, float height);

// Draws several chips side by side, as high as `room`, from its left end or right-aligned if `to_right`. If
// they do not fit, they are drawn lower, then without ticks and shortfalls, and finally the last ones are
// dropped. Returns the width used.
float chips_draw(Gfx *gfx, const Chip *chips, int count, GfxRect room, bool to_right);
float chips_width(Gfx *gfx, const Chip *chips, int count, float height);

#endif

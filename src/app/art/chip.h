// SPDX-License-Identifier: MIT
// A small number with its sign: a price, a stat, a goal, in the colour of what it counts. On cards, tiles,
// panels and strips. Sizes are physical pixels.
#ifndef STARDECK_APP_ART_CHIP_H
#define STARDECK_APP_ART_CHIP_H

#include "gfx/gfx.h"
#include "gfx/palette.h"

#include <stdbool.h>

// Signs every game shares are glyphs/stat-*.svg; colours COLOR_SHIELDS and so on (palette.h).
#define CHIP_ALSO 2

typedef struct Chip {
    const char *sign;            // asset path; NULL: the number alone. Must outlive the call only
    const char *also[CHIP_ALSO]; // more signs beside it: any of them is meant; NULL: no more
    int value;
    Color color; // of sign and border
    Color ink;   // of the number; 0: white. COLOR_MISSING where it says what is missing
    bool plus;   // "+2": what is gained
    bool tick;   // a goal that is met
    int missing; // … or by how much it is not; 0: not said
} Chip;

// What the chip says, "+2", "\xE2\x88\x921": with the true minus sign.
void chip_text(char *out, size_t size, const Chip *chip);
float chip_width(Gfx *gfx, const Chip *chip, float height);
void chip_draw(Gfx *gfx, const Chip *chip, float x, float y, float height);

// Several side by side in `room`, as high as it: from its left, or `to_right` with the last one at its right
// end. Returns the width they take. Where there is no room for all of them they are lower, then
// without what is missing, and at last the last ones are left out.
float chips_draw(Gfx *gfx, const Chip *chips, int count, GfxRect room, bool to_right);
float chips_width(Gfx *gfx, const Chip *chips, int count, float height);

#endif

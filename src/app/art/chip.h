// SPDX-License-Identifier: MIT
// Chips: small numbers with an icon (a price, a stat, a goal), coloured by what they count. Used on cards,
// tiles, panels and strips. Sizes are physical pixels.
#ifndef STARDECK_APP_ART_CHIP_H
#define STARDECK_APP_ART_CHIP_H

#include "gfx/gfx.h"
#include "gfx/palette.h"

#include <stdbool.h>

// Icons shared by all games are glyphs/stat-*.svg, their colours COLOR_SHIELDS and so on (palette.h).
#define CHIP_ALSO 3

#define CHIP_MORE "\xE2\x80\xA6" // Chip.word: what is left out

// What a chip shows. Paths of icons must outlive the call only.
typedef struct Chip {
    const char *sign; // NULL: the number alone
    // Further icons, NULL: no more: other things that count as well; of an effect, what it does.
    const char *also[CHIP_ALSO];
    int value;
    Color color;      // of icons and border
    Color ink;        // of the number; 0: white. COLOR_MISSING for a shortfall
    const char *word; // instead of all else: stands between chips, without a plate. NULL: none
    bool plus;        // show "+2": a gain
    bool effect;      // not a number of the card but what it does: no border, `also` in white, no number if 0
    bool either;      // one of what `also` shows happens, not all: strokes between those icons
    bool tick;        // a goal that is reached
    int missing;      // the shortfall of a goal, shown behind the number; 0: none
} Chip;

// Writes the chip's number: "+2", "\xE2\x88\x921" (with a true minus sign).
void chip_text(char *out, size_t size, const Chip *chip);
float chip_width(Gfx *gfx, const Chip *chip, float height); // the width it takes at this height
void chip_draw(Gfx *gfx, const Chip *chip, float x, float y, float height); // its top left corner at (x, y)

// Draws several chips side by side, as high as `room`, from its left end or right-aligned if `to_right`. If
// they do not fit, they are drawn lower, then without ticks and shortfalls, and finally the last ones are
// dropped, with CHIP_MORE in their place if they are effects. Returns the width used.
float chips_draw(Gfx *gfx, const Chip *chips, int count, GfxRect room, bool to_right);
// The width that all of them take side by side at this height.
float chips_width(Gfx *gfx, const Chip *chips, int count, float height);

#endif

// SPDX-License-Identifier: MIT
// Fonts and text styles (text.h).
#ifndef STARDECK_GFX_TEXT_STYLE_H
#define STARDECK_GFX_TEXT_STYLE_H

#include "gfx/palette.h"

typedef enum GfxFont {
    GFX_FONT_DISPLAY,       // CAT Display SemiBold: names, titles, buttons
    GFX_FONT_DISPLAY_BOLD,  // numbers, large titles
    GFX_FONT_TEXT,          // Inter Regular: body, log
    GFX_FONT_TEXT_MEDIUM,   // card effects
    GFX_FONT_TEXT_SEMIBOLD, // emphasised words
    GFX_FONT_COUNT
} GfxFont;

typedef enum GfxAlign {
    GFX_LEFT,
    GFX_CENTRE,
    GFX_RIGHT
} GfxAlign;

typedef struct GfxStyle {
    GfxFont font;
    float size; // pixels
    Color color;
    GfxAlign align;
    float tracking; // extra letter spacing as a fraction of size; 0.08 for the type line
    Color shadow;   // soft shadow one logical pixel below; 0: none
    bool brief;     // may be truncated, since the full text is shown elsewhere
    Color strong;   // colour between GFX_STRONG_ON and GFX_STRONG_OFF; 0: the same
    // For large titles of one line, not for wrapped text; 0: none.
    Color low;  // colour at the foot of the letters, towards which `color` turns
    Color halo; // wide soft light around the letters
} GfxStyle;

#endif

// SPDX-License-Identifier: MIT
// The colours of the game: one type for a colour, the interface colours and one set per faction (ART.md
// section 2).
#ifndef STARDECK_APP_GFX_PALETTE_H
#define STARDECK_APP_GFX_PALETTE_H

#include <stdint.h>

// 0xAARRGGBB, sRGB, alpha not multiplied in. Write opaque colours as 0xFF….
typedef uint32_t Color;

#define COLOR_SPACE 0xFF05080Fu // what the window is cleared to
#define COLOR_PANEL_TOP 0xE0101A2Cu
#define COLOR_PANEL_BOTTOM 0xE0090F1Bu
#define COLOR_PANEL_TOP_SOLID 0xF7101A2Cu // panels over a dimmed table
#define COLOR_PANEL_BOTTOM_SOLID 0xF7090F1Bu
#define COLOR_RAISED 0xFF121D31u
#define COLOR_HOVER 0xFF1A2942u
#define COLOR_LINE 0xFF26364Fu
#define COLOR_LINE_STRONG 0xFF3E5374u
#define COLOR_INSET 0xFF0A111Fu
#define COLOR_HEADING 0xFFF2F6FCu
#define COLOR_TEXT 0xFFC9D5E6u
#define COLOR_TEXT_DIM 0xFF94A6C0u
#define COLOR_CARD_TEXT 0xFFDCE6F3u
#define COLOR_ICE 0xFFEAF4FFu // focus, drop target, primary button
#define COLOR_BUTTON_TOP 0xFFFFFFFFu
#define COLOR_BUTTON_BOTTOM 0xFFD8E6F7u
#define COLOR_BUTTON_INK 0xFF071022u
#define COLOR_BUTTON_OFF_INK 0xFF8FA2BEu
#define COLOR_GOLD 0xFFF6CF6Au
#define COLOR_GOLD_TOP 0xFFFFE9A8u
#define COLOR_GOLD_BOTTOM 0xFFE0A93Cu
#define COLOR_GOLD_INK 0xFF241903u
#define COLOR_POSITIVE 0xFF8FD3A6u
#define COLOR_WHITE 0xFFFFFFFFu
#define COLOR_BLACK 0xFF000000u

// Indexes of the colour sets. PALETTE_OFF is the grey of deactivated cards.
enum {
    PALETTE_STARFLEET,
    PALETTE_VULCAN,
    PALETTE_KLINGON,
    PALETTE_ROMULAN,
    PALETTE_NEUTRAL,
    PALETTE_OFF,
    PALETTE_COUNT
};

typedef struct FactionColors {
    Color main, light, dark, deep;
    Color ink;          // text and signs on `main`
    const char *emblem; // asset path of the emblem, NULL where there is none
} FactionColors;

// Never NULL: an index out of range gives the neutral set.
const FactionColors *palette_faction(int index);

// The index for a faction or colour id ("romulan", "federation" = Starfleet); PALETTE_NEUTRAL for NULL or
// another.
int palette_index(const char *faction_id);

// Mixes the four channels; t = 0 gives a, 1 gives b.
Color color_mix(Color a, Color b, float t);
// The colour with its alpha replaced by opacity (0 to 1).
Color color_alpha(Color color, float opacity);

#endif

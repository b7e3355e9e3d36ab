// SPDX-License-Identifier: MIT
// Colours: the Color type, the interface colours and one set of colours per faction (ART.md section 2).
#ifndef STARDECK_GFX_PALETTE_H
#define STARDECK_GFX_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

// 0xAARRGGBB, sRGB, straight alpha. Write opaque colours as 0xFF….
typedef uint32_t Color;

// The same in every palette.
#define COLOR_SPACE 0xFF05080Fu // background of the window
#define COLOR_BUTTON_TOP 0xFFFFFFFFu
#define COLOR_BUTTON_BOTTOM 0xFFD8E6F7u
#define COLOR_BUTTON_INK 0xFF071022u
#define COLOR_GOLD 0xFFF6CF6Au
#define COLOR_GOLD_TOP 0xFFFFE9A8u
#define COLOR_GOLD_BOTTOM 0xFFE0A93Cu
#define COLOR_GOLD_INK 0xFF241903u
// Quantities that games count, in the same colour at every table; each also has an icon, glyphs/stat-*.svg.
#define COLOR_SHIELDS 0xFF62D5F0u
#define COLOR_WEAPONS 0xFFFF86AEu // and attack
#define COLOR_ENGINES 0xFFB79BFFu // and speed
#define COLOR_DIPLOMACY 0xFFC6E377u
#define COLOR_STOCK 0xFFEAF4FFu // neutral quantities: hull, experience, credits, force
#define COLOR_DAMAGE 0xFFFF8A6Au
#define COLOR_MISSING 0xFFFFA58Fu // shortfall for a price or goal
#define COLOR_WHITE 0xFFFFFFFFu
#define COLOR_BLACK 0xFF000000u

// Interface colours; palette_use selects the set.
typedef struct InterfaceColors {
    Color panel_top;
    Color panel_bottom;
    Color panel_top_solid; // panels over a dimmed table
    Color panel_bottom_solid;
    Color raised;
    Color hover;
    Color line;
    Color line_strong;
    Color inset;
    Color heading;
    Color text;
    Color text_dim;
    Color card_text;
    Color ice; // focus, drop target, primary button
    Color button_off_ink;
    Color positive;
} InterfaceColors;

extern const InterfaceColors *palette_interface;

#define COLOR_PANEL_TOP (palette_interface->panel_top)
#define COLOR_PANEL_BOTTOM (palette_interface->panel_bottom)
#define COLOR_PANEL_TOP_SOLID (palette_interface->panel_top_solid)
#define COLOR_PANEL_BOTTOM_SOLID (palette_interface->panel_bottom_solid)
#define COLOR_RAISED (palette_interface->raised)
#define COLOR_HOVER (palette_interface->hover)
#define COLOR_LINE (palette_interface->line)
#define COLOR_LINE_STRONG (palette_interface->line_strong)
#define COLOR_INSET (palette_interface->inset)
#define COLOR_HEADING (palette_interface->heading)
#define COLOR_TEXT (palette_interface->text)
#define COLOR_TEXT_DIM (palette_interface->text_dim)
#define COLOR_CARD_TEXT (palette_interface->card_text)
#define COLOR_ICE (palette_interface->ice)
#define COLOR_BUTTON_OFF_INK (palette_interface->button_off_ink)
#define COLOR_POSITIVE (palette_interface->positive)

// Indexes of colour sets. PALETTE_OFF is the grey of deactivated cards. Sets of factions start at
// PALETTE_FIRST; palette_add assigns them.
enum {
    PALETTE_NEUTRAL,
    PALETTE_OFF,
    PALETTE_FIRST,
    PALETTE_MAX = 128
};

// Patterns on card headers, for players who cannot rely on colour (palette_patterns).
typedef enum PalettePattern {
    PATTERN_DOTS,
    PATTERN_ACROSS,
    PATTERN_SLANTING,
    PATTERN_UPRIGHT,
    PATTERN_GRID,
    PATTERN_CHECKS,
    PATTERN_BARS,
    PATTERN_POSTS,
    PATTERN_COUNT,
    PATTERN_NONE = PATTERN_COUNT
} PalettePattern;

#define PALETTE_EMBLEM_MAX 64
#define PALETTE_NO_EMBLEM "glyphs/logo.svg" // shown for a missing emblem

// A faction's main colour and its shades. 0: derived from `main` so that text on it is readable.
typedef struct PaletteRamp {
    Color main, light, dark, deep;
    Color ink; // text and icons on `main`
} PaletteRamp;

typedef struct PaletteGround { // background of card pictures; 0: derived from the ramp
    Color dark, mid, light;
    uint32_t seed; // varies the background pattern between factions
} PaletteGround;

// A faction's look, as passed to palette_add.
typedef struct PaletteStyle {
    PaletteRamp usual;
    PaletteRamp clear; // for the colour-blind palette; `main` 0: same as usual
    PaletteGround ground;
    PalettePattern pattern;
    char emblem[PALETTE_EMBLEM_MAX]; // asset path; "": none
} PaletteStyle;

typedef struct FactionColors {
    Color main, light, dark, deep;
    Color ink;          // text and icons on `main`
    const char *emblem; // asset path, NULL: none
    PaletteGround ground;
    PalettePattern pattern;
} FactionColors;

// Returns the index of the set for this style; equal styles share an index. The style is copied and kept
// until palette_forget. Returns PALETTE_NEUTRAL if there are too many.
int palette_add(const PaletteStyle *style);
// Discards all added sets; their indexes become invalid and will be reused.
void palette_forget(void);

// Returns the set in use. Never NULL: an index out of range gives the neutral set. The pointer stays valid
// for the whole run, but palette_use and palette_add change what it points to.
const FactionColors *palette_faction(int index);
// Returns the usual set regardless of palette_use, for pictures that are stored. Same lifetime.
const FactionColors *palette_usual(int index);

// Selects the palettes: faction colours that are safe for colour-blind players, and stronger contrast for
// lines and text. Returns true if something changed; the caller must then drop the caches. For the drawing
// thread only.
bool palette_use(bool colour_blind, bool high_contrast);
// True if card headers show their faction's pattern in addition to colour, letter and emblem.
bool palette_patterns(void);

// Mixes all four channels; t = 0 gives a, 1 gives b; clamped.
Color color_mix(Color a, Color b, float t);
// The colour with its alpha replaced by opacity (0 to 1).
Color color_alpha(Color color, float opacity);

#endif

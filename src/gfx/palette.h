// SPDX-License-Identifier: MIT
// The colours of the game: one type for a colour, the interface colours and one set per faction (ART.md
// section 2).
#ifndef STARDECK_GFX_PALETTE_H
#define STARDECK_GFX_PALETTE_H

#include <stdbool.h>
#include <stdint.h>

// 0xAARRGGBB, sRGB, alpha not multiplied in. Write opaque colours as 0xFF….
typedef uint32_t Color;

// What is the same in every palette.
#define COLOR_SPACE 0xFF05080Fu // what the window is cleared to
#define COLOR_BUTTON_TOP 0xFFFFFFFFu
#define COLOR_BUTTON_BOTTOM 0xFFD8E6F7u
#define COLOR_BUTTON_INK 0xFF071022u
#define COLOR_GOLD 0xFFF6CF6Au
#define COLOR_GOLD_TOP 0xFFFFE9A8u
#define COLOR_GOLD_BOTTOM 0xFFE0A93Cu
#define COLOR_GOLD_INK 0xFF241903u
// What games count, the same at every table; each has a sign too, glyphs/stat-*.svg.
#define COLOR_SHIELDS 0xFF62D5F0u
#define COLOR_WEAPONS 0xFFFF86AEu // and attack
#define COLOR_ENGINES 0xFFB79BFFu // and speed
#define COLOR_DIPLOMACY 0xFFC6E377u
#define COLOR_STOCK 0xFFEAF4FFu // what is neither: hull, experience, credits, force
#define COLOR_DAMAGE 0xFFFF8A6Au
#define COLOR_MISSING 0xFFFFA58Fu // how much is missing for a price or a goal
#define COLOR_WHITE 0xFFFFFFFFu
#define COLOR_BLACK 0xFF000000u

// Those of the interface, as the player wants them: see palette_use.
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

// Indexes of the colour sets. PALETTE_OFF is the grey of deactivated cards. Those of factions follow, from
// PALETTE_FIRST on, as palette_add gives them out.
enum {
    PALETTE_NEUTRAL,
    PALETTE_OFF,
    PALETTE_FIRST,
    PALETTE_MAX = 64
};

// What lies on the headers of cards where colour is not to be trusted (palette_patterns).
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
#define PALETTE_NO_EMBLEM "glyphs/logo.svg" // what stands in for an emblem that is not there

// 0 where a colour is left out: it is derived from `main`, so that letters can be read on it.
typedef struct PaletteRamp {
    Color main, light, dark, deep;
    Color ink; // text and signs on `main`
} PaletteRamp;

typedef struct PaletteGround { // behind the pictures of cards; 0: follows from the ramp in use
    Color dark, mid, light;
    uint32_t seed; // factions differ in more than colour
} PaletteGround;

// What a faction looks like, as it is told to palette_add.
typedef struct PaletteStyle {
    PaletteRamp usual;
    PaletteRamp clear; // in the palette that is easy to tell apart; `main` 0: as usual
    PaletteGround ground;
    PalettePattern pattern;
    char emblem[PALETTE_EMBLEM_MAX]; // asset path; "": none
} PaletteStyle;

typedef struct FactionColors {
    Color main, light, dark, deep;
    Color ink;          // text and signs on `main`
    const char *emblem; // asset path of the emblem, NULL where there is none
    PaletteGround ground;
    PalettePattern pattern;
} FactionColors;

// The index of a set that looks like this, kept for good: the same style gets the same index. PALETTE_NEUTRAL
// when there are too many.
int palette_add(const PaletteStyle *style);
// All that were added are void; what they give out is given out again.
void palette_forget(void);

// Never NULL: an index out of range gives the neutral set.
const FactionColors *palette_faction(int index);
// The usual set, whatever is in use: for pictures that are kept.
const FactionColors *palette_usual(int index);

// From now on: factions in colours that everybody can tell apart; lines and letters that stand out. Caches
// are to be dropped if true: something has changed. For the thread that draws.
bool palette_use(bool colour_blind, bool high_contrast);
// Does a pattern say whose a card is, besides colour, letter and emblem?
bool palette_patterns(void);

// Mixes the four channels; t = 0 gives a, 1 gives b.
Color color_mix(Color a, Color b, float t);
// The colour with its alpha replaced by opacity (0 to 1).
Color color_alpha(Color color, float opacity);

#endif

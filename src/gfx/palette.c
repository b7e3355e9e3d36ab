// SPDX-License-Identifier: MIT
// The colour sets in use: the built-in interface colours, and the factions' sets added by packs.
#include "gfx/palette.h"

#include "gfx/ramp.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const PaletteStyle FIXED[PALETTE_FIRST] = {
    [PALETTE_NEUTRAL] = {.usual = {0xFFA9B8CE, 0xFFE4EBF5, 0xFF3E4C63, 0xFF121A28, 0xFF0A1018},
                         .ground = {0xFF0A0E16, 0xFF5A6B86, 0xFFDCE6F4, 4},
                         .pattern = PATTERN_NONE},
    [PALETTE_OFF] = {.usual = {0xFF8490A2, 0xFFCBD3DE, 0xFF3A4350, 0xFF171D26, 0xFF151B24},
                     .ground = {0xFF0A0E16, 0xFF5A6B86, 0xFFDCE6F4, 4},
                     .pattern = PATTERN_NONE},
};

static const InterfaceColors PLAIN = {
    .panel_top = 0xE0101A2C,
    .panel_bottom = 0xE0090F1B,
    .panel_top_solid = 0xF7101A2C,
    .panel_bottom_solid = 0xF7090F1B,
    .raised = 0xFF121D31,
    .hover = 0xFF1A2942,
    .line = 0xFF26364F,
    .line_strong = 0xFF3E5374,
    .inset = 0xFF0A111F,
    .heading = 0xFFF2F6FC,
    .text = 0xFFC9D5E6,
    .text_dim = 0xFF94A6C0,
    .card_text = 0xFFDCE6F3,
    .ice = 0xFFEAF4FF,
    .button_off_ink = 0xFF8FA2BE,
    .positive = 0xFF8FD3A6,
};

static const InterfaceColors STRONG = {
    .panel_top = 0xFF0A1120,
    .panel_bottom = 0xFF05080F,
    .panel_top_solid = 0xFF0A1120,
    .panel_bottom_solid = 0xFF05080F,
    .raised = 0xFF0E1828,
    .hover = 0xFF26406A,
    .line = 0xFF587095,
    .line_strong = 0xFFB4C8E4,
    .inset = 0xFF000000,
    .heading = 0xFFFFFFFF,
    .text = 0xFFF2F6FC,
    .text_dim = 0xFFD5DFEC,
    .card_text = 0xFFFFFFFF,
    .ice = 0xFFFFFFFF,
    .button_off_ink = 0xFFB9C6D8,
    .positive = 0xFFB4F0C4,
};

const InterfaceColors *palette_interface = &PLAIN;
// All added styles and the sets derived from them: the usual ones, and those for the current settings.
static PaletteStyle styles[PALETTE_MAX];
static FactionColors usual[PALETTE_MAX], sets[PALETTE_MAX];
static int set_count;
static bool clear_in_use, strong_in_use;

#define STRONG_DARKER 0.4f // for backgrounds below white letters

static FactionColors set_of(const PaletteStyle *style, bool clear, bool strong) {
    const PaletteRamp *given = clear && style->clear.main != 0 ? &style->clear : &style->usual;
    const PaletteRamp ramp = palette_ramp(given);
    FactionColors set = {.main = ramp.main,
                         .light = ramp.light,
                         .dark = ramp.dark,
                         .deep = ramp.deep,
                         .ink = ramp.ink,
                         .emblem = style->emblem[0] != '\0' ? style->emblem : NULL,
                         .ground = style->ground,
                         .pattern = style->pattern};
    if (set.ground.dark == 0)
        set.ground.dark = color_mix(ramp.deep, COLOR_BLACK, 0.45f);
    if (set.ground.mid == 0)
        set.ground.mid = color_mix(ramp.main, ramp.dark, 0.7f);
    if (set.ground.light == 0)
        set.ground.light = color_mix(ramp.light, ramp.main, 0.15f);
    if (strong) {
        set.dark = color_mix(set.dark, set.deep, STRONG_DARKER);
        set.light = color_mix(set.light, COLOR_WHITE, 0.5f);
    }
    return set;
}

static bool same_ramp(const PaletteRamp *a, const PaletteRamp *b) {
    return a->main == b->main && a->light == b->light && a->dark == b->dark && a->deep == b->deep &&
           a->ink == b->ink;
}

static bool same_style(const PaletteStyle *a, const PaletteStyle *b) {
    return same_ramp(&a->usual, &b->usual) && same_ramp(&a->clear, &b->clear) &&
           a->ground.dark == b->ground.dark && a->ground.mid == b->ground.mid &&
           a->ground.light == b->ground.light && a->ground.seed == b->ground.seed &&
           a->pattern == b->pattern && strcmp(a->emblem, b->emblem) == 0;
}

static void make_set(int index) {
    usual[index] = set_of(&styles[index], false, false);
    sets[index] = set_of(&styles[index], clear_in_use, strong_in_use);
}

static void add_fixed(void) {
    for (; set_count < PALETTE_FIRST; set_count++) {
        styles[set_count] = FIXED[set_count];
        make_set(set_count);
    }
}

void palette_forget(void) {
    set_count = 0;
}

int palette_add(const PaletteStyle *style) {
    add_fixed();
    for (int i = PALETTE_FIRST; i < set_count; i++)
        if (same_style(&styles[i], style))
            return i;
    if (set_count == PALETTE_MAX)
        return PALETTE_NEUTRAL;
    styles[set_count] = *style;
    make_set(set_count);
    return set_count++;
}

bool palette_use(bool colour_blind, bool high_contrast) {
    add_fixed();
    if (clear_in_use == colour_blind && strong_in_use == high_contrast)
        return false;
    clear_in_use = colour_blind;
    strong_in_use = high_contrast;
    palette_interface = high_contrast ? &STRONG : &PLAIN;
    for (int i = 0; i < set_count; i++)
        make_set(i);
    return true;
}

bool palette_patterns(void) {
    return clear_in_use || strong_in_use;
}

const FactionColors *palette_usual(int index) {
    add_fixed();
    return &usual[index >= 0 && index < set_count ? index : PALETTE_NEUTRAL];
}

const FactionColors *palette_faction(int index) {
    add_fixed();
    return &sets[index >= 0 && index < set_count ? index : PALETTE_NEUTRAL];
}

Color color_mix(Color a, Color b, float t) {
    Color mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        float from = (float)((a >> shift) & 255u), to = (float)((b >> shift) & 255u);
        float value = from + (to - from) * fminf(fmaxf(t, 0), 1);
        mixed |= (Color)(value + 0.5f) << shift;
    }
    return mixed;
}

Color color_alpha(Color color, float opacity) {
    float clamped = fminf(fmaxf(opacity, 0), 1);
    return (color & 0xFFFFFFu) | ((Color)(clamped * 255 + 0.5f) << 24);
}

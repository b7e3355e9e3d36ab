// SPDX-License-Identifier: MIT
#include "gfx/palette.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const FactionColors USUAL[PALETTE_COUNT] = {
    [PALETTE_STARFLEET] = {0xFF4C9BFF, 0xFFB9DAFF, 0xFF1B4A8C, 0xFF0A1A33, 0xFF041022,
                           "emblems/starfleet.svg"},
    [PALETTE_VULCAN] = {0xFFDE9F58, 0xFFFFDDB8, 0xFF7E4B1E, 0xFF24160B, 0xFF1A0D02, "emblems/vulcan.svg"},
    [PALETTE_KLINGON] = {0xFFE8453F, 0xFFFFC0B8, 0xFF8A2422, 0xFF2B0D0F, 0xFF200304, "emblems/klingon.svg"},
    [PALETTE_ROMULAN] = {0xFF3DCB8E, 0xFFB4F7D9, 0xFF17664A, 0xFF08211A, 0xFF021A10, "emblems/romulan.svg"},
    [PALETTE_NEUTRAL] = {0xFFA9B8CE, 0xFFE4EBF5, 0xFF3E4C63, 0xFF121A28, 0xFF0A1018, NULL},
    [PALETTE_OFF] = {0xFF8490A2, 0xFFCBD3DE, 0xFF3A4350, 0xFF171D26, 0xFF151B24, NULL},
};

// Blue, yellow, red and a pale green: with every kind of colour blindness two of them differ in hue or in
// brightness (ART.md section 2).
static const FactionColors CLEAR[PALETTE_COUNT] = {
    [PALETTE_STARFLEET] = {0xFF56A9F2, 0xFFC3E2FF, 0xFF1A4E86, 0xFF0A1B33, 0xFF041022,
                           "emblems/starfleet.svg"},
    [PALETTE_VULCAN] = {0xFFF0DE4E, 0xFFFFF6B8, 0xFF6A5E12, 0xFF211D08, 0xFF1A1702, "emblems/vulcan.svg"},
    [PALETTE_KLINGON] = {0xFFE06A2E, 0xFFFFCFAE, 0xFF8A3A12, 0xFF2B1208, 0xFF200A03, "emblems/klingon.svg"},
    [PALETTE_ROMULAN] = {0xFFA6EBD6, 0xFFE2FFF5, 0xFF356A5E, 0xFF10231F, 0xFF04180F, "emblems/romulan.svg"},
    [PALETTE_NEUTRAL] = {0xFFA9B8CE, 0xFFE4EBF5, 0xFF3E4C63, 0xFF121A28, 0xFF0A1018, NULL},
    [PALETTE_OFF] = {0xFF8490A2, 0xFFCBD3DE, 0xFF3A4350, 0xFF171D26, 0xFF151B24, NULL},
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
static FactionColors sets[PALETTE_COUNT]; // in use, filled by the first palette_use
static bool in_use, clear_in_use, strong_in_use;

#define STRONG_DARKER 0.4f // grounds below white letters

bool palette_use(bool colour_blind, bool high_contrast) {
    if (in_use && clear_in_use == colour_blind && strong_in_use == high_contrast)
        return false;
    const bool changed = in_use || colour_blind || high_contrast;
    in_use = true;
    clear_in_use = colour_blind;
    strong_in_use = high_contrast;
    palette_interface = high_contrast ? &STRONG : &PLAIN;
    memcpy(sets, colour_blind ? CLEAR : USUAL, sizeof sets);
    for (int i = 0; high_contrast && i < PALETTE_COUNT; i++) {
        sets[i].dark = color_mix(sets[i].dark, sets[i].deep, STRONG_DARKER);
        sets[i].light = color_mix(sets[i].light, COLOR_WHITE, 0.5f);
    }
    return changed;
}

bool palette_patterns(void) {
    return clear_in_use || strong_in_use;
}

const FactionColors *palette_usual(int index) {
    return &USUAL[index >= 0 && index < PALETTE_COUNT ? index : PALETTE_NEUTRAL];
}

const FactionColors *palette_faction(int index) {
    const FactionColors *own = in_use ? sets : USUAL;
    return &own[index >= 0 && index < PALETTE_COUNT ? index : PALETTE_NEUTRAL];
}

int palette_index(const char *faction_id) {
    static const struct {
        const char *id;
        int index;
    } IDS[] = {{"starfleet", PALETTE_STARFLEET},
               {"federation", PALETTE_STARFLEET},
               {"vulcan", PALETTE_VULCAN},
               {"klingon", PALETTE_KLINGON},
               {"romulan", PALETTE_ROMULAN}};
    for (size_t i = 0; faction_id != NULL && i < sizeof IDS / sizeof IDS[0]; i++)
        if (strcmp(faction_id, IDS[i].id) == 0)
            return IDS[i].index;
    return PALETTE_NEUTRAL;
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

// SPDX-License-Identifier: MIT
#include "app/gfx/palette.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const FactionColors SETS[PALETTE_COUNT] = {
    [PALETTE_STARFLEET] = {0xFF4C9BFF, 0xFFB9DAFF, 0xFF1B4A8C, 0xFF0A1A33, 0xFF041022,
                           "emblems/starfleet.svg"},
    [PALETTE_VULCAN] = {0xFFDE9F58, 0xFFFFDDB8, 0xFF7E4B1E, 0xFF24160B, 0xFF1A0D02, "emblems/vulcan.svg"},
    [PALETTE_KLINGON] = {0xFFE8453F, 0xFFFFC0B8, 0xFF8A2422, 0xFF2B0D0F, 0xFF200304, "emblems/klingon.svg"},
    [PALETTE_ROMULAN] = {0xFF3DCB8E, 0xFFB4F7D9, 0xFF17664A, 0xFF08211A, 0xFF021A10, "emblems/romulan.svg"},
    [PALETTE_NEUTRAL] = {0xFFA9B8CE, 0xFFE4EBF5, 0xFF3E4C63, 0xFF121A28, 0xFF0A1018, NULL},
    [PALETTE_OFF] = {0xFF8490A2, 0xFFCBD3DE, 0xFF3A4350, 0xFF171D26, 0xFF151B24, NULL},
};

const FactionColors *palette_faction(int index) {
    return index >= 0 && index < PALETTE_COUNT ? &SETS[index] : &SETS[PALETTE_NEUTRAL];
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

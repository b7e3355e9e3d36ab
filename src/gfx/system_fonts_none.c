// SPDX-License-Identifier: MIT
// Used in builds without fontconfig: no system fonts.
#include "gfx/system_fonts.h"

#include <stddef.h>

SystemFonts *system_fonts_open(void) {
    return NULL;
}

void system_fonts_close(SystemFonts *fonts) {
    (void)fonts;
}

int system_fonts_count(const SystemFonts *fonts) {
    (void)fonts;
    return 0;
}

const char *system_fonts_file(const SystemFonts *fonts, int font, long *face) {
    (void)fonts, (void)font;
    *face = 0;
    return "";
}

bool system_fonts_has(const SystemFonts *fonts, int font, uint32_t letter) {
    (void)fonts, (void)font, (void)letter;
    return false;
}

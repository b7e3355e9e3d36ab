// SPDX-License-Identifier: MIT
// The fonts installed on this machine, in order of the user's preference. Only needed for letters that
// neither the program's nor a pack's fonts have.
#ifndef STARDECK_GFX_SYSTEM_FONTS_H
#define STARDECK_GFX_SYSTEM_FONTS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct SystemFonts SystemFonts;

// NULL if there are no fonts, fontconfig is unavailable or memory ran out. Close with system_fonts_close.
SystemFonts *system_fonts_open(void);
void system_fonts_close(SystemFonts *fonts); // accepts NULL

int system_fonts_count(const SystemFonts *fonts); // accepts NULL
// Returns the path of a font file and sets *face to the index within it. `font`: 0 to count - 1. The string
// lives as long as `fonts`; "" if unknown.
const char *system_fonts_file(const SystemFonts *fonts, int font, long *face);
// True if a scalable single-colour font has the letter (a Unicode code point).
bool system_fonts_has(const SystemFonts *fonts, int font, uint32_t letter);

#endif

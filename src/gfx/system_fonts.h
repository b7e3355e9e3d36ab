// SPDX-License-Identifier: MIT
// The fonts that this machine has, in the order in which its owner would have them used. They are asked for
// only when a letter is to be shown that neither the program nor a pack has a font for.
#ifndef STARDECK_GFX_SYSTEM_FONTS_H
#define STARDECK_GFX_SYSTEM_FONTS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct SystemFonts SystemFonts;

// NULL: there are none, or nobody can say which.
SystemFonts *system_fonts_open(void);
void system_fonts_close(SystemFonts *fonts); // accepts NULL

int system_fonts_count(const SystemFonts *fonts); // accepts NULL
// The file, and which of the faces in it.
const char *system_fonts_file(const SystemFonts *fonts, int font, long *face);
bool system_fonts_has(const SystemFonts *fonts, int font, uint32_t letter);

#endif

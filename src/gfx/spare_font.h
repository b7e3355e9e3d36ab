// SPDX-License-Identifier: MIT
// Fonts for letters that the program's own fonts lack: those that packs bring ("fonts/ANY.ttf" in a folder of
// assets), the topmost pack first, then those of the machine.
#ifndef STARDECK_GFX_SPARE_FONT_H
#define STARDECK_GFX_SPARE_FONT_H

#include "gfx/gfx.h"

#include <SDL2/SDL_ttf.h>

#define SPARE_NONE (-1)
#define SPARE_LETTERS_MAX 8 // that are drawn as one: a letter with its accents

typedef struct SpareFonts SpareFonts;

typedef enum SpareFrom {
    SPARE_FROM_PACKS,
    SPARE_FROM_ANYWHERE
} SpareFrom;

// The first font that has all these letters, or SPARE_NONE.
int spare_font_find(Gfx *gfx, const uint32_t *letters, int count, SpareFrom from);
// Opened in this size; NULL if it can't be. Good until some others have been opened.
TTF_Font *spare_font_open(Gfx *gfx, int spare, int pixels);
void spare_fonts_close(Gfx *gfx);

#endif

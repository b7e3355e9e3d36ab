// SPDX-License-Identifier: MIT
// Fallback fonts for letters that the program's fonts lack: those of packs ("fonts/ANY.ttf" in an asset
// folder), the topmost pack first, then the system's.
#ifndef STARDECK_GFX_FALLBACK_FONT_H
#define STARDECK_GFX_FALLBACK_FONT_H

#include "gfx/gfx.h"

#include <SDL2/SDL_ttf.h>

#define FALLBACK_NONE (-1)
#define FALLBACK_LETTERS_MAX 8 // in one cluster: a letter with its accents

typedef struct FallbackFonts FallbackFonts;

typedef enum FallbackSource {
    FALLBACK_FROM_PACKS,
    FALLBACK_FROM_ANYWHERE
} FallbackSource;

// Returns the index of the first font that has all `count` letters, or FALLBACK_NONE. Results are cached.
// Indexes are valid until the asset layers change.
int fallback_font_find(Gfx *gfx, const uint32_t *letters, int count, FallbackSource from);
// Opens the font with this index (fallback_font_find) in this size; NULL on failure. The font stays owned
// here and is closed once several others have been opened, so use it at once.
TTF_Font *fallback_font_open(Gfx *gfx, int index, int pixels);
void fallback_fonts_close(Gfx *gfx);

#endif

// SPDX-License-Identifier: MIT
// Drawing and measuring text. Fonts are opened on first use and rasterised at their final size; drawn lines
// stay in the cache. Sizes are physical pixels (logical size times GfxLayout.scale), rounded and never below
// 12. All text is UTF-8; broken bytes are dropped.
#ifndef STARDECK_GFX_TEXT_H
#define STARDECK_GFX_TEXT_H

#include "gfx/gfx.h"
#include "gfx/text_style.h"

// Markers in wrapped text: the words between them are set in Inter SemiBold.
#define GFX_STRONG_ON "\x0e"
#define GFX_STRONG_OFF "\x0f"

GfxStyle gfx_style(GfxFont font, float size, Color color);
GfxStyle gfx_style_aligned(GfxFont font, float size, Color color, GfxAlign align);

// Width in pixels of one line.
float gfx_text_width(Gfx *gfx, const GfxStyle *style, const char *text);
// Line height (ascent plus descent), about 1.2 to 1.5 times the size.
float gfx_text_height(Gfx *gfx, const GfxStyle *style);

// Fallback fonts: a letter missing in a font comes from another font of the program, else from a pack's
// ("fonts/ANY.ttf" among its assets), else from the system's (fallback_font.h).
typedef enum GfxFonts {
    GFX_FONTS_PACKS, // the program's and the packs' fonts: look the same everywhere
    GFX_FONTS_ALL    // and the system's
} GfxFonts;
// Returns the first code point of `text` that none of these fonts has, or 0.
uint32_t gfx_text_missing_letter(Gfx *gfx, const char *text, GfxFonts fonts);

// An ellipsis never cuts or replaces a number (text_number.c): a text with digits is first shrunk as far as
// possible, then its words are shortened around its numbers. A line whose numbers alone are too wide
// overflows its box, which the layout test reports.

// Draws one line, aligned horizontally in the box and centred vertically; truncated with an ellipsis if wider
// than box.w. With w = 0 there is no limit and the text is aligned around box.x. Returns the drawn width.
float gfx_text(Gfx *gfx, const GfxStyle *style, GfxRect box, const char *text);
// Draws one line, shrunk from style.size down to min_size until it fits, then truncated. Returns the drawn
// width.
float gfx_text_fit(Gfx *gfx, const GfxStyle *style, float min_size, GfxRect box, const char *text);
// Draws a card's name like gfx_text_fit. If it does not fit at min_size: two lines of at most two_size,
// broken at the space, hyphen or soft hyphen (U+00AD) nearest the middle; a single word is shrunk further;
// then truncated. Unused soft hyphens are not shown.
void gfx_text_name(Gfx *gfx, const GfxStyle *style, float min_size, float two_size, GfxRect box,
                   const char *text);

// The width that gfx_text_name needs for a name in two lines; for one that has no place to break, in one.
float gfx_text_name_width(Gfx *gfx, const GfxStyle *style, const char *text);

// Draws wrapped text from the top of the box, broken at spaces and '\n'; a word that is too long at a soft
// hyphen or after a "/" or "-" in it, else anywhere. Draws at most max_lines (0: as many as fit box.h; box.h
// 0: no limit) line_height apart (multiplied by the text scale); the last line is truncated if text is left
// over. Returns the height used.
float gfx_text_wrapped(Gfx *gfx, const GfxStyle *style, float line_height, int max_lines, GfxRect box,
                       const char *text);
// Number of lines the wrapped text would take without a limit.
int gfx_text_lines(Gfx *gfx, const GfxStyle *style, float width, const char *text);
// Draws wrapped text, shrunk stepwise down to min_size until all of it fits the box; line_height shrinks in
// proportion. Returns the height used.
float gfx_text_wrapped_fit(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text);
// True if gfx_text_wrapped_fit draws the complete text in this box (one line is always drawn). Draws nothing.
bool gfx_text_wrapped_fits(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text);
// Height of the complete text as gfx_text_wrapped_fit would size it, possibly more than box.h. Draws nothing.
float gfx_text_full_height(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text);

#endif

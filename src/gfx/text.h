// SPDX-License-Identifier: MIT
// Text on the screen. Fonts are opened when first used and rasterised at the final size; drawn lines stay in
// the cache. Sizes are physical pixels: logical size times GfxLayout.scale; they are rounded and never fall
// below 12. All text is UTF-8; broken sequences are shown as replacement characters, never refused.
#ifndef STARDECK_GFX_TEXT_H
#define STARDECK_GFX_TEXT_H

#include "gfx/gfx.h"
#include "gfx/text_style.h"

// Marks inside wrapped text: the words between them are set in Inter SemiBold.
#define GFX_STRONG_ON "\x0e"
#define GFX_STRONG_OFF "\x0f"

GfxStyle gfx_style(GfxFont font, float size, Color color);
GfxStyle gfx_style_aligned(GfxFont font, float size, Color color, GfxAlign align);

// Width in pixels of one line.
float gfx_text_width(Gfx *gfx, const GfxStyle *style, const char *text);
// Natural height of a line (ascent and descent), about 1.2 to 1.5 times the size.
float gfx_text_height(Gfx *gfx, const GfxStyle *style);

// Letters that a font of the program lacks come from another one of them, else from one that a pack brings
// ("fonts/ANY.ttf" among its assets), else from one of this machine (spare_font.h).
typedef enum GfxFonts {
    GFX_FONTS_PACKS, // what looks the same everywhere: the program's and the packs'
    GFX_FONTS_ALL    // and this machine's
} GfxFonts;
// The first letter of `text` that none of these fonts has, or 0.
uint32_t gfx_text_unknown(Gfx *gfx, const char *text, GfxFonts fonts);

// An ellipsis never stands in a number or in its place (text_number.c): a text with digits becomes as small
// as letters may be before any of it is left out, and then its words are shortened around its numbers. A line
// whose numbers alone have no room goes over the edge of its box, which the layout proof finds.

// One line, aligned inside box, centred over its height. Cut with an ellipsis if it is wider than a box of w
// > 0; w = 0 means no limit, then align is around box.x. Returns the drawn width.
float gfx_text(Gfx *gfx, const GfxStyle *style, GfxRect box, const char *text);
// One line shrunk from style.size down to min_size until it fits the width; then an ellipsis.
float gfx_text_fit(Gfx *gfx, const GfxStyle *style, float min_size, GfxRect box, const char *text);
// A card's name: as gfx_text_fit; if it does not fit at min_size, two lines of two_size or less, broken at
// the space, hyphen or soft hyphen (U+00AD) nearest to the middle; a single word is shrunk further; then an
// ellipsis. Where nothing is broken there soft hyphens are left out.
void gfx_text_name(Gfx *gfx, const GfxStyle *style, float min_size, float two_size, GfxRect box,
                   const char *text);

// Wrapped text from the top of box, broken at spaces and '\n' (a word that is too long: at a soft hyphen,
// else anywhere), lines line_height apart, at most max_lines (0: what fits box.h; box.h 0: no limit), the
// last ending in … when more was there. Returns the height taken.
float gfx_text_wrapped(Gfx *gfx, const GfxStyle *style, float line_height, int max_lines, GfxRect box,
                       const char *text);
// Number of lines it would take, without limit.
int gfx_text_lines(Gfx *gfx, const GfxStyle *style, float width, const char *text);
// Wrapped text that is shrunk step by step down to min_size until all of it fits box (line_height shrinks
// along).
float gfx_text_wrapped_fit(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                           const char *text);
// The height that all of the text takes in those letters, which may be more than the box has. Draws nothing.
float gfx_text_whole_height(Gfx *gfx, const GfxStyle *style, float min_size, float line_height, GfxRect box,
                            const char *text);

#endif

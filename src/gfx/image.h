// SPDX-License-Identifier: MIT
// Icons and pictures from the asset folder. SVG is rasterised at the exact pixel size and cached with its
// tint. A missing or broken file, and one of more pixels than picture_size.h allows, is reported once to the
// log; a stand-in of the program's own is shown for an icon: a freighter for a ship, else the neutral emblem.
// SVG must be plain enough for NanoSVG: fill attributes, no CSS, text, use, clip-path, mask, pattern or
// filter.
#ifndef STARDECK_GFX_IMAGE_H
#define STARDECK_GFX_IMAGE_H

#include "gfx/gfx.h"
#include "gfx/paint.h"

// Paths are relative to the asset root: "icons/phosphor/gear.svg", "glyphs/crown.svg", "emblems/vulcan.svg".
// A picture in a higher layer replaces one below (gfx_set_asset_layers).

// Draws a square icon: its alpha is the shape, the paint its fill.
void gfx_icon(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint);
void gfx_icon_color(Gfx *gfx, const char *path, float x, float y, float size, Color color);
// The same with a soft glow around it (large emblems); blur in pixels.
void gfx_icon_glow(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint,
                   float blur, Color glow);

// Returns the file rasterised to exactly size x size pixels, straight-alpha ARGB8888, owned by the caller. On
// failure returns the stand-in; NULL if out of memory or while a dry recorder is set.
SDL_Surface *gfx_load_icon(Gfx *gfx, const char *path, int size);
// Returns a picture that fills w x h: scaled, and cropped at two edges if its proportions differ. Owned by
// the caller. NULL on failure, if out of memory, and while a dry recorder is set.
SDL_Surface *gfx_load_cover(Gfx *gfx, const char *path, int w, int h);
// Loads a whole picture at its own size (a vector picture `side` wide) as opaque XRGB8888 with blending off;
// transparent parts get a dark background. For any thread; the caller owns it. Returns NULL on failure,
// without a report.
SDL_Surface *image_load_whole(const char *file, int side);
// The picture of gfx_load_cover by the file's own path. For any thread; the caller owns it. Returns NULL on
// failure, without a report.
SDL_Surface *image_load_cover(const char *file, int w, int h);

// Call before any thread loads pictures.
void image_init(void);
// Whether files with this name's extension can be read: SDL2_image may lack WebP, for example. True for
// unknown extensions.
bool image_can_read(const char *name);

#endif

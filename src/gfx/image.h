// SPDX-License-Identifier: MIT
// Icons and pictures from the asset folder. SVG is rasterised at the exact pixel size and cached with its
// tint; a missing or broken file shows a neutral hatched square, is reported once to the log and never fails.
// SVG must be plain for NanoSVG: fill attributes, no CSS, text, use, clip-path, mask, pattern or filter.
#ifndef STARDECK_GFX_IMAGE_H
#define STARDECK_GFX_IMAGE_H

#include "gfx/gfx.h"
#include "gfx/paint.h"

// Paths are relative to the asset root: "icons/phosphor/gear.svg", "glyphs/crown.svg", "emblems/vulcan.svg".

// A square icon whose shape alone is used, filled with the paint.
void gfx_icon(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint);
void gfx_icon_color(Gfx *gfx, const char *path, float x, float y, float size, Color color);
// The same with a soft light of `glow` around it (large emblems).
void gfx_icon_glow(Gfx *gfx, const char *path, float x, float y, float size, const GfxPaint *paint,
                   float blur, Color glow);

// The rasterised file as straight-alpha ARGB8888, exactly size x size, for composing; the placeholder on
// failure, NULL only without memory. The caller frees it.
SDL_Surface *gfx_load_icon(Gfx *gfx, const char *path, int size);
// A picture that fills w x h: shrunk or enlarged, cut at two of its edges where it is of another shape. The
// placeholder on failure, NULL only without memory. The caller frees it.
SDL_Surface *gfx_load_cover(Gfx *gfx, const char *path, int w, int h);
// A whole picture, opaque (XRGB8888, blending off) and as large as it is, a vector picture `side` wide; what
// can be seen through lies on something dark. In any thread; NULL where it can't be had, and nobody is told.
SDL_Surface *image_load_whole(const char *file, int side);

// Before any thread loads pictures.
void image_init(void);
// Can pictures of this name's kind be read here? SDL2_image may have been built without WebP.
bool image_can_read(const char *name);

#endif

// SPDX-License-Identifier: MIT
// The picture cache, for code that composes its own pictures (cards, targets). Screens only need text, shape
// and image.
//
//     GfxKey key = gfx_key("card back");
//     gfx_key_number(&key, width); …                everything the picture depends on
//     GfxSprite sprite;
//     if (!gfx_cache_find(gfx, key, &sprite))
//         sprite = gfx_cache_put(gfx, key, paint_it());
//     gfx_sprite_draw(gfx, sprite, x, y);
#ifndef STARDECK_GFX_SPRITE_H
#define STARDECK_GFX_SPRITE_H

#include "core/layers.h"
#include "gfx/gfx.h"
#include "gfx/sprite_key.h"

#include <stdint.h>

GfxKey gfx_key(const char *kind);
void gfx_key_bytes(GfxKey *key, const void *bytes, size_t size);
void gfx_key_text(GfxKey *key, const char *text); // NULL counts as ""
void gfx_key_number(GfxKey *key, float number);
void gfx_key_integer(GfxKey *key, int64_t number);

// Finds a picture and marks it as used in this frame. False if it is not cached.
bool gfx_cache_find(Gfx *gfx, GfxKey key, GfxSprite *sprite);
// The same for a picture that contains text: never found while a recorder is set (record.h), so that its
// texts are drawn and reported again.
bool gfx_cache_find_text(Gfx *gfx, GfxKey key, GfxSprite *sprite);
// Takes ownership of the surface and replaces a picture of the same key. A sprite without a surface (out of
// memory while painting) is not kept, so the next frame tries again. Returns the sprite to draw.
GfxSprite gfx_cache_put(Gfx *gfx, GfxKey key, GfxSprite sprite);
// Caches two numbers that are expensive to compute; gfx_cache_find returns them as a sprite without a
// surface.
void gfx_cache_put_numbers(Gfx *gfx, GfxKey key, int dx, int dy);

// Draws at a position rounded to whole pixels, with the current clip and opacity.
void gfx_sprite_draw(Gfx *gfx, GfxSprite sprite, float x, float y);
void gfx_blit(Gfx *gfx, SDL_Surface *picture, int x, int y);
// Draws part of a picture, unscaled.
void gfx_blit_part(Gfx *gfx, SDL_Surface *picture, SDL_Rect part, int x, int y);
// Stretches a picture over a box that is at least as large, by repeating its middle row and column. The
// picture must have alpha.
void gfx_blit_stretched(Gfx *gfx, SDL_Surface *picture, SDL_Rect box);

// Redirects drawing between begin and end to a new w x h picture, filled with the opaque colour `ground`,
// with its own clip and full opacity; at most 4 nested. gfx_layer_end returns the picture (ARGB8888, alpha
// 255, blending enabled), owned by the caller; NULL if out of memory or while a dry recorder is set.
void gfx_layer_begin(Gfx *gfx, int w, int h, Color ground);
SDL_Surface *gfx_layer_end(Gfx *gfx);

// Sets the folders in which assets are looked up, topmost first; the lowest is the asset root. Borrowed: must
// stay valid until replaced. NULL: the asset root only. The caller should drop the caches (gfx_drop_caches).
void gfx_set_asset_layers(Gfx *gfx, const Layers *assets);
// Writes the path of the file that supplies an asset, or "ROOT/path" if no layer has it; truncated to `size`.
void gfx_asset_path(const Gfx *gfx, const char *path, char *out, size_t size);
// Reports a faulty asset to the log, once per path.
void gfx_report(Gfx *gfx, const char *path, const char *what);

#endif

// SPDX-License-Identifier: MIT
// Pictures in the cache, for those who compose their own (cards, targets). Screens need text, shape and image
// only.
//
//     GfxKey key = gfx_key("card back");  gfx_key_number(&key, width); …        everything the picture
//     depends on GfxSprite sprite; if (!gfx_cache_find(gfx, key, &sprite))
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

bool gfx_cache_find(Gfx *gfx, GfxKey key, GfxSprite *sprite);
// For a picture with words in it: not found while somebody listens (record.h), who wants to hear of all
// words.
bool gfx_cache_find_words(Gfx *gfx, GfxKey key, GfxSprite *sprite);
// Takes the surface over; replaces a picture of the same key. Without a surface, when there was no memory to
// paint it, nothing is kept: the next frame tries again.
GfxSprite gfx_cache_put(Gfx *gfx, GfxKey key, GfxSprite sprite);
// Keeps two numbers that took time to find; found as a sprite without a surface.
void gfx_cache_put_numbers(Gfx *gfx, GfxKey key, int dx, int dy);

// Draws at a position rounded to whole pixels, with the present clip and opacity.
void gfx_sprite_draw(Gfx *gfx, GfxSprite sprite, float x, float y);
void gfx_blit(Gfx *gfx, SDL_Surface *picture, int x, int y);
// Part of a picture, unscaled.
void gfx_blit_part(Gfx *gfx, SDL_Surface *picture, SDL_Rect part, int x, int y);
// Fills the box with a picture that has alpha and no larger sides, by repeating its middle row and column.
void gfx_blit_filling(Gfx *gfx, SDL_Surface *picture, SDL_Rect box);

// Between begin and end all drawing goes to a picture of its own, opaque and filled with `ground` at first,
// with its own clip and full opacity; at most 4 deep. End gives the picture (ARGB8888, alpha 255, blending
// on), owned by the caller, NULL without memory.
void gfx_layer_begin(Gfx *gfx, int w, int h, Color ground);
SDL_Surface *gfx_layer_end(Gfx *gfx);

// "ROOT/path", cut when longer than `size`.
// From now on files are looked for in these folders, the topmost first; the lowest is the asset root. The
// caller's, and stays; what is cached should be dropped (gfx_drop_caches). NULL: in the asset root alone.
void gfx_use_layers(Gfx *gfx, const Layers *assets);
void gfx_asset_path(const Gfx *gfx, const char *path, char *out, size_t size);
// Tells the log about a faulty asset, once per path.
void gfx_report(Gfx *gfx, const char *path, const char *what);

#endif

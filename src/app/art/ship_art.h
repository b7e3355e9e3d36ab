// SPDX-License-Identifier: MIT
// Ships: grey files tinted in the colours of whoever flies them, with shadow and glow.
#ifndef STARDECK_APP_ART_SHIP_ART_H
#define STARDECK_APP_ART_SHIP_ART_H

#include "app/art/card_art.h"
#include "gfx/canvas.h"

// Into a picture that is being painted: `file` below the folder of assets, `size` pixels wide before it is
// turned by `turn` degrees (0: its nose is up), centred on (cx, cy). Nothing where the file is missing.
void ship_art_put(Gfx *gfx, Canvas *canvas, const char *file, const FactionColors *colors, float cx, float cy,
                  float size, float turn, float opacity);

// The same of a ship rasterised twice as large, which is taken over (NULL: nothing), in any thread.
void ship_art_put_loaded(SDL_Surface *straight, Canvas *canvas, const FactionColors *colors, float cx,
                         float cy, float size, float turn, float opacity);

// On the screen, filling the square `box`; painted once a size and kept.
void ship_art_draw(Gfx *gfx, const char *file, int palette, GfxRect box, float turn);

// What it lies on: a disk in its colours that fills the square `box`, and round it a ring of `color`, the
// brighter the stronger (0 to 1; 0: none): its shields. The ship itself takes four fifths of the square.
void ship_art_draw_halo(Gfx *gfx, int palette, GfxRect box, Color color, float strength);
GfxRect ship_art_in_halo(GfxRect box);

#endif

// SPDX-License-Identifier: MIT
// Ships: grey files tinted in the owner's colours, with shadow and glow.
#ifndef STARDECK_APP_ART_SHIP_ART_H
#define STARDECK_APP_ART_SHIP_ART_H

#include "app/art/card_art.h"
#include "gfx/canvas.h"

// Paints a ship into a canvas. file: asset path; size: width in pixels before rotation; turn: degrees
// clockwise (0: nose up); (cx, cy): centre. A missing file is drawn as the placeholder.
void ship_art_put(Gfx *gfx, Canvas *canvas, const char *file, const FactionColors *colors, float cx, float cy,
                  float size, float turn, float opacity);

// The same for a grey ship already rasterised, 2 * `size` wide, as ARGB8888 with straight alpha. Takes
// ownership of `straight`; NULL draws nothing. For any thread.
void ship_art_put_loaded(SDL_Surface *straight, Canvas *canvas, const FactionColors *colors, float cx,
                         float cy, float size, float turn, float opacity);

// Draws a ship filling the square `box`; cached per size and rotation.
void ship_art_draw(Gfx *gfx, const char *file, int palette, GfxRect box, float turn);

// Draws the background of a ship: a disk in its colours filling the square `box`, surrounded by a ring of
// `color` for its shields, brighter with strength (0 to 1; 0: none).
void ship_art_draw_halo(Gfx *gfx, int palette, GfxRect box, Color color, float strength);
// The square for the ship itself: four fifths of the halo's box.
GfxRect ship_art_in_halo(GfxRect box);

#endif

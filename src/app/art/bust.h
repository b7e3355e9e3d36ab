// SPDX-License-Identifier: MIT
// Portraits without a face, put together from hair, ears, beard and tones: "bust:"
// in the pictures of cards. No likeness of anybody.
#ifndef STARDECK_APP_ART_BUST_H
#define STARDECK_APP_ART_BUST_H

#include "gfx/canvas.h"
#include "gfx/palette.h"

typedef struct Gfx Gfx;

// `words`: the hair ("short", "side", "bowl", "long", "bun", "curl", "bald", "ridge", "helm"), then any of
// "ears", "beard", a tone of the hair (light, grey, dark, rust), of the skin (pale, tan, brown) and of the
// clothes (gold, red, blue), with commas between. What is not known is left out. In `box` of the canvas.
void bust_put(Gfx *gfx, Canvas *canvas, const char *words, const FactionColors *colors, GfxRect box);

#endif

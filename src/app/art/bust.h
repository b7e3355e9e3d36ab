// SPDX-License-Identifier: MIT
// Faceless portraits composed from hair, ears, beard and colour tones: "bust:" in the pictures of cards. They
// depict no real person.
#ifndef STARDECK_APP_ART_BUST_H
#define STARDECK_APP_ART_BUST_H

#include "gfx/canvas.h"
#include "gfx/palette.h"

typedef struct Gfx Gfx;

// Paints a bust into `box` of the canvas. `words`, separated by commas: first the hair ("short", "side",
// "bowl", "long", "bun", "curl", "bald", "ridge", "helm"), then any of "ears", "beard", a hair tone (light,
// grey, dark, rust), a skin tone (pale, tan, brown) and a clothing tone (gold, red, blue). Unknown words are
// ignored.
void bust_put(Gfx *gfx, Canvas *canvas, const char *words, const FactionColors *colors, GfxRect box);

#endif

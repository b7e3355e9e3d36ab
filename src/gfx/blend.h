// SPDX-License-Identifier: MIT
// Blending and adding of one row of pixels: the inner loop of all drawing.
#ifndef STARDECK_GFX_BLEND_H
#define STARDECK_GFX_BLEND_H

#include <stdint.h>

// Blends `count` straight-alpha pixels over `to`, with the source's alpha multiplied by opacity (0 to 255).
// `to` is XRGB; its top byte is left undefined.
void blend_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

// Blends one colour over `count` pixels.
void blend_row_color(uint32_t *to, uint32_t color, int count, unsigned opacity);

// Adds the colours of `count` pixels, dimmed by opacity (0 to 255), to what is there; a channel that exceeds
// its range stays full. The top byte of `to` is left undefined; that of `from` is ignored.
void add_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

// Puts `count` pixels whose colours are multiplied by their alpha over `to`, dimmed by opacity (0 to 255).
void over_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

// blend_row, add_row and over_row without vector instructions: the reference for tests.
void blend_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity);
void add_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity);
void over_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

#endif

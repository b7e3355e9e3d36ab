// SPDX-License-Identifier: MIT
// The inner loop of all drawing: laying a row of straight-alpha pixels over an opaque one.
#ifndef STARDECK_GFX_BLEND_H
#define STARDECK_GFX_BLEND_H

#include <stdint.h>

// to[i] = from[i] over to[i] for `count` pixels, the source's alpha multiplied by opacity (0 to 255). `to` is
// XRGB; its top byte is left undefined.
void blend_row(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

// The same with one colour.
void blend_row_color(uint32_t *to, uint32_t color, int count, unsigned opacity);

// Without vector instructions, for comparison in tests.
void blend_row_plain(uint32_t *to, const uint32_t *from, int count, unsigned opacity);

#endif

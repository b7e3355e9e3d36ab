// SPDX-License-Identifier: MIT
// Colours by what they are for, in the palette in use: "heading", "klingon.main", "white 40%"; "#112233"
// where the palette has no such colour.
#ifndef STARDECK_TESTS_COLOR_NAMES_H
#define STARDECK_TESTS_COLOR_NAMES_H

#include "core/text.h"
#include "gfx/palette.h"

#include <stdbool.h>

// Two games may have the same colours: those of these sets (PALETTE_…) are found first. Copied, at most
// PALETTE_MAX.
void color_names_first(const int *sets, int count);
void color_name(Text *out, Color color);
// Grounds and borders have it that say nothing: transparent, or a shade between two.
bool color_is_plain(Color color);

#endif

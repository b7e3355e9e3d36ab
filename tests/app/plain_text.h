// SPDX-License-Identifier: MIT
// A text as people read it, of what was recorded while it was drawn (gfx/record.h).
#ifndef STARDECK_TESTS_PLAIN_TEXT_H
#define STARDECK_TESTS_PLAIN_TEXT_H

#include <stddef.h>

// Writes `text` without what only says where a word may be broken, or is strong; as much as `size` holds.
void plain_text(char *out, size_t size, const char *text);

#endif

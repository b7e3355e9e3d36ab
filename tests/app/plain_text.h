// SPDX-License-Identifier: MIT
// A recorded text (gfx/record.h) as people read it.
#ifndef STARDECK_TESTS_PLAIN_TEXT_H
#define STARDECK_TESTS_PLAIN_TEXT_H

#include <stddef.h>

// Writes `text` without what only says where a word may be broken, or is strong; as much as `size` holds.
void plain_text(char *out, size_t size, const char *text);

#endif

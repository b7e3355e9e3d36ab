// SPDX-License-Identifier: MIT
// UTF-8, one character at a time.
#ifndef STARDECK_CORE_UTF8_H
#define STARDECK_CORE_UTF8_H

#include <stddef.h>

// Bytes of the well-formed character at the start of `bytes`, of which `left` are there: 1 to 4, or 0 if
// there is none (broken, overlong, a surrogate, above U+10FFFF, cut short, left 0).
size_t utf8_length(const char *bytes, size_t left);

// The text in capitals, as far as western Europe has them (a-z, à-þ; ß and all else stay); cut to `size`,
// between two characters.
void utf8_capitals(char *out, size_t size, const char *text);

#endif

// SPDX-License-Identifier: MIT
// UTF-8, one character at a time.
#ifndef STARDECK_CORE_UTF8_H
#define STARDECK_CORE_UTF8_H

#include <stddef.h>

// Length in bytes (1 to 4) of the well-formed character at `bytes`, of which `left` can be read; 0 if there
// is none (broken, overlong, a surrogate, above U+10FFFF, cut short, or left is 0).
size_t utf8_length(const char *bytes, size_t left);

// Writes `text` in capitals to `out`, cut between characters to fit `size` bytes with the terminating zero.
// Covers a-z and à-þ without ÷; all other characters, ß too, are left as they are.
void utf8_capitals(char *out, size_t size, const char *text);

#endif

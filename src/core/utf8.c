// SPDX-License-Identifier: MIT
// One character at a time, and only well-formed ones.
#include "core/utf8.h"

#include <stdbool.h>
#include <stdint.h>

static bool continues(uint8_t byte) {
    return (byte & 0xC0) == 0x80;
}

// The table of well-formed byte sequences, Unicode standard 3.9, table 3-7: only the second byte has ranges
// of its own, which keep out overlong forms, surrogates and what lies above U+10FFFF.
size_t utf8_length(const char *bytes, size_t left) {
    const uint8_t *b = (const uint8_t *)bytes;
    if (left == 0)
        return 0;
    if (b[0] < 0x80)
        return 1;
    if (b[0] < 0xC2 || b[0] > 0xF4)
        return 0;
    const size_t length = b[0] < 0xE0 ? 2 : b[0] < 0xF0 ? 3 : 4;
    if (left < length)
        return 0;
    const uint8_t low = b[0] == 0xE0 ? 0xA0 : b[0] == 0xF0 ? 0x90 : 0x80;
    const uint8_t high = b[0] == 0xED ? 0x9F : b[0] == 0xF4 ? 0x8F : 0xBF;
    if (b[1] < low || b[1] > high)
        return 0;
    for (size_t i = 2; i < length; i++)
        if (!continues(b[i]))
            return 0;
    return length;
}

// SPDX-License-Identifier: MIT
// Decodes UTF-8 one character at a time and accepts only well-formed sequences.
#include "core/utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool continues(uint8_t byte) {
    return (byte & 0xC0) == 0x80;
}

// Follows table 3-7 (well-formed byte sequences) of the Unicode standard, section 3.9: only the second byte
// has special ranges, which exclude overlong forms, surrogates and values above U+10FFFF.
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

// In Latin-1, lower-case letters are 32 above their capitals; in UTF-8 that is the second byte.
static unsigned char capital(unsigned char before, unsigned char byte) {
    const bool letter = byte >= 'a' && byte <= 'z';
    const bool accented = before == 0xC3 && byte >= 0xA0 && byte <= 0xBE && byte != 0xB7;
    return letter || accented ? (unsigned char)(byte - 32) : byte;
}

void utf8_capitals(char *out, size_t size, const char *text) {
    size_t used = 0, left = strlen(text);
    while (left > 0) {
        const size_t length = utf8_length(text, left), bytes = length > 0 ? length : 1;
        if (used + bytes >= size)
            break;
        for (size_t i = 0; i < bytes; i++)
            out[used + i] = (char)capital(i > 0 ? (unsigned char)text[i - 1] : 0, (unsigned char)text[i]);
        used += bytes;
        text += bytes;
        left -= bytes;
    }
    if (size > 0)
        out[used] = '\0';
}

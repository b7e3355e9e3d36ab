// SPDX-License-Identifier: MIT
// Removes soft hyphens and the marks of strong words.
#include "plain_text.h"

#include "gfx/text.h"

void plain_text(char *out, size_t size, const char *text) {
    size_t used = 0;
    for (; *text != 0 && used + 1 < size; text++) {
        if (text[0] == '\xC2' && text[1] == '\xAD')
            text++;
        else if (*text != GFX_STRONG_ON[0] && *text != GFX_STRONG_OFF[0])
            out[used++] = *text;
    }
    out[used] = 0;
}

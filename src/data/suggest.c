// SPDX-License-Identifier: MIT
// Parts shared by messages, so that they all read alike.
#include "data/suggest.h"

#include <string.h>

Quoted quoted(const char *string) {
    enum {
        CUT = 48
    };
    Quoted out = {.text = "\""};
    const bool whole = text_copy(out.text + 1, CUT, string);
    size_t length = strlen(out.text);
    for (size_t i = 1; i < length; i++)
        if ((unsigned char)out.text[i] < 0x20 || out.text[i] == 0x7F)
            out.text[i] = '?';
    text_copy(out.text + length, sizeof out.text - length, whole ? "\"" : "…\"");
    return out;
}

size_t suggest_count(const char *const list[]) {
    size_t count = 0;
    while (list != NULL && list[count] != NULL)
        count++;
    return count;
}

void suggest_list(Text *out, const char *const list[], size_t count) {
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i > 0 ? ", " : "", list[i]);
}

bool suggest_add(Text *out, const char *word, const char *const allowed[], size_t count, const char *many) {
    const char *near = text_nearest(word, allowed, count);
    if (near != NULL)
        text_printf(out, "; did you mean %s?", quoted(near).text);
    else
        text_add(out, ".");
    text_add(out, " Allowed: ");
    if (count == 0)
        text_add(out, "nothing");
    else if (count <= SUGGEST_LIST_MAX)
        suggest_list(out, allowed, count);
    else
        text_printf(out, "any of the %zu %s", count, many);
    return near != NULL;
}

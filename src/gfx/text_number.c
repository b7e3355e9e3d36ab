// SPDX-License-Identifier: MIT
// Keeps numbers whole when text is shortened, because part of a number is a wrong number: "1…" instead of 142
// points. An ellipsis never cuts or replaces a number; words make room for it.
#include "core/text.h"
#include "gfx/internal.h"
#include "gfx/text.h"

#include <stdio.h>
#include <string.h>

#define ELLIPSIS "\xE2\x80\xA6"
#define MINUS "\xE2\x88\x92"
#define HARD_SPACE "\xC2\xA0"

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool text_has_number(const char *text) {
    return strpbrk(text, "0123456789") != NULL;
}

// The end of a number: skips digits and separators between digits ("2/3", "1,000").
static const char *number_end(const char *at) {
    while (is_digit(*at) || (*at != '\0' && strchr(".,:/", *at) != NULL && is_digit(at[1])))
        at++;
    const char *unit = strncmp(at, HARD_SPACE, 2) == 0 ? at + 2 : at;
    return *unit == '%' ? unit + 1 : at;
}

// The start of the number whose first digit is at `digit`, including its sign.
static const char *number_start(const char *text, const char *digit) {
    const size_t before = (size_t)(digit - text);
    if (before >= 3 && memcmp(digit - 3, MINUS, 3) == 0)
        return digit - 3;
    return before >= 1 && (digit[-1] == '+' || digit[-1] == '-') ? digit - 1 : digit;
}

typedef struct Stretch {
    const char *from, *to; // contains no number
} Stretch;

// The stretch between `from` and the next number; *next is set past that number.
static Stretch stretch_at(const char *text, const char *from, const char **next) {
    const char *digit = strpbrk(from, "0123456789");
    if (digit == NULL) {
        *next = from + strlen(from);
        return (Stretch){from, *next};
    }
    *next = number_end(digit);
    const char *to = number_start(text, digit);
    return (Stretch){from, to > from ? to : from};
}

// The longest stretch that can be shortened to make room for an ellipsis; `from` NULL: none.
static Stretch longest_stretch(const char *text) {
    Stretch best = {0};
    for (const char *from = text; *from != '\0';) {
        const char *next;
        const Stretch one = stretch_at(text, from, &next);
        const bool is_cut = one.to - one.from <= 5 && strstr(one.from, ELLIPSIS) != NULL &&
                            strstr(one.from, ELLIPSIS) < one.to; // an ellipsis between blanks
        if (!is_cut && one.to - one.from > best.to - best.from)
            best = one;
        from = next;
    }
    return best;
}

static size_t before(const char *text, size_t length) {
    do
        length--;
    while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80);
    return length;
}

// The length of a stretch with one letter less and without trailing blanks.
static size_t shorter(const char *text, size_t length) {
    length = before(text, length);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    return length;
}

// Copies `line` with everything but the first `kept` bytes of the stretch replaced by an ellipsis.
static void shorten(char *out, size_t size, const char *line, Stretch stretch, size_t kept) {
    const size_t head = (size_t)(stretch.from - line) + kept;
    const bool gap = stretch.to > stretch.from && stretch.to[-1] == ' ' && *stretch.to != '\0';
    const bool blank = kept == 0 && head > 0 && stretch.from[0] == ' '; // "142 …", not "142…"
    snprintf(out, size, "%.*s%s%s%s%s", (int)head, line, blank ? " " : "", ELLIPSIS, gap ? " " : "",
             stretch.to);
}

bool text_cut_words(Gfx *gfx, const GfxStyle *style, float width, char *line, size_t size) {
    char tried[TEXT_LINE_MAX];
    for (Stretch one = longest_stretch(line); one.from != NULL; one = longest_stretch(line)) {
        for (size_t kept = (size_t)(one.to - one.from); kept > 0;) {
            kept = shorter(one.from, kept);
            shorten(tried, sizeof tried, line, one, kept);
            if (gfx_text_width(gfx, style, tried) <= width)
                return text_copy(line, size, tried);
        }
        if (strlen(tried) >= strlen(line))
            return false; // became no shorter
        text_copy(line, size, tried);
    }
    return false;
}

// Skips blanks, line ends and emphasis markers.
static const char *next_word(const char *at) {
    while (*at == ' ' || *at == '\n' || *at == GFX_STRONG_ON[0] || *at == GFX_STRONG_OFF[0])
        at++;
    return at;
}

static bool begins_number(const char *at) {
    if (strncmp(at, MINUS, strlen(MINUS)) == 0)
        at += strlen(MINUS);
    else if (*at == '+' || *at == '-')
        at++;
    return is_digit(*at);
}

const char *text_before_number(const char *from, const char *to) {
    while (to > from) {
        const bool in_number = is_digit(to[-1]) && number_end(to - 1) > to;
        if (!in_number && !begins_number(next_word(to)))
            break;
        while (to > from && to[-1] != ' ') // drop a partial word, or the word before
            to--;
        while (to > from && to[-1] == ' ')
            to--;
    }
    return to;
}

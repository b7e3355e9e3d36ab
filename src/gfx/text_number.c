// SPDX-License-Identifier: MIT
// Numbers in texts that have to be shortened. Half a number is a wrong number: "1…" of 142 points. So an
// ellipsis never stands in a number or in its place; words make room for it.
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

// One sign behind a number that goes with it: a digit, or what joins two ("2/3", "1,000").
static const char *number_end(const char *at) {
    while (is_digit(*at) || (*at != '\0' && strchr(".,:/", *at) != NULL && is_digit(at[1])))
        at++;
    const char *unit = strncmp(at, HARD_SPACE, 2) == 0 ? at + 2 : at;
    return *unit == '%' ? unit + 1 : at;
}

// Where the number begins whose first digit is at `digit`: with its sign, if it has one.
static const char *number_start(const char *text, const char *digit) {
    const size_t before = (size_t)(digit - text);
    if (before >= 3 && memcmp(digit - 3, MINUS, 3) == 0)
        return digit - 3;
    return before >= 1 && (digit[-1] == '+' || digit[-1] == '-') ? digit - 1 : digit;
}

typedef struct Stretch {
    const char *from, *to; // no number in it
} Stretch;

// What lies between `from` and the next number, which `*next` is put behind.
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

// The longest one that more than an ellipsis can be taken from; `from` NULL: there is none.
static Stretch longest_stretch(const char *text) {
    Stretch best = {0};
    for (const char *from = text; *from != '\0';) {
        const char *next;
        const Stretch one = stretch_at(text, from, &next);
        const bool is_cut = one.to - one.from <= 5 && strstr(one.from, ELLIPSIS) != NULL &&
                            strstr(one.from, ELLIPSIS) < one.to; // with a blank on each side
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

// How much of a stretch is left when a letter less of it is shown, without a blank at its end.
static size_t shorter(const char *text, size_t length) {
    length = before(text, length);
    while (length > 0 && text[length - 1] == ' ')
        length--;
    return length;
}

// `line` with an ellipsis for all but the first `kept` bytes of the stretch.
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
            return false; // nothing was won by it
        text_copy(line, size, tried);
    }
    return false;
}

// Past blanks, line ends and marks of stressed words.
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
        while (to > from && to[-1] != ' ') // what has begun of it, or the word before it
            to--;
        while (to > from && to[-1] == ' ')
            to--;
    }
    return to;
}

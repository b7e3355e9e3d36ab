// SPDX-License-Identifier: MIT
#include "numbers_seen.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define ELLIPSIS "\xE2\x80\xA6"
#define SLACK 1.5f // pixels that rounding may cost
#define NUMBER_MAX 24

// The next run of digits from *at on; false: there is none. *at is put behind it.
static bool next_number(const char **at, char out[NUMBER_MAX]) {
    const char *from = strpbrk(*at, "0123456789");
    if (from == NULL)
        return false;
    const size_t length = strspn(from, "0123456789");
    snprintf(out, NUMBER_MAX, "%.*s", (int)length, from);
    *at = from + length;
    return true;
}

// How many numbers stand there; -1: one that is not the text's next one.
static int count_shown(const char *text, const char *shown) {
    char wanted[NUMBER_MAX], found[NUMBER_MAX];
    int count = 0;
    for (; next_number(&shown, found); count++)
        if (!next_number(&text, wanted) || strcmp(wanted, found) != 0)
            return -1;
    return count;
}

static int count_all(const char *text) {
    char number[NUMBER_MAX];
    int count = 0;
    while (next_number(&text, number))
        count++;
    return count;
}

// What of the text was left out behind its first `numbers` numbers: does it begin with one? What is shown
// between the last number and the ellipsis tells.
static bool ends_before_number(const char *text, const char *shown, int numbers) {
    char number[NUMBER_MAX];
    for (int i = 0; i < numbers; i++) {
        next_number(&text, number);
        next_number(&shown, number);
    }
    const char *next = strpbrk(text, "0123456789"), *end = strstr(shown, ELLIPSIS);
    if (next == NULL || end == NULL)
        return false;
    int left = 0, seen = 0; // letters before the next number, and those of them that are shown
    for (const char *p = text; p < next; p++)
        left += (*p > ' ' || *p < 0) && strchr("+-", *p) == NULL;
    for (const char *p = shown; p < end; p++)
        seen += *p > ' ' || *p < 0;
    return seen >= left;
}

// It joins two words where it stands in the text, too.
static bool is_own(const char *text) {
    return strstr(text, ELLIPSIS) != NULL;
}

// "22 : 5" and a line break on one side of its colon.
static bool breaks_ratio(const char *shown) {
    for (const char *at = shown; (at = strchr(at, '\n')) != NULL; at++)
        if ((strncmp(at, "\n: ", 3) == 0 && isdigit((unsigned char)at[3])) ||
            (at - shown > 2 && at[-1] == ':' && at[-2] == ' ' && isdigit((unsigned char)at[1])))
            return true;
    return false;
}

const char *numbers_fault(const GfxDrawnText *text) {
    const char *shown = text->shown;
    if (shown != NULL && breaks_ratio(shown))
        return "a line ends between two numbers that are compared";
    if (shown == NULL || count_all(text->text) == 0 || is_own(text->text))
        return NULL;
    const bool one_line = strchr(shown, '\n') == NULL && !text->wrapped;
    const int count = count_shown(text->text, shown);
    if (count < 0 || (one_line && count < count_all(text->text)) ||
        (!one_line && ends_before_number(text->text, shown, count)))
        return "cut in a number";
    return one_line && text->box.w > 0 && text->extent.w > text->box.w + SLACK ? "a number without room"
                                                                               : NULL;
}

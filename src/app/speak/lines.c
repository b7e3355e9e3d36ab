// SPDX-License-Identifier: MIT
// Reading and writing lines. What comes in may be anything at all.
#include "app/speak/lines.h"

#include "core/platform.h"
#include "core/utf8.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

#define ROWS_OUT_OF_SIGHT 120 // more than a terminal shows, even a tall one on a large screen

static volatile sig_atomic_t ended; // a signal has asked for it

static void on_end(int signal_number) {
    (void)signal_number;
    ended = 1;
}

void lines_end_on_signals(void) {
    ended = 0;
    platform_on_end(on_end);
}

static bool is_text(const char *at, size_t length) {
    const unsigned char first = (unsigned char)at[0];
    const bool control = first < 0x20 || first == 0x7F || (first == 0xC2 && (unsigned char)at[1] < 0xA0);
    return length > 0 && !control;
}

// Keeps the characters that are text; the others become spaces.
static void clean(char *line) {
    const size_t length = strlen(line);
    size_t kept = 0;
    for (size_t i = 0; i < length;) {
        const size_t bytes = utf8_length(line + i, length - i);
        const bool text = bytes > 0 && is_text(line + i, bytes);
        if (text)
            memmove(line + kept, line + i, bytes);
        else
            line[kept] = ' ';
        kept += text ? bytes : 1;
        i += bytes > 0 ? bytes : 1;
    }
    while (kept > 0 && line[kept - 1] == ' ')
        kept--;
    line[kept] = '\0';
    const size_t before = strspn(line, " ");
    memmove(line, line + before, kept - before + 1);
}

LineRead lines_read(char line[SPEAK_LINE_MAX]) {
    size_t length = 0;
    int next = 0;
    if (platform_is_terminal(PLATFORM_IN))
        fputs("> ", stdout);
    line[0] = '\0';
    if (fflush(stdout) != 0 || ferror(stdout) || ended)
        return LINE_ENDED;
    while ((next = getchar()) != EOF && next != '\n') {
        if (length < SPEAK_LINE_MAX - 1)
            line[length] = next != '\0' ? (char)next : ' ';
        length++;
    }
    if (ended && platform_is_terminal(PLATFORM_IN))
        fputs("\n", stdout); // below the prompt
    if (ended || (next == EOF && length == 0))
        return LINE_ENDED;
    const bool fits = length < SPEAK_LINE_MAX;
    line[fits ? length : 0] = '\0';
    clean(line);
    return fits ? LINE_READ : LINE_TOO_LONG;
}

void lines_say(const char *text) {
    static const char soft_hyphen[] = "\xC2\xAD";
    for (const char *at = text; *at != '\0'; at++) {
        if (strncmp(at, soft_hyphen, 2) == 0)
            at++;
        else if (*at == '\n' || ((unsigned char)*at >= 0x20 && *at != 0x7F))
            putchar(*at);
    }
    putchar('\n');
}

void lines_clear(void) {
    for (int row = 0; row < ROWS_OUT_OF_SIGHT; row++)
        putchar('\n');
}

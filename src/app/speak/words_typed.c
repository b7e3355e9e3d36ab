// SPDX-License-Identifier: MIT
// Compares typed words with names, both reduced to capitals, digits and single spaces.
#include "app/speak/words_typed.h"

#include "core/utf8.h"

#include <stdbool.h>
#include <string.h>

#define REDUCED_MAX 512

// "Qo’noS (2)" becomes "QONOS 2": apostrophes join, everything else that is no letter or digit parts.
static void reduce(char out[REDUCED_MAX], const char *text) {
    static const char apostrophe[] = "\xE2\x80\x99";
    char capitals[REDUCED_MAX];
    size_t used = 0;
    utf8_capitals(capitals, sizeof capitals, text);
    for (const char *at = capitals; *at != '\0' && used < REDUCED_MAX - 1; at++) {
        const unsigned char byte = (unsigned char)*at;
        const bool letter = (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte >= 0x80;
        if (byte == '\'') {
            continue;
        } else if (strncmp(at, apostrophe, 3) == 0) {
            at += 2;
        } else if (letter) {
            out[used++] = *at;
        } else if (used > 0 && out[used - 1] != ' ') {
            out[used++] = ' ';
        }
    }
    while (used > 0 && out[used - 1] == ' ')
        used--;
    out[used] = '\0';
}

// How a word of `length` bytes occurs in the name.
static WordsFit word_fits(const char *word, size_t length, const char *name) {
    WordsFit best = WORDS_NOT;
    for (const char *at = name; *at != '\0'; at++) {
        if (strncmp(at, word, length) == 0)
            best = at[length] == ' ' || at[length] == '\0' ? WORDS_WHOLE
                   : best == WORDS_WHOLE                   ? best
                                                           : WORDS_BEGIN;
        at = strchr(at, ' ');
        if (at == NULL)
            break;
    }
    return best;
}

WordsFit words_fit_name(const char *words, const char *name) {
    char typed[REDUCED_MAX], called[REDUCED_MAX];
    WordsFit fit = WORDS_WHOLE;
    reduce(typed, words);
    reduce(called, name);
    if (typed[0] == '\0')
        return WORDS_NOT;
    if (strcmp(typed, called) == 0)
        return WORDS_ALL;
    for (const char *at = typed; *at != '\0' && fit != WORDS_NOT;) {
        const size_t length = strcspn(at, " ");
        const WordsFit word = word_fits(at, length, called);
        fit = word < fit ? word : fit;
        at += length;
        at += strspn(at, " ");
    }
    return fit;
}

// SPDX-License-Identifier: MIT
// What typed words mean among names: letter case and punctuation do not count, and the beginning of each word
// is enough.
#ifndef STARDECK_APP_SPEAK_WORDS_TYPED_H
#define STARDECK_APP_SPEAK_WORDS_TYPED_H

// How well the words choose a name.
typedef enum WordsFit {
    WORDS_NOT,   // not at all, or there are none
    WORDS_BEGIN, // each is the beginning of a word of the name
    WORDS_WHOLE, // each is a word of it
    WORDS_ALL    // they are the whole name
} WordsFit;

WordsFit words_fit_name(const char *words, const char *name);

#endif

// SPDX-License-Identifier: MIT
// Positions of texts, for problems that only show when a text is drawn.
#ifndef STARDECK_DATA_WORDS_PLACE_H
#define STARDECK_DATA_WORDS_PLACE_H

#include "data/words.h"

// Adds a problem at the start of the text of `key`; without a position if there is no such text.
void words_problem(const Words *words, const char *key, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

// Calls `tell` for every text, sorted by key; `file` is where it comes from. The strings belong to `words`.
void words_each(const Words *words,
                void (*tell)(void *context, const char *file, const char *key, const char *text),
                void *context);

// True if `text` could be the text of the key with its placeholders filled in.
bool words_could_match(const Words *words, const char *key, const char *text);

#endif

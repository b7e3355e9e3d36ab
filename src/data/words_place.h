// SPDX-License-Identifier: MIT
// Where a text stands, for those who find something wrong with it that only shows when it is drawn.
#ifndef STARDECK_DATA_WORDS_PLACE_H
#define STARDECK_DATA_WORDS_PLACE_H

#include "data/words.h"

// Adds a problem where the text of `key` begins; without a place, if there is no such text.
void words_problem(const Words *words, const char *key, Problems *problems, const char *format, ...)
    TEXT_PRINTF(4, 5);

// Calls `tell` for every text, in the order of the keys; `file` is the one it comes from.
void words_each(const Words *words,
                void (*tell)(void *context, const char *file, const char *key, const char *text),
                void *context);

// Could `text` be that of the key with its placeholders filled?
bool words_may_be(const Words *words, const char *key, const char *text);

#endif

// SPDX-License-Identifier: MIT
// Building blocks of messages about files: quoting the faulty text and saying what would be right.
#ifndef STARDECK_DATA_SUGGEST_H
#define STARDECK_DATA_SUGGEST_H

#include "core/text.h"

typedef struct Quoted {
    char text[64];
} Quoted;

// The string in double quotes, fit for one line of a message: long ones are cut, control characters become
// '?'. Use it within one call: printf("%s", quoted(s).text).
Quoted quoted(const char *string);

// Appends what to write instead of `word`: `; did you mean "ship"?` if one of `allowed` is close, and `
// Allowed: ship, tech …` if there are at most SUGGEST_LIST_MAX of them, else ` Allowed: any of the N MANY`.
// True if one is close.
bool suggest_add(Text *out, const char *word, const char *const allowed[], size_t count, const char *many);

#define SUGGEST_LIST_MAX 24

// The number of strings in a NULL-terminated list; 0 if `list` is NULL.
size_t suggest_count(const char *const list[]);

// Appends "a, b, c".
void suggest_list(Text *out, const char *const list[], size_t count);

#endif

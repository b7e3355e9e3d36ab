// SPDX-License-Identifier: MIT
// The parts that messages about files have in common: quoting what stands there, and telling what would be
// right.
#ifndef STARDECK_DATA_HINT_H
#define STARDECK_DATA_HINT_H

#include "core/text.h"

typedef struct Quoted {
    char text[64];
} Quoted;

// The string in double quotes, fit for one line of a message: cut when long, control characters as '?'.
// Meant for use within one call: printf("%s", quoted(s).text).
Quoted quoted(const char *string);

// Appends what to write instead of `word`: `; did you mean "ship"?` if one of `allowed` is near, and
// ` Allowed: ship, tech …` if there are at most HINT_LIST_MAX of them, else ` Allowed: any of the N MANY`.
void hint_add(Text *out, const char *word, const char *const allowed[], size_t count, const char *many);

#define HINT_LIST_MAX 24

// How many strings a list has that ends with NULL. NULL counts as an empty list.
size_t hint_count(const char *const list[]);

// Appends "a, b, c".
void hint_list(Text *out, const char *const list[], size_t count);

#endif

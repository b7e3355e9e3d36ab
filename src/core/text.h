// SPDX-License-Identifier: MIT
// Text that grows as it is written, and small helpers on strings. UTF-8 throughout.
#ifndef STARDECK_CORE_TEXT_H
#define STARDECK_CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define TEXT_PRINTF(format_index, first) __attribute__((format(printf, format_index, first)))
#else
#define TEXT_PRINTF(format_index, first)
#endif

// Start with {0}; text_finish frees it. When memory runs out, what did not fit is left out and `failed` is
// set: callers check once, at the end. `data` is always zero-terminated or NULL (nothing written yet).
typedef struct Text {
    char *data;
    size_t length;
    size_t capacity;
    bool failed;
} Text;

void text_finish(Text *text);
void text_clear(Text *text); // keeps the memory for reuse
void text_add(Text *text, const char *string);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_printf(Text *text, const char *format, ...) TEXT_PRINTF(2, 3);

// The text so far as a C string, "" when nothing was written. Owned by `text`, valid until the next change.
const char *text_string(const Text *text);

// Copies `from` into a fixed array, cutting at a whole UTF-8 character where it is too long. False if it was
// cut.
bool text_copy(char *to, size_t capacity, const char *from);

// Appends the string and blanks behind it up to `width` characters (UTF-8), so that columns stand under each
// other in every language.
void text_pad(Text *text, const char *string, int width);

// A copy of its own, for the caller to free. NULL without memory.
char *text_keep(const char *string);

// The entry of `words` nearest to `word` (fewest single-character edits), or NULL when nothing is near enough
// to be worth a "did you mean". `words` holds `count` strings.
const char *text_nearest(const char *word, const char *const words[], size_t count);

#endif

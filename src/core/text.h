// SPDX-License-Identifier: MIT
// A growing string, and small helpers on strings. UTF-8 throughout.
#ifndef STARDECK_CORE_TEXT_H
#define STARDECK_CORE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__MINGW32__) // where "printf" means that of Windows
#define TEXT_PRINTF(format_index, first) __attribute__((format(gnu_printf, format_index, first)))
#elif defined(__GNUC__)
#define TEXT_PRINTF(format_index, first) __attribute__((format(printf, format_index, first)))
#else
#define TEXT_PRINTF(format_index, first)
#endif

// Initialize with {0}; text_finish frees it. If memory runs out, what doesn't fit is dropped and `failed` is
// set, so callers check once at the end. `data` is zero-terminated, or NULL as long as nothing has been
// written.
typedef struct Text {
    char *data;
    size_t length;
    size_t capacity;
    bool failed;
} Text;

void text_finish(Text *text);
void text_clear(Text *text); // keeps the memory for reuse, resets `failed`
void text_add(Text *text, const char *string);
void text_add_bytes(Text *text, const char *bytes, size_t count);
void text_printf(Text *text, const char *format, ...) TEXT_PRINTF(2, 3);

// The text so far, "" if nothing was written. Owned by `text`, valid until it next changes.
const char *text_string(const Text *text);

// Copies `from` into an array of `capacity` bytes (at least 1), cut between UTF-8 characters if too long;
// false if it was cut.
bool text_copy(char *to, size_t capacity, const char *from);

// Appends `string` and pads it with spaces to `width` characters (not bytes), for columns.
void text_pad(Text *text, const char *string, int width);

// A copy the caller must free; NULL if memory runs out.
char *text_duplicate(const char *string);

// The entry of `words` (`count` of them) closest to `word` by edit distance, for "did you mean"; NULL if none
// is close enough.
const char *text_nearest(const char *word, const char *const words[], size_t count);

#endif

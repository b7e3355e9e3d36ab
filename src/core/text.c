// SPDX-License-Identifier: MIT
// A growing buffer; once memory runs out it keeps what it has and sets `failed`. Also "did you mean" by edit
// distance.
#include "core/text.h"

#include "core/utf8.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY 64
#define NEAREST_LENGTH_MAX 128 // longer words are no typing mistakes

void text_finish(Text *text) {
    free(text->data);
    *text = (Text){0};
}

void text_clear(Text *text) {
    text->length = 0;
    text->failed = false;
    if (text->data != NULL)
        text->data[0] = '\0';
}

// Makes room for `more` bytes plus the terminating zero; false and `failed` if there is no memory.
static bool reserve(Text *text, size_t more) {
    if (more < text->capacity && text->length < text->capacity - more)
        return true;
    if (more > SIZE_MAX / 4 - text->length) {
        text->failed = true;
        return false;
    }
    const size_t needed = text->length + more + 1;
    size_t capacity = text->capacity > 0 ? text->capacity : FIRST_CAPACITY;
    while (capacity < needed)
        capacity *= 2;
    char *data = realloc(text->data, capacity);
    if (data == NULL) {
        text->failed = true;
        return false;
    }
    text->data = data;
    text->capacity = capacity;
    return true;
}

void text_add_bytes(Text *text, const char *bytes, size_t count) {
    if (!reserve(text, count))
        return;
    if (count > 0)
        memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void text_add(Text *text, const char *string) {
    text_add_bytes(text, string, strlen(string));
}

void text_printf(Text *text, const char *format, ...) {
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0)
        text->failed = true;
    else if (reserve(text, (size_t)length)) {
        vsnprintf(text->data + text->length, (size_t)length + 1, format, again);
        text->length += (size_t)length;
    }
    va_end(again);
}

const char *text_string(const Text *text) {
    return text->data != NULL ? text->data : "";
}

bool text_copy(char *to, size_t capacity, const char *from) {
    assert(capacity > 0);
    const size_t length = strlen(from);
    if (length < capacity) {
        memcpy(to, from, length + 1);
        return true;
    }
    size_t kept = 0;
    for (;;) {
        const size_t next = utf8_length(from + kept, length - kept);
        const size_t step = next > 0 ? next : 1; // invalid UTF-8 is copied byte by byte
        if (kept + step >= capacity)
            break;
        kept += step;
    }
    memcpy(to, from, kept);
    to[kept] = '\0';
    return false;
}

void text_pad(Text *text, const char *string, int width) {
    int characters = 0;
    for (const char *c = string; *c != '\0'; c++)
        characters += ((unsigned char)*c & 0xC0) != 0x80;
    text_printf(text, "%s%*s", string, width > characters ? width - characters : 0, "");
}

char *text_duplicate(const char *string) {
    const size_t size = strlen(string) + 1;
    char *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, string, size);
    return copy;
}

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static size_t smallest(size_t a, size_t b, size_t c) {
    const size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

// Edit distance, ignoring case: characters to insert, delete, replace or swap with their neighbour. Both
// words are at most NEAREST_LENGTH_MAX bytes long.
static size_t edits(const char *a, size_t a_length, const char *b, size_t b_length) {
    size_t rows[3][NEAREST_LENGTH_MAX + 1];
    size_t *before = rows[0], *above = rows[1], *row = rows[2];
    for (size_t j = 0; j <= b_length; j++)
        row[j] = j;
    for (size_t i = 1; i <= a_length; i++) {
        size_t *const free_row = before;
        before = above;
        above = row;
        row = free_row;
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = smallest(above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1));
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]))
                row[j] = smallest(row[j], before[j - 2] + 1, row[j]);
        }
    }
    return row[b_length];
}

// "raid" for "raiding", "galaxy_two" for "galaxy": one is how the other begins, and not just a letter or two.
static bool begins_alike(const char *word, size_t length, const char *other, size_t other_length) {
    const size_t shorter = length < other_length ? length : other_length;
    return shorter >= 4 && 2 * shorter >= (length > other_length ? length : other_length) &&
           memcmp(word, other, shorter) == 0;
}

const char *text_nearest(const char *word, const char *const words[], size_t count) {
    const size_t length = strlen(word);
    const char *nearest = NULL;
    size_t fewest = SIZE_MAX;
    if (length == 0 || length > NEAREST_LENGTH_MAX)
        return NULL;
    for (size_t i = 0; i < count; i++) {
        const size_t other = strlen(words[i]);
        if (other == 0 || other > NEAREST_LENGTH_MAX)
            continue;
        // Up to a third of the word may be wrong, but never all of it.
        const size_t longer = length > other ? length : other;
        size_t most = longer < 3 ? longer - 1 : longer / 3;
        if (longer >= 4 && most < 2 && length > 1 && other > 1 && memcmp(word, words[i], 2) == 0)
            most = 2; // "spie" for "spy"
        if (begins_alike(word, length, words[i], other))
            most = longer;
        if ((length > other ? length - other : other - length) > most)
            continue;
        const size_t distance = edits(word, length, words[i], other);
        if (distance <= most && distance < fewest) {
            fewest = distance;
            nearest = words[i];
        }
    }
    return nearest;
}

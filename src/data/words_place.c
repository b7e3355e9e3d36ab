// SPDX-License-Identifier: MIT
// Uses the positions that the store keeps for its own messages.
#include "data/words_place.h"

#include "data/words_store.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void words_problem(const Words *words, const char *key, Problems *problems, const char *format, ...) {
    char message[PROBLEM_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    const WordsEntry *entry = words_find(words, key);
    if (entry != NULL)
        problems_add(problems, entry->file, entry->value_place.line, entry->value_place.column, "%s",
                     message);
    else
        problems_add(problems, "", 0, 0, "%s", message);
}

void words_each(const Words *words,
                void (*tell)(void *context, const char *file, const char *key, const char *text),
                void *context) {
    for (size_t i = 0; i < words->text.count; i++) {
        const WordsEntry *entry = &words->text.entry[i];
        tell(context, entry->file, entry->key, entry->value);
    }
}

// The first occurrence in `text` of the first `length` bytes of `part`, or NULL.
static const char *find_part(const char *text, const char *part, size_t length) {
    for (; *text != '\0'; text++)
        if (strncmp(text, part, length) == 0)
            return text;
    return length == 0 ? text : NULL;
}

bool words_could_match(const Words *words, const char *key, const char *text) {
    const WordsEntry *entry = words_find(words, key);
    if (entry == NULL)
        return false;
    const char *pattern = entry->value;
    WordsPlaceholder found;
    bool begins = true; // the text between placeholders may be anywhere further on, but the beginning may not
    while (words_next_placeholder(pattern, &found)) {
        const size_t length = (size_t)(found.from - pattern);
        const char *at = find_part(text, pattern, length);
        if (at == NULL || (begins && at != text))
            return false;
        text = at + length;
        pattern = found.to;
        begins = false;
    }
    const size_t rest = strlen(pattern), left = strlen(text);
    return begins ? strcmp(text, pattern) == 0 : left >= rest && strcmp(text + left - rest, pattern) == 0;
}

// SPDX-License-Identifier: MIT
// Reports gaps of a language: texts that come from a file of another one. A translator wants one line that
// says how much is missing and where to start, not hundreds.
#include "core/file_kind.h"
#include "data/suggest.h"
#include "data/words_store.h"

#include <string.h>

#define NAMED 3 // keys to name

// True for what is the same in all languages as long as none says otherwise, and never shown.
static bool is_number(const WordsEntry *entry) {
    const char *dot = strrchr(entry->key, '.');
    return dot != NULL && strcmp(dot + 1, WORDS_NUMBER) == 0 &&
           (strcmp(entry->value, WORDS_ONE) == 0 || strcmp(entry->value, WORDS_MANY) == 0);
}

// True for a text of the document that is not in the language. Empty texts count as translated.
static bool is_lacking(const WordsEntry *entry, const char *document, const char *language) {
    return strcmp(entry->document, document) == 0 && entry->value[0] != '\0' && !is_number(entry) &&
           !file_is_of_language(entry->file, language);
}

static bool stands_before(const WordsEntry *a, const WordsEntry *b) {
    return a->value_place.line != b->value_place.line ? a->value_place.line < b->value_place.line
                                                      : a->value_place.column < b->value_place.column;
}

// The texts of one file that stand in for missing translations.
typedef struct Lacking {
    const WordsEntry *first[NAMED]; // in file order
    int count;
} Lacking;

static void note(Lacking *lacking, const WordsEntry *entry) {
    int at = lacking->count < NAMED ? lacking->count : NAMED;
    lacking->count++;
    for (; at > 0 && stands_before(entry, lacking->first[at - 1]); at--)
        if (at < NAMED)
            lacking->first[at] = lacking->first[at - 1];
    if (at < NAMED)
        lacking->first[at] = entry;
}

static void tell(const Lacking *lacking, const char *language, Problems *problems) {
    const WordsEntry *first = lacking->first[0];
    Text keys = {0};
    for (int i = 0; i < lacking->count && i < NAMED; i++)
        text_printf(&keys, "%s%s", i > 0 ? ", " : "", quoted(lacking->first[i]->key).text);
    if (lacking->count > NAMED)
        text_printf(&keys, " and %d more", lacking->count - NAMED);
    problems_add(problems, first->file, first->value_place.line, first->value_place.column,
                 lacking->count == 1 ? "[!untranslated] %d text has no version in \"%s\" and is shown as it "
                                       "stands here: %s"
                                     : "[!untranslated] %d texts have no version in \"%s\" and are shown as "
                                       "they stand here: %s",
                 lacking->count, language, text_string(&keys));
    text_finish(&keys);
}

// True if the last layer is responsible for this file.
static bool is_its_own(const Layers *layers, const char *language, const char *file) {
    const char *folder = layers->folder[layers->count - 1];
    const size_t length = strlen(folder);
    return layers_speak(layers, layers->count - 1, language) ||
           (strncmp(file, folder, length) == 0 && file[length] == '/');
}

void words_untranslated(const Words *words, const Layers *layers, const char *language, Problems *problems) {
    Text document = {0};
    words_document_name(layers, language, &document);
    for (size_t f = 0; f < words->file_count; f++) {
        Lacking lacking = {.count = 0};
        for (size_t i = 0; i < words->text.count; i++) {
            const WordsEntry *entry = &words->text.entry[i];
            if (entry->file == words->file[f] && is_lacking(entry, text_string(&document), language) &&
                !words_has_problem(entry, problems))
                note(&lacking, entry);
        }
        if (lacking.count > 0 && is_its_own(layers, language, words->file[f]))
            tell(&lacking, language, problems);
    }
    text_finish(&document);
}

void words_progress(const Words *words, const Layers *layers, const char *language, WordsProgress *progress) {
    Text document = {0};
    words_document_name(layers, language, &document);
    for (size_t i = 0; i < words->text.count; i++) {
        const WordsEntry *entry = &words->text.entry[i];
        progress->texts += entry->value[0] != '\0' && !is_number(entry);
        progress->missing += is_lacking(entry, text_string(&document), language);
    }
    text_finish(&document);
}

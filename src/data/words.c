// SPDX-License-Identifier: MIT
// Stores two arrays sorted by key: texts, and the objects around them. The objects only serve for messages:
// what is missing in "card.galaxy" is reported at that object.
#include "data/words.h"

#include "data/json_doc.h"
#include "data/suggest.h"
#include "data/words_store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORDS_FILE "lang/%s.json"
#define KEY_BYTES 192 // of a key composed by words_part

// A document being read.
typedef struct Loading {
    Words *words;
    const JsonDoc *doc;
    const char *document;
    WordsList text, group; // its content, in file order
    Problems *problems;
    bool failed; // no memory
} Loading;

Words *words_create(void) {
    return calloc(1, sizeof(Words));
}

static void list_finish(WordsList *list) {
    for (size_t i = 0; i < list->count; i++) {
        free(list->entry[i].key);
        free(list->entry[i].value);
    }
    free(list->entry);
    *list = (WordsList){0};
}

void words_destroy(Words *words) {
    if (words == NULL)
        return;
    list_finish(&words->text);
    list_finish(&words->group);
    words_forget_name_forms(words);
    for (size_t i = 0; i < words->file_count; i++)
        free(words->file[i]);
    free(words->file);
    free(words);
}

void words_keep_good(Words *words) {
    words->keeps_good = true;
}

bool words_is_empty(const Words *words) {
    return words->group.count == 0;
}

static bool list_reserve(WordsList *list, size_t more) {
    if (list->count + more <= list->capacity)
        return true;
    size_t capacity = list->capacity > 0 ? 2 * list->capacity : 64;
    while (capacity < list->count + more)
        capacity *= 2;
    WordsEntry *entry = realloc(list->entry, capacity * sizeof *entry);
    if (entry == NULL)
        return false;
    list->entry = entry;
    list->capacity = capacity;
    return true;
}

// A copy of the name that lives as long as `words`, one per name; NULL if memory runs out.
static const char *keep_name(Words *words, const char *name) {
    for (size_t i = words->file_count; i > 0; i--) // usually that of the entry before
        if (strcmp(words->file[i - 1], name) == 0)
            return words->file[i - 1];
    char **file = realloc(words->file, (words->file_count + 1) * sizeof *file);
    if (file == NULL)
        return NULL;
    words->file = file;
    char *copy = text_duplicate(name);
    if (copy != NULL)
        words->file[words->file_count++] = copy;
    return copy;
}

// `value` NULL: a group. False if memory runs out.
static bool list_add(WordsList *list, const char *key, const char *value, const Loading *loading,
                     const cJSON *node) {
    const JsonPlace key_place = json_doc_key_place(loading->doc, node);
    const JsonPlace value_place = json_doc_place(loading->doc, node);
    WordsEntry entry = {.key = text_duplicate(key),
                        .value = value != NULL ? text_duplicate(value) : NULL,
                        .document = loading->document,
                        .file = keep_name(loading->words, json_doc_file(loading->doc, node)),
                        .key_place = {key_place.line, key_place.column},
                        .value_place = {value_place.line, value_place.column}};
    if (entry.key == NULL || entry.file == NULL || (value != NULL && entry.value == NULL) ||
        !list_reserve(list, 1)) {
        free(entry.key);
        free(entry.value);
        return false;
    }
    list->entry[list->count++] = entry;
    return true;
}

static int compare_entries(const void *a, const void *b) {
    const WordsEntry *x = a, *y = b;
    const int order = strcmp(x->key, y->key);
    return order != 0 ? order : strcmp(x->document, y->document);
}

static int compare_key(const void *key, const void *entry) {
    return strcmp(key, ((const WordsEntry *)entry)->key);
}

const WordsEntry *words_find(const Words *words, const char *key) {
    if (words == NULL || words->text.count == 0)
        return NULL;
    return bsearch(key, words->text.entry, words->text.count, sizeof(WordsEntry), compare_key);
}

bool words_replace(Words *words, const char *key, Text *text) {
    WordsEntry *entry = (WordsEntry *)words_find(words, key);
    char *copy = text->failed ? NULL : text_duplicate(text_string(text));
    text_finish(text);
    if (entry == NULL || copy == NULL) {
        free(copy);
        return false;
    }
    free(entry->value);
    entry->value = copy;
    return true;
}

typedef struct WantedGroup {
    const char *key, *document;
} WantedGroup;

// In the order of compare_entries.
static int compare_group(const void *wanted, const void *entry) {
    const WantedGroup *x = wanted;
    const WordsEntry *y = entry;
    const int order = strcmp(x->key, y->key);
    return order != 0 ? order : strcmp(x->document, y->document);
}

const WordsEntry *words_find_group(const Words *words, const char *key, const char *document) {
    const WantedGroup wanted = {key, document};
    if (words->group.count == 0)
        return NULL;
    return bsearch(&wanted, words->group.entry, words->group.count, sizeof(WordsEntry), compare_group);
}

static bool good_key(const char *key) {
    return key[0] != '\0' && strspn(key, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(key);
}

static void check_text(Loading *loading, const cJSON *node, const char *key) {
    const WordsEntry *other = words_find(loading->words, key);
    if (other != NULL)
        json_doc_key_problem(loading->doc, node, loading->problems,
                             "[key] the key %s stands in %s:%d already", quoted(key).text, other->file,
                             other->key_place.line);
    if (!words_placeholders_good(node->valuestring))
        json_doc_problem(loading->doc, node, loading->problems,
                         "[text] the braces in %s do not fit. Allowed: placeholders of a-z, 0-9 and _ "
                         "like {amount}",
                         quoted(node->valuestring).text);
}

static void collect(Loading *loading, const cJSON *object, Text *key) {
    const size_t length = key->length;
    loading->failed |= key->failed || !list_add(&loading->group, text_string(key), NULL, loading, object);
    for (const cJSON *node = object->child; node != NULL && !loading->failed; node = node->next) {
        if (!good_key(node->string)) {
            json_doc_key_problem(loading->doc, node, loading->problems,
                                 "[key] %s is no key. Allowed: a-z, 0-9 and _", quoted(node->string).text);
            continue;
        }
        text_printf(key, "%s%s", length > 0 ? "." : "", node->string);
        if (cJSON_IsObject(node)) {
            collect(loading, node, key);
        } else if (cJSON_IsString(node)) {
            check_text(loading, node, text_string(key));
            loading->failed |= !list_add(&loading->text, text_string(key), node->valuestring, loading, node);
        } else {
            json_doc_problem(loading->doc, node, loading->problems,
                             "[value] %s must be a text or an object of texts, not %s",
                             quoted(text_string(key)).text, json_doc_type(node));
            // Add it anyway, so that it isn't reported as missing.
            loading->failed |= !list_add(&loading->text, text_string(key), "", loading, node);
        }
        key->length = length;
        if (key->data != NULL)
            key->data[length] = '\0';
    }
}

static void merge(WordsList *to, WordsList *from) {
    if (from->count == 0)
        return; // there may be no array, and memcpy and qsort don't accept NULL
    memcpy(to->entry + to->count, from->entry, from->count * sizeof *from->entry);
    to->count += from->count;
    from->count = 0; // the keys and texts have moved
    qsort(to->entry, to->count, sizeof *to->entry, compare_entries);
}

// `name`: what checks call the document.
static bool add_document(Words *words, const JsonDoc *doc, const char *name, Problems *problems) {
    const int before = problems_total(problems);
    const cJSON *root = json_doc_root(doc);
    if (!cJSON_IsObject(root)) {
        json_doc_problem(doc, root, problems, "[value] a language file must be an object of texts, not %s",
                         json_doc_type(root));
        return false;
    }
    Loading loading = {.words = words, .doc = doc, .document = keep_name(words, name), .problems = problems};
    Text key = {0};
    loading.failed = loading.document == NULL;
    if (!loading.failed)
        collect(&loading, root, &key);
    text_finish(&key);
    loading.failed = loading.failed || !list_reserve(&words->text, loading.text.count) ||
                     !list_reserve(&words->group, loading.group.count);
    if (!loading.failed && (words->keeps_good || problems_total(problems) == before)) {
        merge(&words->text, &loading.text);
        merge(&words->group, &loading.group);
        loading.failed = !words_find_name_forms(words);
    }
    if (loading.failed)
        problems_add(problems, json_doc_name(doc), 0, 0, "out of memory");
    const bool good = problems_total(problems) == before;
    list_finish(&loading.text);
    list_finish(&loading.group);
    return good;
}

static bool add_and_destroy(Words *words, JsonDoc *doc, Problems *problems) {
    const bool good = doc != NULL && json_doc_forget_schema(doc, problems) &&
                      add_document(words, doc, json_doc_name(doc), problems);
    json_doc_destroy(doc);
    return good;
}

bool words_load(Words *words, const char *path, Problems *problems) {
    return add_and_destroy(words, json_doc_load(path, problems), problems);
}

bool words_load_layers(Words *words, const Layers *layers, const char *language, Problems *problems) {
    return words_load_files(words, layers, WORDS_FILE, language, problems);
}

bool words_load_files(Words *words, const Layers *layers, const char *pattern, const char *language,
                      Problems *problems) {
    Text name = {0};
    words_document_name(layers, language, &name);
    const int before = problems_total(problems);
    JsonDoc *doc = layers_load_language(layers, pattern, language, problems);
    if (doc == NULL && problems_total(problems) == before)
        problems_add(problems, text_string(&name), 0, 0, "[file] this file is missing");
    const bool good = doc != NULL && add_document(words, doc, text_string(&name), problems);
    json_doc_destroy(doc);
    text_finish(&name);
    return good;
}

void words_document_name(const Layers *layers, const char *language, Text *out) {
    text_printf(out, "%s/lang/%s.json", layers->folder[0], language);
}

bool words_parse(Words *words, const char *name, const char *text, size_t length, Problems *problems) {
    return add_and_destroy(words, json_doc_parse(name, text, length, problems), problems);
}

const char *words_get(const Words *words, const char *key) {
    return words_get_or(words, key, key);
}

const char *words_get_or(const Words *words, const char *key, const char *otherwise) {
    const WordsEntry *entry = words_find(words, key);
    return entry != NULL ? entry->value : otherwise;
}

bool words_has(const Words *words, const char *key) {
    return words_find(words, key) != NULL;
}

const char *words_part(const Words *words, const char *prefix, const char *id, const char *part) {
    char key[KEY_BYTES];
    const int length = snprintf(key, sizeof key, "%s.%s.%s", prefix, id, part);
    const WordsEntry *entry = length > 0 && (size_t)length < sizeof key ? words_find(words, key) : NULL;
    return entry != NULL ? entry->value : NULL;
}

bool words_take(Words *words, const Words *from, const char *prefix, const char *id, const char *part) {
    char key[KEY_BYTES];
    const int length = snprintf(key, sizeof key, "%s.%s.%s", prefix, id, part);
    const bool fits = length > 0 && (size_t)length < sizeof key;
    WordsEntry *entry = fits ? (WordsEntry *)words_find(words, key) : NULL;
    const WordsEntry *taken = fits ? words_find(from, key) : NULL;
    if (entry == NULL || taken == NULL)
        return true;
    char *copy = text_duplicate(taken->value);
    if (copy == NULL)
        return false;
    free(entry->value);
    entry->value = copy;
    return true;
}

static const Fill *fill_of(const Fill *fills, const char *name, size_t length) {
    for (; fills->name != NULL; fills++)
        if (strlen(fills->name) == length && memcmp(fills->name, name, length) == 0)
            return fills;
    return NULL;
}

// True if a sentence begins at this point of the text.
static bool begins_sentence(const char *text, const char *at) {
    return at == text || (at - text >= 2 && at[-1] == ' ' && strchr(".!?", at[-2]) != NULL);
}

static void add_number(const WordsPlaceholder *placeholder, int number, Text *out) {
    char written[16];
    snprintf(written, sizeof written, "%d", number);
    words_add_number(placeholder, number, written, out);
}

void words_fill_with(const Words *words, Text *out, const char *key, const Fill *fills) {
    const char *text = words_get(words, key), *start = text;
    WordsPlaceholder found;
    while (words_next_placeholder(text, &found)) {
        const Fill *fill = fill_of(fills, found.name, found.length);
        text_add_bytes(out, text, (size_t)(found.from - text));
        if (fill == NULL)
            text_add_bytes(out, found.from, (size_t)(found.to - found.from));
        else if (fill->text == NULL)
            add_number(&found, fill->number, out);
        else if (words_is_of_name(&found) && (found.form.length > 0 || found.one.at != NULL))
            words_add_form(words, &found, fill->text, begins_sentence(start, found.from), out);
        else
            text_add(out, fill->text);
        text = found.to;
    }
    text_add(out, text);
}

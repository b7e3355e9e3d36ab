// SPDX-License-Identifier: MIT
// cJSON builds the tree; json_scan finds the positions. Both visit the values in the same order, so the n-th
// node of the tree has the n-th position. n is stored in the node's `valueint`, which cJSON fills only for
// numbers and which nothing here reads otherwise (numbers are read from `valuedouble`, exact and unrounded).
// Each text is parsed twice because neither does the whole job: cJSON reports no positions and accepts more
// than JSON, and numbers, escapes and the tree are better left to a library than written again.
#include "data/json_doc_inside.h"

#include "core/file_kind.h"
#include "core/platform.h"
#include "data/file_text.h"
#include "data/suggest.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void number_nodes(cJSON *node, size_t *next) {
    for (; node != NULL; node = node->next) {
        node->valueint = (int)(*next)++;
        number_nodes(node->child, next); // at most JSON_DOC_DEPTH deep
    }
}

static const NodePlaces *places_of(const JsonDoc *doc, const cJSON *node) {
    assert(node->valueint >= 0 && (size_t)node->valueint < doc->node_count);
    return &doc->node[node->valueint];
}

static int compare_keys(const void *a, const void *b) {
    const cJSON *x = *(const cJSON *const *)a, *y = *(const cJSON *const *)b;
    const int order = strcmp(x->string, y->string);
    return order != 0 ? order : (x->valueint > y->valueint) - (x->valueint < y->valueint);
}

// Sorts the keys, to be fast for objects of any size; `keys` has room for every node of the document.
static void find_duplicates(const JsonDoc *doc, const cJSON *object, const cJSON **keys, Problems *problems) {
    size_t count = 0;
    for (const cJSON *member = object->child; member != NULL; member = member->next)
        keys[count++] = member;
    qsort(keys, count, sizeof keys[0], compare_keys);
    for (size_t i = 1, first = 0; i < count; i++) {
        if (strcmp(keys[i]->string, keys[first]->string) != 0)
            first = i;
        else
            json_doc_key_problem(doc, keys[i], problems, "[key] the key %s is given twice, first in line %d",
                                 quoted(keys[i]->string).text, json_doc_key_place(doc, keys[first]).line);
    }
}

static void check_keys(const JsonDoc *doc, const cJSON *node, const cJSON **keys, Problems *problems) {
    if (cJSON_IsObject(node))
        find_duplicates(doc, node, keys, problems);
    for (const cJSON *child = node->child; child != NULL; child = child->next)
        if (child->child != NULL)
            check_keys(doc, child, keys, problems);
}

static char *copy_bytes(const char *bytes, size_t length) {
    char *copy = malloc(length + 1);
    if (copy != NULL) {
        memcpy(copy, bytes, length);
        copy[length] = '\0';
    }
    return copy;
}

// Reports that cJSON failed on text that json_scan accepted: in practice, out of memory.
static void add_parse_problem(const char *name, const char *text, const char *stopped, Problems *problems) {
    JsonPlace place = {1, 1};
    for (const char *at = text; stopped != NULL && at < stopped; at++) {
        if (*at == '\n')
            place = (JsonPlace){place.line + 1, 1};
        else if (((unsigned char)*at & 0xC0) != 0x80)
            place.column++;
    }
    problems_add(problems, name, place.line, place.column,
                 "[json] this can't be read as JSON; is memory short?");
}

// Removes the members with this key. Returns how many there were.
static int drop_key(cJSON *object, const char *key) {
    int count = 0;
    for (cJSON *member = object->child, *next; member != NULL; member = next) {
        next = member->next;
        if (strcmp(member->string, key) != 0)
            continue;
        cJSON_Delete(cJSON_DetachItemViaPointer(object, member));
        count++;
    }
    return count;
}

// The first key that the object has twice; NULL: none.
static const char *first_twice(const cJSON *object) {
    for (const cJSON *member = object->child; member != NULL; member = member->next)
        for (const cJSON *other = member->next; other != NULL; other = other->next)
            if (strcmp(member->string, other->string) == 0)
                return member->string;
    return NULL;
}

// Removes keys given twice from the node and everything in it: nobody can say which of the values is meant.
static int drop_duplicates(cJSON *node) {
    int dropped = 0;
    for (const char *twice; cJSON_IsObject(node) && (twice = first_twice(node)) != NULL;) {
        char *key = text_duplicate(twice);
        if (key == NULL || drop_key(node, key) == 0)
            break;
        dropped++;
        free(key);
    }
    for (cJSON *child = node->child; child != NULL; child = child->next)
        dropped += drop_duplicates(child);
    return dropped;
}

// Builds and numbers the tree; false with a problem. With `dropped` keys given twice are left out, and
// counted there.
static bool build(JsonDoc *doc, const char *text, size_t length, int *dropped, Problems *problems) {
    // Give cJSON a zero-terminated copy: some versions read one byte too far.
    char *copy = copy_bytes(text, length);
    const cJSON **keys = malloc(doc->node_count * sizeof *keys);
    const int before = problems->count + problems->dropped;
    const char *stopped = NULL;
    if (copy == NULL || keys == NULL) {
        problems_add(problems, json_doc_name(doc), 0, 0, "out of memory");
    } else if ((doc->root = cJSON_ParseWithLengthOpts(copy, length + 1, &stopped, 1)) == NULL) {
        add_parse_problem(json_doc_name(doc), copy, stopped, problems);
    } else {
        size_t numbered = 0;
        number_nodes(doc->root, &numbered);
        assert(numbered == doc->node_count);
        check_keys(doc, doc->root, keys, problems);
    }
    free(keys);
    free(copy);
    if (dropped == NULL || doc->root == NULL)
        return problems->count + problems->dropped == before;
    *dropped = drop_duplicates(doc->root);
    return true;
}

#define BYTE_ORDER_MARK "\xEF\xBB\xBF"

// Some editors start UTF-8 files with a byte order mark; skip it.
static void skip_mark(const char **text, size_t *length) {
    const size_t mark = sizeof BYTE_ORDER_MARK - 1;
    if (*length < mark || memcmp(*text, BYTE_ORDER_MARK, mark) != 0)
        return;
    *text += mark;
    *length -= mark;
}

// `line` 0: the text is a whole file.
static JsonDoc *parse(const char *name, int line, const char *text, size_t length, int *dropped,
                      Problems *problems) {
    if (length > JSON_DOC_BYTES) {
        problems_add(problems, name, line, 0, "[json] the %s is larger than %u MiB",
                     line > 0 ? "line" : "file", JSON_DOC_BYTES / (1024u * 1024u));
        return NULL;
    }
    if (line <= 1)
        skip_mark(&text, &length);
    JsonScan scan = {.line = line};
    if (!json_scan(&scan, text, length)) {
        problems_add(problems, name, scan.fault_place.line, scan.fault_place.column, "[json] %s", scan.fault);
        free(scan.node);
        return NULL;
    }
    JsonDoc *doc = calloc(1, sizeof *doc);
    char *own_name = copy_bytes(name, strlen(name));
    JsonSource *source = malloc(sizeof *source);
    if (doc == NULL || own_name == NULL || source == NULL) {
        problems_add(problems, name, 0, 0, "out of memory");
        free(scan.node);
        free(doc);
        free(own_name);
        free(source);
        return NULL;
    }
    *source = (JsonSource){.name = own_name};
    *doc = (JsonDoc){.source = source, .source_count = 1, .node = scan.node, .node_count = scan.count};
    if (!build(doc, text, length, dropped, problems)) {
        json_doc_destroy(doc);
        return NULL;
    }
    return doc;
}

JsonDoc *json_doc_parse(const char *name, const char *text, size_t length, Problems *problems) {
    return parse(name, 0, text, length, NULL, problems);
}

JsonDoc *json_doc_parse_line(const char *name, int line, const char *text, size_t length,
                             Problems *problems) {
    return parse(name, line, text, length, NULL, problems);
}

// Takes ownership of the file. NULL: it could not be opened, see errno.
static JsonDoc *load(const char *path, FILE *file, int *dropped, Problems *problems) {
    if (file == NULL) {
        if (errno == ENXIO)
            problems_add(problems, path, 0, 0, "[file] this is no file, but a pipe or a device; take it out");
        else
            problems_add(problems, path, 0, 0, "[file] can't be opened: %s", strerror(errno));
        return NULL;
    }
    // Reading one byte more than allowed detects files that are too large, whatever size they claim.
    JsonDoc *doc = NULL;
    size_t length;
    char *text = file_text(file, JSON_DOC_BYTES + 1, &length);
    if (text == NULL)
        problems_add(problems, path, 0, 0, "out of memory");
    else if (ferror(file) && file_is_folder(path)) // as pack_files_refuse says it, so that it is told once
        problems_add(problems, path, 0, 0, "[file] this is a folder, but called like a file");
    else if (ferror(file))
        problems_add(problems, path, 0, 0, "[file] can't be read: %s", strerror(errno));
    else
        doc = parse(path, 0, text, length, dropped, problems);
    free(text);
    fclose(file);
    return doc;
}

JsonDoc *json_doc_load(const char *path, Problems *problems) {
    return load(path, file_open(path), NULL, problems);
}

JsonDoc *json_doc_load_sifted(const char *path, int *dropped, Problems *problems) {
    *dropped = 0;
    return load(path, file_open(path), dropped, problems);
}

JsonDoc *json_doc_load_stream(const char *path, Problems *problems) {
    return load(path, platform_fopen(path, "rb"), NULL, problems);
}

void json_doc_destroy(JsonDoc *doc) {
    if (doc == NULL)
        return;
    cJSON_Delete(doc->root);
    free(doc->node);
    for (size_t i = 0; i < doc->source_count; i++)
        free(doc->source[i].name);
    free(doc->source);
    json_removed_finish(doc);
    json_steps_finish(doc);
    json_overs_finish(doc);
    json_notes_finish(doc);
    free(doc->list_change);
    free(doc);
}

const char *json_doc_name(const JsonDoc *doc) {
    return doc->source[0].name;
}

const char *json_doc_file_at(const JsonDoc *doc, size_t number) {
    size_t first = 0, end = doc->source_count;
    while (end - first > 1) {
        const size_t middle = first + (end - first) / 2;
        if (doc->source[middle].first <= number)
            first = middle;
        else
            end = middle;
    }
    return doc->source[first].name;
}

const char *json_doc_file(const JsonDoc *doc, const cJSON *node) {
    return json_doc_file_at(doc, (size_t)node->valueint);
}

const cJSON *json_doc_root(const JsonDoc *doc) {
    return doc->root;
}

cJSON *json_doc_change(JsonDoc *doc) {
    return doc->root;
}

void json_doc_remove(JsonDoc *doc, const char *path) {
    cJSON *parent = NULL, *node = doc->root;
    while (node != NULL && path != NULL) {
        const char *end = strchr(path, '/');
        Text key = {0};
        text_add_bytes(&key, path, end != NULL ? (size_t)(end - path) : strlen(path));
        parent = node;
        node = cJSON_GetObjectItemCaseSensitive(parent, text_string(&key));
        text_finish(&key);
        path = end != NULL ? end + 1 : NULL;
    }
    if (node != NULL && parent != NULL)
        cJSON_Delete(cJSON_DetachItemViaPointer(parent, node));
}

cJSON *json_doc_take(JsonDoc *doc, const char *key) {
    return cJSON_DetachItemFromObjectCaseSensitive(doc->root, key);
}

// Adds a position in another file, which gets the number node_count - 1. False if memory runs out.
static bool add_place(JsonDoc *doc, const char *file, NodePlaces places) {
    NodePlaces *node = realloc(doc->node, (doc->node_count + 1) * sizeof *node);
    if (node != NULL)
        doc->node = node;
    JsonSource *source = realloc(doc->source, (doc->source_count + 1) * sizeof *source);
    if (source != NULL)
        doc->source = source;
    char *name = node != NULL && source != NULL ? text_duplicate(file) : NULL;
    if (name == NULL)
        return false;
    doc->source[doc->source_count++] = (JsonSource){name, doc->node_count};
    doc->node[doc->node_count++] = places;
    return true;
}

bool json_doc_set_number(JsonDoc *doc, const char *key, double value, const JsonDoc *from, const cJSON *by) {
    cJSON *number = cJSON_GetObjectItemCaseSensitive(doc->root, key);
    if (!cJSON_IsNumber(number) || !add_place(doc, json_doc_file(from, by), *places_of(from, by)))
        return false;
    number->valuedouble = value;
    number->valueint = (int)doc->node_count - 1;
    return true;
}

void json_doc_cut(JsonDoc *doc, const int step[], int depth) {
    cJSON *parent = NULL, *node = doc->root;
    for (int i = 0; i < depth && node != NULL; i++) {
        parent = node;
        node = cJSON_GetArrayItem(parent, step[i]); // also works for objects
    }
    if (node != NULL && parent != NULL)
        cJSON_Delete(cJSON_DetachItemViaPointer(parent, node));
}

bool json_doc_forget_schema(JsonDoc *doc, Problems *problems) {
    cJSON *node = json_doc_take(doc, "$schema");
    const bool good = node == NULL || cJSON_IsString(node);
    if (!good)
        json_doc_problem(doc, node, problems, "[value] \"$schema\" must be a text, not %s",
                         json_doc_type(node));
    cJSON_Delete(node);
    return good;
}

// The child named by a step of `length` bytes, or NULL.
static const cJSON *child_of(const cJSON *node, const char *name, size_t length) {
    if (!cJSON_IsObject(node) && !cJSON_IsArray(node))
        return NULL;
    long place = 0;
    for (const cJSON *child = node->child; child != NULL; child = child->next, place++) {
        char number[24];
        if (cJSON_IsArray(node))
            snprintf(number, sizeof number, "%ld", place);
        const char *called = cJSON_IsArray(node) ? number : child->string;
        if (strlen(called) == length && memcmp(called, name, length) == 0)
            return child;
    }
    return NULL;
}

// Follows the path as far as it goes; *whole: that was to its end.
static const cJSON *follow(const JsonDoc *doc, const cJSON *from, const char *path, bool *whole) {
    const cJSON *node = from != NULL ? from : doc->root;
    while (*path != '\0') {
        const size_t length = strcspn(path, "/");
        const cJSON *child = child_of(node, path, length);
        if (child == NULL)
            break;
        node = child;
        path += length;
        if (*path == '/')
            path++;
    }
    *whole = *path == '\0';
    return node;
}

const cJSON *json_doc_find(const JsonDoc *doc, const cJSON *from, const char *path) {
    bool whole;
    const cJSON *node = follow(doc, from, path, &whole);
    return whole ? node : NULL;
}

const cJSON *json_doc_nearest(const JsonDoc *doc, const cJSON *from, const char *path) {
    bool whole;
    return follow(doc, from, path, &whole);
}

bool json_doc_whole(const cJSON *node, long min, long max, long *out) {
    if (!cJSON_IsNumber(node) || !(node->valuedouble >= (double)min && node->valuedouble <= (double)max))
        return false;
    *out = (long)node->valuedouble;
    return (double)*out == node->valuedouble;
}

const char *json_doc_type(const cJSON *node) {
    if (cJSON_IsBool(node))
        return cJSON_IsTrue(node) ? "true" : "false";
    return cJSON_IsObject(node)   ? "an object"
           : cJSON_IsArray(node)  ? "a list"
           : cJSON_IsString(node) ? "a text"
           : cJSON_IsNumber(node) ? "a number"
                                  : "null";
}

JsonPlace json_doc_place(const JsonDoc *doc, const cJSON *node) {
    return places_of(doc, node)->value;
}

JsonPlace json_doc_key_place(const JsonDoc *doc, const cJSON *node) {
    const NodePlaces *places = places_of(doc, node);
    return places->key.line > 0 ? places->key : places->value;
}

static bool holds(const cJSON *node, int number) {
    bool does = node->valueint == number;
    for (const cJSON *child = node->child; child != NULL && !does; child = child->next)
        does = holds(child, number); // at most JSON_DOC_DEPTH deep
    return does;
}

// The first record that has this value only because it is like one below. NULL: none, or the value stands in
// a record of its own too, whose place is the better one.
static const cJSON *copier_of(const JsonDoc *doc, const cJSON *node) {
    const cJSON *copier = NULL;
    const bool any = doc->notes_of[JSON_NOTE_LIKE] > 0;
    for (const cJSON *list = any ? doc->root->child : NULL; list != NULL; list = list->next)
        for (const cJSON *record = list->child; record != NULL; record = record->next) {
            if (!holds(record, node->valueint))
                continue;
            if (json_doc_note(doc, record, JSON_NOTE_LIKE) == NULL || node->valueint >= record->valueint)
                return NULL;
            copier = copier != NULL ? copier : record;
        }
    return copier;
}

const cJSON *json_doc_told_at(const JsonDoc *doc, const cJSON *node) {
    const cJSON *copier = copier_of(doc, node);
    return copier != NULL ? copier : node;
}

static void add_problem(const JsonDoc *doc, const cJSON *node, JsonPlace place, Problems *problems,
                        const char *format, va_list arguments) {
    char message[2 * PROBLEM_MESSAGE_MAX];
    vsnprintf(message, sizeof message, format, arguments);
    problems_add(problems, json_doc_file(doc, node), place.line, place.column, "%s", message);
}

void json_doc_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    node = json_doc_told_at(doc, node);
    add_problem(doc, node, json_doc_place(doc, node), problems, format, arguments);
    va_end(arguments);
}

void json_doc_key_problem(const JsonDoc *doc, const cJSON *node, Problems *problems, const char *format,
                          ...) {
    va_list arguments;
    va_start(arguments, format);
    node = json_doc_told_at(doc, node);
    add_problem(doc, node, json_doc_key_place(doc, node), problems, format, arguments);
    va_end(arguments);
}

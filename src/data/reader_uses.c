// SPDX-License-Identifier: MIT
// Reports keys that have no effect where they are, such as "amount" for an effect without a number: the
// author expects something of them.
#include "data/reader.h"
#include "data/suggest.h"

#include <string.h>

#define KEYS_MAX 64 // of a schema

// A record whose keys are checked.
typedef struct Uses {
    const Reader *reader;
    const char *word;   // the word it has chosen
    const char *list;   // the keys that have an effect with it
    const char *inside; // the key whose value is being checked; NULL: the record with the word itself
} Uses;

// True if the list has the key, or a key inside it.
static bool names(const char *list, const char *key) {
    const size_t length = strlen(key);
    for (const char *at = list; *at != '\0'; at += strspn(at, " ")) {
        if (strncmp(at, key, length) == 0 && strchr(" /", at[length]) != NULL)
            return true; // also true at the end of the list, as strchr finds the terminating zero
        at += strcspn(at, " ");
    }
    return false;
}

// True if the list has the record as a whole, or this key of it.
static bool names_inside(const char *list, const char *record, const char *key) {
    const size_t length = strlen(record), key_length = strlen(key);
    for (const char *at = list; *at != '\0'; at += strspn(at, " ")) {
        const size_t item = strcspn(at, " ");
        if (strncmp(at, record, length) == 0 &&
            (item == length || (at[length] == '/' && item == length + 1 + key_length &&
                                strncmp(at + length + 1, key, key_length) == 0)))
            return true;
        at += item;
    }
    return false;
}

static const Field *field_of(const Schema *schema, const char *key) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (strcmp(schema->fields[i].key, key) == 0)
            return &schema->fields[i];
    return NULL;
}

const Field *reader_chooser(const Schema *schema) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].uses != NULL)
            return &schema->fields[i];
    return NULL;
}

bool reader_common_key(const Schema *schema, const char *key) {
    const Field *chooser = reader_chooser(schema);
    for (size_t word = 0; chooser->words[word] != NULL; word++)
        if (names(chooser->uses[word], key))
            return false;
    return true;
}

static bool is_used(const Uses *uses, const Schema *schema, const char *key) {
    if (uses->inside != NULL)
        return names_inside(uses->list, uses->inside, key);
    return reader_common_key(schema, key) || names(uses->list, key);
}

bool reader_word_uses(const Schema *schema, size_t word, const char *inside, const char *key) {
    const Uses uses = {.list = reader_chooser(schema)->uses[word], .inside = inside};
    return is_used(&uses, schema, key);
}

// The keys that have an effect with the record's word. NULL: no valid word, which the reader reports.
static const char *list_of(const Field *chooser, const cJSON *chosen) {
    for (size_t word = 0; cJSON_IsString(chosen) && chooser->words[word] != NULL; word++)
        if (strcmp(chooser->words[word], chosen->valuestring) == 0)
            return chooser->uses[word];
    return NULL;
}

static void tell(const Uses *uses, const Schema *schema, const cJSON *member) {
    const char *allowed[KEYS_MAX];
    size_t count = 0;
    for (size_t i = 0; i < schema->field_count && count < KEYS_MAX; i++)
        if (is_used(uses, schema, schema->fields[i].key))
            allowed[count++] = schema->fields[i].key;
    Text hint = {0};
    suggest_add(&hint, "", allowed, count, "keys");
    json_doc_key_problem(uses->reader->doc, member, uses->reader->problems,
                         "[unused-key] %s does nothing with %s%s%s%s", quoted(uses->word).text,
                         quoted(member->string).text, uses->inside != NULL ? " in " : "",
                         uses->inside != NULL ? quoted(uses->inside).text : "", text_string(&hint));
    text_finish(&hint);
}

static bool check(const Uses *uses, const Schema *schema, const cJSON *record) {
    bool good = true;
    for (const cJSON *member = record->child; member != NULL; member = member->next) {
        const Field *field = field_of(schema, member->string);
        if (field == NULL)
            continue; // an unknown key
        if (!is_used(uses, schema, field->key)) {
            tell(uses, schema, member);
            good = false;
        } else if (uses->inside == NULL && field->kind == FIELD_RECORD &&
                   !reader_common_key(schema, field->key) && cJSON_IsObject(member)) {
            const Uses within = {uses->reader, uses->word, uses->list, field->key};
            good = check(&within, field->record, member) && good;
        }
    }
    return good;
}

bool reader_check_uses(const Reader *reader, const cJSON *record, const Schema *schema) {
    const Field *chooser = reader_chooser(schema);
    if (chooser == NULL)
        return true;
    const cJSON *chosen = cJSON_GetObjectItemCaseSensitive(record, chooser->key);
    const char *list = list_of(chooser, chosen);
    const Uses uses = {.reader = reader, .word = list != NULL ? chosen->valuestring : "", .list = list};
    return list == NULL || check(&uses, schema, record);
}

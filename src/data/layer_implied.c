// SPDX-License-Identifier: MIT
// Walks through the records of a file by its schema, which says which words are implied.
#include "data/layer_implied.h"

#include "data/captains.h"
#include "data/json_entries.h"
#include "engine/schema.h"

#include <string.h>

// An entry that was taken out (json_layer.c).
static bool is_gap(const cJSON *entry) {
    return cJSON_IsRaw(entry);
}

static const cJSON *first_entry(const cJSON *list) {
    const cJSON *entry = cJSON_IsArray(list) ? list->child : NULL;
    while (entry != NULL && is_gap(entry))
        entry = entry->next;
    return entry;
}

static bool is_of_file(const JsonDoc *doc, const cJSON *node, const char *file) {
    return strcmp(json_doc_file(doc, node), file) == 0;
}

// True if another file than `file` has a part in the list of the record being empty, or not there.
static bool was_emptied(const JsonDoc *doc, const cJSON *record, const char *key, const char *file) {
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(record, key);
    const char *by;
    JsonPlace place;
    if (list == NULL)
        return json_doc_cut_at(doc, record, key, &by, &place) && strcmp(by, file) != 0;
    for (const cJSON *gap = list->child; gap != NULL; gap = gap->next)
        if (!is_of_file(doc, gap, file))
            return true;
    return list->child == NULL && !is_of_file(doc, list, file);
}

// The word stands now where another file took the last of the list out.
static void take_place_of_removal(const JsonDoc *doc, const cJSON *record, cJSON *word, const char *key,
                                  const char *file) {
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(record, key);
    if (list == NULL)
        json_doc_take_cut_place(doc, word, record, key);
    else if (list->child == NULL)
        json_doc_take_place(word, list);
    for (const cJSON *gap = list != NULL ? list->child : NULL; gap != NULL; gap = gap->next)
        if (!is_of_file(doc, gap, file) && gap->valueint > word->valueint) // the last that was taken out
            json_doc_take_place(word, gap);
}

// The word that goes with this entry; NULL: none does.
static const char *word_for(const Implied *implied, const cJSON *entry) {
    const cJSON *said = cJSON_GetObjectItemCaseSensitive(entry, implied->key);
    for (size_t i = 0; cJSON_IsString(said) && implied->from[i] != NULL; i++)
        if (strcmp(implied->from[i], said->valuestring) == 0)
            return implied->to[i];
    return NULL;
}

// True if the entry, or what the word follows from in it, was given by another layer after the word.
static bool is_given_later(const JsonDoc *doc, const cJSON *entry, const Implied *implied,
                           const cJSON *word) {
    const cJSON *said = cJSON_GetObjectItemCaseSensitive(entry, implied->key);
    const cJSON *node = said != NULL ? said : entry;
    return node->valueint > word->valueint && !is_of_file(doc, node, json_doc_file(doc, word));
}

// True if all entries were given after the word, in place of those it was for, and it goes with none of them.
static bool has_other_entries(const JsonDoc *doc, const cJSON *list, const Implied *implied,
                              const cJSON *word) {
    for (const cJSON *entry = cJSON_IsArray(list) ? list->child : NULL; entry != NULL; entry = entry->next) {
        const char *wanted = is_gap(entry) ? NULL : word_for(implied, entry);
        if (!is_gap(entry) && (!is_given_later(doc, entry, implied, word) || wanted == NULL ||
                               strcmp(wanted, word->valuestring) == 0))
            return false;
    }
    return true;
}

static void follow(JsonDoc *doc, cJSON *record, const Field *field) {
    const Implied *implied = field->implied;
    cJSON *word = cJSON_GetObjectItemCaseSensitive(record, field->key);
    if (!cJSON_IsString(word))
        return;
    const char *file = json_doc_file(doc, word), *wanted = NULL;
    const bool is_none = strcmp(word->valuestring, implied->none) == 0;
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(record, implied->list), *entry = first_entry(list);
    if (entry == NULL && !is_none && was_emptied(doc, record, implied->list, file))
        wanted = implied->none;
    else if (entry != NULL &&
             (is_none ? !is_of_file(doc, entry, file) : has_other_entries(doc, list, implied, word)))
        wanted = word_for(implied, entry);
    if (wanted == NULL || cJSON_SetValuestring(word, wanted) == NULL)
        return; // without memory it stays, and is reported
    if (entry != NULL)
        json_doc_take_place(word, entry);
    else
        take_place_of_removal(doc, record, word, implied->list, file);
}

// ---- lists that need some entries

static int count_entries(const cJSON *list) {
    int count = 0;
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        count += !is_gap(entry);
    return count;
}

// The last entry of the record's list that another file than the record's has taken out. NULL: none has.
static const cJSON *last_gap(const JsonDoc *doc, const cJSON *record, const cJSON *list) {
    const cJSON *last = NULL;
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        if (is_gap(entry) && !is_of_file(doc, entry, json_doc_file(doc, record)) &&
            (last == NULL || entry->valueint > last->valueint))
            last = entry;
    return last;
}

static void insert_before(cJSON *list, const cJSON *entry, cJSON *added) {
    int place = 0;
    for (const cJSON *before = list->child; before != entry; before = before->next)
        place++;
    cJSON_InsertItemInArray(list, place, added);
}

// Puts what the only entry left lists under this key before the record.
static void put_in_place(cJSON *list, const cJSON *record, const cJSON *left, const char *key) {
    cJSON *inner = cJSON_GetObjectItemCaseSensitive(first_entry(left), key);
    while (cJSON_IsArray(inner) && inner->child != NULL)
        insert_before(list, record, cJSON_DetachItemViaPointer(inner, inner->child));
}

// Makes a gap of a record where others leave one of its lists too few entries.
static void dissolve(JsonDoc *doc, cJSON *list, cJSON *record, const Field *field) {
    const Few *few = field->few;
    const cJSON *entries = cJSON_GetObjectItemCaseSensitive(record, field->key);
    const int count = cJSON_IsArray(entries) ? count_entries(entries) : few->least;
    const cJSON *gap = count < few->least ? last_gap(doc, record, entries) : NULL;
    if (gap == NULL || (count > 0 && few->inner == NULL) ||
        (few->unless != NULL && cJSON_GetObjectItemCaseSensitive(record, few->unless) != NULL))
        return;
    if (count > 0)
        put_in_place(list, record, entries, few->inner);
    json_entries_pass_takers(doc, entries, list); // without memory a fault names one taker less
    json_doc_take_place(record, gap);
    record->type = cJSON_Raw;
}

// From the innermost lists out, so that what becomes of one counts in the next. As deep as the document.
static void thin_out(JsonDoc *doc, const Schema *schema, cJSON *object) {
    for (size_t i = 0; cJSON_IsObject(object) && i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        cJSON *value = cJSON_GetObjectItemCaseSensitive(object, field->key), *next;
        const bool is_list =
            (field->kind == FIELD_RECORDS || field->kind == FIELD_POOL) && cJSON_IsArray(value);
        if (field->kind == FIELD_RECORD)
            thin_out(doc, field->record, value);
        for (cJSON *record = is_list ? value->child : NULL; record != NULL; record = next) {
            next = record->next;
            thin_out(doc, field->record, record);
            for (size_t k = 0; k < field->record->field_count && cJSON_IsObject(record); k++)
                if (field->record->fields[k].few != NULL)
                    dissolve(doc, value, record, &field->record->fields[k]);
        }
    }
}

// ---- all of it

static void look_at_list(JsonDoc *doc, const Schema *schema, cJSON *list) {
    for (size_t i = 0; i < schema->field_count; i++)
        for (cJSON *record = schema->fields[i].implied != NULL ? list->child : NULL; record != NULL;
             record = record->next)
            follow(doc, record, &schema->fields[i]);
}

void layer_implied_follow(const Game *game, const char *name, JsonDoc *doc) {
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    if (schema != NULL)
        thin_out(doc, schema, json_doc_change(doc));
    for (size_t i = 0; schema != NULL && i < schema->field_count; i++) {
        cJSON *list = cJSON_GetObjectItemCaseSensitive(json_doc_change(doc), schema->fields[i].key);
        if (schema->fields[i].kind == FIELD_RECORDS && cJSON_IsArray(list))
            look_at_list(doc, schema->fields[i].record, list);
    }
}

// SPDX-License-Identifier: MIT
// Walks through the records of a file by its schema, which says which words are implied.
#include "data/layer_implied.h"

#include "data/captains.h"
#include "data/json_doc.h"
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

static void follow(JsonDoc *doc, cJSON *record, const Field *field) {
    const Implied *implied = field->implied;
    cJSON *word = cJSON_GetObjectItemCaseSensitive(record, field->key);
    if (!cJSON_IsString(word))
        return;
    const char *file = json_doc_file(doc, word), *wanted = NULL;
    const bool is_none = strcmp(word->valuestring, implied->none) == 0;
    const cJSON *entry = first_entry(cJSON_GetObjectItemCaseSensitive(record, implied->list));
    if (entry == NULL && !is_none && was_emptied(doc, record, implied->list, file))
        wanted = implied->none;
    else if (entry != NULL && is_none && !is_of_file(doc, entry, file))
        wanted = word_for(implied, entry);
    if (wanted == NULL || cJSON_SetValuestring(word, wanted) == NULL)
        return; // without memory it stays, and is reported
    if (entry != NULL)
        json_doc_take_place(word, entry);
    else
        take_place_of_removal(doc, record, word, implied->list, file);
}

static void look_at_list(JsonDoc *doc, const Schema *schema, cJSON *list) {
    for (size_t i = 0; i < schema->field_count; i++)
        for (cJSON *record = schema->fields[i].implied != NULL ? list->child : NULL; record != NULL;
             record = record->next)
            follow(doc, record, &schema->fields[i]);
}

void layer_implied_follow(const Game *game, const char *name, JsonDoc *doc) {
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    for (size_t i = 0; schema != NULL && i < schema->field_count; i++) {
        cJSON *list = cJSON_GetObjectItemCaseSensitive(json_doc_change(doc), schema->fields[i].key);
        if (schema->fields[i].kind == FIELD_RECORDS && cJSON_IsArray(list))
            look_at_list(doc, schema->fields[i].record, list);
    }
}

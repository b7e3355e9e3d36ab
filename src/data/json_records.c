// SPDX-License-Identifier: MIT
// Merges lists of records id by id: records that are new, changed, removed, or a copy of another.
#include "data/json_doc_inside.h"
#include "data/suggest.h"

#include <string.h>

#define IDS_MAX 512 // of a list, for "did you mean"
#define LIKE "like"

const char *json_id_of(const cJSON *node) {
    const cJSON *id = cJSON_IsObject(node) ? cJSON_GetObjectItemCaseSensitive(node, "id") : NULL;
    return cJSON_IsString(id) ? id->valuestring : NULL;
}

bool json_has_records(const cJSON *list) {
    if (!cJSON_IsArray(list) || list->child == NULL)
        return false;
    for (const cJSON *item = list->child; item != NULL; item = item->next)
        if (json_id_of(item) == NULL)
            return false;
    return true;
}

bool json_are_changes(const cJSON *list) {
    if (!cJSON_IsArray(list) || list->child == NULL)
        return false;
    for (const cJSON *item = list->child; item != NULL; item = item->next)
        if (json_id_of(item) == NULL && !json_is_each(item))
            return false;
    return true;
}

cJSON *json_find_record(const cJSON *list, const char *id) {
    for (cJSON *item = list->child; item != NULL; item = item->next)
        if (json_id_of(item) != NULL && strcmp(json_id_of(item), id) == 0)
            return item;
    return NULL;
}

// Appends the id of `list` that is near to `id`, and which there are.
static void suggest_id(Text *out, const cJSON *list, const char *id) {
    const char *ids[IDS_MAX];
    size_t count = 0;
    for (const cJSON *item = list->child; item != NULL && count < IDS_MAX; item = item->next)
        ids[count++] = json_id_of(item);
    suggest_add(out, id, ids, count, "ids");
}

// ---- removing

static void tell_no_record(const JsonDoc *doc, const cJSON *list, const cJSON *record, Problems *problems) {
    Text hint = {0};
    suggest_id(&hint, list, json_id_of(record));
    json_doc_problem(doc, cJSON_GetObjectItemCaseSensitive(record, "id"), problems,
                     "there is nothing called %s to remove%s", quoted(json_id_of(record)).text,
                     text_string(&hint));
    text_finish(&hint);
}

bool json_is_removal(const cJSON *record) {
    return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(record, "remove"));
}

void json_remove_record(JsonDoc *doc, cJSON *list, cJSON *old, const cJSON *by, Problems *problems) {
    if (!json_removed_note(doc, list, old, by))
        json_out_of_memory(doc, problems);
    cJSON_Delete(cJSON_DetachItemViaPointer(list, old));
}

// ---- copying

// The record that `record` is to be like. NULL with a problem.
static const cJSON *original_of(const JsonDoc *doc, const cJSON *below, const cJSON *above,
                                const cJSON *record, const cJSON *like, Problems *problems) {
    const char *id = json_id_of(record);
    const cJSON *old = json_find_record(below, id), *first = json_find_record(above, id);
    if (!cJSON_IsString(like)) {
        json_doc_problem(doc, like, problems, "[value] \"like\" must be the id of what is copied, not %s",
                         json_doc_type(like));
        return NULL;
    }
    const cJSON *original = json_find_record(below, like->valuestring);
    Text hint = {0};
    if (strcmp(like->valuestring, id) == 0)
        json_doc_problem(doc, like, problems,
                         "[id] %s can't be like itself; \"like\" names another, which lies below",
                         quoted(id).text);
    else if (old != NULL || first != record)
        json_doc_problem(doc, like, problems,
                         "[id] %s is there already, in %s:%d; without \"like\" this changes it",
                         quoted(id).text, json_doc_file(doc, old != NULL ? old : first),
                         json_doc_place(doc, old != NULL ? old : first).line);
    else if (original == NULL && json_find_record(above, like->valuestring) != NULL)
        json_doc_problem(doc, like, problems,
                         "[id] %s stands in this very file; \"like\" copies only what lies below it",
                         quoted(like->valuestring).text);
    else if (original == NULL) {
        suggest_id(&hint, below, like->valuestring);
        json_doc_problem(doc, like, problems, "[id] there is nothing called %s below to be like%s",
                         quoted(like->valuestring).text, text_string(&hint));
    } else {
        return original;
    }
    text_finish(&hint);
    return NULL;
}

// Puts a copy of `original`, with what `record` says differently, in the place of `record`.
static void copy_record(JsonDoc *doc, const cJSON *original, cJSON *above, cJSON *record, const char *like,
                        Problems *problems) {
    cJSON *copy = cJSON_Duplicate(original, true); // its values keep their positions
    if (copy == NULL ||
        !json_notes_add(doc, JSON_NOTE_LIKE, (size_t)record->valueint, (size_t)record->valueint + 1, like)) {
        json_out_of_memory(doc, problems);
        cJSON_Delete(copy);
        return;
    }
    copy->valueint = record->valueint;
    json_merge(doc, copy, record, problems);
    cJSON_ReplaceItemViaPointer(above, record, copy);
}

// Before anything else of the list counts: what is copied is as it lies below.
static void copy_records(JsonDoc *doc, const cJSON *below, cJSON *above, Problems *problems) {
    cJSON *next;
    for (cJSON *record = above->child; record != NULL; record = next) {
        next = record->next;
        cJSON *like = json_is_each(record) ? NULL : cJSON_DetachItemFromObjectCaseSensitive(record, LIKE);
        const cJSON *original = like != NULL ? original_of(doc, below, above, record, like, problems) : NULL;
        if (original != NULL)
            copy_record(doc, original, above, record, like->valuestring, problems);
        cJSON_Delete(like);
    }
}

// ---- merging

static void merge_record(JsonDoc *doc, cJSON *below, cJSON *record, Problems *problems) {
    cJSON *old = json_find_record(below, json_id_of(record));
    if (old == NULL && !json_is_removal(record)) {
        cJSON_AddItemToArray(below, record);
        return;
    }
    if (old == NULL)
        tell_no_record(doc, below, record, problems);
    else if (json_is_removal(record))
        json_remove_record(doc, below, old, record, problems);
    else
        json_merge(doc, old, record, problems);
    cJSON_Delete(record);
}

// ---- twice

// True for an entry that always counts: of those with "when" for different packs there may be several.
static bool always_counts(const JsonDoc *doc, const cJSON *entry) {
    return json_id_of(entry) != NULL && !json_is_each(entry) &&
           json_doc_note(doc, entry, JSON_NOTE_WHEN) == NULL;
}

// The entry before this one with the same id that always counts too. NULL: none, or it takes the record out,
// so that this one makes it anew.
static const cJSON *same_before(const JsonDoc *doc, const cJSON *above, const cJSON *entry) {
    const cJSON *same = NULL;
    for (const cJSON *other = above->child; other != entry; other = other->next)
        if (always_counts(doc, other) && strcmp(json_id_of(other), json_id_of(entry)) == 0)
            same = json_is_removal(other) ? NULL : other;
    return same;
}

static void tell_twice(const JsonDoc *doc, const cJSON *above, Problems *problems) {
    for (const cJSON *entry = above->child; entry != NULL; entry = entry->next) {
        const bool is_copy = cJSON_GetObjectItemCaseSensitive(entry, LIKE) != NULL; // original_of tells
        const cJSON *same = always_counts(doc, entry) && !is_copy ? same_before(doc, above, entry) : NULL;
        if (same != NULL)
            json_doc_problem(doc, cJSON_GetObjectItemCaseSensitive(entry, "id"), problems,
                             "[id] %s stands in this list twice, first in line %d; write both as one entry",
                             quoted(json_id_of(entry)).text, json_doc_place(doc, same).line);
    }
}

// ---- all of it

void json_merge_records(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems) {
    json_when_sift(doc, above, problems);
    tell_twice(doc, above, problems);
    copy_records(doc, below, above, problems);
    while (above->child != NULL) {
        cJSON *entry = cJSON_DetachItemViaPointer(above, above->child);
        if (!json_is_each(entry)) {
            merge_record(doc, below, entry, problems);
            continue;
        }
        json_each_apply(doc, below, entry, problems);
        cJSON_Delete(entry);
    }
}

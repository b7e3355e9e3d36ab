// SPDX-License-Identifier: MIT
// Merges lists of records id by id: records that are new, changed, removed, or a copy of another.
#include "data/json_doc_inside.h"
#include "data/json_ids.h"
#include "data/suggest.h"

#include <string.h>
#include <strings.h>

#define IDS_MAX 512 // of a list, for "did you mean"
#define LIKE "like"

// The two lists that are merged: `above` is laid upon `below`.
typedef struct Merging {
    JsonDoc *doc;
    cJSON *below, *above;
    JsonIds below_ids, above_ids;
    Problems *problems;
} Merging;

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

// Appends the id of `list` that is near to `id`, and which there are.
static void suggest_id(Text *out, const cJSON *list, const char *id) {
    const char *ids[IDS_MAX];
    size_t count = 0;
    for (const cJSON *item = list->child; item != NULL && count < IDS_MAX; item = item->next)
        ids[count++] = json_id_of(item);
    suggest_add(out, id, ids, count, "ids");
}

// ---- without an id

static bool is_named(const cJSON *entry) {
    return json_id_of(entry) != NULL || json_is_each(entry);
}

// A key that is surely meant to be "id", such as "Id". NULL: there is none.
static const cJSON *misspelled_id(const cJSON *entry) {
    const cJSON *key = cJSON_IsObject(entry) ? entry->child : NULL;
    while (key != NULL && (strcmp(key->string, "id") == 0 || strcasecmp(key->string, "id") != 0))
        key = key->next;
    return key;
}

static void tell_nameless(const JsonDoc *doc, const cJSON *list, const cJSON *entry, Problems *problems) {
    const cJSON *meant = misspelled_id(entry);
    if (meant != NULL)
        json_doc_key_problem(doc, meant, problems,
                             "[key] unknown key %s; did you mean \"id\"? Without it nothing says which of %s "
                             "this changes or adds",
                             quoted(meant->string).text, quoted(list->string).text);
    else
        json_doc_problem(doc, entry, problems,
                         "[missing] this has no \"id\", so that nothing says which of %s it changes or adds",
                         quoted(list->string).text);
}

void json_drop_nameless(const JsonDoc *doc, cJSON *list, Problems *problems) {
    bool meant = false;
    for (const cJSON *entry = list->child; entry != NULL; entry = entry->next)
        meant |= is_named(entry) || misspelled_id(entry) != NULL;
    cJSON *next;
    for (cJSON *entry = meant ? list->child : NULL; entry != NULL; entry = next) {
        next = entry->next;
        if (is_named(entry))
            continue;
        tell_nameless(doc, list, entry, problems);
        cJSON_Delete(cJSON_DetachItemViaPointer(list, entry));
    }
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

// The record of this id as it lies below, or was there until a file between took it out. NULL: there is none.
static const cJSON *find_below(const Merging *merging, const char *id) {
    const cJSON *below = json_ids_find(&merging->below_ids, id);
    return below != NULL ? below : json_removed_find(merging->doc, merging->below, id);
}

// True if every entry of a list of records has all the keys that every one below has.
static bool are_whole(const cJSON *below, const cJSON *above) {
    for (const cJSON *key = below->child->child; key != NULL; key = key->next) {
        bool in_all = true;
        for (const cJSON *entry = below->child; entry != NULL && in_all; entry = entry->next)
            in_all = cJSON_GetObjectItemCaseSensitive(entry, key->string) != NULL;
        for (const cJSON *entry = above->child; entry != NULL && in_all; entry = entry->next)
            if (cJSON_GetObjectItemCaseSensitive(entry, key->string) == NULL)
                return false;
    }
    return true;
}

// True if `record` says all that `old` does, so that nothing of that one is meant to be left.
static bool says_all(const cJSON *old, const cJSON *record) {
    for (const cJSON *key = old->child; key != NULL; key = key->next) {
        const cJSON *own = cJSON_GetObjectItemCaseSensitive(record, key->string);
        if (own == NULL || cJSON_IsNull(own) ||
            (json_has_records(key) && (!json_has_records(own) || !are_whole(key, own))))
            return false;
    }
    return true;
}

// Two packs have made a whole record with the same id, such as a map: the places of both would be on one.
// Takes the lists of records out of the one below, so that those above take their place.
static void give_way(cJSON *old, const cJSON *record) {
    cJSON *next;
    for (cJSON *key = says_all(old, record) ? old->child : NULL; key != NULL; key = next) {
        next = key->next;
        if (json_has_records(key))
            cJSON_Delete(cJSON_DetachItemViaPointer(old, key));
    }
}

// True for a record that another pack has added: two people have chosen the same id. Lint warns of that.
static bool is_anothers(const JsonDoc *doc, const cJSON *old) {
    return strcmp(json_doc_file(doc, old), json_doc_name(doc)) != 0;
}

// The record that `record` is to be like. NULL with a problem.
static const cJSON *original_of(const Merging *merging, const cJSON *record, const cJSON *like) {
    const JsonDoc *doc = merging->doc;
    const char *id = json_id_of(record);
    const cJSON *old = json_ids_find(&merging->below_ids, id);
    const cJSON *first = json_ids_find(&merging->above_ids, id);
    if (!cJSON_IsString(like)) {
        json_doc_problem(doc, like, merging->problems,
                         "[value] \"like\" must be the id of what is copied, not %s", json_doc_type(like));
        return NULL;
    }
    const cJSON *original = find_below(merging, like->valuestring);
    Text hint = {0};
    if (strcmp(like->valuestring, id) == 0)
        json_doc_problem(doc, like, merging->problems,
                         "[id] %s can't be like itself; \"like\" names another, which lies below",
                         quoted(id).text);
    else if ((old != NULL && !is_anothers(doc, old)) || first != record)
        json_doc_problem(doc, like, merging->problems,
                         "[id] %s is there already, in %s:%d; without \"like\" this changes it",
                         quoted(id).text, json_doc_file(doc, old != NULL ? old : first),
                         json_doc_place(doc, old != NULL ? old : first).line);
    else if (original == NULL && json_ids_find(&merging->above_ids, like->valuestring) != NULL)
        json_doc_problem(doc, like, merging->problems,
                         "[id] %s stands in this very file; \"like\" copies only what lies below it",
                         quoted(like->valuestring).text);
    else if (original == NULL) {
        suggest_id(&hint, merging->below, like->valuestring);
        json_doc_problem(doc, like, merging->problems, "[id] there is nothing called %s below to be like%s",
                         quoted(like->valuestring).text, text_string(&hint));
    } else {
        return original;
    }
    text_finish(&hint);
    return NULL;
}

// Puts a copy of `original`, with what `record` says differently, in the place of `record`.
static void copy_record(Merging *merging, const cJSON *original, cJSON *record, const char *like) {
    cJSON *copy = cJSON_Duplicate(original, true); // its values keep their positions
    if (copy == NULL ||
        !json_notes_add(merging->doc, JSON_NOTE_LIKE, (size_t)record->valueint, (size_t)record->valueint + 1,
                        like) ||
        !json_notes_copy_cuts(merging->doc, original, record)) {
        json_out_of_memory(merging->doc, merging->problems);
        cJSON_Delete(copy);
        return;
    }
    json_ids_put(&merging->above_ids, json_id_of(record), NULL); // original_of has seen that it is the first
    copy->valueint = record->valueint;
    merging->doc->copying = true;
    json_merge(merging->doc, copy, record, merging->problems);
    merging->doc->copying = false;
    json_ids_put(&merging->above_ids, json_id_of(copy), copy);
    cJSON_ReplaceItemViaPointer(merging->above, record, copy);
}

// Before anything else of the list counts: what is copied is as it lies below.
static void copy_records(Merging *merging) {
    cJSON *next;
    for (cJSON *record = merging->above->child; record != NULL; record = next) {
        next = record->next;
        cJSON *like = json_is_each(record) ? NULL : cJSON_DetachItemFromObjectCaseSensitive(record, LIKE);
        const cJSON *original = like != NULL ? original_of(merging, record, like) : NULL;
        if (original != NULL)
            copy_record(merging, original, record, like->valuestring);
        cJSON_Delete(like);
    }
}

// ---- merging

static void merge_record(Merging *merging, cJSON *record) {
    const char *id = json_id_of(record), *by;
    JsonPlace place;
    cJSON *old = json_ids_find(&merging->below_ids, id);
    if (old == NULL && !json_is_removal(record)) {
        json_ids_put(&merging->below_ids, id, record);
        cJSON_AddItemToArray(merging->below, record);
        return;
    }
    if (old == NULL && json_doc_removed_at(merging->doc, id, &by, &place)) {
        // another pack has taken it out too
    } else if (old == NULL) {
        tell_no_record(merging->doc, merging->below, record, merging->problems);
    } else if (json_doc_note(merging->doc, record, JSON_NOTE_LIKE) != NULL) { // of another pack's, and whole
        json_ids_put(&merging->below_ids, id, record);
        cJSON_ReplaceItemViaPointer(merging->below, old, record);
        return;
    } else if (json_is_removal(record)) {
        json_ids_put(&merging->below_ids, id, NULL);
        json_remove_record(merging->doc, merging->below, old, record, merging->problems);
    } else {
        if (is_anothers(merging->doc, old))
            give_way(old, record);
        json_merge(merging->doc, old, record, merging->problems);
    }
    cJSON_Delete(record);
}

// It may take records out, which are to be forgotten.
static void apply_each(Merging *merging, cJSON *change, size_t more) {
    json_each_apply(merging->doc, merging->below, change, merging->problems);
    cJSON_Delete(change);
    json_ids_finish(&merging->below_ids);
    if (!json_ids_begin(&merging->below_ids, merging->below, more))
        json_out_of_memory(merging->doc, merging->problems);
}

// ---- twice

// True for an entry that always counts: of those with "when" for different packs there may be several.
static bool always_counts(const JsonDoc *doc, const cJSON *entry) {
    return json_id_of(entry) != NULL && !json_is_each(entry) &&
           json_doc_note(doc, entry, JSON_NOTE_WHEN) == NULL;
}

// Tells of entries with the id of one before them that always counts too, unless that takes the record out,
// so that this one makes it anew. False if memory runs out.
static bool tell_twice(const JsonDoc *doc, const cJSON *above, Problems *problems) {
    const cJSON none = {.child = NULL};
    JsonIds before;
    const bool good = json_ids_begin(&before, &none, (size_t)cJSON_GetArraySize(above));
    for (cJSON *entry = good ? above->child : NULL; entry != NULL; entry = entry->next) {
        if (!always_counts(doc, entry))
            continue;
        const bool is_copy = cJSON_GetObjectItemCaseSensitive(entry, LIKE) != NULL; // original_of tells
        const cJSON *same = json_ids_find(&before, json_id_of(entry));
        if (same != NULL && !is_copy)
            json_doc_problem(doc, cJSON_GetObjectItemCaseSensitive(entry, "id"), problems,
                             "[id] %s stands in this list twice, first in line %d; write both as one entry",
                             quoted(json_id_of(entry)).text, json_doc_place(doc, same).line);
        json_ids_put(&before, json_id_of(entry), json_is_removal(entry) ? NULL : entry);
    }
    json_ids_finish(&before);
    return good;
}

// ---- all of it

static void merge_all(Merging *merging) {
    size_t left = (size_t)cJSON_GetArraySize(merging->above);
    for (; merging->above->child != NULL && merging->below_ids.slot != NULL; left--) {
        cJSON *entry = cJSON_DetachItemViaPointer(merging->above, merging->above->child);
        if (json_is_each(entry))
            apply_each(merging, entry, left);
        else
            merge_record(merging, entry);
    }
}

void json_merge_records(JsonDoc *doc, cJSON *below, cJSON *above, Problems *problems) {
    Merging merging = {.doc = doc, .below = below, .above = above, .problems = problems};
    json_when_sift(doc, above, problems);
    if (tell_twice(doc, above, problems) &&
        json_ids_begin(&merging.above_ids, above, (size_t)cJSON_GetArraySize(above)) &&
        json_ids_begin(&merging.below_ids, below, (size_t)cJSON_GetArraySize(above))) {
        copy_records(&merging);
        merge_all(&merging);
    } else {
        json_out_of_memory(doc, problems);
    }
    json_ids_finish(&merging.above_ids);
    json_ids_finish(&merging.below_ids);
}

// SPDX-License-Identifier: MIT
// Each member is read alone, so that what is wrong with one is no fault of another.
#include "data/settings_sift.h"

#include "data/json_object.h"
#include "data/reader.h"

#include <string.h>

typedef struct Sift {
    JsonDoc *doc;
    void *to;
    size_t size;
    const SettingsLoose *loose;
    Problems *problems;
    int left_out;
} Sift;

static const Field *field_of(const Schema *schema, const char *key) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (strcmp(schema->fields[i].key, key) == 0)
            return &schema->fields[i];
    return NULL;
}

static bool looks_misspelled(const Schema *schema, const char *key) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (text_nearest(key, &schema->fields[i].key, 1) != NULL)
            return true;
    return false;
}

// True if somebody keeps the member that nobody here knows.
static bool is_kept(const Sift *sift, const char *path, const cJSON *member) {
    char *json = sift->loose != NULL && sift->loose->keep != NULL ? cJSON_PrintUnformatted(member) : NULL;
    const bool kept = json != NULL && sift->loose->keep(sift->loose->context, path, json);
    cJSON_free(json);
    return kept;
}

// True if the object `alone`, which has one member, can be read.
static bool is_good(Sift *sift, const cJSON *alone, const Schema *schema) {
    const Reader reader = {.doc = sift->doc, .problems = sift->problems};
    memset(sift->to, 0, sift->size);
    return reader_read(&reader, alone, schema, sift->to);
}

static void sift_object(Sift *sift, cJSON *object, const Schema *schema, const char *path);

static bool has_required(const Schema *schema) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].required)
            return true;
    return false;
}

// Removes the members that the schema doesn't know, but for misspellings, which leave something required
// unsaid. `path`: where the object lies.
static void drop_unknown(Sift *sift, cJSON *object, const Schema *schema, const char *path) {
    for (cJSON *member = object->child, *next; member != NULL; member = next) {
        next = member->next;
        if (field_of(schema, member->string) != NULL || looks_misspelled(schema, member->string))
            continue;
        Text of_member = {0};
        text_printf(&of_member, "%s/%s", path, member->string);
        if (!is_kept(sift, text_string(&of_member), member)) {
            json_doc_key_problem(sift->doc, member, sift->problems, "unknown key \"%s\"", member->string);
            sift->left_out++;
        }
        text_finish(&of_member);
        cJSON_Delete(cJSON_DetachItemViaPointer(object, member));
    }
}

// Removes the entries of a list of records that can't be read; `alone` has only the list.
static void sift_entries(Sift *sift, const cJSON *alone, const Schema *schema, const Schema *record,
                         const char *path) {
    cJSON *list = alone->child, *good = cJSON_CreateArray();
    while (good != NULL && list->child != NULL) {
        cJSON *entry = cJSON_DetachItemViaPointer(list, list->child), *rest = list->child;
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(entry, "id");
        Text of_entry = {0};
        text_printf(&of_entry, "%s/%s", path, cJSON_IsString(id) ? id->valuestring : "");
        if (cJSON_IsObject(entry))
            drop_unknown(sift, entry, record, text_string(&of_entry));
        text_finish(&of_entry);
        list->child = NULL;
        cJSON_AddItemToArray(list, entry);
        const bool stay = is_good(sift, alone, schema);
        cJSON_DetachItemViaPointer(list, entry);
        list->child = rest;
        sift->left_out += !stay;
        if (stay)
            cJSON_AddItemToArray(good, entry);
        else
            cJSON_Delete(entry);
    }
    while (good != NULL && good->child != NULL)
        cJSON_AddItemToArray(list, cJSON_DetachItemViaPointer(good, good->child));
    cJSON_Delete(good);
}

static void sift_object(Sift *sift, cJSON *object, const Schema *schema, const char *path);

// What lies in a record, or in a list of records, is left out by itself.
static void sift_inside(Sift *sift, const cJSON *alone, const Schema *schema, const Field *field,
                        const char *path) {
    cJSON *member = alone->child;
    if (field->kind == FIELD_RECORD && cJSON_IsObject(member) && !has_required(field->record))
        sift_object(sift, member, field->record, path);
    else if (field->kind == FIELD_RECORDS && cJSON_IsArray(member))
        sift_entries(sift, alone, schema, field->record, path);
}

// Whether the only member of `alone` stays. `path` is where it lies.
static bool stays(Sift *sift, cJSON *alone, const Schema *schema, const char *path) {
    cJSON *member = alone->child;
    const Field *field = field_of(schema, member->string);
    if (field == NULL && !looks_misspelled(schema, member->string) && is_kept(sift, path, member))
        return false;
    if (field != NULL)
        sift_inside(sift, alone, schema, field, path);
    if (is_good(sift, alone, schema))
        return true;
    sift->left_out++;
    return false;
}

// No member of the object may be required. `path` is where it lies, "" for the root.
static void sift_object(Sift *sift, cJSON *object, const Schema *schema, const char *path) {
    cJSON *good = cJSON_CreateObject(), *alone = cJSON_CreateObject();
    while (good != NULL && alone != NULL && object->child != NULL) {
        cJSON *member = cJSON_DetachItemViaPointer(object, object->child);
        Text of_member = {0};
        json_path_below(&of_member, path, member->string, 0);
        cJSON_AddItemToArray(alone, member); // which keeps its key
        const bool stay = stays(sift, alone, schema, text_string(&of_member));
        text_finish(&of_member);
        cJSON_DetachItemViaPointer(alone, member);
        if (stay)
            cJSON_AddItemToArray(good, member);
        else
            cJSON_Delete(member);
    }
    while (good != NULL && good->child != NULL)
        cJSON_AddItemToArray(object, cJSON_DetachItemViaPointer(good, good->child));
    cJSON_Delete(good);
    cJSON_Delete(alone);
}

int settings_sift(JsonDoc *doc, const Schema *schema, void *to, size_t size, const SettingsLoose *loose,
                  Problems *problems) {
    Sift sift = {.doc = doc, .to = to, .size = size, .loose = loose, .problems = problems};
    sift_object(&sift, json_doc_change(doc), schema, "");
    return sift.left_out;
}

bool settings_drop(JsonDoc *doc, const char *path, const char *reason, Problems *problems) {
    const cJSON *node = json_doc_find(doc, NULL, path);
    if (node == NULL || node == json_doc_root(doc))
        return false;
    json_doc_problem(doc, node, problems, "%s", reason);
    json_doc_remove(doc, path);
    return true;
}

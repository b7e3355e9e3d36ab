// SPDX-License-Identifier: MIT
// Works on the merged lists: a record that was changed stands where it lies lowest, so one that stands in an
// upper layer is new.
#include "data/pack_slips.h"

#include "data/suggest.h"

#include <string.h>

#define IDS_MAX 512 // of a list

static const char *id_of(const cJSON *record) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    return cJSON_IsString(id) ? id->valuestring : NULL;
}

// Lists the keys that it must have and lacks, and counts those it must have.
static int lacking(const Schema *schema, const cJSON *record, Text *keys, int *needed) {
    int count = 0;
    *needed = 0;
    for (size_t i = 1; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (!field->required)
            continue;
        ++*needed;
        if (cJSON_GetObjectItemCaseSensitive(record, field->key) == NULL)
            text_printf(keys, "%s%s", count++ > 0 ? ", " : "", quoted(field->key).text);
    }
    return count;
}

// The id of a record from another file that is near to this one's; NULL: none is.
static const char *near_one(const JsonDoc *doc, const cJSON *list, const cJSON *record) {
    const char *ids[IDS_MAX], *file = json_doc_file(doc, record);
    size_t count = 0;
    for (const cJSON *other = list->child; other != NULL && count < IDS_MAX; other = other->next)
        if (id_of(other) != NULL && strcmp(json_doc_file(doc, other), file) != 0)
            ids[count++] = id_of(other);
    return text_nearest(id_of(record), ids, count);
}

// True after a message if it is one.
static bool is_slip(const JsonDoc *doc, const Schema *schema, const cJSON *list, const cJSON *record,
                    Problems *problems) {
    if (id_of(record) == NULL || strcmp(json_doc_file(doc, record), json_doc_name(doc)) == 0)
        return false;
    Text keys = {0};
    int needed;
    const int count = lacking(schema, record, &keys, &needed);
    const char *near = count > 0 && 2 * count >= needed ? near_one(doc, list, record) : NULL;
    if (near != NULL)
        json_doc_problem(doc, cJSON_GetObjectItemCaseSensitive(record, "id"), problems,
                         "[id] there is no %s %s below to change; did you mean %s? A new one needs %s too",
                         schema->what, quoted(id_of(record)).text, quoted(near).text, text_string(&keys));
    text_finish(&keys);
    return near != NULL;
}

static void take_of_list(const JsonDoc *doc, const Schema *schema, cJSON *list, Problems *problems) {
    cJSON *next;
    for (cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL; record = next) {
        next = record->next;
        if (cJSON_IsObject(record) && is_slip(doc, schema, list, record, problems))
            cJSON_Delete(cJSON_DetachItemViaPointer(list, record));
    }
}

void pack_slips_take(const LeftOverFile file[], int files, Problems *problems) {
    for (int i = 0; i < files; i++) {
        const Schema *schema = file[i].schema;
        for (size_t k = 0; file[i].doc != NULL && k < schema->field_count; k++) {
            const Field *field = &schema->fields[k];
            if (field->kind == FIELD_RECORDS && field->record->fields[0].kind == FIELD_ID)
                take_of_list(file[i].doc, field->record,
                             cJSON_GetObjectItemCaseSensitive(json_doc_root(file[i].doc), field->key),
                             problems);
        }
    }
}

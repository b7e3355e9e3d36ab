// SPDX-License-Identifier: MIT
// Records which records merging has removed from a document's lists, and which file did it. They are kept as
// they were, because a layer further up may copy them: whether it lies above or below must not matter.
#include "data/json_doc_inside.h"
#include "data/suggest.h"

#include <stdlib.h>
#include <string.h>

static const char *id_of(const cJSON *record) {
    const cJSON *id = cJSON_IsObject(record) ? cJSON_GetObjectItemCaseSensitive(record, "id") : NULL;
    return cJSON_IsString(id) ? id->valuestring : NULL;
}

static bool has_record(const cJSON *list, const char *id) {
    const cJSON *record = cJSON_IsArray(list) ? list->child : NULL;
    while (record != NULL && (id_of(record) == NULL || strcmp(id_of(record), id) != 0))
        record = record->next;
    return record != NULL;
}

bool json_removed_note(JsonDoc *doc, const cJSON *list, const cJSON *record, const cJSON *by) {
    if (list->string == NULL || id_of(record) == NULL)
        return true; // nothing can refer to it
    JsonRemoved *gone = realloc(doc->gone, (doc->gone_count + 1) * sizeof *gone);
    if (gone == NULL)
        return false;
    doc->gone = gone;
    gone += doc->gone_count;
    *gone = (JsonRemoved){.list = text_duplicate(list->string),
                          .id = text_duplicate(id_of(record)),
                          .record = cJSON_Duplicate(record, true), // its values keep their positions
                          .by = json_doc_file(doc, by),
                          .node = (size_t)by->valueint};
    doc->gone_count++;
    return gone->list != NULL && gone->id != NULL && gone->record != NULL;
}

void json_removed_finish(JsonDoc *doc) {
    for (size_t i = 0; i < doc->gone_count; i++) {
        free(doc->gone[i].list);
        free(doc->gone[i].id);
        cJSON_Delete(doc->gone[i].record);
    }
    free(doc->gone);
}

const cJSON *json_removed_find(const JsonDoc *doc, const cJSON *list, const char *id) {
    for (size_t i = list->string != NULL ? doc->gone_count : 0; i > 0; i--)
        if (strcmp(doc->gone[i - 1].id, id) == 0 && strcmp(doc->gone[i - 1].list, list->string) == 0)
            return doc->gone[i - 1].record;
    return NULL;
}

const char *json_doc_removed(const JsonDoc *doc, size_t index, const char **list, const char **by) {
    size_t left = index + 1;
    for (size_t i = 0; i < doc->gone_count; i++) {
        const JsonRemoved *gone = &doc->gone[i];
        const bool back = has_record(cJSON_GetObjectItemCaseSensitive(doc->root, gone->list), gone->id);
        if (back || --left > 0)
            continue;
        *list = gone->list;
        *by = gone->by;
        return gone->id;
    }
    return NULL;
}

const cJSON *json_doc_removed_record(const JsonDoc *doc, size_t index, const char **by, JsonPlace *place) {
    if (index >= doc->gone_count)
        return NULL;
    *by = doc->gone[index].by;
    *place = doc->node[doc->gone[index].node].value;
    return doc->gone[index].record;
}

const char *json_doc_removed_list(const JsonDoc *doc, size_t index) {
    return index < doc->gone_count ? doc->gone[index].list : "";
}

bool json_doc_removed_at(const JsonDoc *doc, const char *id, const char **file, JsonPlace *place) {
    for (size_t i = doc->gone_count; i > 0; i--) {
        const JsonRemoved *gone = &doc->gone[i - 1];
        if (strcmp(gone->id, id) != 0)
            continue;
        *file = gone->by;
        *place = doc->node[gone->node].value;
        return true;
    }
    return false;
}

void json_doc_note_removal(JsonDoc *doc, const char *id, const char *message) {
    size_t i = doc->gone_count;
    while (i > 0 && strcmp(doc->gone[i - 1].id, id) != 0)
        i--;
    if (i > 0)
        json_notes_add(doc, JSON_NOTE_IDLE, doc->gone[i - 1].node, doc->gone[i - 1].node + 1, message);
}

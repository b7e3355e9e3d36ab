// SPDX-License-Identifier: MIT
// Walks through the document by its schema, which says which lists add up.
#include "data/layer_adds.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "engine/game.h"

#include <string.h>

typedef struct Adds {
    const char *file; // the layer's own
    JsonDoc *doc;
} Adds;

static bool is_own(const Adds *adds, const cJSON *entry) {
    return strcmp(json_doc_file(adds->doc, entry), adds->file) == 0;
}

// The entry before this one that is for the same; NULL: there is none.
static cJSON *same_before(cJSON *list, const cJSON *entry, const char *key) {
    const cJSON *wanted = cJSON_GetObjectItemCaseSensitive(entry, key);
    cJSON *other = cJSON_IsString(wanted) ? list->child : NULL;
    while (other != NULL && other != entry) {
        const cJSON *found = cJSON_GetObjectItemCaseSensitive(other, key);
        if (cJSON_IsString(found) && strcmp(found->valuestring, wanted->valuestring) == 0)
            return other;
        other = other->next;
    }
    return NULL;
}

static void join(const Adds *adds, const Schema *schema, cJSON *list) {
    const char *what = schema->fields[0].key, *amount = schema->fields[1].key;
    cJSON *next;
    for (cJSON *entry = cJSON_IsArray(list) ? list->child : NULL; entry != NULL; entry = next) {
        next = entry->next;
        cJSON *same = is_own(adds, entry) ? same_before(list, entry, what) : NULL;
        if (same != NULL && !is_own(adds, same) && json_doc_add_up(adds->doc, same, entry, amount))
            cJSON_Delete(cJSON_DetachItemViaPointer(list, entry));
    }
}

// Recursion is as deep as the document.
static void look_inside(const Adds *adds, const Schema *schema, const cJSON *object) {
    for (size_t i = 0; cJSON_IsObject(object) && i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        cJSON *value = cJSON_GetObjectItemCaseSensitive(object, field->key);
        if (value == NULL)
            continue;
        if (field->kind == FIELD_RECORDS && field->adds_up)
            join(adds, field->record, value);
        else if (field->kind == FIELD_RECORDS || field->kind == FIELD_POOL)
            for (const cJSON *item = cJSON_IsArray(value) ? value->child : NULL; item != NULL;
                 item = item->next)
                look_inside(adds, field->record, item);
        else if (field->kind == FIELD_RECORD)
            look_inside(adds, field->record, value);
    }
}

void layer_adds_join(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc) {
    Text file = {0};
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    if (schema != NULL && layers_file(layers, layer, name, &file)) {
        const Adds adds = {text_string(&file), doc};
        look_inside(&adds, schema, json_doc_root(doc));
    }
    text_finish(&file);
}

bool layer_adds_repeat(const Game *game, const char *key) {
    bool does = false;
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++)
            does |= schema->fields[i].repeats && strcmp(schema->fields[i].key, key) == 0;
    }
    return does;
}

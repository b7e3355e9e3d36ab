// SPDX-License-Identifier: MIT
// Walks through the document by its schema, which says what a record must have to be one.
#include "data/layer_gone.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "data/json_relative.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <string.h>

typedef struct Gone {
    const Layers *layers;
    const char *file; // the layer's own
    JsonDoc *doc;
} Gone;

static bool is_own(const Gone *gone, const cJSON *value) {
    return value != NULL && strcmp(json_doc_file(gone->doc, value), gone->file) == 0;
}

// True if the value stands in a file of another pack.
static bool is_of_another_pack(const Gone *gone, const cJSON *value) {
    const char *file = json_doc_file(gone->doc, value), *games = gone->layers->folder[0];
    const size_t length = strlen(games);
    return strcmp(file, gone->file) != 0 && (strncmp(file, games, length) != 0 || file[length] != '/');
}

// ---- what only changes something

static bool is_number(const Field *field) {
    return field->kind == FIELD_NUMBER || field->kind == FIELD_NUMBER16;
}

static bool is_relative(const cJSON *value) {
    Relative ignored;
    return cJSON_IsString(value) && relative_read(value->valuestring, &ignored);
}

static bool is_change_of_record(const Schema *schema, const cJSON *record);

static bool is_any_change(const Schema *schema, const cJSON *list) {
    for (const cJSON *item = list->child; item != NULL; item = item->next)
        if (cJSON_IsObject(item) && is_change_of_record(schema, item))
            return true;
    return false;
}

// True for a value that can't stand alone.
static bool is_change(const Field *field, const cJSON *value) {
    switch (field->kind) {
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        return is_relative(value);
    case FIELD_RECORD:
        return cJSON_IsObject(value) && is_change_of_record(field->record, value);
    case FIELD_RECORDS:
    case FIELD_POOL:
        return cJSON_IsObject(value) || (cJSON_IsArray(value) && is_any_change(field->record, value));
    case FIELD_WORDS:
    case FIELD_WORDS32:
    case FIELD_BITS:
    case FIELD_REFS:
        return cJSON_IsObject(value);
    case FIELD_BY_REF:
        for (const cJSON *item = value->child; item != NULL; item = item->next)
            if (is_change(&field->record->fields[0], item))
                return true;
        return false;
    case FIELD_ID:
    case FIELD_BOOL:
    case FIELD_WORD:
    case FIELD_REF:
    case FIELD_COLOUR:
    case FIELD_TEXT:
        break;
    }
    return false;
}

// Recursion is as deep as the document.
static bool is_change_of_record(const Schema *schema, const cJSON *record) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(record, field->key);
        if (value == NULL ? field->required : is_change(field, value))
            return true;
    }
    return false;
}

// ---- taking it out

static void drop(const Gone *gone, cJSON *parent, cJSON *value, Text *message) {
    if (!message->failed)
        json_doc_note_idle(gone->doc, value, text_string(message));
    text_finish(message);
    cJSON_Delete(cJSON_DetachItemViaPointer(parent, value));
}

static void drop_gone(const Gone *gone, cJSON *parent, cJSON *value, const char *what, const char *by,
                      JsonPlace place) {
    Text text = {0};
    text_printf(&text, "[!never] this changes nothing: %s:%d, below this, takes %s out", by, place.line,
                quoted(what).text);
    drop(gone, parent, value, &text);
}

// The object, of another pack, has nothing under the key that this changes. What is added to a list stays.
static void drop_missing(const Gone *gone, const Field *field, cJSON *object, cJSON *value) {
    Text text = {0};
    text_printf(&text,
                is_number(field) ? "[!never] this changes nothing: %s:%d, below this, has no number %s"
                                 : "[!never] this changes nothing: %s:%d, below this, has no %s",
                json_doc_file(gone->doc, object), json_doc_place(gone->doc, object).line,
                quoted(value->string).text);
    cJSON *added = cJSON_DetachItemFromObjectCaseSensitive(value, "+");
    if (added == NULL) {
        drop(gone, object, value, &text);
        return;
    }
    json_doc_note_idle(gone->doc, value, text_string(&text));
    text_finish(&text);
    cJSON_free(added->string);
    added->string = value->string;
    value->string = NULL;
    cJSON_ReplaceItemViaPointer(object, value, added);
}

static void look_inside(const Gone *gone, const Schema *schema, cJSON *object);

static void look_at_list(const Gone *gone, const Schema *schema, cJSON *list) {
    cJSON *next;
    for (cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL; record = next) {
        next = record->next;
        const cJSON *id = schema->fields[0].kind == FIELD_ID
                              ? cJSON_GetObjectItemCaseSensitive(record, schema->fields[0].key)
                              : NULL;
        const char *by;
        JsonPlace place;
        if (cJSON_IsString(id) && is_own(gone, record) &&
            json_doc_removed_at(gone->doc, id->valuestring, &by, &place) && strcmp(by, gone->file) != 0 &&
            is_change_of_record(schema, record))
            drop_gone(gone, list, record, id->valuestring, by, place);
        else
            look_inside(gone, schema, record);
    }
}

static void look_at_value(const Gone *gone, const Field *field, cJSON *object, cJSON *value) {
    const char *by;
    JsonPlace place;
    if (is_own(gone, value) && is_change(field, value) &&
        json_doc_cut_at(gone->doc, object, value->string, &by, &place) && strcmp(by, gone->file) != 0)
        drop_gone(gone, object, value, value->string, by, place);
    else if (is_own(gone, value) && !cJSON_IsArray(value) && is_change(field, value) &&
             is_of_another_pack(gone, object))
        drop_missing(gone, field, object, value);
    else if (field->kind == FIELD_RECORDS || field->kind == FIELD_POOL)
        look_at_list(gone, field->record, value);
    else if (field->kind == FIELD_RECORD)
        look_inside(gone, field->record, value);
}

// Recursion is as deep as the document.
static void look_inside(const Gone *gone, const Schema *schema, cJSON *object) {
    for (size_t i = 0; cJSON_IsObject(object) && i < schema->field_count; i++) {
        cJSON *value = cJSON_GetObjectItemCaseSensitive(object, schema->fields[i].key);
        if (value != NULL)
            look_at_value(gone, &schema->fields[i], object, value);
    }
}

void layer_gone_drop(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc) {
    Text file = {0};
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    if (schema != NULL && layers_file(layers, layer, name, &file)) {
        const Gone gone = {layers, text_string(&file), doc};
        look_inside(&gone, schema, json_doc_change(doc));
    }
    text_finish(&file);
}

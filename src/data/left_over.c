// SPDX-License-Identifier: MIT
// Finds references by the schemas, which say where ids of each table occur: one pass through all files per
// removed record.
#include "data/left_over.h"

#include <string.h>

// A removed record.
typedef struct Gone {
    const char *id;
    uint8_t table;
    int layer; // of the file that removed it
    const char *by;
    JsonPlace place; // in that file
    const Layers *layers;
    JsonDoc *home; // where it was
    JsonDoc *doc;  // the document being searched
} Gone;

// The index of the layer that contains the file; -1: none.
static int layer_of(const Layers *layers, const char *file) {
    for (int i = layers->count - 1; i >= 0; i--) {
        const size_t length = strlen(layers->folder[i]);
        if (strncmp(file, layers->folder[i], length) == 0 && file[length] == '/')
            return i;
    }
    return -1;
}

static int layer_of_node(const Gone *gone, const cJSON *node) {
    return layer_of(gone->layers, json_doc_file(gone->doc, node));
}

// True if the node is its id, in another layer: within one, it is a contradiction that its author can mend.
static bool names(const Gone *gone, const cJSON *node) {
    return cJSON_IsString(node) && strcmp(node->valuestring, gone->id) == 0 &&
           layer_of_node(gone, node) != gone->layer;
}

static bool is_of(const Gone *gone, const Field *field, FieldKind kind) {
    return field->kind == kind && field->table == gone->table;
}

// What a pack below or above says falls away: whoever took the id out, or named it above, learns it.
static void tell_other(const Gone *gone, const cJSON *value, const char *key) {
    const int layer = layer_of_node(gone, value);
    const char *file = json_doc_file(gone->doc, value);
    Text text = {0};
    if (layer <= 0)
        return; // the game's own goes without a word
    if (layer < gone->layer)
        text_printf(
            &text, "[!never] because of this what %s:%d, below this, says of \"%s\" in \"%s\" does not count",
            file, json_doc_place(gone->doc, value).line, gone->id, key);
    else
        text_printf(&text, "[!never] this does not count: %s:%d, below this, takes \"%s\" out", gone->by,
                    gone->place.line, gone->id);
    if (!text.failed && layer < gone->layer)
        json_doc_note_removal(gone->home, gone->id, text_string(&text));
    else if (!text.failed)
        json_doc_note_idle(gone->doc, value, text_string(&text));
    text_finish(&text);
}

// Removes the id from the list. True if the record with the list is void now.
static bool drop_ref(const Gone *gone, const Field *field, cJSON *list) {
    bool dropped = false;
    cJSON *next;
    for (cJSON *item = cJSON_IsArray(list) ? list->child : NULL; item != NULL; item = next) {
        next = item->next;
        if (!names(gone, item))
            continue;
        tell_other(gone, item, field->key);
        cJSON_Delete(cJSON_DetachItemViaPointer(list, item));
        dropped = true;
    }
    return dropped && (field->together || list->child == NULL);
}

// Searches a record's own keys. True if the record has to go too.
static bool drop_refs(const Gone *gone, const Schema *schema, const cJSON *record) {
    bool goes = false;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        cJSON *value = cJSON_GetObjectItemCaseSensitive(record, field->key);
        if (is_of(gone, field, FIELD_REFS))
            goes = drop_ref(gone, field, value) || goes;
        else if (is_of(gone, field, FIELD_REF) && field->required)
            goes = goes || names(gone, value);
    }
    return goes;
}

// The captain of a pack below, say, who has lost his seat: whoever took that out learns it.
static void tell_below(const Gone *gone, const Schema *schema, const cJSON *record, const Field *field,
                       const cJSON *value) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    Text text = {0};
    if (!cJSON_IsString(id))
        tell_other(gone, value, field->key);
    if (layer_of_node(gone, value) <= 0 || !cJSON_IsString(id))
        return;
    text_printf(&text,
                "[!never] because of this the %s \"%s\" does not count: %s:%d, below this, has \"%s\" as its "
                "\"%s\"",
                schema->what, id->valuestring, json_doc_file(gone->doc, value),
                json_doc_place(gone->doc, value).line, gone->id, field->key);
    if (!text.failed)
        json_doc_note_removal(gone->home, gone->id, text_string(&text));
    text_finish(&text);
}

// A record that must name what was taken out: where a layer below did that, its author learns why it does
// nothing.
static void tell_without(const Gone *gone, const Schema *schema, const cJSON *record) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(record, field->key);
        Text text = {0};
        if (!is_of(gone, field, FIELD_REF) || !field->required || !names(gone, value))
            continue;
        if (layer_of_node(gone, value) < gone->layer) {
            tell_below(gone, schema, record, field, value);
            continue;
        }
        text_printf(&text,
                    "[!never] this %s does not count: %s:%d, below this, takes out its \"%s\" \"%s\". Switch "
                    "that pack off, or give it another \"%s\"",
                    schema->what, gone->by, gone->place.line, field->key, gone->id, field->key);
        if (!text.failed)
            json_doc_note_idle(gone->doc, value, text_string(&text));
        text_finish(&text);
    }
}

static void drop_inside(const Gone *gone, const Schema *schema, const cJSON *object);

static void drop_records(const Gone *gone, const Field *field, cJSON *list) {
    cJSON *next;
    for (cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL; record = next) {
        next = record->next;
        if (drop_refs(gone, field->record, record) && field->table == NO_TABLE) {
            tell_without(gone, field->record, record);
            json_doc_note_away(gone->doc, list, record);
            cJSON_Delete(cJSON_DetachItemViaPointer(list, record));
        } else {
            drop_inside(gone, field->record, record);
        }
    }
}

// Searches the values of the object; recursion is as deep as the schema.
static void drop_inside(const Gone *gone, const Schema *schema, const cJSON *object) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        cJSON *value = cJSON_GetObjectItemCaseSensitive(object, field->key);
        if (field->kind == FIELD_RECORDS)
            drop_records(gone, field, value);
        else if (field->kind == FIELD_RECORD && value != NULL)
            drop_inside(gone, field->record, value);
    }
}

// Removes the file's own optional keys.
static void drop_keys(const Gone *gone, const LeftOverFile *file) {
    const cJSON *root = json_doc_root(file->doc);
    for (size_t i = 0; i < file->schema->field_count; i++) {
        const Field *field = &file->schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(root, field->key);
        if (!is_of(gone, field, FIELD_REF) || field->required || !names(gone, value))
            continue;
        tell_other(gone, value, field->key);
        cJSON_Delete(json_doc_take(file->doc, field->key));
    }
}

static void drop(Gone gone, const LeftOverFile file[], int files) {
    for (int i = 0; i < files; i++) {
        gone.doc = file[i].doc;
        if (gone.doc == NULL)
            continue;
        drop_keys(&gone, &file[i]);
        drop_refs(&gone, file[i].schema, json_doc_root(gone.doc));
        drop_inside(&gone, file[i].schema, json_doc_root(gone.doc));
    }
}

// The table that this list of a file forms.
static uint8_t table_of(const Schema *schema, const char *list) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].kind == FIELD_RECORDS && strcmp(schema->fields[i].key, list) == 0)
            return schema->fields[i].table;
    return NO_TABLE;
}

void left_over_drop(const LeftOverFile file[], int files, const Layers *layers) {
    for (int i = 0; i < files; i++) {
        const char *list, *by, *id;
        for (size_t k = 0; file[i].doc != NULL && (id = json_doc_removed(file[i].doc, k, &list, &by)) != NULL;
             k++) {
            Gone gone = {.id = id,
                         .table = table_of(file[i].schema, list),
                         .layer = layer_of(layers, by),
                         .layers = layers,
                         .home = file[i].doc};
            if (gone.table != NO_TABLE && json_doc_removed_at(file[i].doc, id, &gone.by, &gone.place))
                drop(gone, file, files);
        }
    }
}

// SPDX-License-Identifier: MIT
// Walks through the document by its schema, which says the range of each number.
#include "data/layer_ranges.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <string.h>

typedef struct Ranges {
    const Layers *layers;
    const char *file;   // the layer's own, which messages are about
    const char *record; // the id of the one being looked at, or else the file's name
    JsonDoc *doc;
} Ranges;

static bool is_in(const char *file, const char *folder) {
    const size_t length = strlen(folder);
    return strncmp(file, folder, length) == 0 && file[length] == '/';
}

static bool is_unforeseen(const Ranges *ranges, const cJSON *number, const JsonStep *below) {
    return json_doc_note(ranges->doc, number, JSON_NOTE_EACH) != NULL ||
           (!is_in(below->file, ranges->layers->folder[0]) && strcmp(below->file, ranges->file) != 0);
}

static void keep_number(const Ranges *ranges, const Field *field, cJSON *number) {
    JsonStep step[JSON_STEPS_MAX];
    long value;
    if (!cJSON_IsNumber(number) || json_doc_whole(number, field->min, field->max, &value) ||
        strcmp(json_doc_file(ranges->doc, number), ranges->file) != 0)
        return;
    const int steps = json_doc_steps(ranges->doc, number, step);
    if (steps < 2 || !is_unforeseen(ranges, number, &step[steps - 2]))
        return;
    const JsonStep *last = &step[steps - 1];
    const long kept = last->value < field->min ? field->min : field->max;
    Text text = {0};
    text_printf(
        &text,
        "[!range] %s would make %ld of the %ld that the %s of %s is below; it may be from %ld to %ld, "
        "so it is %ld",
        quoted(last->change).text, last->value, step[steps - 2].value, quoted(field->key).text,
        quoted(ranges->record).text, (long)field->min, (long)field->max, kept);
    if (!text.failed && json_doc_set_result(ranges->doc, number, kept))
        json_doc_note_idle(ranges->doc, number, text_string(&text));
    text_finish(&text);
}

static void keep_inside(const Ranges *ranges, const Schema *schema, const cJSON *object);

static void keep_records(const Ranges *ranges, const Schema *schema, const cJSON *list) {
    for (const cJSON *item = cJSON_IsArray(list) ? list->child : NULL; item != NULL; item = item->next) {
        const cJSON *id = cJSON_IsObject(item) ? cJSON_GetObjectItemCaseSensitive(item, "id") : NULL;
        Ranges inside = *ranges;
        if (cJSON_IsString(id))
            inside.record = id->valuestring;
        keep_inside(&inside, schema, item);
    }
}

// Recursion is as deep as the document.
static void keep_inside(const Ranges *ranges, const Schema *schema, const cJSON *object) {
    for (size_t i = 0; cJSON_IsObject(object) && i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        cJSON *value = cJSON_GetObjectItemCaseSensitive(object, field->key);
        if (field->kind == FIELD_NUMBER || field->kind == FIELD_NUMBER16)
            keep_number(ranges, field, value);
        else if (field->kind == FIELD_RECORDS || field->kind == FIELD_POOL)
            keep_records(ranges, field->record, value);
        else if (field->kind == FIELD_RECORD)
            keep_inside(ranges, field->record, value);
    }
}

void layer_ranges_keep(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc) {
    Text file = {0};
    CaptainsSchema captains;
    const Schema *schema = game_file_schema(game, name, &captains);
    if (schema != NULL && json_doc_has_steps(doc) && layers_file(layers, layer, name, &file)) {
        const Ranges ranges = {layers, text_string(&file), name, doc};
        keep_inside(&ranges, schema, json_doc_root(doc));
    }
    text_finish(&file);
}

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

// True if any of the steps that come to the number is of another pack, or in a change of all that match.
static bool is_unforeseen(const Ranges *ranges, const JsonStep step[], int steps) {
    for (int i = 0; i < steps; i++)
        if (step[i].each != NULL ||
            (!is_in(step[i].file, ranges->layers->folder[0]) && strcmp(step[i].file, ranges->file) != 0))
            return true;
    return false;
}

// ---- which values are allowed

typedef struct Allowed {
    long min, max;
    bool no_zero;
} Allowed;

// True if the text is one of the words, which are separated by spaces.
static bool is_among(const char *text, const char *words) {
    const size_t length = strlen(text);
    for (const char *at = words; *at != '\0'; at += strcspn(at, " ") + strspn(at + strcspn(at, " "), " "))
        if (strcspn(at, " ") == length && strncmp(at, text, length) == 0)
            return true;
    return false;
}

// Of a number of this object.
static Allowed allowed_in(const Field *field, const cJSON *object) {
    Allowed allowed = {field->min, field->max, false};
    for (const Limit *limit = field->limits; limit != NULL && limit->key != NULL; limit++) {
        const cJSON *word = cJSON_GetObjectItemCaseSensitive(object, limit->key);
        if (!cJSON_IsString(word) || (limit->words != NULL && !is_among(word->valuestring, limit->words)))
            continue;
        allowed = (Allowed){limit->least, field->max, limit->no_zero};
        break;
    }
    return allowed;
}

// The nearest that is allowed, on the side of what lies below. The value itself, if it is.
static long nearest(const Allowed *allowed, long value, long below) {
    if (value == 0 && allowed->no_zero)
        return below < 0 ? -1 : 1;
    return value < allowed->min ? allowed->min : value > allowed->max ? allowed->max : value;
}

static void tell_kept(const Ranges *ranges, const cJSON *number, const JsonStep step[2],
                      const Allowed *allowed, long kept) {
    const Quoted change = quoted(step[1].change), key = quoted(number->string),
                 record = quoted(ranges->record);
    Text text = {0};
    if (step[1].value == 0 && allowed->no_zero)
        text_printf(&text,
                    "[!range] %s would make 0 of the %ld that the %s of %s is below; it must not be 0, so it "
                    "is %ld",
                    change.text, step[0].value, key.text, record.text, kept);
    else
        text_printf(&text,
                    "[!range] %s would make %ld of the %ld that the %s of %s is below; it may be from %ld to "
                    "%ld, so it is %ld",
                    change.text, step[1].value, step[0].value, key.text, record.text, allowed->min,
                    allowed->max, kept);
    if (!text.failed)
        json_doc_note_idle(ranges->doc, number, text_string(&text));
    text_finish(&text);
}

static void keep_number(const Ranges *ranges, const Field *field, const cJSON *object, cJSON *number) {
    const Allowed allowed = allowed_in(field, object);
    JsonStep step[JSON_STEPS_MAX];
    long value;
    if (!cJSON_IsNumber(number) ||
        (json_doc_whole(number, allowed.min, allowed.max, &value) && (value != 0 || !allowed.no_zero)) ||
        strcmp(json_doc_file(ranges->doc, number), ranges->file) != 0)
        return;
    const int steps = json_doc_steps(ranges->doc, number, step);
    if (steps < 2 || !is_unforeseen(ranges, step, steps))
        return;
    const long kept = nearest(&allowed, step[steps - 1].value, step[steps - 2].value);
    if (kept != step[steps - 1].value && json_doc_set_result(ranges->doc, number, kept))
        tell_kept(ranges, number, &step[steps - 2], &allowed, kept);
}

// ---- all numbers

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
            keep_number(ranges, field, object, value);
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
    if (schema != NULL && layers_file(layers, layer, name, &file) &&
        json_doc_has_steps(doc, text_string(&file))) {
        const Ranges ranges = {layers, text_string(&file), name, doc};
        keep_inside(&ranges, schema, json_doc_root(doc));
    }
    text_finish(&file);
}

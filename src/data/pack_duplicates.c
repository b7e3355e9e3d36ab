// SPDX-License-Identifier: MIT
// Two independent packs that both add a card with the same id: stacked, they merge into one card that nobody
// intended.
#include "data/captains.h"
#include "data/json_doc.h"
#include "data/pack_lint.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

// The record with this id in the list under this key. NULL: none.
static const cJSON *find_record(const JsonDoc *doc, const char *key, const char *id) {
    const cJSON *list = doc != NULL ? json_doc_find(doc, NULL, key) : NULL;
    for (const cJSON *item = cJSON_IsArray(list) ? list->child : NULL; item != NULL; item = item->next) {
        const cJSON *own = cJSON_GetObjectItemCaseSensitive(item, "id");
        if (cJSON_IsString(own) && strcmp(own->valuestring, id) == 0)
            return item;
    }
    return NULL;
}

// True if it is more than a change to another record: a copy of one, or with all required keys.
static bool is_whole(const cJSON *record, const Schema *schema) {
    if (cJSON_GetObjectItemCaseSensitive(record, "like") != NULL)
        return true;
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].required &&
            cJSON_GetObjectItemCaseSensitive(record, schema->fields[i].key) == NULL)
            return false;
    return true;
}

static void check_record(JsonDoc *const doc[], int count, const Field *field, const cJSON *record,
                         Problems *problems) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    if (!cJSON_IsString(id) || !is_whole(record, field->record) ||
        find_record(doc[0], field->key, id->valuestring) != NULL)
        return;
    for (int i = count - 2; i > 0; i--) {
        const cJSON *other = find_record(doc[i], field->key, id->valuestring);
        if (other == NULL || !is_whole(other, field->record))
            continue;
        json_doc_problem(doc[count - 1], id, problems,
                         "[!shadow] another pack has a %s %s too, in %s:%d; where both are on, this one "
                         "changes that one",
                         field->record->what, quoted(id->valuestring).text, json_doc_name(doc[i]),
                         json_doc_place(doc[i], other).line);
        return;
    }
}

static void check_file(const Layers *layers, const char *name, const Schema *schema, Problems *problems) {
    JsonDoc *doc[LAYERS_MAX] = {NULL};
    Problems *ignored = calloc(1, sizeof *ignored); // reported when they are merged
    const int top = layers->count - 1;
    for (int i = 0; ignored != NULL && i <= top; i++) {
        Text path = {0};
        if (layers_file(layers, i, name, &path))
            doc[i] = json_doc_load(text_string(&path), ignored);
        text_finish(&path);
    }
    for (size_t i = 0; doc[top] != NULL && i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *list = json_doc_find(doc[top], NULL, field->key);
        if (field->kind != FIELD_RECORDS || field->record->fields[0].kind != FIELD_ID || !cJSON_IsArray(list))
            continue;
        for (const cJSON *record = list->child; record != NULL; record = record->next)
            check_record(doc, layers->count, field, record, problems);
    }
    for (int i = 0; i <= top; i++)
        json_doc_destroy(doc[i]);
    free(ignored);
}

void pack_duplicates_check(const Game *game, const Layers *layers, Problems *problems) {
    CaptainsSchema captains;
    if (layers->count <= 2)
        return;
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        check_file(layers, game->pack_files[i].name, game->pack_files[i].schema, problems);
    captains_describe(game, &captains);
    check_file(layers, CAPTAINS_FILE, &captains.file, problems);
}

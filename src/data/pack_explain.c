// SPDX-License-Identifier: MIT
// Walks through a pack's merged documents, whose values know their files, alongside those of the lowest
// layer.
#include "data/pack_explain.h"

#include "core/file_kind.h"
#include "data/captains.h"
#include "data/json_entries.h"
#include "data/json_object.h"
#include "data/pack_info.h"
#include "engine/game.h"
#include "engine/schema.h"

#include <stdlib.h>
#include <string.h>

#define REPLACED_MAX 16 // that are told of a value

typedef struct Explaining {
    const Game *game;
    const char *id;
    ExplainListener hear;
    void *context;
    const JsonDoc *doc, *own_doc; // own_doc: of the lowest layer; NULL: it has no such file
    const char *own_folder;
    ExplainedValue value; // filled in as far as known
    int records;
} Explaining;

// ---- one record

static bool is_own(const Explaining *explaining, const char *file) {
    const size_t length = strlen(explaining->own_folder);
    return strncmp(file, explaining->own_folder, length) == 0 && file[length] == '/';
}

// Where the value comes from. A list whose entries a layer has changed comes from that one.
static void place_value(const Explaining *explaining, const cJSON *node, ExplainedValue *value) {
    JsonPlace place = json_doc_place(explaining->doc, node);
    value->file = json_doc_file(explaining->doc, node);
    if (cJSON_IsArray(node))
        json_doc_list_changed_at(explaining->doc, node, &value->file, &place);
    value->line = place.line;
    value->own = is_own(explaining, value->file);
}

// Stores what packs gave in the place of which the value stands.
static int find_replaced(const Explaining *explaining, const cJSON *node, JsonReplaced found[REPLACED_MAX]) {
    int count = 0;
    for (int depth = 0; count < REPLACED_MAX; depth++) {
        if (!json_doc_replaced(explaining->doc, node, depth, &found[count]))
            break;
        if (!is_own(explaining, found[count].file))
            count++;
    }
    return count;
}

// `own`: the same value in the game's own files; NULL: none.
static void tell_value(Explaining *explaining, const cJSON *node, const cJSON *own, const char *path) {
    ExplainedValue value = explaining->value;
    JsonStep step[JSON_STEPS_MAX];
    JsonReplaced replaced[REPLACED_MAX];
    char *text = cJSON_PrintUnformatted(node), *was = own != NULL ? cJSON_PrintUnformatted(own) : NULL;
    value.path = path;
    value.value = text;
    place_value(explaining, node, &value);
    value.was = text != NULL && was != NULL && strcmp(text, was) != 0 ? was : NULL;
    value.same = !value.own && text != NULL && was != NULL && value.was == NULL;
    value.when = json_doc_note(explaining->doc, node, JSON_NOTE_WHEN);
    value.each = json_doc_note(explaining->doc, node, JSON_NOTE_EACH);
    value.step = step;
    value.step_count = json_doc_steps(explaining->doc, node, step);
    value.replaced = replaced;
    value.replaced_count = find_replaced(explaining, node, replaced);
    if (text != NULL)
        explaining->hear(explaining->context, &value);
    cJSON_free(text);
    cJSON_free(was);
}

// What the record is a copy of.
static void tell_like(const Explaining *explaining, const cJSON *record) {
    const char *like = json_doc_note(explaining->doc, record, JSON_NOTE_LIKE);
    if (like == NULL)
        return;
    ExplainedValue value = explaining->value;
    Text text = {0};
    text_printf(&text, "\"%s\"", like);
    value.path = "like";
    value.value = text_string(&text);
    value.file = json_doc_file(explaining->doc, record);
    value.line = json_doc_place(explaining->doc, record).line;
    value.when = json_doc_note(explaining->doc, record, JSON_NOTE_WHEN);
    explaining->hear(explaining->context, &value);
    text_finish(&text);
}

static bool has_parts(const cJSON *node) {
    const cJSON *first = node->child;
    return cJSON_IsObject(node) || (cJSON_IsArray(node) && first != NULL && cJSON_IsObject(first));
}

static const cJSON *same_part(const cJSON *own, const cJSON *list, const cJSON *part,
                              const JsonEntries *entries, int place) {
    if (own == NULL)
        return NULL;
    return cJSON_IsObject(list) ? cJSON_GetObjectItemCaseSensitive(own, part->string)
                                : json_entries_before(entries, place);
}

// Lists of plain values ("types") count as one value.
static void tell_parts(Explaining *explaining, const cJSON *node, const cJSON *own, const char *path) {
    JsonEntries entries = {0};
    int place = 0;
    if (cJSON_IsArray(node) && !json_entries_begin(&entries, explaining->doc, node, explaining->own_doc, own))
        return;
    for (const cJSON *part = node->child; part != NULL; part = part->next, place++) {
        Text longer = {0};
        json_path_below(&longer, path, cJSON_IsObject(node) ? part->string : NULL, place);
        const cJSON *before = same_part(own, node, part, &entries, place);
        if (has_parts(part))
            tell_parts(explaining, part, before, text_string(&longer));
        else if (part->string == NULL || strcmp(part->string, "id") != 0)
            tell_value(explaining, part, before, text_string(&longer));
        text_finish(&longer);
    }
    json_entries_finish(&entries);
}

// ---- files of the rules

// The object with this id in a list.
static const cJSON *record_of(const cJSON *list, const char *id) {
    const cJSON *record = cJSON_IsArray(list) ? list->child : NULL;
    for (; record != NULL; record = record->next) {
        const cJSON *found = cJSON_GetObjectItemCaseSensitive(record, "id");
        if (cJSON_IsString(found) && strcmp(found->valuestring, id) == 0)
            return record;
    }
    return NULL;
}

// The value of a key of the file, in the game's own; NULL: there is none.
static const cJSON *own_value(const Explaining *explaining, const char *key) {
    return explaining->own_doc != NULL ? json_doc_find(explaining->own_doc, NULL, key) : NULL;
}

// What the records of this list say of the one with the id: maps of a territory.
static void explain_inside(Explaining *explaining, const Field *field, const Field *list) {
    const cJSON *all = json_doc_find(explaining->doc, NULL, field->key);
    for (const cJSON *around = cJSON_IsArray(all) ? all->child : NULL; around != NULL;
         around = around->next) {
        const cJSON *id = cJSON_GetObjectItemCaseSensitive(around, "id");
        const cJSON *record = record_of(cJSON_GetObjectItemCaseSensitive(around, list->key), explaining->id);
        if (record == NULL || !cJSON_IsString(id))
            continue;
        const cJSON *own = record_of(own_value(explaining, field->key), id->valuestring);
        own =
            own != NULL ? record_of(cJSON_GetObjectItemCaseSensitive(own, list->key), explaining->id) : NULL;
        explaining->records++;
        const Field *first = &list->record->fields[0]; // a map's places are called as the territories there
        explaining->value =
            (ExplainedValue){.what = first->kind == FIELD_REF ? explaining->game->tables[first->table].what
                                                              : list->record->what};
        tell_parts(explaining, record, own, id->valuestring);
    }
}

static void explain_list(Explaining *explaining, const Field *field, const char *what) {
    const cJSON *record = record_of(json_doc_find(explaining->doc, NULL, field->key), explaining->id);
    if (record != NULL) {
        explaining->records++;
        explaining->value = (ExplainedValue){.what = what};
        tell_like(explaining, record);
        tell_parts(explaining, record, record_of(own_value(explaining, field->key), explaining->id), "");
    }
    for (size_t i = 0; i < field->record->field_count; i++)
        if (field->record->fields[i].kind == FIELD_RECORDS)
            explain_inside(explaining, field, &field->record->fields[i]);
}

// A key of the file itself, such as "hand_size".
static void explain_key(Explaining *explaining, const char *key) {
    const cJSON *value = json_doc_find(explaining->doc, NULL, key);
    if (value == NULL || strcmp(key, explaining->id) != 0)
        return;
    explaining->records++;
    explaining->value = (ExplainedValue){.what = "key"};
    if (has_parts(value))
        tell_parts(explaining, value, own_value(explaining, key), key);
    else
        tell_value(explaining, value, own_value(explaining, key), key);
}

static void explain_file(Explaining *explaining, const Schema *schema) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (field->kind == FIELD_RECORDS && field->table != NO_TABLE)
            explain_list(explaining, field, explaining->game->tables[field->table].what);
        else if (field->kind == FIELD_RECORDS && field->record->fields[0].kind == FIELD_ID)
            explain_list(explaining, field, field->record->what);
        else
            explain_key(explaining, field->key);
    }
}

// ---- texts

static const cJSON *texts_of(const JsonDoc *doc, const char *what, const char *id) {
    const cJSON *all = doc != NULL ? cJSON_GetObjectItemCaseSensitive(json_doc_root(doc), what) : NULL;
    return all != NULL ? cJSON_GetObjectItemCaseSensitive(all, id) : NULL;
}

// A text missing in a language shows the English one, which is reported under English.
static void explain_texts(Explaining *explaining, const char *language) {
    for (uint8_t table = 0; table <= explaining->game->table_count; table++) {
        const char *what =
            table < explaining->game->table_count ? explaining->game->tables[table].what : "captain";
        const cJSON *texts = texts_of(explaining->doc, what, explaining->id);
        const cJSON *own = texts_of(explaining->own_doc, what, explaining->id);
        explaining->value = (ExplainedValue){.what = what, .language = language};
        for (const cJSON *text = texts != NULL ? texts->child : NULL; text != NULL; text = text->next)
            if (file_is_of_language(json_doc_file(explaining->doc, text), language))
                tell_value(explaining, text,
                           own != NULL ? cJSON_GetObjectItemCaseSensitive(own, text->string) : NULL,
                           text->string);
    }
}

// ---- all of it

int pack_explain(const Game *game, const PackSource *source, const char *id, ExplainListener hear,
                 void *context) {
    const Layers *layers = pack_source_layers(source);
    const Layers own = {.count = 1, .folder = {layers->folder[0]}};
    Explaining explaining = {
        .game = game, .id = id, .hear = hear, .context = context, .own_folder = layers->folder[0]};
    Problems *ignored = calloc(1, sizeof *ignored); // reported when the pack was loaded
    Languages languages;
    CaptainsSchema captains;
    captains_describe(game, &captains);
    for (uint8_t i = 0; ignored != NULL && i <= game->pack_file_count; i++) {
        const bool rules = i < game->pack_file_count;
        JsonDoc *own_doc = layers_load(game, &own, rules ? game->pack_files[i].name : CAPTAINS_FILE, ignored);
        explaining.doc = rules ? pack_source_file(source, i) : pack_source_captains(source);
        explaining.own_doc = own_doc;
        if (explaining.doc != NULL)
            explain_file(&explaining, rules ? game->pack_files[i].schema : &captains.file);
        json_doc_destroy(own_doc);
    }
    layers_languages(layers, &languages);
    for (int i = 0; ignored != NULL && explaining.records > 0 && i < languages.count; i++) {
        JsonDoc *doc = layers_load_language(layers, "lang/%s.json", languages.code[i], ignored);
        JsonDoc *own_doc = layers_load_language(&own, "lang/%s.json", languages.code[i], ignored);
        explaining.doc = doc;
        explaining.own_doc = own_doc;
        if (doc != NULL)
            explain_texts(&explaining, languages.code[i]);
        json_doc_destroy(doc);
        json_doc_destroy(own_doc);
    }
    free(ignored);
    return explaining.records;
}

// True if an entry with this id does not count today; the file that it stands in belongs to the document.
static bool is_away(const JsonDoc *doc, const char *id, const char **file) {
    const char *note;
    for (size_t k = 0; (note = json_doc_away(doc, k, file)) != NULL; k++)
        if (strcmp(strchr(note, ' ') + 1, id) == 0)
            return true;
    return false;
}

// Appends `(the pack "Ann")` if the file is one of a pack's.
static void name_pack(const Layers *layers, const char *file, Text *out) {
    Problems *ignored = calloc(1, sizeof *ignored); // told when it was listed
    for (int i = 1; ignored != NULL && i < layers->count; i++) {
        const size_t length = strlen(layers->folder[i]);
        PackInfo info = {.id = ""};
        Text above = {0};
        if (strncmp(file, layers->folder[i], length) != 0 || file[length] != '/')
            continue;
        text_printf(&above, "%s/..", layers->folder[i]); // a pack for several games
        pack_info_load(&info, pack_info_exists(layers->folder[i]) ? layers->folder[i] : text_string(&above),
                       ignored);
        if (info.name[0] != '\0')
            text_printf(out, " (the pack \"%s\")", info.name);
        text_finish(&above);
        break;
    }
    free(ignored);
}

bool pack_explain_absence(const Game *game, const PackSource *source, const char *id, Text *out) {
    for (uint8_t i = 0; i < game->pack_file_count; i++) {
        const JsonDoc *doc = pack_source_file(source, i);
        const char *file;
        JsonPlace place;
        if (doc != NULL && json_doc_removed_at(doc, id, &file, &place))
            text_printf(out, "%s:%d takes it out", file, place.line);
        else if (doc != NULL && is_away(doc, id, &file))
            text_printf(out, "what %s says of it does not count with these packs (\"when\")", file);
        else
            continue;
        name_pack(pack_source_layers(source), file, out);
        return true;
    }
    return false;
}

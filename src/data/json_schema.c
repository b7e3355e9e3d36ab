// SPDX-License-Identifier: MIT
// Each record becomes a definition, named by the keys that lead to it. For layers there are two of each: in
// an object that is merged, nothing is required and null removes a key; an object that replaces something
// ("…_whole") must be complete.
#include "data/json_schema.h"

#include "core/json_out.h"
#include "data/captains.h"
#include "data/json_relative.h"
#include "data/pack_info.h"
#include "engine/game.h"

#include <assert.h>
#include <string.h>

#define NAME_MAX_BYTES 128
#define DEFINITION "#/definitions/"

#define POOLED_MAX 16 // kinds of records stored in pools

typedef struct Writer {
    JsonOut json;
    const Schema *pooled[POOLED_MAX]; // those already defined, under their own names
    int pooled_count;
    const Game *game;
    SchemaFlavour flavour;
    bool whole; // what is being written must be complete
} Writer;

// The name of a definition: "cards_effects".
typedef struct Name {
    char text[NAME_MAX_BYTES];
} Name;

static Name name_inside(const char *parent, const char *key) {
    Name name;
    Text text = {0};
    text_printf(&text, "%s%s%s", parent, parent[0] != '\0' ? "_" : "", key);
    const bool fits = text_copy(name.text, sizeof name.text, text_string(&text));
    assert(fits);
    (void)fits;
    text_finish(&text);
    return name;
}

// Records in a pool may contain their own kind, so they are named by their kind.
static Name name_of(const char *parent, const Field *field) {
    return field->kind == FIELD_POOL ? name_inside("", field->record->what) : name_inside(parent, field->key);
}

// ---- values

static void write_about(Writer *w, const Schema *schema, const Field *field) {
    const char *text = json_schema_about(w->game, schema, field->key, NULL);
    if (text != NULL)
        json_string(&w->json, "description", text);
}

static void write_pattern(Writer *w, const char *pattern) {
    json_string(&w->json, "type", "string");
    json_string(&w->json, "pattern", pattern);
}

static void write_id(Writer *w) {
    Text pattern = {0};
    text_printf(&pattern, "^[a-z][a-z0-9_]{0,%d}$", ID_MAX - 2);
    write_pattern(w, text_string(&pattern));
    text_finish(&pattern);
}

static void write_words(Writer *w, const Schema *schema, const Field *field) {
    const bool told = json_schema_about(w->game, schema, field->key, field->words[0]) != NULL;
    json_begin_list(&w->json, "enum");
    for (int i = 0; field->words[i] != NULL; i++)
        json_string(&w->json, NULL, field->words[i]);
    json_end_list(&w->json);
    if (!told)
        return;
    json_begin_list(&w->json, "enumDescriptions"); // the name VS Code uses
    for (int i = 0; field->words[i] != NULL; i++) {
        const char *text = json_schema_about(w->game, schema, field->key, field->words[i]);
        json_string(&w->json, NULL, text != NULL ? text : "");
    }
    json_end_list(&w->json);
}

static void write_number(Writer *w, const Field *field) {
    json_string(&w->json, "type", "integer");
    json_number(&w->json, "minimum", field->min);
    json_number(&w->json, "maximum", field->max);
}

static void write_text(Writer *w, const Field *field) {
    json_string(&w->json, "type", "string");
    if (field->required)
        json_number(&w->json, "minLength", 1);
    json_number(&w->json, "maxLength", field->capacity - 1); // bytes, so at most as many characters
}

// A reference to the definition of the field's record.
static void write_reference(Writer *w, const char *name, bool whole) {
    Text target = {0};
    text_printf(&target, DEFINITION "%s%s", name, whole && w->flavour == SCHEMA_LAYER ? "_whole" : "");
    json_string(&w->json, "$ref", text_string(&target));
    text_finish(&target);
}

static bool has_ids(const Field *field) {
    return field->kind == FIELD_RECORDS && field->record->fields[0].kind == FIELD_ID;
}

static bool holds_records(const Field *field) {
    return field->kind == FIELD_RECORDS || field->kind == FIELD_POOL;
}

// An entry of a list.
static void write_item(Writer *w, const Schema *schema, const Field *field, const char *name, bool whole) {
    if (holds_records(field))
        write_reference(w, name, whole);
    else if (field->kind == FIELD_REFS)
        write_id(w);
    else
        write_words(w, schema, field);
}

// A schema, in a list, that requires one key.
static void write_demand(Writer *w, const char *key) {
    json_begin_object(&w->json, NULL);
    json_begin_list(&w->json, "required");
    json_string(&w->json, NULL, key);
    json_end_list(&w->json);
    json_end_object(&w->json);
}

// An entry of a list that is merged id by id.
static void write_record_by_id(Writer *w, const Field *field, const char *name) {
    json_begin_list(&w->json, "allOf");
    json_begin_object(&w->json, NULL);
    write_reference(w, name, false);
    json_end_object(&w->json);
    json_begin_object(&w->json, NULL);
    json_begin_list(&w->json, "oneOf"); // a record, or a change of all that match
    write_demand(w, field->record->fields[0].key);
    write_demand(w, "each");
    json_end_list(&w->json);
    json_end_object(&w->json);
    json_end_list(&w->json);
}

static void write_list(Writer *w, const Schema *schema, const Field *field, const char *name) {
    const bool by_id = !w->whole && has_ids(field); // with ids there may be more entries, to change or remove
    json_string(&w->json, "type", "array");
    if ((holds_records(field) || field->kind == FIELD_REFS) && !by_id)
        json_number(&w->json, "maxItems", field->capacity);
    if (!holds_records(field) && !(field->kind == FIELD_REFS && field->repeats))
        json_bool(&w->json, "uniqueItems", true);
    json_begin_object(&w->json, "items");
    if (by_id)
        write_record_by_id(w, field, name);
    else
        write_item(w, schema, field, name, true);
    json_end_object(&w->json);
}

static void write_null(Writer *w) {
    json_begin_object(&w->json, NULL);
    json_string(&w->json, "type", "null");
    json_end_object(&w->json);
}

// An object whose keys are places changes entries of a list, {"2": …}, or takes them out, {"2": null}; {"+":
// […]} adds some.
static void write_places(Writer *w, const Schema *schema, const Field *field, const char *name) {
    json_string(&w->json, "type", "object");
    json_number(&w->json, "minProperties", 1);
    json_begin_object(&w->json, "propertyNames");
    json_string(&w->json, "pattern", "^(\\+|[0-9]*[1-9][0-9]*)$");
    json_number(&w->json, "maxLength", 4);
    json_end_object(&w->json);
    json_begin_object(&w->json, "properties");
    json_begin_object(&w->json, "+");
    json_string(&w->json, "type", "array");
    json_begin_object(&w->json, "items");
    write_item(w, schema, field, name, true);
    json_end_object(&w->json);
    json_end_object(&w->json);
    json_end_object(&w->json);
    json_begin_object(&w->json, "additionalProperties");
    json_begin_list(&w->json, "anyOf");
    json_begin_object(&w->json, NULL);
    write_item(w, schema, field, name, false);
    json_end_object(&w->json);
    write_null(w);
    json_end_list(&w->json);
    json_end_object(&w->json);
}

static bool is_list(const Field *field) {
    return field->kind == FIELD_WORDS || field->kind == FIELD_WORDS32 || field->kind == FIELD_REFS ||
           holds_records(field);
}

static void write_value(Writer *w, const Schema *schema, const Field *field, const char *name) {
    switch (field->kind) {
    case FIELD_ID:
    case FIELD_REF:
        write_id(w);
        break;
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        write_number(w, field);
        break;
    case FIELD_BOOL:
        json_string(&w->json, "type", "boolean");
        break;
    case FIELD_WORD:
        write_words(w, schema, field);
        break;
    case FIELD_COLOUR:
        write_pattern(w, "^#[0-9A-Fa-f]{6}$");
        break;
    case FIELD_TEXT:
        write_text(w, field);
        break;
    case FIELD_RECORD:
        write_reference(w, name, w->whole);
        break;
    case FIELD_WORDS:
    case FIELD_WORDS32:
    case FIELD_REFS:
    case FIELD_RECORDS:
    case FIELD_POOL:
        write_list(w, schema, field, name);
        break;
    case FIELD_BY_REF:
        json_string(&w->json, "type", "object"); // only in set-ups
        break;
    case FIELD_BITS:
        json_string(&w->json, "type", "array"); // likewise
        break;
    }
}

// A change of the number below.
static void write_relative(Writer *w) {
    json_begin_object(&w->json, NULL);
    write_pattern(w, RELATIVE_PATTERN);
    json_end_object(&w->json);
}

// The condition of an entry of a list: which other packs lie below or don't.
static void write_when(Writer *w) {
    static const char *const keys[] = {"pack", "no_pack"};
    json_string(&w->json, "description",
                "an object: the entry counts only if this pack lies below, or if no such pack does");
    json_string(&w->json, "type", "object");
    json_bool(&w->json, "additionalProperties", false);
    json_number(&w->json, "minProperties", 1);
    json_begin_object(&w->json, "properties");
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        json_begin_object(&w->json, keys[i]);
        write_id(w);
        json_end_object(&w->json);
    }
    json_end_object(&w->json);
}

// True if a layer's entries of this kind may have conditions.
static bool has_conditions(const Writer *w, const Schema *schema) {
    return !w->whole && schema->fields[0].kind == FIELD_ID;
}

// The field's value, or what may replace it: null, changes to some entries, or to a number.
static void write_choices(Writer *w, const Schema *schema, const Field *field, const char *name) {
    json_begin_list(&w->json, "anyOf");
    json_begin_object(&w->json, NULL);
    write_value(w, schema, field, name);
    json_end_object(&w->json);
    if (!w->whole && is_list(field)) {
        json_begin_object(&w->json, NULL);
        write_places(w, schema, field, name);
        json_end_object(&w->json);
    }
    if (!w->whole && (field->kind == FIELD_NUMBER || field->kind == FIELD_NUMBER16))
        write_relative(w);
    if (has_conditions(w, schema) && strcmp(field->key, "when") == 0) {
        json_begin_object(&w->json, NULL);
        write_when(w);
        json_end_object(&w->json);
    }
    write_null(w);
    json_end_list(&w->json);
}

static void write_property(Writer *w, const Schema *schema, const Field *field, const char *name) {
    const bool may_be_null = field->kind == FIELD_REF && !field->required;
    json_begin_object(&w->json, field->key);
    write_about(w, schema, field);
    if (field->kind != FIELD_ID && (!w->whole || may_be_null))
        write_choices(w, schema, field, name);
    else
        write_value(w, schema, field, name);
    json_end_object(&w->json);
}

// ---- keys without effect for a word

// A key that must not be present, except as null in a layer, which removes it.
static void forbid(Writer *w, const char *key) {
    if (w->whole) {
        json_bool(&w->json, key, false);
        return;
    }
    json_begin_object(&w->json, key);
    json_string(&w->json, "type", "null");
    json_end_object(&w->json);
}

static void forbid_unused(Writer *w, const Schema *schema, size_t word) {
    json_begin_object(&w->json, "properties");
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (!reader_word_uses(schema, word, NULL, field->key)) {
            forbid(w, field->key);
        } else if (field->kind == FIELD_RECORD) {
            json_begin_object(&w->json, field->key);
            json_begin_object(&w->json, "properties");
            for (size_t k = 0; k < field->record->field_count; k++)
                if (!reader_word_uses(schema, word, field->key, field->record->fields[k].key) &&
                    !reader_common_key(schema, field->key))
                    forbid(w, field->record->fields[k].key);
            json_end_object(&w->json);
            json_end_object(&w->json);
        }
    }
    json_end_object(&w->json);
}

static void write_uses(Writer *w, const Schema *schema) {
    const Field *chooser = reader_chooser(schema);
    if (chooser == NULL)
        return;
    json_begin_list(&w->json, "allOf");
    for (size_t word = 0; chooser->words[word] != NULL; word++) {
        json_begin_object(&w->json, NULL);
        json_begin_object(&w->json, "if");
        json_begin_list(&w->json, "required");
        json_string(&w->json, NULL, chooser->key);
        json_end_list(&w->json);
        json_begin_object(&w->json, "properties");
        json_begin_object(&w->json, chooser->key);
        json_string(&w->json, "const", chooser->words[word]);
        json_end_object(&w->json);
        json_end_object(&w->json);
        json_end_object(&w->json);
        json_begin_object(&w->json, "then");
        forbid_unused(w, schema, word);
        json_end_object(&w->json);
        json_end_object(&w->json);
    }
    json_end_list(&w->json);
}

// ---- records

static void write_required(Writer *w, const Schema *schema) {
    bool any = false;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (!field->required)
            continue;
        if (!any)
            json_begin_list(&w->json, "required");
        json_string(&w->json, NULL, field->key);
        any = true;
    }
    if (any)
        json_end_list(&w->json);
}

static void write_properties(Writer *w, const Schema *schema, const char *name) {
    for (size_t i = 0; i < schema->field_count; i++)
        write_property(w, schema, &schema->fields[i], name_of(name, &schema->fields[i]).text);
}

static void write_true(Writer *w, const char *key, const char *description) {
    json_begin_object(&w->json, key);
    json_string(&w->json, "description", description);
    json_bool(&w->json, "const", true);
    json_end_object(&w->json);
}

// Which records a change is for: {"type": "ship"}.
static void write_each(Writer *w, const Schema *schema) {
    json_begin_object(&w->json, "each");
    json_string(&w->json, "description",
                "instead of an id: what stands here changes all whose keys have these values, or one of them "
                "if there is a list");
    json_string(&w->json, "type", "object");
    json_number(&w->json, "minProperties", 1);
    json_begin_object(&w->json, "propertyNames");
    json_begin_list(&w->json, "enum");
    for (size_t i = 0; i < schema->field_count; i++)
        json_string(&w->json, NULL, schema->fields[i].key);
    json_end_list(&w->json);
    json_end_object(&w->json);
    json_end_object(&w->json);
}

// The keys by which a layer's record removes one, is a copy, or changes all that match.
static void write_changing(Writer *w, const Schema *schema) {
    write_each(w, schema);
    bool own_when = false; // the game's own key then allows conditions too
    for (size_t i = 0; i < schema->field_count; i++)
        own_when |= strcmp(schema->fields[i].key, "when") == 0;
    if (!own_when) {
        json_begin_object(&w->json, "when");
        write_when(w);
        json_end_object(&w->json);
    }
    write_true(w, "remove", "true: it leaves the pack");
    json_begin_object(&w->json, "like");
    json_string(&w->json, "description",
                "the id of another, as it lies below this pack: this one is new, and a copy of it with what "
                "stands here");
    write_id(w);
    json_end_object(&w->json);
}

// A layer's file that replaces the whole one must be complete.
static void write_replacing(Writer *w, const Schema *schema) {
    json_begin_object(&w->json, "if");
    json_begin_list(&w->json, "required");
    json_string(&w->json, NULL, "replace");
    json_end_list(&w->json);
    json_end_object(&w->json);
    json_begin_object(&w->json, "then");
    w->whole = true;
    write_required(w, schema);
    json_begin_object(&w->json, "properties");
    write_properties(w, schema, "");
    json_end_object(&w->json);
    w->whole = false;
    json_end_object(&w->json);
}

// The properties of an object's schema. `root`: the file itself.
static void write_object(Writer *w, const Schema *schema, const char *name, bool root) {
    json_string(&w->json, "type", "object");
    json_bool(&w->json, "additionalProperties", false);
    if (w->whole)
        write_required(w, schema);
    json_begin_object(&w->json, "properties");
    if (root) {
        json_begin_object(&w->json, "$schema");
        json_string(&w->json, "type", "string");
        json_end_object(&w->json);
    }
    write_properties(w, schema, name);
    if (!root && has_conditions(w, schema))
        write_changing(w, schema);
    if (!w->whole && root)
        write_true(w, "replace", "true: this file counts in place of all that lies below it");
    json_end_object(&w->json);
    write_uses(w, schema);
    if (!w->whole && root)
        write_replacing(w, schema);
}

static void write_definition(Writer *w, const Schema *schema, const char *name) {
    const bool marked = w->whole && w->flavour == SCHEMA_LAYER;
    Text key = {0};
    text_printf(&key, "%s%s", name, marked ? "_whole" : "");
    json_begin_object(&w->json, text_string(&key));
    write_object(w, schema, name, false);
    json_end_object(&w->json);
    text_finish(&key);
}

// True if already defined; records it as defined.
static bool is_defined(Writer *w, const Field *field) {
    if (field->kind != FIELD_POOL)
        return false;
    for (int i = 0; i < w->pooled_count; i++)
        if (w->pooled[i] == field->record)
            return true;
    assert(w->pooled_count < POOLED_MAX);
    w->pooled[w->pooled_count++] = field->record;
    return false;
}

// Defines all records inside, however deep.
static void write_definitions(Writer *w, const Schema *schema, const char *parent) {
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if ((field->kind != FIELD_RECORD && !holds_records(field)) || is_defined(w, field))
            continue;
        const Name name = name_of(parent, field);
        write_definition(w, field->record, name.text);
        write_definitions(w, field->record, name.text);
    }
}

static void write_file(Writer *w, const Schema *schema, const char *file) {
    Text title = {0};
    text_printf(&title, "%s of %s%s", file, w->game->id, w->whole ? "" : ", only what differs");
    json_begin_object(&w->json, NULL);
    json_string(&w->json, "$schema", "http://json-schema.org/draft-07/schema#");
    json_string(&w->json, "title", text_string(&title));
    write_object(w, schema, "", true);
    json_begin_object(&w->json, "definitions");
    write_definitions(w, schema, "");
    if (!w->whole) {
        w->whole = true;
        w->pooled_count = 0;
        write_definitions(w, schema, "");
    }
    json_end_object(&w->json);
    json_end_object(&w->json);
    text_finish(&title);
}

// ---- files

const char *json_schema_file(const Game *game, SchemaFlavour flavour, int number) {
    if (number < game->pack_file_count)
        return game->pack_files[number].name;
    if (number == game->pack_file_count)
        return CAPTAINS_FILE;
    if (number == game->pack_file_count + 1)
        return SCHEMA_WORDS;
    return number == game->pack_file_count + 2 && flavour == SCHEMA_LAYER ? PACK_FILE : NULL;
}

bool json_schema_write(const Game *game, SchemaFlavour flavour, const char *file, Text *out) {
    CaptainsSchema captains;
    int number = 0;
    const char *name;
    while ((name = json_schema_file(game, flavour, number)) != NULL && strcmp(name, file) != 0)
        number++;
    if (name == NULL)
        return false;
    captains_describe(game, &captains);
    const Schema *schema = number < game->pack_file_count ? game->pack_files[number].schema : &captains.file;
    if (strcmp(name, PACK_FILE) == 0)
        schema = &pack_info_schema;
    Text document = {0};
    Writer w = {.game = game,
                .flavour = schema == &pack_info_schema ? SCHEMA_WHOLE : flavour, // not merged
                .whole = flavour == SCHEMA_WHOLE || schema == &pack_info_schema};
    json_out_init(&w.json, &document);
    if (strcmp(name, SCHEMA_WORDS) != 0)
        write_file(&w, schema, file);
    else if (!json_schema_words(game, flavour, &document))
        out->failed = true;
    json_out_indent(text_string(&document), out);
    text_add(out, "\n");
    out->failed |= document.failed;
    text_finish(&document);
    return true;
}

// SPDX-License-Identifier: MIT
// Writes the JSON Schema of a game's language files, from the list of texts that lint checks. The schema
// doesn't know the pack's cards, so texts for a record are allowed for any id.
#include "core/json_out.h"
#include "data/json_schema.h"
#include "data/words_store.h"
#include "engine/game.h"

#include <stdio.h>
#include <string.h>

#define NO_VALUES "^[^{}]*$"
#define FORMS "(\\.(nominative|accusative|dative|genitive)|:[^{|}]*\\|[^{|}]*)?"
#define NUMBERS "\\{\\+?[a-z0-9_]+(\\.[a-z0-9_]+)*(:[^{|}]*(\\|[^{|}]*)+)?\\}"
#define ANY_VALUES "^([^{}]|" NUMBERS ")*$"
#define KEY_PATTERN "^[a-z0-9_]+$"

typedef struct WordsWriter {
    JsonOut json;
    const Game *game;
    bool whole; // all required keys must be present
} WordsWriter;

// "seat card": ^([^{}]|\{(seat|card)\})*$
static void write_values(WordsWriter *w, const char *values) {
    Text pattern = {0}, about = {0};
    if (values == NULL || values[0] == '\0') {
        json_string(&w->json, "pattern", values == NULL ? ANY_VALUES : NO_VALUES);
        return;
    }
    text_add(&pattern, "^([^{}]|\\{(");
    for (const char *at = values; *at != '\0'; at += strspn(at, " ")) {
        const bool first = at == values, has_forms = *at == '@';
        at += has_forms;
        const int length = (int)strcspn(at, " ");
        text_printf(&pattern, "%s%.*s%s", first ? "" : "|", length, at, has_forms ? FORMS : "");
        text_printf(&about, "%s{%.*s}", first ? "placeholders: " : ", ", length, at);
        at += length;
    }
    text_add(&pattern, ")\\})*$");
    json_string(&w->json, "description", text_string(&about));
    json_string(&w->json, "pattern", text_string(&pattern));
    text_finish(&pattern);
    text_finish(&about);
}

static void write_text(WordsWriter *w, const char *key, bool may_be_empty, const char *values) {
    json_begin_object(&w->json, key);
    json_string(&w->json, "type", "string");
    if (!may_be_empty)
        json_number(&w->json, "minLength", 1);
    write_values(w, values);
    json_end_object(&w->json);
}

// ---- the numbers of records

#define SCHEMAS_MAX 32 // in one record

typedef struct Keys {
    Text list; // "{damage}, {amount}"
    const Schema *seen[SCHEMAS_MAX];
    size_t schemas;
} Keys;

static bool is_seen(const Keys *keys, const Schema *schema) {
    for (size_t i = 0; i < keys->schemas; i++)
        if (keys->seen[i] == schema)
            return true;
    return keys->schemas == SCHEMAS_MAX;
}

static void add_number(Keys *keys, const char *key) {
    char name[64];
    snprintf(name, sizeof name, "{%s}", key);
    if (strstr(text_string(&keys->list), name) == NULL)
        text_printf(&keys->list, "%s%s", keys->list.length > 0 ? ", " : "", name);
}

// Adds the keys of all numbers in records of this kind, each once.
static void add_numbers(Keys *keys, const Schema *schema) {
    if (is_seen(keys, schema))
        return;
    keys->seen[keys->schemas++] = schema;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        if (field->kind == FIELD_NUMBER || field->kind == FIELD_NUMBER16)
            add_number(keys, field->key);
        else if (field->kind == FIELD_RECORD || field->kind == FIELD_POOL ||
                 (field->kind == FIELD_RECORDS && field->table == NO_TABLE))
            add_numbers(keys, field->record);
    }
}

static void write_record_text(WordsWriter *w, const char *key, uint8_t table) {
    const Schema *schema = record_numbers_schema(w->game, table);
    Keys keys = {0};
    Text about = {0};
    if (schema != NULL)
        add_numbers(&keys, schema);
    text_printf(&about,
                "placeholders: its numbers %s; with its sign {+KEY}, by the number {KEY:# card|# cards}, of "
                "several the one on the way {EFFECT.KEY}",
                text_string(&keys.list));
    json_begin_object(&w->json, key);
    json_string(&w->json, "type", "string");
    if (keys.list.length > 0)
        json_string(&w->json, "description", text_string(&about));
    json_string(&w->json, "pattern", ANY_VALUES);
    json_end_object(&w->json);
    text_finish(&keys.list);
    text_finish(&about);
}

// ---- records

static void write_required(WordsWriter *w, const char *const keys[]) {
    if (!w->whole)
        return;
    json_begin_list(&w->json, "required");
    for (size_t i = 0; keys[i] != NULL; i++)
        json_string(&w->json, NULL, keys[i]);
    json_end_list(&w->json);
}

// The forms of a player's name.
static void write_forms(WordsWriter *w) {
    for (size_t form = 0; form < WORDS_FORMS; form++)
        write_text(w, words_form_names[form], false, "");
    json_begin_object(&w->json, WORDS_NUMBER);
    json_begin_list(&w->json, "enum");
    json_string(&w->json, NULL, WORDS_ONE);
    json_string(&w->json, NULL, WORDS_MANY);
    json_end_list(&w->json);
    json_end_object(&w->json);
}

static void write_table(WordsWriter *w, uint8_t table) {
    const Table *of = &w->game->tables[table];
    const char *keys[16] = {"name"};
    for (size_t i = 0; of->texts != NULL && of->texts[i] != NULL && i + 2 < 16; i++)
        keys[i + 1] = of->texts[i];
    json_begin_object(&w->json, of->what);
    json_string(&w->json, "type", "object");
    write_required(w, keys);
    json_begin_object(&w->json, "properties");
    write_text(w, "name", false, "");
    for (size_t i = 1; keys[i] != NULL; i++)
        write_record_text(w, keys[i], table);
    if (table == w->game->seat_table)
        write_forms(w);
    json_end_object(&w->json);
    if (table == w->game->card_table) // names given by one faction
        write_text(w, "additionalProperties", false, "");
    else
        json_bool(&w->json, "additionalProperties", false);
    json_end_object(&w->json);
}

static void write_captain(WordsWriter *w) {
    static const char *const keys[] = {"name", "style", "greets", "wins", "loses", NULL};
    json_begin_object(&w->json, WORDS_CAPTAIN);
    json_string(&w->json, "type", "object");
    write_required(w, keys);
    json_begin_object(&w->json, "properties");
    for (size_t i = 0; keys[i] != NULL; i++)
        write_text(w, keys[i], false, "");
    json_end_object(&w->json);
    json_bool(&w->json, "additionalProperties", false);
    json_end_object(&w->json);
}

// True if the group contains records by their ids, besides the keys listed.
static bool is_of_records(const Game *game, const char *group) {
    bool found = strcmp(group, WORDS_CAPTAIN) == 0;
    for (uint8_t i = 0; i < game->table_count; i++)
        found |= strcmp(group, game->tables[i].what) == 0;
    return found;
}

static void write_records(WordsWriter *w, const char *group) {
    Text reference = {0};
    text_printf(&reference, "#/definitions/%s", group);
    json_begin_object(&w->json, "propertyNames");
    json_string(&w->json, "pattern", KEY_PATTERN);
    json_end_object(&w->json);
    json_begin_object(&w->json, "additionalProperties");
    json_string(&w->json, "$ref", text_string(&reference));
    json_end_object(&w->json);
    text_finish(&reference);
}

// ---- groups

// The rules for one object; `skip` bytes of their keys lead to it.
typedef struct Group {
    const KeyRule *rule;
    size_t count, skip;
} Group;

// Takes the first part of the group's keys from index `from` on, and all rules that start with it. False if
// there is none.
static bool next_part(const Group *group, size_t from, char part[128], Group *inside) {
    if (from >= group->count)
        return false;
    const char *key = group->rule[from].key + group->skip;
    const size_t length = strcspn(key, ".");
    snprintf(part, 128, "%.*s", (int)length, key);
    *inside = (Group){&group->rule[from], 0, group->skip + length + 1};
    while (from + inside->count < group->count) {
        const char *other = group->rule[from + inside->count].key + group->skip;
        if (strncmp(other, key, length) != 0 || (other[length] != '.' && other[length] != '\0'))
            break;
        inside->count++;
    }
    return true;
}

static bool is_text(const Group *inside) {
    return strlen(inside->rule[0].key) < inside->skip;
}

static bool is_demanded(const Group *inside) {
    for (size_t i = 0; i < inside->count; i++)
        if (inside->rule[i].required)
            return true;
    return false;
}

static void write_group(WordsWriter *w, const Group *group, const char *name) {
    char part[128];
    Group inside;
    json_string(&w->json, "type", "object");
    if (w->whole) {
        json_begin_list(&w->json, "required");
        for (size_t i = 0; next_part(group, i, part, &inside); i += inside.count)
            if (is_demanded(&inside))
                json_string(&w->json, NULL, part);
        json_end_list(&w->json);
    }
    json_begin_object(&w->json, "properties");
    if (name == NULL) {
        json_begin_object(&w->json, "$schema");
        json_string(&w->json, "type", "string");
        json_end_object(&w->json);
    }
    for (size_t i = 0; next_part(group, i, part, &inside); i += inside.count) {
        if (is_text(&inside)) {
            write_text(w, part, inside.rule[0].may_be_empty, inside.rule[0].values);
            continue;
        }
        json_begin_object(&w->json, part);
        write_group(w, &inside, name == NULL ? part : ""); // as deep as keys have parts
        json_end_object(&w->json);
    }
    const char *const tables[] = {WORDS_CAPTAIN};
    for (uint8_t i = 0; name == NULL && i <= w->game->table_count; i++) {
        const char *what = i < w->game->table_count ? w->game->tables[i].what : tables[0];
        bool there = false;
        for (size_t k = 0; next_part(group, k, part, &inside); k += inside.count)
            there |= strcmp(part, what) == 0;
        if (there)
            continue;
        json_begin_object(&w->json, what);
        json_string(&w->json, "type", "object");
        write_records(w, what);
        json_end_object(&w->json);
    }
    json_end_object(&w->json);
    if (name != NULL && is_of_records(w->game, name))
        write_records(w, name);
    else
        json_bool(&w->json, "additionalProperties", false);
}

bool json_schema_words(const Game *game, SchemaFlavour flavour, Text *out) {
    KeyRules rules = {0};
    WordsWriter w = {.game = game, .whole = flavour == SCHEMA_WHOLE};
    Text title = {0};
    pack_words_rules(game, NULL, (PackWords){.captains_unknown = true}, &rules);
    const Group all = {rules.rule, key_rules_sort(&rules), 0};
    text_printf(&title, "lang/*.json of %s%s", game->id, w.whole ? "" : ", only what differs");
    json_out_init(&w.json, out);
    json_begin_object(&w.json, NULL);
    json_string(&w.json, "$schema", "http://json-schema.org/draft-07/schema#");
    json_string(&w.json, "title", text_string(&title));
    write_group(&w, &all, NULL);
    json_begin_object(&w.json, "definitions");
    for (uint8_t i = 0; i < game->table_count; i++)
        write_table(&w, i);
    write_captain(&w);
    json_end_object(&w.json);
    json_end_object(&w.json);
    text_finish(&title);
    const bool good = !rules.failed;
    key_rules_finish(&rules);
    return good;
}

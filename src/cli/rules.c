// SPDX-License-Identifier: MIT
// stardeck rules: prints a pack's records as the program has read them, using the same schema tables, so that
// pack authors see the effect of their files. Knows no game.
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/packs.h"
#include "cli/rules_explain.h"
#include "core/json_out.h"
#include "data/words.h"
#include "engine/game.h"

#include <string.h>

typedef struct RulesOptions {
    const char *language, *cards, *explain;
    OptionTexts packs;
    bool json;
} RulesOptions;

static const Option options[] = {
    {.name = "lang",
     .kind = OPTION_TEXT,
     .value = "CODE",
     .help = "the language of the names: en (the usual one), de or one that a pack brings",
     .offset = offsetof(RulesOptions, language)},
    {.name = "cards",
     .kind = OPTION_TEXT,
     .value = "DIR",
     .help = "the folder of the card packs",
     .offset = offsetof(RulesOptions, cards)},
    {.name = "pack",
     .kind = OPTION_TEXTS,
     .value = "DIR",
     .help = "a pack to lay upon that; may be given several times, the lowest first",
     .offset = offsetof(RulesOptions, packs)},
    {.name = "explain",
     .kind = OPTION_TEXT,
     .value = "ID",
     .help = "for one card, or whatever else has an id, or a key of game.json: where each of its values\n"
             "stands",
     .offset = offsetof(RulesOptions, explain)},
    {.name = "json",
     .kind = OPTION_FLAG,
     .help = "print everything as one JSON document",
     .offset = offsetof(RulesOptions, json)},
    {.name = NULL},
};

static const Usage usage = {
    .command = "stardeck rules",
    .arguments = "GAME",
    .summary = "Prints a game's cards and what else is in its pack, a line for each, as loaded from the JSON "
               "files.\n"
               "In brackets stands what an effect's parts say; what is left at its usual value is left out.",
    .options = options,
    .arguments_min = 1,
    .arguments_max = 1,
};

#define NAME_WIDTH 22

static const uint8_t *at(const void *record, uint32_t offset) {
    return (const uint8_t *)record + offset;
}

static int number_of(const Field *field, const void *record) {
    int16_t number = *at(record, field->offset);
    if (field->kind == FIELD_NUMBER16)
        memcpy(&number, at(record, field->offset), sizeof number);
    return number;
}

// The words that are set, one bit each.
static uint32_t words_of(const Field *field, const void *record) {
    uint32_t words = *at(record, field->offset);
    if (field->kind == FIELD_WORDS32)
        memcpy(&words, at(record, field->offset), sizeof words);
    return words;
}

// The first record of a list, inside the record or in a pool of the pack.
static const uint8_t *first_of(const Catalog *catalog, const Field *field, const void *record) {
    uint16_t first;
    if (field->kind != FIELD_POOL)
        return at(record, field->offset);
    memcpy(&first, at(record, field->offset), sizeof first);
    return at(catalog->rules, field->pool_offset) + (size_t)first * field->stride;
}

// True if the field has the value it would have if its key were left out.
static bool is_usual(const Field *field, const void *record) {
    switch (field->kind) {
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        // A required number below its minimum was never read: its whole record was left out.
        return field->required ? number_of(field, record) < field->min
                               : number_of(field, record) == field->absent;
    case FIELD_WORD:
    case FIELD_BOOL:
        return !field->required && *at(record, field->offset) == field->absent;
    case FIELD_WORDS:
    case FIELD_WORDS32:
    case FIELD_BITS:
        return words_of(field, record) == 0;
    case FIELD_REF:
        return *at(record, field->offset) == NONE;
    case FIELD_REFS:
    case FIELD_RECORDS:
    case FIELD_POOL:
        return *at(record, field->count_offset) == 0;
    case FIELD_RECORD:
        if (field->present_offset != 0)
            return *at(record, field->present_offset) == 0;
        for (size_t i = 0; i < field->record->field_count; i++)
            if (!is_usual(&field->record->fields[i], at(record, field->offset)))
                return false;
        return true;
    case FIELD_TEXT:
        return *at(record, field->offset) == '\0';
    case FIELD_COLOUR:
        return memcmp(at(record, field->offset), &(uint32_t){NO_COLOUR}, sizeof(uint32_t)) == 0;
    case FIELD_ID:
    case FIELD_BY_REF:
        break;
    }
    return false;
}

static void write_record(JsonOut *json, const Catalog *catalog, const Schema *schema, const void *record);

static void write_field(JsonOut *json, const Catalog *catalog, const Field *field, const void *record) {
    const uint8_t *value = at(record, field->offset);
    uint32_t colour;
    Text text = {0};
    switch (field->kind) {
    case FIELD_ID:
    case FIELD_TEXT:
        json_string(json, field->key, (const char *)value);
        break;
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        json_number(json, field->key, number_of(field, record));
        break;
    case FIELD_BOOL:
        json_bool(json, field->key, *value != 0);
        break;
    case FIELD_WORD:
        json_string(json, field->key, field->words[*value]);
        break;
    case FIELD_WORDS:
    case FIELD_WORDS32:
        json_begin_list(json, field->key);
        for (int i = 0; field->words[i] != NULL; i++)
            if (words_of(field, record) >> i & 1)
                json_string(json, NULL, field->words[i]);
        json_end_list(json);
        break;
    case FIELD_REF:
        json_string(json, field->key, catalog_id(catalog, field->table, *value));
        break;
    case FIELD_REFS:
        json_begin_list(json, field->key);
        for (uint8_t i = 0; i < *at(record, field->count_offset); i++)
            json_string(json, NULL, catalog_id(catalog, field->table, value[i]));
        json_end_list(json);
        break;
    case FIELD_COLOUR:
        memcpy(&colour, value, sizeof colour);
        text_printf(&text, "#%06X", (unsigned)colour);
        json_string(json, field->key, text_string(&text));
        text_finish(&text);
        break;
    case FIELD_RECORD:
        json_begin_object(json, field->key);
        write_record(json, catalog, field->record, value);
        json_end_object(json);
        break;
    case FIELD_RECORDS:
    case FIELD_POOL:
        json_begin_list(json, field->key);
        for (uint8_t i = 0; i < *at(record, field->count_offset); i++) {
            json_begin_object(json, NULL);
            write_record(json, catalog, field->record,
                         first_of(catalog, field, record) + (size_t)i * field->stride);
            json_end_object(json);
        }
        json_end_list(json);
        break;
    case FIELD_BITS:
    case FIELD_BY_REF:
        break; // only in set-ups
    }
}

static void write_record(JsonOut *json, const Catalog *catalog, const Schema *schema, const void *record) {
    for (size_t i = 0; i < schema->field_count; i++)
        if (!is_usual(&schema->fields[i], record))
            write_field(json, catalog, &schema->fields[i], record);
}

// Appends a value for a line: "damage 3" or "which [where=above types=ship]".
static void add_field(Text *out, const Catalog *catalog, const Field *field, const void *record);

static void add_record(Text *out, const Catalog *catalog, const Schema *schema, const void *record) {
    bool first = true;
    for (size_t i = 0; i < schema->field_count; i++) {
        if (is_usual(&schema->fields[i], record))
            continue;
        text_add(out, first ? "" : " ");
        add_field(out, catalog, &schema->fields[i], record);
        first = false;
    }
    if (first && schema->field_count > 0) // all values are defaults: show one of them
        add_field(out, catalog, &schema->fields[0], record);
}

static void add_list(Text *out, const char *entry, bool *first) {
    text_printf(out, "%s%s", *first ? "" : ",", entry);
    *first = false;
}

static void add_value(Text *out, const Catalog *catalog, const Field *field, const void *record) {
    const uint8_t *value = at(record, field->offset);
    uint32_t colour;
    bool first = true;
    switch (field->kind) {
    case FIELD_ID:
    case FIELD_TEXT:
        text_add(out, (const char *)value);
        break;
    case FIELD_NUMBER:
    case FIELD_NUMBER16:
        text_printf(out, "%d", number_of(field, record));
        break;
    case FIELD_BOOL:
        text_add(out, *value != 0 ? "yes" : "no");
        break;
    case FIELD_WORD:
        text_add(out, field->words[*value]);
        break;
    case FIELD_WORDS:
    case FIELD_WORDS32:
        for (int i = 0; field->words[i] != NULL; i++)
            if (words_of(field, record) >> i & 1)
                add_list(out, field->words[i], &first);
        break;
    case FIELD_REF:
        text_add(out, catalog_id(catalog, field->table, *value));
        break;
    case FIELD_REFS:
        for (uint8_t i = 0; i < *at(record, field->count_offset); i++)
            add_list(out, catalog_id(catalog, field->table, value[i]), &first);
        break;
    case FIELD_COLOUR:
        memcpy(&colour, value, sizeof colour);
        text_printf(out, "#%06X", (unsigned)colour);
        break;
    case FIELD_RECORD:
        text_add(out, "[");
        add_record(out, catalog, field->record, value);
        text_add(out, "]");
        break;
    case FIELD_RECORDS:
    case FIELD_POOL:
        for (uint8_t i = 0; i < *at(record, field->count_offset); i++) {
            text_add(out, i == 0 ? "[" : " [");
            add_record(out, catalog, field->record,
                       first_of(catalog, field, record) + (size_t)i * field->stride);
            text_add(out, "]");
        }
        break;
    case FIELD_BITS:
    case FIELD_BY_REF:
        break;
    }
}

static void add_field(Text *out, const Catalog *catalog, const Field *field, const void *record) {
    const bool is_group =
        field->kind == FIELD_RECORD || field->kind == FIELD_RECORDS || field->kind == FIELD_POOL;
    text_printf(out, "%s%s", field->key, is_group ? " " : "=");
    add_value(out, catalog, field, record);
}

// Appends a line per record of a table: id, name in the language, other values.
static void add_table(Text *out, const Catalog *catalog, const Words *words, const Field *table) {
    const char *what = catalog->game->tables[table->table].what;
    const uint8_t count = catalog_count(catalog, table->table);
    text_printf(out, "%s: %d\n", table->key, count);
    for (uint8_t i = 0; i < count; i++) {
        const void *record = at(catalog->rules, table->offset) + (size_t)i * table->stride;
        const char *id = catalog_id(catalog, table->table, i);
        const char *name = words_part(words, what, id, "name");
        text_add(out, "  ");
        text_pad(out, id, NAME_WIDTH - 1);
        text_add(out, " ");
        text_pad(out, name != NULL ? name : "", NAME_WIDTH - 1);
        text_add(out, " ");
        bool first = true;
        for (size_t f = 0; f < table->record->field_count; f++) {
            const Field *field = &table->record->fields[f];
            if (field->kind == FIELD_ID || is_usual(field, record))
                continue;
            text_add(out, first ? "" : " ");
            add_field(out, catalog, field, record);
            first = false;
        }
        text_add(out, "\n");
    }
}

static void add_pack(Text *out, const Catalog *catalog, const Words *words) {
    for (uint8_t file = 0; file < catalog->game->pack_file_count; file++) {
        const Schema *schema = catalog->game->pack_files[file].schema;
        for (size_t i = 0; i < schema->field_count; i++) {
            const Field *field = &schema->fields[i];
            if (field->kind == FIELD_RECORDS && field->table != NO_TABLE) {
                add_table(out, catalog, words, field);
            } else if (!is_usual(field, catalog->rules)) {
                add_field(out, catalog, field, catalog->rules);
                text_add(out, "\n");
            }
        }
    }
}

static void add_pack_json(Text *out, const Catalog *catalog) {
    JsonOut json;
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_string(&json, "game", catalog->game->id);
    for (uint8_t file = 0; file < catalog->game->pack_file_count; file++)
        write_record(&json, catalog, catalog->game->pack_files[file].schema, catalog->rules);
    json_end_object(&json);
    text_add(out, "\n");
}

static int print_rules(const RulesOptions *given, const Catalog *catalog, Packs *packs) {
    Text out = {0};
    Problems problems = {0};
    if (given->json) {
        add_pack_json(&out, catalog);
        return say_result(&out);
    }
    Words *words = words_create();
    const Layers *layers = pack_cache_layers(&packs->shelf, catalog->game);
    const bool loaded = words != NULL && words_load_layers(words, layers, given->language, &problems);
    int status = EXIT_USAGE;
    say_problems(&problems);
    if (loaded) {
        add_pack(&out, catalog, words);
        status = say_result(&out);
    }
    words_destroy(words);
    return status;
}

// False after a message.
static bool is_spoken(const Layers *layers, const char *language) {
    Languages languages;
    layers_languages(layers, &languages);
    if (languages_have(&languages, language))
        return true;
    Text allowed = {0};
    languages_print(&languages, language, &allowed);
    say_error(EXIT_USAGE, "--lang: '%s' is not allowed; %s", language, text_string(&allowed));
    text_finish(&allowed);
    return false;
}

int rules_command(int argc, char **argv) {
    RulesOptions given = {.language = "en"};
    Arguments arguments;
    int status = options_read(&usage, argc, argv, &given, &arguments);
    if (status != OPTIONS_GO_ON)
        return status;
    Packs packs = {.cards = given.cards, .named = given.packs.item, .players = true};
    const Catalog *catalog = packs_open(&packs, arguments.item[0]);
    if (catalog == NULL || !is_spoken(pack_cache_layers(&packs.shelf, catalog->game), given.language))
        status = EXIT_USAGE;
    else if (given.explain != NULL)
        status =
            rules_explain(catalog, pack_cache_layers(&packs.shelf, catalog->game), given.explain, given.json);
    else
        status = print_rules(&given, catalog, &packs);
    packs_finish(&packs);
    return status;
}

// SPDX-License-Identifier: MIT
// Prints one line per value of a record: the value, its file and line, and what it was before a pack changed
// it.
#include "cli/rules_explain.h"

#include "cli/say.h"
#include "core/json_out.h"
#include "data/pack_explain.h"
#include "data/words.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define PATH_WIDTH 22
#define VALUE_WIDTH 22
#define IDS_MAX 512

typedef struct Printing {
    Text out;
    JsonOut json;
    bool as_json;
    const Catalog *catalog;
    const char *id, *what, *language; // of the last heading
} Printing;

static bool is_same(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static void print_heading(Printing *printing, const ExplainedValue *value) {
    if (printing->what != NULL && is_same(printing->what, value->what) &&
        is_same(printing->language, value->language))
        return;
    printing->what = value->what;
    printing->language = value->language;
    text_printf(&printing->out, "%s %s%s%s%s\n", value->what, printing->id,
                value->language != NULL ? " (" : "", value->language != NULL ? value->language : "",
                value->language != NULL ? ")" : "");
}

// Both may be NULL.
static void print_conditions(Printing *printing, const char *each, const char *when) {
    if (each != NULL)
        text_printf(&printing->out, ", each %s", each);
    if (when != NULL)
        text_printf(&printing->out, ", %s", when);
}

// The number at the bottom, and a line for each layer that changed it.
static void print_steps(Printing *printing, const ExplainedValue *value) {
    for (int i = 0; i < value->step_count; i++) {
        const JsonStep *step = &value->step[i];
        Text came = {0};
        if (step->change != NULL)
            text_printf(&came, "%s → ", step->change);
        text_printf(&came, "%ld", step->value);
        text_printf(&printing->out, "  %-*s ", PATH_WIDTH, "");
        text_pad(&printing->out, text_string(&came), VALUE_WIDTH);
        text_printf(&printing->out, " %s:%d", step->file, step->line);
        print_conditions(printing, step->each, step->when);
        text_add(&printing->out, "\n");
        text_finish(&came);
    }
}

// Appends a text as it is shown, with the numbers of its record, as JSON. False if that is how it stands in
// the file.
static bool add_shown(const Printing *printing, const ExplainedValue *value, Text *out) {
    const Game *game = printing->catalog->game;
    uint8_t table = 0;
    while (table < game->table_count && strcmp(game->tables[table].what, value->what) != 0)
        table++;
    const uint8_t index =
        table < game->table_count ? catalog_find(printing->catalog, table, printing->id) : NONE;
    if (value->language == NULL || index == NONE || strchr(value->value, '{') == NULL)
        return false;
    words_fill_numbers(value->value, (RecordAt){printing->catalog, table, index}, out);
    return true;
}

static void print_value(Printing *printing, const ExplainedValue *value) {
    print_heading(printing, value);
    text_add(&printing->out, "  ");
    text_pad(&printing->out, value->path, PATH_WIDTH);
    text_add(&printing->out, " ");
    text_pad(&printing->out, value->value, VALUE_WIDTH);
    if (strlen(value->value) > VALUE_WIDTH)
        text_printf(&printing->out, "\n  %-*s", PATH_WIDTH + 1 + VALUE_WIDTH, "");
    text_printf(&printing->out, " %s:%d", value->file, value->line);
    for (int i = 0; i < value->replaced_count; i++)
        text_printf(&printing->out, ", instead of %s in %s:%d", value->replaced[i].value,
                    value->replaced[i].file, value->replaced[i].line);
    if (value->was != NULL)
        text_printf(&printing->out, ", instead of %s", value->was);
    else if (value->same)
        text_add(&printing->out, ", unchanged");
    else if (!value->own)
        text_add(&printing->out, ", new");
    print_conditions(printing, value->each, value->when);
    text_add(&printing->out, "\n");
    print_steps(printing, value);
    Text shown = {0};
    if (add_shown(printing, value, &shown))
        text_printf(&printing->out, "  %-*s %s\n", PATH_WIDTH, "  as shown", text_string(&shown));
    text_finish(&shown);
}

static void write_steps(JsonOut *json, const ExplainedValue *value) {
    json_begin_list(json, "steps");
    for (int i = 0; i < value->step_count; i++) {
        const JsonStep *step = &value->step[i];
        json_begin_object(json, NULL);
        json_string(json, "change", step->change);
        json_number(json, "value", step->value);
        json_string(json, "file", step->file);
        json_number(json, "line", step->line);
        if (step->each != NULL)
            json_raw(json, "each", step->each);
        if (step->when != NULL)
            json_string(json, "when", step->when);
        json_end_object(json);
    }
    json_end_list(json);
}

static void write_replaced(JsonOut *json, const ExplainedValue *value) {
    json_begin_list(json, "replaced");
    for (int i = 0; i < value->replaced_count; i++) {
        json_begin_object(json, NULL);
        json_raw(json, "value", value->replaced[i].value);
        json_string(json, "file", value->replaced[i].file);
        json_number(json, "line", value->replaced[i].line);
        json_end_object(json);
    }
    json_end_list(json);
}

static void write_value(Printing *printing, const ExplainedValue *value) {
    JsonOut *json = &printing->json;
    json_begin_object(json, NULL);
    json_string(json, "of", value->what);
    json_string(json, "language", value->language);
    json_string(json, "path", value->path);
    json_raw(json, "value", value->value);
    json_string(json, "file", value->file);
    json_number(json, "line", value->line);
    json_bool(json, "own", value->own);
    if (value->same)
        json_bool(json, "unchanged", true);
    if (value->was != NULL)
        json_raw(json, "was", value->was);
    if (value->replaced_count > 0)
        write_replaced(json, value);
    if (value->each != NULL)
        json_raw(json, "each", value->each);
    if (value->when != NULL)
        json_string(json, "when", value->when);
    if (value->step_count > 0)
        write_steps(json, value);
    Text shown = {0};
    if (add_shown(printing, value, &shown))
        json_raw(json, "shown", text_string(&shown));
    text_finish(&shown);
    json_end_object(json);
}

static void hear(void *context, const ExplainedValue *value) {
    Printing *printing = context;
    if (printing->as_json)
        write_value(printing, value);
    else
        print_value(printing, value);
}

// Adds the keys of a file that can be explained: not those of lists whose records have ids of their own.
static void add_keys(const Schema *schema, const char *ids[IDS_MAX], size_t *count) {
    for (size_t i = 0; i < schema->field_count && *count < IDS_MAX; i++) {
        const Field *field = &schema->fields[i];
        const bool has_ids = field->kind == FIELD_RECORDS &&
                             (field->table != NO_TABLE || field->record->fields[0].kind == FIELD_ID);
        if (!has_ids)
            ids[(*count)++] = field->key;
    }
}

// Prints which ids the game has instead.
static int refuse(const Catalog *catalog, const char *id) {
    const char *ids[IDS_MAX];
    size_t count = 0;
    for (uint8_t table = 0; table < catalog->game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(catalog, table) && count < IDS_MAX; i++)
            ids[count++] = catalog_id(catalog, table, i);
    for (int i = 0; i < catalog->captains && count < IDS_MAX; i++)
        ids[count++] = catalog->captain[i].id;
    for (uint8_t i = 0; i < catalog->game->pack_file_count; i++)
        add_keys(catalog->game->pack_files[i].schema, ids, &count);
    const char *near = text_nearest(id, ids, count);
    if (near != NULL)
        return say_error(EXIT_USAGE, "nothing of %s has the id '%s'; did you mean '%s'?", catalog->game->id,
                         id, near);
    return say_error(EXIT_USAGE, "nothing of %s has the id '%s'; 'stardeck rules %s' shows all that have one",
                     catalog->game->id, id, catalog->game->id);
}

int rules_explain(const Catalog *catalog, const Layers *layers, const char *id, bool as_json) {
    Problems problems = {0};
    Printing printing = {.as_json = as_json, .catalog = catalog, .id = id};
    PackSource *source = pack_source_open(catalog->game, layers, &problems);
    json_out_init(&printing.json, &printing.out);
    if (as_json)
        json_begin_list(&printing.json, NULL);
    const int records = source != NULL ? pack_explain(catalog->game, source, id, hear, &printing) : 0;
    if (as_json) {
        json_end_list(&printing.json);
        text_add(&printing.out, "\n");
    }
    Text why = {0};
    const bool away = source != NULL && records == 0 && pack_explain_absence(catalog->game, source, id, &why);
    pack_source_close(source);
    say_problems(&problems);
    int status = EXIT_USAGE;
    if (records > 0)
        status = say_result(&printing.out);
    else if (away)
        say_error(EXIT_USAGE, "nothing of %s has the id '%s': %s", catalog->game->id, id, text_string(&why));
    else if (problems.count == 0)
        status = refuse(catalog, id);
    if (records == 0)
        text_finish(&printing.out);
    text_finish(&why);
    return status;
}
